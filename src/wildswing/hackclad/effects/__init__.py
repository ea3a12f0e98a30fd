"""What card texts do: one small class for each kind of step, condition and number."""
