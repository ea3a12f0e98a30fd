"""Golden playthroughs: whole games in text files, with every value of the API along the way.

A change of the rules, of a card, of a sentence or of what a seat may see shows in the diff of these files.
`python -m tests.playthroughs` writes them anew; a test compares.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
# Every character that can be played, once; the seed is that of the game.
PAIRS = (
    ("superskullman", "ryu", 14),
    ("nehtali", "king", 33),
    ("geoffrey", "giovanna", 19),
    ("shovelknight", "chaos", 20),
    ("akuma", "litchi", 13),
    ("propeller", "ragna", 9),
    ("hyde", "solbadguy", 8),
)


def path_of(first: str, second: str) -> Path:
    """The file of a pairing."""
    return FOLDER / f"{first}-{second}.txt"
