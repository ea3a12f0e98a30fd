"""Each once-per-turn action of a match has a bit of its own."""

from tests.exceed.rules.characters import CHARACTERS
from wildswing.exceed.building.fighter import fighter
from wildswing.exceed.constants import ACTION_ONCE_PER_TURN


def test_no_two_actions_share_a_bit() -> None:
    found = 0
    for name in CHARACTERS:
        bits = [
            int(line.once_bit)
            for seat in (0, 1)
            for line in fighter(name, seat).lines
            if line is not None and line.trigger == ACTION_ONCE_PER_TURN
        ]
        found += len(bits)
        assert len(set(bits)) == len(bits)
        assert all(bit.bit_count() == 1 and bit < 1 << 62 for bit in bits)
        others = [line for line in fighter(name, 0).lines if line is not None and line.trigger != ACTION_ONCE_PER_TURN]
        assert not any(line.once_bit for line in others), "only they are remembered"
    assert found
