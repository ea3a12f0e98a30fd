"""The characters of Season 2."""
