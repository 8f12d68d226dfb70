"""Finds feats, rare achievements of a player in a deal or a match, in the record of the match."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.ai.levels import agent_levels
from engine.match.match_record import DealRecord, MatchRecord
from engine.scoring import CANASTA_LINES, NATURAL_CANASTA_LINES
from engine.special_hands import DREAM_HANDS
from engine.state import Seat, Side

_STRONGEST: Final = 2
"""The number of levels that count as strong, from the top."""
_GREAT_PILE: Final = 30
_GREATEST_PILE: Final = 50
_NATURALS_OF_DEAL: Final = 3
_NATURALS_OF_MATCH: Final = 7
_CANASTAS_OF_DEAL: Final = 5
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
    def before(self) -> tuple[DealRecord, ...]:
        return self.record.deals[: self.place]

    @property
    def is_won(self) -> bool:
        """Whether the match ended with this deal, won by the seat."""
        return self.place == len(self.record.deals) - 1 and self.side in self.record.winners

    def count(self, *rules: str) -> int:
        """Returns how many lines of the side's score are of these rules."""
        return _lines(self.deal, self.side, *rules)


def _concealed(done: _Done) -> bool:
    return done.deal.out == done.seat and done.deal.is_concealed


def _great_pile(done: _Done) -> bool:
    return done.deal.seats[done.seat].largest_pile >= _GREAT_PILE


def _greatest_pile(done: _Done) -> bool:
    return done.deal.seats[done.seat].largest_pile >= _GREATEST_PILE


def _three_naturals(done: _Done) -> bool:
    return done.count(*NATURAL_CANASTA_LINES) >= _NATURALS_OF_DEAL


def _seven_naturals(done: _Done) -> bool:
    """Returns whether this deal brought the seventh natural canasta of the side in the match."""
    before = sum(_lines(deal, done.side, *NATURAL_CANASTA_LINES) for deal in done.before)
    return before < _NATURALS_OF_MATCH <= before + done.count(*NATURAL_CANASTA_LINES)


def _five_canastas(done: _Done) -> bool:
    return done.count(*CANASTA_LINES) >= _CANASTAS_OF_DEAL


def _wild_canasta(done: _Done) -> bool:
    return done.deal.seats[done.seat].canastas["wild"] > 0


def _samba(done: _Done) -> bool:
    return done.deal.seats[done.seat].canastas["samba"] > 0


def _sevens_canasta(done: _Done) -> bool:
    return done.deal.seats[done.seat].canastas["sevens"] > 0


def _special_hand(done: _Done) -> bool:
    return done.deal.seats[done.seat].special is not None


def _dream_hand(done: _Done) -> bool:
    return done.deal.seats[done.seat].special in DREAM_HANDS


def _bonus_set(done: _Done) -> bool:
    return done.count("score.bonus_set") > 0


def _shut_out(done: _Done) -> bool:
    """Returns whether the seat went out before any other side had laid a card."""
    others = (side for side in range(len(done.deal.sides)) if side != done.side)
    is_bare = not any(_lines(done.deal, side, "score.melded_cards") for side in others)
    return done.deal.out == done.seat and is_bare


def _half_the_way(done: _Done) -> bool:
    """Returns whether the deal brought half of the points to which the match is played."""
    target = done.record.header.rules.end.target
    return target is not None and 2 * done.deal.totals[done.side] >= target


def _comeback(done: _Done) -> bool:
    """Returns whether a match was won after being behind by a third of its target."""
    target = done.record.header.rules.end.target
    return (
        done.is_won
        and target is not None
        and any(3 * _behind(deal, done.side) >= target for deal in done.before)
    )


def _sweep(done: _Done) -> bool:
    """Returns whether a match of several deals was won with the most points in each of them."""
    deals = done.record.deals
    are_won = all(deal.totals[done.side] > max(_others(deal.totals, done.side)) for deal in deals)
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


_FEATS: Final[Mapping[str, Callable[[_Done], bool]]] = {
    "concealed": _concealed,
    "shut_out": _shut_out,
    "great_pile": _great_pile,
    "greatest_pile": _greatest_pile,
    "three_naturals": _three_naturals,
    "seven_naturals": _seven_naturals,
    "five_canastas": _five_canastas,
    "wild_canasta": _wild_canasta,
    "samba": _samba,
    "sevens_canasta": _sevens_canasta,
    "special_hand": _special_hand,
    "dream_hand": _dream_hand,
    "bonus_set": _bonus_set,
    "half_the_way": _half_the_way,
    "comeback": _comeback,
    "sweep": _sweep,
    "unaided": _unaided,
}
FEATS: Final = tuple(_FEATS)
"""The ids of all feats."""


def feats(record: MatchRecord) -> Iterator[Feat]:
    """Yields the feats of all people in the finished deals, in the order of the deals."""
    sides = record.header.rules.seats.sides
    for place, deal in enumerate(record.deals):
        for seat, player in enumerate(record.header.seats):
            if not player.is_person or seat in deal.sitting_out:
                continue
            side = next(at for at, seats in enumerate(sides) if seat in seats)
            done = _Done(record, place, seat, side)
            for name, is_done in _FEATS.items():
                if is_done(done):
                    yield Feat(name, seat, deal.number)


def _lines(deal: DealRecord, side: Side, *rules: str) -> int:
    return sum(item.rule in rules for item in deal.sides[side].items)


def _behind(deal: DealRecord, side: Side) -> int:
    scores = tuple(one.match for one in deal.sides)
    return max(_others(scores, side)) - scores[side]


def _others(values: tuple[int, ...], side: Side) -> tuple[int, ...]:
    return (*values[:side], *values[side + 1 :])
