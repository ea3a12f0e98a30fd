"""Servers that are killed, sockets that are cut, messages that are wrong: nothing is lost, doubled or leaked."""
