"""The words of EXCEED cards: a text is parsed into typed effects, which print back to the same text.

>>> from wildswing.exceed.text import parse, show
>>> show(parse("Hit: Push 1-2."))
'Hit: Push 1-2.'
"""

from wildswing.exceed.text.language import parse, parse_expression
from wildswing.exceed.text.printer import CannotSay, show

__all__ = ["CannotSay", "parse", "parse_expression", "show"]
