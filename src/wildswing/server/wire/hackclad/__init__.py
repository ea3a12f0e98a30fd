"""What a viewer sees of a game of HacKClaD: what does not change (`HackcladMatch`), and how it stands."""

from __future__ import annotations

from wildswing.server.wire.hackclad.coming import Reacting, SkillOutlook, Stand, ThreatPicture, TurnRow
from wildswing.server.wire.hackclad.picture import CladPicture, HackcladPicture, MissionPicture, WitchPicture
from wildswing.server.wire.hackclad.printed import ChargedAction, CladFace, HackcladMatch, MissionFace, SkillFace, Witch

__all__ = [
    "ChargedAction",
    "CladFace",
    "CladPicture",
    "HackcladMatch",
    "HackcladPicture",
    "MissionFace",
    "MissionPicture",
    "Reacting",
    "SkillFace",
    "SkillOutlook",
    "Stand",
    "ThreatPicture",
    "TurnRow",
    "Witch",
    "WitchPicture",
]
