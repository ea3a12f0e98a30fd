"""What is raised for a text that parses but that the rules cannot run yet."""

from wildswing.kernel.errors import NotPlayable

__all__ = ["NotPlayable"]
