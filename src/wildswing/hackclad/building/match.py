"""A whole match: the Witches' boards, the Clad, the Missions, the Field."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec.structs import replace

from wildswing.cardtext.about import rules_of
from wildswing.hackclad import clad as clad_rules
from wildswing.hackclad import constants as c
from wildswing.hackclad.building import values
from wildswing.hackclad.building.texts import Builder, fill
from wildswing.hackclad.cards import CladCard, CpAction, Match, Mission, SkillCard, Text, WitchBoard
from wildswing.hackclad.geometry import space_at
from wildswing.hackclad.text import icons, load_clad, load_field, load_missions, nodes
from wildswing.hackclad.text.clad import CladCard as ParsedCladCard
from wildswing.hackclad.text.field import Field
from wildswing.hackclad.text.mission import Mission as ParsedMission
from wildswing.hackclad.text.witch import SkillCard as ParsedCard
from wildswing.hackclad.text.witch import Witch
from wildswing.kernel.errors import NotPlayable

WAYS = {"forward": c.FORWARD, "right": c.RIGHT, "backward": c.BACKWARD, "left": c.LEFT}
TEAMS_OF_FOUR = (0, 1, 1, 0)  # HC 24.5
# What every Basic Action costs (HC 13.1).
ONE_CARD = nodes.Cost("action", (nodes.Cards("discard", nodes.From(nodes.Amount(1, 1), nodes.Kind(), "your hand")),))
# The boards that were made, with what they were made of.
BOARDS: dict[tuple[str, int], tuple[Witch, Field, WitchBoard]] = {}
FIELD_ACTIONS = {"move": c.PLUS_MOVE, "mp": c.PLUS_MP, "damage": c.MINUS_DAMAGE}


def build_match(
    witches: Sequence[Witch],
    mode: int = c.BASE,
    expert: bool = False,
    missions: int = c.DRAFT_MISSIONS,
    players: int | None = None,
) -> Match:
    """The match of some Witches.

    Args:
        witches: in the order of the players' numbers.
        mode: BASE, SOLO or TEAM.
        expert: whether the Expert Clad cards are played (HC 22).
        missions: how the Missions are given out.
        players: how many people play; each Witch has one of her own unless two play a team match.

    Raises:
        NotPlayable: if a text uses what the rules do not run yet.
    """
    field = load_field()
    clad = load_clad("wyrm")
    laid = load_missions()
    match = Match()
    match.mode = mode
    match.expert = expert
    match.mission_rule = missions
    match.boards = [board_of(witch, place, field) for place, witch in enumerate(witches)]
    count = len(witches)
    match.players = count if players is None else players
    match.teams = list(TEAMS_OF_FOUR[:count]) if mode == c.TEAM else list(range(count))
    match.seats = list(TEAMS_OF_FOUR) if mode == c.TEAM and match.players == 2 else list(range(count))
    match.clad_name = clad.name
    match.clad = [build_clad_card(card, number) for number, card in enumerate(clad.cards)]
    replace_clad_cards(match, clad.cards)
    match.missions = [build_mission(mission, number) for number, mission in enumerate(laid.missions)]
    match.laid_out = laid.laid_out
    match.clad_atk = list(field.clad_atk)
    match.entries = [int(space_at(*entry.space)) for entry in field.entry_points]
    match.entry_names = [entry.name for entry in field.entry_points]
    sources = [field.source, clad.source, laid.source, *[rules_of(witch.source) for witch in witches]]
    match.text_hash = hashlib.sha256("\n".join(sources).encode()).hexdigest()[:16]
    return match


def replace_clad_cards(match: Match, cards: tuple[ParsedCladCard, ...]) -> None:
    """Expert cards take the places of those they replace, or stay out of the game (HC 4.2, 22.1, 22.2)."""
    numbers = {card.id: number for number, card in enumerate(cards)}
    for number, card in enumerate(cards):
        if card.expert and not match.expert:
            match.clad[number].replaced = True
        if card.expert and match.expert and card.replaces is not None:
            match.clad[numbers[card.replaces]].replaced = True


def board_of(witch: Witch, place: int, field: Field) -> WitchBoard:
    """A Witch's board; it is made once, for nothing on it ever changes."""
    kept = BOARDS.get((witch.id, place))
    if kept is not None and kept[0] is witch and kept[1] is field:
        return kept[2]
    board = build_board(witch, place, field)
    BOARDS[witch.id, place] = (witch, field, board)
    return board


