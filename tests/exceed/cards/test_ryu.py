"""Ryu: every card, both abilities."""

import pytest

from tests.exceed.cards.faces import Face, check, check_exceed

FACES = [
    Face("Metsu Hadoken", "ultra", (3, 5), 7, 5, 0, 0, "Way of the Warrior", "continuous", 1, gauge=3),
    Face("Metsu Shoryuken", "ultra", (1, 1), 7, 5, 0, 0, "Lightning Reflexes", "instant", 1, gauge=4),
    Face("Donkey Kick", "special", (1, 2), 6, 4, 0, 4, "Ki Charge", "instant"),
    Face("One Inch Punch", "special", (1, 1), 5, 3, 0, 6, "Quick Step", "instant"),
    Face("Tatsumaki Senpukyaku", "special", (1, 2), 5, 3, 0, 4, "Swift", "continuous"),
    Face("Hadoken", "special", (3, 6), 4, 4, 0, 0, "Defensive", "continuous"),
    Face("Shoryuken", "special", (1, 1), 4, 5, 0, 0, "Overhead", "continuous"),
]


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("ryu", face)
