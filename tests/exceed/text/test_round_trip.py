"""What the language says is read back as it was said."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.exceed.text import strategies
from wildswing.exceed.text import nodes, parse, parse_expression, show
from wildswing.exceed.text.print_parts import show_expression

DRAW = nodes.Draw("you", nodes.Amount(1, 1))
CRITICAL = nodes.If((nodes.Is("critical"),), (DRAW,))


@settings(max_examples=400)
@given(strategies.simple | strategies.lasting)
def test_every_step_is_read_back_as_it_was_printed(step: nodes.Step) -> None:
    lines = (nodes.Line("hit", (step, DRAW)),)
    assert parse(show(lines)) == lines


@settings(max_examples=300)
@given(st.lists(strategies.conditions, min_size=1, max_size=3).map(tuple))
def test_every_condition_is_read_back_as_it_was_printed(conditions: tuple[nodes.Condition, ...]) -> None:
    lines = (nodes.Line(None, (nodes.If(conditions, (DRAW,)),)),)
    assert parse(show(lines)) == lines


@given(strategies.expressions)
def test_every_expression_is_read_back_as_it_was_printed(expression: nodes.Expression) -> None:
    assert parse_expression(show_expression(expression)) == expression


@given(strategies.texts)
@example((nodes.Line(None, (CRITICAL, CRITICAL)),))
@example((nodes.Line("hit", (nodes.If((nodes.Is("critical"),), (CRITICAL,)),)),))
@example((nodes.Line("hit", (nodes.If((nodes.Is("critical"),), (CRITICAL, DRAW)),)),))
def test_every_text_is_read_back_as_it_was_printed(lines: tuple[nodes.Line, ...]) -> None:
    text = show(lines)
    read = parse(text)
    assert read == lines
    assert show(read) == text
    assert hash(read) == hash(lines)


@settings(max_examples=50)
@given(strategies.texts)
def test_spaces_and_blank_lines_do_not_matter(lines: tuple[nodes.Line, ...]) -> None:
    text = show(lines).replace("\n", "\n \n")
    assert parse(f"\n{text}  \n") == lines
