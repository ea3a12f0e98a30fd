import wildswing
from wildswing.server.routes_roster import roster
from wildswing.server.wire.looking import RosterEntry


def test_the_roster_has_everybody() -> None:
    shown = roster()
    assert [(one.id, one.name, one.season, one.difficulty, one.play) for one in shown.exceed] == [
        (one.id, one.name, one.season, one.difficulty, one.play) for one in wildswing.characters("exceed")
    ]
    assert [one.id for one in shown.hackclad] == ["amelia", "flare", "luna", "mia", "rosette"]
    assert all(one.season == 0 and one.difficulty and one.play for one in shown.hackclad)


def test_the_roster_is_made_once() -> None:
    assert roster() is roster()
    assert isinstance(roster().exceed[0], RosterEntry)
