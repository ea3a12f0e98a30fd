"""What every card language shares: grammars with a fast start, error messages that point at the words, one loader."""
