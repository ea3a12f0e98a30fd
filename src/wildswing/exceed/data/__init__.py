"""The card files; beside those of some characters lies the code of the rules that they only name."""
