"""EXCEED at the terminal table."""
