"""Finds what is remarkable in a finished match, as plain values."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from canasta_gui.viewmodel.deal_summary import DealSummary, summaries
from engine import (
    CANASTA_LINES,
    NATURAL_CANASTA_LINES,
    BaseTaken,
    Card,
    Match,
    Moment,
    PileTaken,
    SpecialKind,
    TableMeld,
    canasta_kind,
    side_of,
)


@dataclass(frozen=True, slots=True)
class ComebackWin:
    """The winners were far behind at some time, or behind before the last deal."""

    side: int
    points: int
    deal: int


@dataclass(frozen=True, slots=True)
class LedThroughout:
    """The winners led after every deal."""

    side: int
    deals: int


@dataclass(frozen=True, slots=True)
class MostCanastas:
    """A side made more canastas than any other."""

    side: int
    count: int
    natural: int


@dataclass(frozen=True, slots=True)
class BestDeal:
    """The deal in which a side made the most points."""

    side: int
    points: int
    deal: int


@dataclass(frozen=True, slots=True)
class LargestPile:
    """A player took the largest pile of the match."""

    seat: int
    cards: int
    deal: int


@dataclass(frozen=True, slots=True)
class WentOutMost:
    """A player went out more often than anybody else."""

    seat: int
    times: int
    concealed: int


@dataclass(frozen=True, slots=True)
class SpecialHandLaid:
    """A player laid a special hand open; of several the one that paid most."""

    seat: int
    kind: SpecialKind
    deal: int


Standout = (
    ComebackWin
    | LedThroughout
    | SpecialHandLaid
    | MostCanastas
    | BestDeal
    | LargestPile
    | WentOutMost
)


MOST_FACTS: Final = 4
"""The greatest number of remarkable facts that are shown."""
_FAR_BEHIND, _LARGE_PILE, _OFTEN, _LONG = 500, 8, 2, 3
"""The thresholds for a remarkable fact: points behind, cards in a pile, times, deals."""


@dataclass(frozen=True, slots=True)
class MatchStory:
    """A finished match: its deals, a trophy, and what is remarkable."""

    deals: tuple[DealSummary, ...]
    trophy: tuple[Card, ...]
    """The finest meld of a winner in the last deal, or the special hand with which one ended it."""
    standouts: tuple[Standout, ...]
    """The remarkable facts, the most important first."""

    @property
    def last(self) -> DealSummary:
        """The deal that decided the match."""
        return self.deals[-1]

    @property
    def ranking(self) -> tuple[int, ...]:
        """The sides, winners first, then by points."""
        scored, winners = self.last.scored.sides, self.last.winners
        order = sorted(range(len(scored)), key=lambda side: -scored[side].match)
        return tuple(sorted(order, key=lambda side: side not in winners))

    @property
    def winners_faces(self) -> tuple[str, ...]:
        """The face ids of all who won."""
        last = self.last
        return tuple(last.faces[seat] for side in last.winners for seat in last.side_seats(side))

    def totals(self, side: int) -> tuple[int, ...]:
        """Returns the score of a side before the first deal and after each deal."""
        scored = [deal.scored.sides[side] for deal in self.deals]
        return (scored[0].match - scored[0].total, *(score.match for score in scored))


def story_of(match: Match) -> MatchStory:
    """Returns the story of a match. Raises `ValueError` if the match is not over."""
    if not match.is_over:
        raise ValueError("the match is not over")
    story = MatchStory(deals := summaries(match), _trophy(match, deals[-1]), ())
    found = (lead(story), *(find(match, story) for find in _FINDERS))
    told = tuple(one for one in found if one is not None)
    return MatchStory(story.deals, story.trophy, told[:MOST_FACTS])


def _trophy(match: Match, last: DealSummary) -> tuple[Card, ...]:
    public = match.state.public
    if last.special is not None and side_of(match.rules, last.special.seat) in public.winners:
        return last.special.cards
    melds = [meld for side in public.winners for meld in public.sides[side].melds]

    def worth(meld: TableMeld) -> tuple[bool, bool, int]:
        kind = canasta_kind(match.rules, meld)
        return kind is not None, kind == "natural", len(meld.cards)

    return max(melds, key=worth).cards if melds else ()


def lead(story: MatchStory) -> ComebackWin | LedThroughout | None:
    """Returns how the lead changed; ``None`` if the win is shared or nothing is remarkable."""
    if len(story.last.winners) != 1:
        return None
    (side,) = story.last.winners
    deficits = tuple(_deficits(story, side))[:-1]
    worst = max(deficits, default=0)
    if worst >= _FAR_BEHIND:
        return ComebackWin(side, worst, deficits.index(worst) + 1)
    if deficits and deficits[-1] > 0:
        return ComebackWin(side, deficits[-1], len(deficits))
    if len(deficits) + 1 >= _LONG and worst < 0:
        return LedThroughout(side, len(story.deals))
    return None


def _deficits(story: MatchStory, side: int) -> Iterator[int]:
    """Yields by deal how many points a side was behind the best other; negative if it led."""
    others = [story.totals(other) for other in range(story.last.side_count) if other != side]
    for at, own in enumerate(story.totals(side)[1:], start=1):
        yield max(totals[at] for totals in others) - own


def _canastas(_match: Match, story: MatchStory) -> Standout | None:
    count, natural = Counter[int](), Counter[int]()
    for deal in story.deals:
        for side, score in enumerate(deal.scored.sides):
            rules = [item.rule for item in score.items if item.rule in CANASTA_LINES]
            count[side] += len(rules)
            natural[side] += sum(map(rules.count, NATURAL_CANASTA_LINES))
    side = _only_first(count)
    return None if side is None else MostCanastas(side, count[side], natural[side])


def _best_deal(_match: Match, story: MatchStory) -> Standout | None:
    every = (
        BestDeal(side, score.total, deal.deal)
        for deal in story.deals
        for side, score in enumerate(deal.scored.sides)
    )
    return max(every, key=lambda one: one.points)


def _largest_pile(match: Match, _story: MatchStory) -> Standout | None:
    every = (
        LargestPile(event.seat, len(event.cards) + _base_of(moment), moment.state.public.deal)
        for moment in match.moments
        for event in moment.entry.events
        if isinstance(event, PileTaken)
    )
    largest = max(every, key=lambda one: one.cards, default=None)
    return largest if largest is not None and largest.cards >= _LARGE_PILE else None


def _base_of(moment: Moment) -> int:
    """Returns how many face-down cards came with a pile."""
    return sum(it.count for it in moment.entry.events if isinstance(it, BaseTaken))


def _special_hand(_match: Match, story: MatchStory) -> Standout | None:
    every = (
        SpecialHandLaid(deal.special.seat, deal.special.kind, deal.deal)
        for deal in story.deals
        if deal.special is not None
    )
    rules = story.last.rules
    return max(every, key=lambda one: rules.special.points_of(one.kind) or 0, default=None)


def _went_out(_match: Match, story: MatchStory) -> Standout | None:
    ends = [(deal.ended.out, deal.ended.is_concealed) for deal in story.deals]
    times = Counter(seat for seat, _ in ends if seat is not None)
    seat = _only_first(times)
    if seat is None or times[seat] < _OFTEN:
        return None
    return WentOutMost(seat, times[seat], ends.count((seat, True)))


def _only_first(counts: Counter[int]) -> int | None:
    """Returns the key of the highest count; ``None`` if that is zero or shared."""
    ranked = counts.most_common(2)
    if not ranked or not ranked[0][1] or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


_FINDERS: Final[tuple[Callable[[Match, MatchStory], Standout | None], ...]] = (
    _special_hand,
    _best_deal,
    _canastas,
    _largest_pile,
    _went_out,
)
