"""Pictures of HacKClaD."""
