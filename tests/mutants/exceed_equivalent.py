# ruff: noqa: E501 - a change is quoted as the command prints it
"""Changes that no test can notice, each with the reason: the changed text means the same in every possible game."""

from __future__ import annotations

OPEN_GAUGE = "gauge cards are open (EX 21.5)"
OFF_BOARD = "an attack that is not on the board has no space to go to or to guard"
FAR = "the board has 9 spaces: nobody is farther away than 8, and nobody who moves passes more than 7"
NO_RANGE = "an attack without a range never hits (EX 1.11)"
NOTHING_THERE = "a token that is not on the board cannot be removed from it"
GAKI = "the card file names the boosts that lie face down, and what they do"
CHEAPER = "EX 11.6 says so for everybody"
BOARD = "from no space of the board is there further to go"
FAR = "no two spaces of the board are further than 8 apart"
ONLY_WAY = "nothing else can have made the attack critical when this is offered"
EQUIVALENT: dict[str, str] = {
    "standard: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "season6: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "season7: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "propeller: Headwind: 'Before: At range 1-2: Push 2. +2 Power.' -> 'Before: At range 0-2: Push 2. +2 Power.'": (
        "fighters are never on one space"
    ),
    "chaos: Dissect Barrage: 'After: If your attack is on the board, move to your attack.' -> 'After: move to your attack.'": OFF_BOARD,
    "chaos: Umbral: 'After: If your attack is on the board, move to your attack.' -> 'After: move to your attack.'": OFF_BOARD,
    "chaos: Repel: 'If your attack is on the board, the opponent cannot move past your attack.' -> 'the opponent cannot move past your attack.'": OFF_BOARD,
    "chaos: Repel: 'If marked, measure range from your attack.' -> 'measure range from your attack.'": "range 0 reaches nobody, from himself or from nowhere",
    "hyde: exceed ability: 'Action: Spend 1 Gauge: Strike with 1 card from your gauge face up with \"+3 Power / Cleanup: Seal your attack\".' -> 'Action: Spend 1 Gauge: Strike with 1 card from your gauge with \"+3 Power / Cleanup: Seal your attack\".'": OPEN_GAUGE,
    "geoffrey: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "celinka: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "djanette: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "emogine: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "eugenia: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "galdred: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "iaquis: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "remiliss: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "seijun: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "sydney: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "taisei: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "zsolt: ability: drop 'Exceeding costs 2 less per transformation.'": CHEAPER,
    "celinka: ability: drop 'Gaki Boost.'": GAKI,
    "celinka: exceed ability: drop 'Gaki Boost.'": GAKI,
    "djanette: Carmine Offering: 'When invalid: If Spell Circle is on the board, remove Spell Circle.' -> 'When invalid: remove Spell Circle.'": NOTHING_THERE,
    "djanette: Death Knell: 'When invalid: If Spell Circle is on the board, remove Spell Circle.' -> 'When invalid: remove Spell Circle.'": NOTHING_THERE,
    "djanette: Blood Ritual: 'Action: If a card in your hand could reach the opponent, discard 1 card that could reach the opponent from your hand: The opponent takes 1 non-lethal damage and draw 1.' -> 'Action: discard 1 card that could reach the opponent from your hand: The opponent takes 1 non-lethal damage and draw 1.'": "an action whose price cannot be paid is not open",
    "galdred: exceed ability: drop 'You draw at the end of your turn.'": "everybody does, and the side that says otherwise is turned down",
    "seijun: Inari Guidance: 'Before: You may advance 9.' -> 'Before: You may advance 10.'": BOARD,
    "seijun: Inari Guidance: 'Before: You may advance 9.' -> 'Before: You may advance 8.'": BOARD,
    "vincent: Majority Whip: 'Hit: Push 8.' -> 'Hit: Push 9.'": BOARD,
    "vincent: Majority Whip: 'Hit: Push 8.' -> 'Hit: Push 7.'": BOARD,
    "cammy: Gyro Driver Smasher: 'Before: Advance 8.' -> 'Before: Advance 9.'": BOARD,
    "cammy: Gyro Driver Smasher: 'Before: Advance 8.' -> 'Before: Advance 7.'": BOARD,
    "chunli: Kikousho: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "chunli: Kikousho: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "cviper: ability: 'On set: If not critical, you may spend 1 Gauge: Your attack becomes critical.' -> 'On set: you may spend 1 Gauge: Your attack becomes critical.'": ONLY_WAY,
    "cviper: Burning Dance: 'Hit: Push 8.' -> 'Hit: Push 9.'": BOARD,
    "cviper: Burning Dance: 'Hit: Push 8.' -> 'Hit: Push 7.'": BOARD,
    "cviper: Burning Dance: 'After: Close 8.' -> 'After: Close 9.'": BOARD,
    "cviper: Burning Dance: 'After: Close 8.' -> 'After: Close 7.'": BOARD,
    "sagat: ability: 'On set: If not critical, you may spend 1 Gauge: Your attack becomes critical.' -> 'On set: you may spend 1 Gauge: Your attack becomes critical.'": ONLY_WAY,
    "sagat: exceed ability: 'On set: If not critical, you may spend 1 Gauge: Your attack becomes critical.' -> 'On set: you may spend 1 Gauge: Your attack becomes critical.'": ONLY_WAY,
    "vega: Flying Barcelona Attack: 'Before: Advance 9. Close 1.' -> 'Before: Advance 10. Close 1.'": BOARD,
    "vega: Flying Barcelona Attack: 'Before: Advance 9. Close 1.' -> 'Before: Advance 8. Close 1.'": BOARD,
    "vega: Wall Leap: 'Advance 9.' -> 'Advance 10.'": BOARD,
    "vega: Wall Leap: 'Advance 9.' -> 'Advance 8.'": BOARD,
    "zangief: Banishing Flat: 'Critical: Attacks at range 4-9 do not hit you.' -> 'Critical: Attacks at range 4-10 do not hit you.'": FAR,
    "zangief: Banishing Flat: 'Critical: Attacks at range 4-9 do not hit you.' -> 'Critical: Attacks at range 4-8 do not hit you.'": FAR,
    "zsolt: Gunblaze: 'Hit: Close 3.' -> 'Hit: Close 4.'": "it hits at range 4 at most, from where 3 end beside the opponent",
    "zsolt: Wild Hunt: 'Before: Close 8. +1 Power per space moved.' -> 'Before: Close 9. +1 Power per space moved.'": BOARD,
    "zsolt: Wild Hunt: 'Before: Close 8. +1 Power per space moved.' -> 'Before: Close 7. +1 Power per space moved.'": BOARD,
    "zsolt: Wild Hunt: 'After: Advance 9.' -> 'After: Advance 10.'": BOARD,
    "zsolt: Wild Hunt: 'After: Advance 9.' -> 'After: Advance 8.'": BOARD,
    "hilda: Condensity Gloom: 'Cleanup: If your attack is on the board, remove your attack.' -> 'Cleanup: remove your attack.'": OFF_BOARD,
    "merkava: I, Persistently Cling: 'Cleanup: If your attack is on the board, remove your attack.' -> 'Cleanup: remove your attack.'": OFF_BOARD,
    "orie: Luminous Embrace: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "orie: Luminous Embrace: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "waldstein: Wirbelwind: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "waldstein: Wirbelwind: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "waldstein: Katastrophe: 'Hit: Push 8.' -> 'Hit: Push 9.'": FAR,
    "waldstein: Katastrophe: 'Hit: Push 8.' -> 'Hit: Push 7.'": FAR,
    "mika: Mika's Revolution: 'Hit: Push 7. Close 7. +1 Power per space moved.' -> 'Hit: Push 8. Close 7. +1 Power per space moved.'": FAR,
    "mika: Mika's Revolution: 'Hit: Push 7. Close 7. +1 Power per space moved.' -> 'Hit: Push 7. Close 8. +1 Power per space moved.'": FAR,
    "goldlewis: Thunderbird: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "goldlewis: Thunderbird: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "potemkin: Giganter Kai: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "potemkin: Giganter Kai: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "potemkin: F.D.B.: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "potemkin: F.D.B.: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "zato: Drunkard Shade: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-10 do not hit you.'": FAR,
    "zato: Drunkard Shade: 'Attacks at range 4-9 do not hit you.' -> 'Attacks at range 4-8 do not hit you.'": FAR,
    "goldlewis: Burn It Down: 'Hit: Close 8.' -> 'Hit: Close 9.'": FAR,
    "goldlewis: Burn It Down: 'Hit: Close 8.' -> 'Hit: Close 7.'": FAR,
    "vatista: Curse Commandment: 'Now: Strike with 1 card from your gauge face up.' -> 'Now: Strike with 1 card from your gauge.'": OPEN_GAUGE,
    "vatista: Lateus Orbis: 'Hit: Spend all your Force. +1 Power per Force spent. The opponent may spend any amount of Force: The opponent has +2 Armor each.' -> 'Hit: Spend all your Force. +1 Power per Gauge spent. The opponent may spend any amount of Force: The opponent has +2 Armor each.'": "what the sentence before has spent is one number, whatever it is called",
    "byakuya: Soul's Oath: 'Cleanup: If this boost is not sustained, you may spend 1 life: Sustain this boost.' -> 'Cleanup: you may spend 1 life: Sustain this boost.'": "none of his texts sustains it before",
    "happychaos: exceed ability: 'On exceed: Strike with Deus Ex Machina face up.' -> 'On exceed: Strike with Deus Ex Machina.'": "a card set aside is open, and lies face up when it is set from there",
}
"""The words of a mutant (`str(mutant)`), and why it is no other card."""
