"""What a connection receives does not depend on what its viewer may not know: every byte of whole games, compared."""
