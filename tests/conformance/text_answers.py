"""Answers to the questions of a text: orders, permissions, alternatives, amounts, spaces."""

from __future__ import annotations

from tests.conformance.calls import Atom
from tests.conformance.progress import Atoms, Candidate, Progress, asking
from tests.conformance.script import Scripted
from tests.conformance.words import likeness
from wildswing.exceed import constants as c
from wildswing.exceed.effects.hand import DrawSome
from wildswing.exceed.effects.movement import MoveChoice
from wildswing.exceed.effects.naming import COMPUTED, NO_RANGE_AT_ALL
from wildswing.exceed.effects.repeating import Repeated
from wildswing.exceed.effects.setting import RefuseAttack
from wildswing.exceed.effects.ways import WAY, WORDS
from wildswing.kernel.flow import Choose, May
from wildswing.kernel.state import ARGUMENTS

# Ranges that the client names by words, by our numbers for them.
RANGES: dict[object, int] = {"Range X": COMPUTED, "Range N/A (-)": NO_RANGE_AT_ALL}
NOT_MOVING = {"pass", "nothing"}


class TextAnswers(Atoms):
    """Finds for each question of a text the candidates, the likeliest first."""

    def order(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """The line that the client's choice is about; where the client did not ask, the lines as we list them."""
        places = [option % ARGUMENTS for option in state.options]
        items = state.stack[-1].items
        asked: list[tuple[float, int, int]] = []
        for place, atom in self.open(progress, int(state.seat), "order", "choice"):
            for choice in places:
                line = state.match.line(items[choice])
                assert line is not None
                alike = likeness(line.text, atom.effect)
                same_card = atom.card >= 0 and atom.card == line.card
                ours = atom.card < 0 and line.card < 0
                if atom.kind == "order" and (same_card or ours or alike > 0.6):
                    asked.append((alike + 2 * (same_card or ours), choice, place))
            if asked:
                break
        asked.sort(key=lambda entry: (-entry[0], entry[1]))
        tried = [(c.TRIGGER + choice, progress.use(place)) for _, choice, place in asked]
        known = {option for option, _ in tried}
        return tried + [(c.TRIGGER + choice, progress) for choice in places if c.TRIGGER + choice not in known]

    def may(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """The client's answer to the same permission: the most alike of those that are open."""
        effect = asking(state)
        if isinstance(effect, May) and isinstance(effect.body, RefuseAttack):
            # The client asks for it together with the price.
            for place, atom in self.open(progress, int(state.seat), "cost"):
                return [(c.YES, progress.use(place, atom.call)) if not atom.value else (c.PASS, progress)]
        if isinstance(effect, Repeated):
            again = self.open(progress, int(state.seat), "repeat")
            return [(c.YES if atom.value else c.PASS, progress.use(place)) for place, atom in again[:1]] or [
                (c.PASS, progress)
            ]
        words = effect.words if effect is not None else ""
        card = int(effect.card) if effect is not None else -1
        found: list[tuple[float, int, Atom]] = []
        for place, atom in self.open(progress, int(state.seat), "choice", "spend", "picks", "space", "top", "cancel"):
            if progress.accepted >> place & 1 or atom.word == "limit":
                continue
            same_card = card >= 0 and atom.source == card
            found.append((likeness(words, atom.effect) + same_card, -place, atom))
        found.sort(key=lambda entry: (-entry[0], -entry[1]))
        tried: list[Candidate] = []
        for _, place, atom in found:
            if effect is None and atom.effect is not None and atom.effect.get("effect_type") == "draw":
                tried.append((c.PASS, progress.use(-place)))  # the draw itself, which something else could replace
                continue
            declined = not atom.value if atom.kind in {"spend", "picks", "space", "top", "cancel"} else is_pass(atom)
            if declined:
                tried.append((c.PASS, progress.use(-place)))
            elif atom.kind == "choice":
                tried.append((c.YES, progress.accept(-place)))
            elif atom.kind in {"space", "top"}:
                tried.append((c.YES, progress))
            else:
                tried.append((c.YES, progress.use(-place, atom.call)))
        spaces = self.open(progress, int(state.seat), "space")
        if len(spaces) > 1 and spaces[0][1].value == spaces[1][1].value:
            # A token was taken up and put back.
            tried.append((c.PASS, progress.use(spaces[0][0]).use(spaces[1][0])))
        return [*tried, (c.PASS, progress)]

    def choose(self, state: Scripted, progress: Progress) -> list[Candidate]:
        effect = asking(state)
        texts = [choice.words for choice in effect.choices] if isinstance(effect, Choose) else []
        found: list[tuple[float, int, Candidate]] = []
        for place, atom in self.open(progress, int(state.seat), "choice", "spend", "picks"):
            for option in state.options:
                index = option % ARGUMENTS
                alike = likeness(texts[index], atom.effect) if index < len(texts) else 0.0
                same_place = atom.kind == "choice" and atom.value == index
                # One choice of the client's may be two of ours: an alternative, and a direction or number in it.
                asks = isinstance(effect, Choose) and isinstance(effect.choices[index], MoveChoice | DrawSome)
                after = progress.use(place) if atom.kind == "choice" and not asks else progress
                found.append((alike + 0.1 * same_place, -place, (option, after)))
        found.sort(key=lambda entry: (-entry[0], -entry[1]))
        return [candidate for _, _, candidate in found]

    def amount(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """A movement of the client's, or the place of its number; a no is no movement."""
        tried: list[Candidate] = []
        for place, atom in self.open(progress, int(state.seat), "choice", "number"):
            if atom.effect is not None and "target_range" in atom.effect:
                tried.append((c.NUMBER + RANGES.get(atom.effect["target_range"], atom.value), progress.use(place)))
                continue
            if atom.kind == "number":
                tried.append((c.NUMBER + atom.value, progress.use(place)))
                continue
            if atom.effect is None:
                continue
            way, amount = str(atom.effect.get("effect_type")), atom.effect.get("amount", 0)
            if way in NOT_MOVING:
                tried.append((c.NUMBER, progress.use(place)))
            elif way in WORDS and isinstance(amount, int):
                tried.append((c.NUMBER + (WORDS.index(way) * WAY + amount if amount else 0), progress.use(place)))
            elif isinstance(amount, int):
                tried.append((c.NUMBER + amount, progress.use(place)))
        return tried

    def space(self, state: Scripted, progress: Progress) -> list[Candidate]:
        tried = [
            (c.SPACE + atom.value, progress.use(place)) for place, atom in self.open(progress, int(state.seat), "space")
        ]
        for place, atom in self.open(progress, int(state.seat), "choice"):
            amount = (atom.effect or {}).get("amount")
            if isinstance(amount, int):
                tried.append((c.SPACE + amount, progress.use(place)))
                spaces = [option % ARGUMENTS for option in state.options]
                tried.extend((c.SPACE + space, progress.use(place)) for space in spaces)
        return tried


def is_pass(atom: Atom) -> bool:
    """Whether the client's choice was to do nothing."""
    return atom.effect is not None and str(atom.effect.get("effect_type")) in NOT_MOVING
