"""The count of a deal and the summary of a finished one, as plain values."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from canasta_gui.viewmodel.player_faces import FACES, given_faces
from canasta_gui.viewmodel.zones import Zone
from engine import (
    SCORE_LINES,
    Card,
    DealEnded,
    DealScored,
    Match,
    MatchWon,
    OptionChange,
    Ruleset,
    ScoreItem,
    SpecialHandPlayed,
    differences,
    opening_demand,
    opening_minimum,
    seats_counted,
)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the score table: a rule and the points of each side for it."""

    rule: str
    items: tuple[tuple[ScoreItem, ...], ...]
    """The items of each side; empty if the side has none."""

    def points(self, side: int) -> int | None:
        """Returns a side's points for a rule; ``None`` if the rule did not concern it."""
        items = self.items[side]
        return sum(item.points for item in items) if items else None


class CountStop(StrEnum):
    """The points at which the count of a score pauses."""

    ITEM = "item"
    """After one meld or hand; the line continues."""
    LINE = "line"
    DEAL = "deal"
    """After the whole deal."""


@dataclass(frozen=True, slots=True)
class CountedPoints:
    """Points that a side gains or loses."""

    side: int
    text: str
    is_loss: bool
    zone: Zone | None
    """The place of the counted cards; ``None`` if the points are for no cards."""


@dataclass(frozen=True, slots=True)
class CountStep:
    """One step of the count after a deal."""

    told: str
    """The name of the score line."""
    points: tuple[CountedPoints, ...]
    """The points counted of the line so far."""
    scores: tuple[str, ...]
    """By side: the match score including all that has been counted."""
    gains: tuple[str, ...]
    """By side: what has been counted of this deal."""
    stop: CountStop


@dataclass(frozen=True, slots=True)
class DealSummary:
    """A finished deal: its score, and its end."""

    rules: Ruleset
    deal: int
    """The number of the deal, counted from one."""
    names: tuple[str, ...]
    """The name of each seat's player."""
    ended: DealEnded
    scored: DealScored
    winners: tuple[int, ...] = ()
    """The sides that won the match with this deal."""
    sitting_out: tuple[int, ...] = ()
    """The seats that did not play in this deal."""
    counted: tuple[tuple[int, ...], ...] = ()
    """By side: the seats whose hands count for it; empty where they are its own."""
    faces: tuple[str, ...] = FACES
    """By seat: the id of the face."""
    special: SpecialHandPlayed | None = None
    """The special hand that ended the deal."""
    riffles: int = 0
    """How often the cards were riffled; 0 for a perfect shuffle, as before the first deal."""

    changes: tuple[OptionChange, ...] = ()
    """What is other in the rules than in the deal before."""
    next_rules: Ruleset | None = None
    """The rules of the deal after it, where they are known to be others."""
    note: str = ""
    """What was noted on a deal with real cards."""
    viewer: int | None = None
    """The seat of the only person, whom sheets call "you"; ``None`` for names alone."""

    @property
    def side_count(self) -> int:
        """The number of sides."""
        return len(self.scored.sides)

    def side_seats(self, side: int) -> tuple[int, ...]:
        """Returns the seats of a side."""
        return self.rules.seats.sides[side]

    def holders(self, side: int, items: tuple[ScoreItem, ...]) -> tuple[int | None, ...]:
        """Returns by item which player of the side held its cards; ``None`` if it
        concerns no hand.
        """
        seats = self.counted[side] if self.counted else self.side_seats(side)
        return holders(self.scored, seats, items)

    def rows(self) -> tuple[ScoreRow, ...]:
        """Returns the lines of the table."""
        return score_rows(self.scored)

    def next_opening(self, side: int) -> int:
        """Returns the points that the side's first melds need in the next deal."""
        rules = self.next_rules or self.rules
        return opening_minimum(rules, self.scored.sides[side].match, self.deal + 1)

    def needs_canasta_next(self, side: int) -> bool:
        """Returns whether the side's first melds of the next deal must include a canasta."""
        score = self.scored.sides[side].match
        return opening_demand(self.next_rules or self.rules, score, self.deal + 1).canastas > 0


def score_rows(scored: DealScored) -> tuple[ScoreRow, ...]:
    """Returns the lines of a score, gains first and losses last."""
    rules = dict.fromkeys(item.rule for side in scored.sides for item in side.items)
    return tuple(
        ScoreRow(
            rule,
            tuple(tuple(item for item in side.items if item.rule == rule) for side in scored.sides),
        )
        for rule in sorted(rules, key=list(SCORE_LINES).index)
    )


def holders(
    scored: DealScored, seats: Iterable[int], items: Iterable[ScoreItem]
) -> tuple[int | None, ...]:
    """Returns by item of a line which of these seats held its cards; ``None`` if it concerns no
    hand.
    """
    uncounted: dict[str, list[tuple[int, Counter[Card]]]] = {
        place: [(seat, Counter(left[seat])) for seat in seats if left]
        for place, left in (("hand", scored.hands), ("foot", scored.feet))
    }
    return tuple(
        _holder(uncounted.get(SCORE_LINES[item.rule].place, []), Counter(item.cards))
        for item in items
    )


def _holder(uncounted: list[tuple[int, Counter[Card]]], cards: Counter[Card]) -> int | None:
    """Returns the first seat among whose cards these are, and takes them away from it."""
    for seat, left in uncounted:
        if cards <= left:
            left.subtract(cards)
            return seat
    return None


def summaries(match: Match) -> tuple[DealSummary, ...]:
    """Returns the finished deals of a match, oldest first."""
    names = tuple(seat.name for seat in match.seats)
    faces = given_faces([seat.face for seat in match.seats])
    viewer = min(match.persons) if len(match.persons) == 1 else None
    found: list[DealSummary] = []
    for moment in match.moments:
        events = moment.entry.events
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        scored = next((event for event in events if isinstance(event, DealScored)), None)
        special = next((event for event in events if isinstance(event, SpecialHandPlayed)), None)
        won = next((event for event in events if isinstance(event, MatchWon)), None)
        if ended is not None and scored is not None:
            public = moment.state.public
            winners = won.winners if won is not None else ()
            out = public.sitting_out
            rules = moment.state.rules
            summary = DealSummary(rules, public.deal, names, ended, scored, winners, out)
            sides = range(len(public.sides))
            counted = tuple(seats_counted(rules, public, side) for side in sides)
            summary = replace(summary, counted=counted, faces=faces, special=special, viewer=viewer)
            riffles = match.header.riffles if public.deal > 1 else 0
            summary = replace(summary, riffles=riffles)
            found.append(summary)
    following = match.next_rules if match.is_between_deals else match.rules
    return _with_changes(found, match.header.rules, following)


def _with_changes(
    deals: list[DealSummary], first: Ruleset, following: Ruleset
) -> tuple[DealSummary, ...]:
    """Returns the deals with what changed before each, and the rules of the one after each."""
    rules = (first, *(deal.rules for deal in deals), following)
    return tuple(
        replace(deal, changes=differences(before, deal.rules), next_rules=after)
        for deal, before, after in zip(deals, rules, rules[2:], strict=False)
    )
