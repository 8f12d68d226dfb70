"""Counts habits of players: what a strong player who watches a deal would notice."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from engine.actions import AskPartner, Discard
from engine.ai.policy.laying import is_exit_welcome
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.style import style_for
from engine.cards import is_wild
from engine.events import Answered, DealScored, Event, Melded, WentOut
from engine.kernel.counted_turn import PLAY
from engine.kernel.discards import discards
from engine.kernel.exits import find_exit
from engine.kernel.kinds import BIG, CLASS_OF, NATURALS, TWO, kind_map
from engine.kernel.melds import SideMelds, points_of_kinds
from engine.kernel.seating import NO_SEAT
from engine.kernel.state_reader import table_of
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen, sets_to_add_to
from engine.match.records import Played
from engine.match.timeline import Moment
from engine.state import Seat, State
from engine.values import canasta_kind

HABITS: Final = (
    "sevenths",
    "melded_throws",
    "wilds_unclosed",
    "wilds_thrown",
    "caught",
    "asks",
    "yes",
    "concealed_missed",
    "unwelcome_exits",
)
"""The names of the habits: cards thrown that complete a canasta of the next player, who may take
the pile with them; others of the ranks that its side has melded, on an open pile of `_FAT` cards
and more (both where a card was held that it has not melded, and no wild one); wild cards laid after
the opening on what stays less than a canasta, not to go out; wild cards thrown; hands of more than
`_MANY` cards when another side goes out; questions to the partner, and those answered with yes;
turns in which somebody could go out concealed and did not; and exits without asking a partner who
would have said no.
"""
_FAT: Final = 4
_MANY: Final = 12


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
