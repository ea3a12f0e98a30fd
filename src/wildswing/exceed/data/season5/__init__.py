"""The characters of Season 5."""
