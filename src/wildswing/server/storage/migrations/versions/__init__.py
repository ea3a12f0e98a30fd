"""The steps, each with the one before it."""
