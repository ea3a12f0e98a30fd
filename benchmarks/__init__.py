"""How quick the engine is: both builds side by side, and others driven by the same loop. `python -m benchmarks`."""
