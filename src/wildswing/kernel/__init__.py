"""What every game shares: the state's stack, decisions, randomness, events, views and records."""
