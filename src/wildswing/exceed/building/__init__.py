"""From the parsed text of a character to the cards and effects that the rules run.

This package is the only place where the two meet: it reads the text's nodes and makes the effects' objects.
"""