def build_board(witch: Witch, place: int, field: Field) -> WitchBoard:
    """A Witch's board with her cards."""
    board = WitchBoard(place, witch.id, witch.name)
    board.source = witch.source
    board.text_hash = hashlib.sha256(rules_of(witch.source).encode()).hexdigest()[:16]
    limits = witch.basic_limits
    board.limits = [limits.move, limits.mp, limits.damage]
    builder = Builder(board)
    for place_in_file, card in enumerate(witch.cards):
        add_card(builder, card, witch.cards[:place_in_file])
    builder.enter(c.NO_CARD, witch.name)
    for action in witch.cp_actions:
        builder.source = action.name or f"{action.cost} CP"
        text = filled(builder, builder.source, action.lines, action.text)
        board.cp_actions.append(CpAction(builder.source, action.cost, action.type == "reaction", text))
    board.basic = [Text("") for _ in range(3)]
    for basic in field.basic_actions:
        builder.source = basic.name
        lines = tuple([line for line in basic.lines if not isinstance(line, nodes.Cost)])
        if [line for line in basic.lines if isinstance(line, nodes.Cost)] != [ONE_CARD]:
            raise NotPlayable("a Basic Action that costs something else than 1 card", basic.name)
        board.basic[FIELD_ACTIONS[basic.limit]] = filled(builder, basic.name, lines, basic.text)
    for slot in field.turn_slots:
        builder.source = f"Turn slot {slot.number}"
        board.slots.append(filled(builder, builder.source, slot.lines, slot.text))
    return board


def filled(builder: Builder, name: str, lines: tuple[nodes.CardLine, ...], words: str) -> Text:
    """A text of the board."""
    text = Text(name)
    text.words = words.strip()
    fill(builder, text, lines)
    return text


def add_card(builder: Builder, parsed: ParsedCard, earlier: tuple[ParsedCard, ...]) -> None:
    """Build a card; one that is the same as an earlier one in everything but `ref` is another copy of it."""
    board = builder.board
    equal = [other.ref for other in earlier if replace(other, ref=parsed.ref) == parsed]
    for known in board.cards:
        if known.ref in equal:
            known.copies += 1
            (board.enhanced_cards if known.enhanced else board.basic_cards).append(int(known.number))
            return
    number = (int(board.place) << c.OWNER_SHIFT) + len(board.cards)
    card = SkillCard(number, parsed.name, values.TYPES[parsed.type])
    board.cards.append(card)
    builder.enter(number, parsed.name)
    card.id = parsed.id
    card.ref = parsed.ref
    card.enhanced = parsed.set == "enhanced"
    card.label = parsed.label or ""
    card.reach = [part for pair in parsed.range for part in pair]
    if isinstance(parsed.atk, int):
        card.atk = parsed.atk
    elif parsed.atk is not None:
        card.atk = parsed.atk.base
        card.atk_x = True
    card.mp_x = parsed.mp == "X"
    card.mp = parsed.mp if isinstance(parsed.mp, int) else 0
    card.vp = parsed.vp
    card.text = Text(parsed.name)
    card.text.words = parsed.text.strip()
    fill(builder, card.text, parsed.lines)
    (board.enhanced_cards if card.enhanced else board.basic_cards).append(number)


def build_clad_card(parsed: ParsedCladCard, number: int) -> CladCard:
    """A Clad card."""
    card = CladCard(number, parsed.name, parsed.voltage)
    card.id = parsed.id
    card.expert = parsed.expert
    card.words = parsed.text.strip()
    card.attack = [part for pair in parsed.attack for part in pair]
    card.drops = [part for pair in parsed.drops for part in pair]
    for icon in parsed.icons:
        card.icons += icon_numbers(icon, parsed.name)
    return card


def icon_numbers(icon: icons.Icon, source: str) -> list[int]:
    """An icon as three numbers."""
    if isinstance(icon, icons.Attack):
        return [clad_rules.ICON_ATTACK, 0, 0]
    if isinstance(icon, icons.Drop):
        return [clad_rules.ICON_DROP, 0, 0]
    if isinstance(icon, icons.Move):
        return [clad_rules.ICON_MOVE, icon.count, WAYS[icon.way]]
    if isinstance(icon, icons.Face):
        return [clad_rules.ICON_FACE, 1 if icon.way == "right" else 3, 0]
    if isinstance(icon, icons.TurnAround):
        return [clad_rules.ICON_FACE, 2, 0]
    raise NotPlayable(icon, source)


def build_mission(parsed: ParsedMission, number: int) -> Mission:
    """A Mission."""
    mission = Mission(number, parsed.title, parsed.vp if isinstance(parsed.vp, int) else 0)
    mission.id = parsed.id
    objective = parsed.objective
    mission.at_end = objective.at_end
    mission.conditions = tuple([values.condition(node, parsed.title) for node in objective.conditions])
    if objective.x is not None:
        mission.worth = values.number(objective.x, parsed.title)
    mission.first_game = parsed.first_game or ""
    mission.words = parsed.text.strip()
    return mission
