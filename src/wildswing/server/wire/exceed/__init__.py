"""What a viewer sees of a game of EXCEED: what does not change (`ExceedMatch`), and how it stands (`ExceedPicture`)."""

from __future__ import annotations

from wildswing.server.wire.exceed.outlook import ExceedOutlook, OutlookRow
from wildswing.server.wire.exceed.picture import AttackPicture, ExceedPicture, HandCard, PlayerPicture, Verdict
from wildswing.server.wire.exceed.printed import BoostFace, ExceedCard, ExceedMatch, Fighter

__all__ = [
    "AttackPicture",
    "BoostFace",
    "ExceedCard",
    "ExceedMatch",
    "ExceedOutlook",
    "ExceedPicture",
    "Fighter",
    "HandCard",
    "OutlookRow",
    "PlayerPicture",
    "Verdict",
]
