"""The characters of Season 1."""
