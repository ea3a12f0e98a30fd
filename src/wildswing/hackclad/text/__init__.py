"""The words of HacKClaD cards: a text is parsed into typed effects, which print back to the same text."""
