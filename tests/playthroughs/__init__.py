"""Golden playthroughs: whole games in text files, with every value of the API along the way.

A change of the rules, of a card, of a sentence or of what a seat may see shows in the diff of these files.
`python -m tests.playthroughs` writes them anew; a test compares.
"""

from pathlib import Path

from tests.playthroughs.duel import Duel
from tests.playthroughs.hunt import Hunt
from tests.playthroughs.plan import Plan

FOLDER = Path(__file__).parent
# Every character once, Ryu twice; the seed is that of the game. The first are told whole, with all that is seen.
DUELS = (
    Duel("superskullman", "ryu", 14),
    Duel("nehtali", "king", 33),
    Duel("geoffrey", "giovanna", 19),
    Duel("shovelknight", "chaos", 20),
    Duel("akuma", "litchi", 13),
    Duel("propeller", "ragna", 9),
    Duel("hyde", "solbadguy", 8),
    Duel("morathi", "nine", 4, brief=True),
    Duel("vincent", "noel", 0, brief=True),
    Duel("carlswangee", "nu13", 4, brief=True),
    Duel("celinka", "platinum", 4, brief=True),
    Duel("djanette", "rachel", 3, brief=True),
    Duel("emogine", "tager", 2, brief=True),
    Duel("eugenia", "taokaka", 1, brief=True),
    Duel("galdred", "byakuya", 1, brief=True),
    Duel("iaquis", "carmine", 4, brief=True),
    Duel("remiliss", "enkidu", 1, brief=True),
    Duel("seijun", "gordeau", 4, brief=True),
    Duel("sydney", "hilda", 2, brief=True),
    Duel("taisei", "linne", 3, brief=True),
    Duel("zsolt", "londrekia", 2, brief=True),
    Duel("bison", "merkava", 4, brief=True),
    Duel("cammy", "mika", 4, brief=True),
    Duel("chunli", "nanase", 1, brief=True),
    Duel("cviper", "orie", 2, brief=True),
    Duel("dan", "phonon", 2, brief=True),
    Duel("guile", "seth", 2, brief=True),
    Duel("ken", "vatista", 3, brief=True),
    Duel("sagat", "wagner", 0, brief=True),
    Duel("vega", "waldstein", 1, brief=True),
    Duel("zangief", "yuzu", 3, brief=True),
    Duel("beheaded", "anji", 2, brief=True),
    Duel("enchantress", "axl", 2, brief=True),
    Duel("fight", "baiken", 2, brief=True),
    Duel("mole", "chipp", 3, brief=True),
    Duel("plague", "faust", 0, brief=True),
    Duel("polar", "goldlewis", 4, brief=True),
    Duel("shovelshield", "happychaos", 4, brief=True),
    Duel("specter", "ino", 0, brief=True),
    Duel("tinker", "jacko", 3, brief=True),
    Duel("treasure", "kykisuke", 1, brief=True),
    Duel("arakune", "leo", 2, brief=True),
    Duel("bang", "may", 2, brief=True),
    Duel("carlclover", "millia", 2, brief=True),
    Duel("hakumen", "nago", 4, brief=True),
    Duel("hazama", "potemkin", 2, brief=True),
    Duel("jin", "ramlethal", 0, brief=True),
    Duel("kokonoe", "testament", 4, brief=True),
    Duel("zato", "ryu", 0, brief=True),
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
