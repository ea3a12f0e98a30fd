"""What the language says is read back as it was said."""

from hypothesis import example, given, settings

from tests.hackclad.text import strategies
from wildswing.hackclad.text import (
    Objective,
    icons,
    nodes,
    parse,
    parse_icons,
    parse_objective,
    show,
    show_icons,
    show_objective,
)

DRAW = nodes.Draw(nodes.Amount(1, 1))
CHANCE = nodes.If((nodes.Is("you could not"),), (DRAW,))


@settings(max_examples=400)
@given(strategies.steps)
def test_every_step_is_read_back_as_it_was_printed(step: nodes.Step) -> None:
    lines = (nodes.Line(None, ("after",), (nodes.May((step, DRAW)),)),)
    assert parse(show(lines)) == lines


@settings(max_examples=300)
@given(strategies.conditions)
def test_every_condition_is_read_back_as_it_was_printed(conditions: tuple[nodes.Condition, ...]) -> None:
    lines = (nodes.Line(None, (), (nodes.If(conditions, (DRAW,)),)), nodes.Need(conditions, conditions))
    assert parse(show(lines)) == lines


@given(strategies.texts)
@example((nodes.Line(None, (), (CHANCE, CHANCE)),))
@example((nodes.Line(None, (), (nodes.If((nodes.Is("you could not"),), (CHANCE,)),)),))
def test_every_text_is_read_back_as_it_was_printed(lines: tuple[nodes.CardLine, ...]) -> None:
    text = show(lines)
    read = parse(text)
    assert read == lines
    assert show(read) == text
    assert hash(read) == hash(lines)


@settings(max_examples=50)
@given(strategies.texts)
def test_spaces_and_blank_lines_do_not_matter(lines: tuple[nodes.CardLine, ...]) -> None:
    text = show(lines).replace("\n", "\n \n")
    assert parse(f"\n{text}  \n") == lines


@given(strategies.objectives)
def test_every_objective_is_read_back_as_it_was_printed(objective: Objective) -> None:
    assert parse_objective(show_objective(objective)) == objective


@given(strategies.rows)
def test_every_row_of_icons_is_read_back_as_it_was_printed(row: tuple[icons.Icon, ...]) -> None:
    assert parse_icons(show_icons(row)) == row
