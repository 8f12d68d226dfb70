"""Counts what the sides of a deal did, and habits that a strong player who watches would notice."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from engine.actions import AskPartner, Discard
from engine.ai.levels import make_agent
from engine.ai.policy.laying import is_exit_welcome
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.style import style_for
from engine.cards import is_wild
from engine.cli.playing import match_of_computers, play_deal
from engine.dealcode import new_code
from engine.events import (
    Answered,
    Asked,
    CalientePlayed,
    DealScored,
    Discarded,
    Event,
    FootTaken,
    Melded,
    PileFroze,
    PileTaken,
    TurnStarted,
    WentOut,
)
from engine.kernel.counted_turn import PLAY
from engine.kernel.exits import find_exit
from engine.kernel.kinds import BIG, CLASS_OF, NATURALS, TWO, kind_map
from engine.kernel.melds import SideMelds, points_of_kinds
from engine.kernel.options import discards
from engine.kernel.seating import NO_SEAT
from engine.kernel.state_reader import table_of
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen, sets_to_add_to
from engine.match.records import Played
from engine.match.timeline import Moment
from engine.ruleset.model import Ruleset
from engine.seating import side_of
from engine.state import Seat, Side, State
from engine.values import canasta_kind, points_in

CANASTAS = "canastas."
"""The prefix of the names of canasta counts; the kind follows."""


_DEEDS = {Asked: "asked", CalientePlayed: "calientes", FootTaken: "feet"}


class EventCounts:
    """The counts of every side of one deal, and the turns and the end of the deal."""

    def __init__(self, rules: Ruleset) -> None:
        self.sides = tuple(Counter[str]() for _ in rules.seats.sides)
        self.deal = Counter[str]()
        self._rules = rules
        self._thrower: Side | None = None

    def count(self, events: Iterable[Event]) -> None:
        """Counts events, in the order in which they happened."""
        for event in events:
            match event:
                case TurnStarted():
                    self.deal["turns"] += 1
                case Melded():
                    self._meld(event.side)
                case Discarded():
                    self._thrower = side_of(self._rules, event.seat)
                case PileFroze() if self._thrower is not None:
                    self.sides[self._thrower]["freezes"] += 1
                case PileTaken():
                    self._take(side_of(self._rules, event.seat))
                case Asked() | CalientePlayed() | FootTaken():
                    self.sides[side_of(self._rules, event.seat)][_DEEDS[type(event)]] += 1
                case Answered():
                    self.sides[side_of(self._rules, event.seat)]["allowed"] += event.is_yes
                case WentOut() | DealScored():
                    self._end(event)
                case _:
                    pass

    def count_canastas(self, state: State) -> None:
        """Counts the canastas on the table at the end."""
        for side, table in enumerate(state.public.sides):
            for meld in table.melds:
                if kind := canasta_kind(self._rules, meld):
                    self.sides[side][CANASTAS + kind] += 1

    def _meld(self, side: Side) -> None:
        if not self.sides[side]["opened"]:
            self.sides[side]["opened"] = 1
            self.sides[side]["opening_turn"] = self.deal["turns"]

    def _take(self, taker: Side) -> None:
        self.sides[taker]["piles"] += 1
        if self._thrower not in {None, taker}:
            self.sides[self._thrower or 0]["given"] += 1

    def _end(self, event: WentOut | DealScored) -> None:
        if isinstance(event, WentOut):
            self.sides[side_of(self._rules, event.seat)]["out"] += 1
            self.deal["exits"] += 1
            self.deal["concealed"] += event.is_concealed
            return
        for side, seats in enumerate(self._rules.seats.sides):
            self.sides[side]["points"] += event.sides[side].total
            self.sides[side]["left_in_hand"] += sum(points_in(event.hands[seat]) for seat in seats)


HABITS: Final[Mapping[str, str]] = {
    "sevenths": "cards thrown that complete a canasta of the next player, who may take the pile "
    "with them, where a card was held that its side has not melded, and no wild one",
    "melded_throws": "others of the ranks that its side has melded, on an open pile of four cards "
    "and more, with the same choice",
    "wilds_unclosed": "wild cards laid after the opening on what stays less than a canasta, not to "
    "go out",
    "wilds_thrown": "wild cards thrown",
    "caught": "hands of more than twelve cards when another side goes out",
    "asks": "questions to the partner",
    "yes": "those answered with yes",
    "concealed_missed": "turns in which somebody could go out concealed and did not",
    "unwelcome_exits": "exits without asking a partner who would have said no",
}
"""What each habit is, by its name, under which `Habits` counts it."""
_FAT: Final = 4
"""The number of cards of a pile from which it is given away."""
_MANY: Final = 12
"""The number of cards above which a hand is caught."""


def counts_of_deal(rules: Ruleset, levels: Sequence[str], seed: str) -> EventCounts:
    """Returns the counts of one deal of these levels, habits included; the seed decides the cards.

    Raises `PlayerError`.
    """
    match = match_of_computers(rules, levels, new_code(seed.encode("utf-8", "surrogateescape")))
    play_deal(match, tuple(map(make_agent, levels)))
    counts, habits = EventCounts(rules), Habits()
    counts.count(event for moment in match.moments for event in moment.entry.events)
    counts.count_canastas(match.state)
    habits.count(match.moments)
    counts.deal.update(habits.counts)
    return counts


class Habits:
    """The counts of one deal, of all its seats."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self._could_hide: Seat = NO_SEAT
        """The seat that could go out concealed in this turn."""
        self._wilds = 0
        """The wild cards laid in this turn that close nothing."""

    def count(self, moments: Iterable[Moment]) -> None:
        """Counts what happened in a deal, from its beginning to its end."""
        for before, moment in pairwise(moments):
            if isinstance(moment.entry, Played):
                self._count_action(before.state, moment.entry, moment.state)

    def _count_action(self, before: State, entry: Played, after: State) -> None:
        table, action = table_of(before), entry.action
        self.counts["asks"] += isinstance(action, AskPartner)
        if table.phase == PLAY:
            self._note_concealed(table)
        if isinstance(action, Discard):
            self._count_discard(table, kind_map(table.seating.limits.lanes)(action.card))
        for event in entry.events:
            match event:
                case Answered():
                    self.counts["yes"] += event.is_yes
                case Melded():
                    self._wilds += _wilds_unclosed(before, after, event)
                case WentOut():
                    self._count_exit(table, entry.events)
                case _:
                    pass

    def _note_concealed(self, table: Table) -> None:
        """Notes whether the seat, which has laid nothing in this deal yet, could go out."""
        seat = table.turn
        if not table.has_laid and not table.melded[seat] and table.drew == "stock":
            way = find_exit(table, table.own, table.hand)
            self._could_hide = NO_SEAT if way is None else seat

    def _count_discard(self, table: Table, kind: int) -> None:
        rank, taker = CLASS_OF[kind], table.seating.following[table.turn]
        self.counts["wilds_thrown"] += rank in (TWO, BIG)
        if table.sizes[table.turn] > 1:
            self.counts["wilds_unclosed"] += self._wilds
            self.counts["concealed_missed"] += self._could_hide == table.turn
        self._could_hide, self._wilds = NO_SEAT, 0
        if taker in table.seating.mates[table.turn]:
            return
        melds = table.melds[table.seating.side_of[taker]]
        if not _is_given(table, taker, melds, rank) or not _has_safer(table, melds):
            return
        if melds.sizes[rank] == melds.canasta_size - 1:
            self.counts["sevenths"] += 1
        elif len(table.pile) >= _FAT:
            self.counts["melded_throws"] += 1

    def _count_exit(self, table: Table, events: tuple[Event, ...]) -> None:
        self._could_hide = NO_SEAT
        seat, partner = table.turn, table.seating.partner[table.turn]
        if partner != NO_SEAT and table.question is None and not table.asked[seat]:
            estimates = SeatEstimates(table, style_for(table.seating.rules))
            loss = points_of_kinds(table.hands[partner])
            self.counts["unwelcome_exits"] += not is_exit_welcome(table, estimates, loss)
        for scored in (it for it in events if isinstance(it, DealScored)):
            sides = map(table.seating.side_of.__getitem__, range(len(scored.hands)))
            self.counts["caught"] += sum(
                len(hand) > _MANY and side != table.side
                for hand, side in zip(scored.hands, sides, strict=True)
            )


def _is_given(table: Table, taker: Seat, melds: SideMelds, rank: int) -> bool:
    """Returns whether a card of this rank alone lets its melds take the pile."""
    side = table.seating.side_of[taker]
    is_open = not is_frozen(table, side) and sets_to_add_to(table, side) != "never"
    return rank < NATURALS and melds.sizes[rank] > 0 and is_open


def _has_safer(table: Table, melds: SideMelds) -> bool:
    """Returns whether the seat may throw a card that is neither wild nor of a melded rank."""
    ranks = {CLASS_OF[kind] for kind in discards(table)} - {TWO, BIG}
    return any(rank >= NATURALS or not melds.sizes[rank] for rank in ranks)


def _wilds_unclosed(before: State, after: State, event: Melded) -> int:
    """Returns the wild cards that were laid on what stays less than a canasta."""
    meld = after.public.sides[event.side].melds[event.meld]
    if not before.public.sides[event.side].has_opened or canasta_kind(after.rules, meld):
        return 0
    return sum(map(is_wild, event.cards))
