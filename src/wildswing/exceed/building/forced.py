"""Finding the steps of a text that make the opponent discard, for the named rules that wait for them."""

from __future__ import annotations

from wildswing.exceed.text import nodes


def makes_opponent_discard(node: nodes.Step) -> bool:
    """Whether a step itself, not a step inside it, makes the opponent discard."""
    if isinstance(node, nodes.Discard | nodes.HandTo):
        return node.who != "you"
    if isinstance(node, nodes.MoveCards) and node.way == "discard":
        return node.who != "you" or (
            isinstance(node.what, nodes.From | nodes.All) and node.what.zone.whose in {"the opponent's", "their"}
        )
    return isinstance(node, nodes.Do) and "the opponent" in node.what and "discard" in node.what
