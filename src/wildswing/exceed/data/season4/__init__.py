"""The characters of Season 4."""
