"""Answers "why did you do that?" for computer players, as far as the viewer may know."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from canasta_gui.session.viewpoint import Viewpoint
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId, Wording
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from engine import Event, Moment, Played, Reason, Ruleset, TurnStarted, rank_of


@dataclass(frozen=True, slots=True)
class Why:
    """An answer: what a computer did, each action with the sentence for its reason."""

    seat: int | None
    """The computer's seat; ``None`` where a thing on the table was asked about."""
    moves: tuple[tuple[str, str], ...]
    anchor: str = ""
    """The place in the rules of the first reason; empty if there is none."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, with the index of the match entry that it describes."""

    text: str
    entry: Played | None = None


class ActionReasons:
    """Computes the answers from the match, so they survive undo and loading."""

    def __init__(
        self, eyes: Viewpoint, words: Wording, find_players: Callable[[], PlayerNames]
    ) -> None:
        self._eyes = eyes
        self._words = words
        self._find_players = find_players

    @cached_property
    def _players(self) -> PlayerNames:
        # After each action it is only asked who has acted.
        return self._find_players()

    def of_line(self, row: int) -> Why | None:
        """Returns the reason for the action that a log line describes; ``None`` for a person's
        action.
        """
        lines = tuple(self.lines())
        line = lines[row] if 0 <= row < len(lines) else LogLine("")
        reason = self._reason(line.entry) if line.entry else ""
        if line.entry is None or not reason:
            return None
        return Why(line.entry.seat, ((line.text, reason),), _anchor(line.entry))

    def of_seat(self, seat: int) -> Why | None:
        """Returns what a computer did in its last turn and why; ``None`` if it has not acted."""
        moves: list[tuple[str, str]] = []
        entries = tuple(self._last_turn(seat))
        for entry in reversed(entries):
            action_text, reason = self._action_text(entry), self._reason(entry)
            if moves and moves[-1][1] == reason:
                moves[-1] = (self._words.sentences((moves[-1][0], action_text)), reason)
            elif action_text and reason:
                moves.append((action_text, reason))
        if not moves:
            return None
        undone = self._left_undone(entries)
        if undone:
            moves.append((self._words.say(TextId.OMITTED), undone))
        return Why(seat, tuple(moves), _anchor(entries[0]))

    def _left_undone(self, entries: tuple[Played, ...]) -> str:
        """Returns what was visibly not done in a turn, whose entries come newest first."""
        moments = self._eyes.deal_moments()
        places = [at for at, moment in enumerate(moments) if moment.entry in entries]
        if not places:
            return ""
        rules = self._eyes.match.rules
        return _left_undone(rules, moments, places[0], places[-1], self._words)

    def seats(self) -> tuple[int, ...]:
        """Returns the seats of the computers that have acted, the latest first."""
        found = (entry.seat for entry in self._newest_first() if entry.reasons)
        return tuple(dict.fromkeys(found))

    def lines(self) -> Iterator[LogLine]:
        """Yields the log of the deal, line by line."""
        for moment in self._eyes.deal_moments():
            entry = moment.entry
            for event in self._eyes.redact(entry.events):
                text = self._text(event)
                if text:
                    is_deed = isinstance(entry, Played) and _is_by(event, entry.seat)
                    yield LogLine(text, entry if is_deed and isinstance(entry, Played) else None)

    def _last_turn(self, seat: int) -> Iterator[Played]:
        """Yields the actions of a seat's last turn, newest first."""
        has_begun = False
        for entry in self._newest_first():
            if entry.seat == seat and not (has_begun and _ends_turn(entry)):
                has_begun = True
                yield entry
            elif has_begun:
                return

    def _newest_first(self) -> Iterator[Played]:
        for moment in reversed(self._eyes.deal_moments()):
            if isinstance(moment.entry, Played):
                yield moment.entry

    def _action_text(self, entry: Played) -> str:
        events = self._eyes.redact(entry.events)
        texts = (self._text(event) for event in events if _is_by(event, entry.seat))
        return self._words.sentences(texts)

    def _text(self, event: Event) -> str:
        is_turn = isinstance(event, TurnStarted)
        return "" if is_turn else self._words.event(event, self._players)

    def _reason(self, entry: Played) -> str:
        """Returns the sentence for an action; before the hands lie open it names no hidden card."""
        is_open = self._eyes.revealed() is not None
        reasons = entry.reasons if is_open else _told(entry)
        return self._words.sentences(map(self._words.reason, reasons))


def _left_undone(
    rules: Ruleset, moments: tuple[Moment, ...], first: int, last: int, words: Wording
) -> str:
    """Returns sentences on what a turn left undone; empty if the turn took the pile.

    ``first`` and ``last`` delimit the turn's moments. Only the public part of the states is read.
    """
    if not first or moments[first].state.public.facts.drew != "stock":
        return ""
    before, after = moments[first - 1].state.public, moments[last].state.public
    from engine import omissions

    found, upcard = omissions(rules, before, after, before.turn), before.upcard
    parts: list[str] = []
    if found.pile and upcard is not None:
        text = TextId(f"{TextId.OMITTED}_{found.pile}")
        parts.append(words.say(text, card=words.card(upcard), ranks=words.ranks(rank_of(upcard))))
    if found.kept:
        parts.append(words.say(TextId.OMITTED_KEPT, cards=words.cards(found.kept)))
    return words.sentences(parts)


def _told(entry: Played) -> tuple[Reason, ...]:
    """Returns the reasons for an action that may be told during the deal."""
    from engine import open_reasons

    return open_reasons(entry.reasons)


def _is_by(event: Event, seat: int) -> bool:
    return getattr(event, "seat", None) == seat


def _anchor(entry: Played) -> str:
    """Returns the rule page of the first reason that may be told at once."""
    reason = next(iter(_told(entry)), None)
    return "" if reason is None else anchor_of_reason(reason.id)


def _ends_turn(entry: Played) -> bool:
    return any(isinstance(event, TurnStarted) for event in entry.events)
