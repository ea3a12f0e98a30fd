"""What is made from the protocol's types is current."""

from __future__ import annotations

from pathlib import Path

from wildswing.server.wire.publish import document, schema_text

ROOT = Path(__file__).resolve().parent.parent
AGAIN = "run tools/protocol"


def test_the_page_is_made_from_the_types() -> None:
    assert (ROOT / "docs/protocol.md").read_text() == document(), AGAIN


def test_the_schema_is_made_from_the_types() -> None:
    assert (ROOT / "web/src/protocol/schema.json").read_text() == schema_text(), AGAIN
