"""Finds feats, rare achievements of a player in a deal or a match, in the record of the match."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.ai.levels import agent_levels
from engine.deal_score import lead_of
from engine.evolve.change import drop
from engine.match.match_record import DealRecord, MatchRecord, SeatRecord
from engine.scoring import CANASTA_LINES, NATURAL_CANASTA_LINES
from engine.seating import side_of
from engine.special_hands import DREAM_HANDS
from engine.state import Seat, Side

_STRONGEST: Final = 2
"""The number of levels that count as strong, from the top."""
_NATURALS_OF_MATCH: Final = 7
_LEAST_SWEEP: Final = 3
"""The least number of deals of a match that is won without losing one."""


@dataclass(frozen=True, slots=True)
class Feat:
    """A feat of the player on a seat."""

    id: str
    seat: Seat
    deal: int
    """The number of the deal in which it was done."""


@dataclass(frozen=True, slots=True)
class _Done:
    """The data that decide a feat: a deal, the match up to it, and a seat that played in it."""

    record: MatchRecord
    place: int
    """The place of the deal among the finished ones."""
    seat: Seat
    side: Side

    @property
    def deal(self) -> DealRecord:
        return self.record.deals[self.place]

    @property
    def own(self) -> SeatRecord:
        """What the seat did in the deal."""
        return self.deal.seats[self.seat]

    @property
    def before(self) -> tuple[DealRecord, ...]:
        return self.record.deals[: self.place]

    @property
    def is_won(self) -> bool:
        """Whether the match ended with this deal, won by the seat."""
        is_last = self.place == len(self.record.deals) - 1
        return is_last and self.side in self.record.winners and self.is_own_match

    @property
    def is_own_match(self) -> bool:
        """Whether no computer played any of the match in the person's place."""
        return not any(self.seat in deal.stand_ins for deal in self.record.deals)

    def count(self, *rules: str) -> int:
        """Returns how many lines of the side's score are of these rules."""
        return _lines(self.deal, self.side, *rules)


_IsDone = Callable[[_Done], bool]
"""Returns whether a feat was done."""


def _seven_naturals(done: _Done) -> bool:
    """Returns whether this deal brought the seventh natural canasta of the side in the match."""
    own = (deal for deal in done.before if done.seat not in deal.stand_ins)
    before = sum(_lines(deal, done.side, *NATURAL_CANASTA_LINES) for deal in own)
    return before < _NATURALS_OF_MATCH <= before + done.count(*NATURAL_CANASTA_LINES)


def _shut_out(done: _Done) -> bool:
    """Returns whether the seat went out before any other side had laid a card."""
    others = (side for side in range(len(done.deal.sides)) if side != done.side)
    is_bare = not any(_lines(done.deal, side, "score.melded_cards") for side in others)
    return done.deal.out == done.seat and is_bare


def _half_the_way(done: _Done) -> bool:
    """Returns whether the deal brought half of the points to which the match is played."""
    target = done.deal.rules.end.target
    return target is not None and 2 * done.deal.totals[done.side] >= target


def _comeback(done: _Done) -> bool:
    """Returns whether a match was won after being behind by a third of its target."""
    target = done.deal.rules.end.target
    return (
        done.is_won
        and target is not None
        and any(3 * _behind(deal, done.side) >= target for deal in done.before)
    )


def _sweep(done: _Done) -> bool:
    """Returns whether a match of several deals was won with the most points in each of them."""
    deals = done.record.deals
    are_won = all(lead_of(done.side, deal.sides) > 0 for deal in deals)
    return done.is_won and len(deals) >= _LEAST_SWEEP and are_won


def _unaided(done: _Done) -> bool:
    """Returns whether a match against strong players alone was won without hint or undo."""
    seats, strong = done.record.header.seats, agent_levels()[-_STRONGEST:]
    sides = done.record.header.rules.seats.sides
    others = [seats[seat] for seat in range(len(seats)) if seat not in sides[done.side]]
    own = [deal.seats[done.seat] for deal in done.record.deals]
    return (
        done.is_won
        and all(not player.is_person and player.level in strong for player in others)
        and not any(it.hints or it.undone for it in own)
    )


_FEATS: Final[Mapping[str, _IsDone]] = {
    "concealed": lambda done: done.deal.out == done.seat and done.deal.is_concealed,
    "shut_out": _shut_out,
    "great_pile": lambda done: done.own.largest_pile >= 30,
    "greatest_pile": lambda done: done.own.largest_pile >= 50,
    "three_naturals": lambda done: done.count(*NATURAL_CANASTA_LINES) >= 3,
    "seven_naturals": _seven_naturals,
    "five_canastas": lambda done: done.count(*CANASTA_LINES) >= 5,
    "wild_canasta": lambda done: done.own.canastas["wild"] > 0,
    "samba": lambda done: done.own.canastas["samba"] > 0,
    "sevens_canasta": lambda done: done.own.canastas["sevens"] > 0,
    "special_hand": lambda done: done.own.special is not None,
    "dream_hand": lambda done: done.own.special in DREAM_HANDS,
    "bonus_set": lambda done: done.count("score.bonus_set") > 0,
    "half_the_way": _half_the_way,
    "comeback": _comeback,
    "sweep": _sweep,
    "unaided": _unaided,
}
FEATS: Final = tuple(_FEATS)
"""The ids of all feats."""


def feats(record: MatchRecord) -> Iterator[Feat]:
    """Yields the feats of all people in the finished deals, in the order of the deals."""
    for place, deal in enumerate(record.deals):
        for seat, player in enumerate(record.header.seats):
            if not player.is_person or seat in deal.sitting_out or seat in deal.stand_ins:
                continue
            done = _Done(record, place, seat, side_of(record.header.rules, seat))
            for name, is_done in _FEATS.items():
                if is_done(done):
                    yield Feat(name, seat, deal.number)


def _lines(deal: DealRecord, side: Side, *rules: str) -> int:
    return sum(item.rule in rules for item in deal.sides[side].items)


def _behind(deal: DealRecord, side: Side) -> int:
    scores = tuple(one.match for one in deal.sides)
    return max(drop(scores, side)) - scores[side]
