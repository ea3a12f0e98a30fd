from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildswing.kernel.errors import WildswingError
from wildswing.server.identity import FORBIDDEN, LONGEST_NAME, Identity, clean_name, first_name, new_key


def test_a_cookie_names_its_guest_again_in_every_process_with_the_key() -> None:
    guest = Identity("key").read(None)
    assert guest.new
    again = Identity("key").read(Identity("key").signed(guest))
    assert again.id == guest.id
    assert not again.new


def test_everybody_without_a_cookie_is_somebody_else() -> None:
    identity = Identity("key")
    assert identity.read(None).id != identity.read("").id


@given(st.integers(0, 60), st.characters(codec="ascii", exclude_characters=";"))
def test_a_cookie_with_another_letter_is_nobodys(place: int, letter: str) -> None:
    identity = Identity("key")
    cookie = identity.signed(identity.read(None))
    forged = cookie[:place] + letter + cookie[place + 1 :]
    if forged != cookie and place < len(cookie) - 1:  # the last letter has spare bits
        assert identity.read(forged).new


def test_the_cookie_of_another_server_counts_nothing_and_is_not_overwritten() -> None:
    one, other = Identity("key"), Identity("another key")
    cookie = one.signed(one.read(None))
    assert other.read(cookie).new
    assert one.cookie != other.cookie


@pytest.mark.parametrize("text", ["", "no dot", "a.b", "ä.ö", ".", "a" * 5000])
def test_nonsense_is_nobodys_cookie(text: str) -> None:
    assert Identity("key").read(text).new


def test_the_header_keeps_scripts_and_other_sites_away() -> None:
    identity = Identity("key")
    guest = identity.read(None)
    assert identity.header(guest, secure=False).endswith("; Path=/; HttpOnly; SameSite=Lax")
    assert identity.header(guest, secure=True).endswith("; Path=/; HttpOnly; SameSite=Lax; Secure")


def test_keys_are_long_and_different() -> None:
    assert len({new_key() for _ in range(50)}) == 50
    assert len(new_key()) == 64


def test_a_guest_has_a_name_at_once() -> None:
    assert first_name("a") == first_name("a")
    number = int(first_name("a").removeprefix("Guest "))
    assert 1000 <= number <= 9999


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Ada ", "Ada"),
        ("a\tb\n c", "a b c"),
        ("e\u0301", "é"),
        ("李雷", "李雷"),
        ("Zoë 7", "Zoë 7"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "", "   ", "...", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "a\x1b[2Jb", "a\u2066b", "\ufeffab", "a\ud800",
        "a" + "\u0300" * 9, "a\ue000",
    ],
)  # fmt: skip
def test_names_that_deceive_or_break_a_line_are_refused(typed: str) -> None:
    with pytest.raises(WildswingError, match="A name has"):
        clean_name(typed)


@given(st.text(max_size=40))
def test_whatever_is_accepted_is_clean_and_stays_so(typed: str) -> None:
    try:
        name = clean_name(typed)
    except WildswingError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert not {unicodedata.category(letter) for letter in name} & FORBIDDEN
    assert name == name.strip()
