"""The shared checks of card tests explain their failed assertions like the tests themselves."""

import pytest

pytest.register_assert_rewrite("tests.hackclad.cards.faces")
pytest.register_assert_rewrite("tests.hackclad.cards.boards")
