from __future__ import annotations

import msgspec
import pytest

from wildswing.server.problems import told, too_fast
from wildswing.server.wire.messages import Choose
from wildswing.server.wire.tables import NewTable


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "This is no JSON: Input data was truncated."),
        (b"{", "This is no JSON: Input data was truncated."),
        (b"[]", "In the body: expected an object, got a list."),
        (b'{"game": "chess", "seats": []}', "In game: 'chess' is not one of the possible words."),
        (b'{"game": "exceed"}', "In the body: the field seats is missing."),
        (b'{"game": "exceed", "seats": [], "x": 1}', "In the body: there is no field x."),
        (b'{"game": "exceed", "seats": [{"kind": 3}]}', "In seats[0].kind: expected text, got a whole number."),
        (
            b'{"game": "exceed", "seats": [], "options": {"delay": "1"}}',
            "In options.delay: expected a whole number, got text.",
        ),
    ],
)
def test_a_wrong_body_is_told_in_words_with_its_place(body: bytes, said: str) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(body, type=NewTable)
    assert told(caught.value) == said


def test_bounds_are_told_too() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(b'{"type": "choose", "id": "a", "number": -1, "options": [1]}', type=Choose)
    assert told(caught.value) == "In number: expected a whole number >= 0."


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(UnicodeDecodeError) as caught:
        b"abc\xff".decode()
    assert told(caught.value) == "Byte 4 is not UTF-8."


def test_waiting_is_told_in_whole_seconds() -> None:
    refusal = too_fast(0.2)
    assert refusal.headers["Retry-After"] == "1"
    assert refusal.problem.hint == "Try again in 1 s."
    assert too_fast(61.5).headers["Retry-After"] == "62"
