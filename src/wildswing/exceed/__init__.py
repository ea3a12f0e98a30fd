"""The rules of EXCEED: a duel of hidden strikes on a line of nine spaces."""
