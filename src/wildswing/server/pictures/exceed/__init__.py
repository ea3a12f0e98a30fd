"""Pictures of EXCEED."""
