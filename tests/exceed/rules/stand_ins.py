"""Characters made up for a test, where none of the built ones has the text that a rule needs."""

from __future__ import annotations

from msgspec.structs import replace

from wildswing.exceed.text import Character, load_character

CARD = """
[[attack]]
name = "{name}"
kind = "{kind}"
{price}range = "{range}"
power = {power}
speed = {speed}
armor = {armor}
guard = {guard}
text = '''
{text}
'''
[attack.boost]
name = "{boost_name}"
kind = "{boost_kind}"
{marks}{boost_price}text = '''
{boost}
'''
"""


def card(
    name: str,
    text: str = "",
    *,
    kind: str = "special",
    gauge: int = 0,
    force: int = 0,
    reach: str = "1",
    power: int = 3,
    speed: int = 5,
    armor: int = 0,
    guard: int = 0,
    boost: str = "Draw 1.",
    boost_kind: str = "instant",
    boost_name: str = "",
    boost_force: int = 0,
    marked: bool = False,
) -> str:
    """One attack with its boost, as it stands in a card file; the boost is called after it if it has no name.

    `marked` is for a boost that can lie on the board: its character has markers of its name.
    """
    price = (f"gauge = {gauge}\n" if gauge else "") + (f"force = {force}\n" if force else "")
    return CARD.format(
        name=name,
        text=text,
        kind=kind,
        price=price,
        range=reach,
        power=power,
        speed=speed,
        armor=armor,
        guard=guard,
        boost_name=boost_name or f"{name} Boost",
        marks=f'marker = "{boost_name or f"{name} Boost"}"\n' if marked else "",
        boost_kind=boost_kind,
        boost_price="" if boost_kind == "transform" else f"force = {boost_force}\n",
        boost=boost,
    )


def part(character: str, *cards: str, ability: bool = False) -> Character:
    """Of a character that cannot be built as a whole, these cards, with or without what its own card says."""
    whole = load_character(character)
    found = tuple(attack for attack in whole.attacks if attack.name in cards)
    assert len(found) == len(cards), f"{character} has not all of {cards}"
    if ability:
        return replace(whole, attacks=found)
    return replace(whole, attacks=found, ability=(), exceed_ability=())


def stand_in(
    *cards: str,
    ability: str = "",
    exceed_ability: str = "",
    exceed: int = 1,
    normals: str = "standard",
    marker: str = "",
    hooks: tuple[str, ...] = (),
    stored: str = "",
    marks: str = "",
) -> str:
    """The card file of a character with these cards, for `Table`; `marks` is a boost that can lie on the board."""
    head = f'name = "Stand-in"\nseason = 1\nexceed = {exceed}\nnormals = "{normals}"\n'
    if hooks:
        head += f"hooks = {list(hooks)}\n"
    texts = f"ability = '''\n{ability}\n'''\nexceed_ability = '''\n{exceed_ability}\n'''\n"
    tokens = f'[[token]]\nname = "{marker}"\n' if marker else ""
    tokens += f'[[token]]\nname = "{marks}"\ncopies = 2\nmarks_boosts = true\n' if marks else ""
    if stored:
        tokens += f'[stored]\nname = "{stored}"\nface_down = true\n'
    return head + texts + tokens + "".join(cards or (card("Filler"),))
