"""Golden playthroughs: whole games in text files, with every value of the API along the way.

A change of the rules, of a card, of a sentence or of what a seat may see shows in the diff of these files.
`python -m tests.playthroughs` writes them anew; a test compares.
"""

from pathlib import Path

from tests.playthroughs.duel import Duel
from tests.playthroughs.hunt import Hunt
from tests.playthroughs.plan import Plan

FOLDER = Path(__file__).parent
# Every character that can be played, once; the seed is that of the game.
DUELS = (
    Duel("superskullman", "ryu", 14),
    Duel("nehtali", "king", 33),
    Duel("geoffrey", "giovanna", 19),
    Duel("shovelknight", "chaos", 20),
    Duel("akuma", "litchi", 13),
    Duel("propeller", "ragna", 9),
    Duel("hyde", "solbadguy", 8),
)
# Every mode, with every Witch.
HUNTS = (
    Hunt("two", ["luna", "mia"], 1),
    Hunt("three", ["rosette", "flare", "amelia"], 2, missions="random"),
    Hunt("four", ["rosette", "flare", "luna", "mia"], 3, missions="recommended"),
    Hunt("solo", ["amelia"], 4, mode="solo"),
    Hunt("team", ["amelia", "mia", "luna", "flare"], 17, mode="team"),
    Hunt("team-of-two", ["rosette", "luna", "amelia", "mia"], 0, mode="team", players=2),
    Hunt("expert", ["flare", "amelia"], 7, expert=True),
)
PLANS: tuple[Plan, ...] = (*DUELS, *HUNTS)


def path_of(plan: Plan, folder: Path = FOLDER) -> Path:
    """The file of a playthrough."""
    return folder / f"{plan.name}.txt"
