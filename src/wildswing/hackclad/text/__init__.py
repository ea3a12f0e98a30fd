"""The words of HacKClaD cards: a text is parsed into typed effects, which print back to the same text."""

from wildswing.hackclad.text.language import parse
