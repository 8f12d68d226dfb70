"""The styles in which the others are taken to play: a belief over a handful of them for each seat,
by what everybody saw it do in the deal.

Each sign adds to the logarithm of the odds of a style against the usual one. A seat that has not
thrown anything yet is taken to play in the usual one.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import Any, Final, final

from engine.ai.game_kind import finer_kind, game_kind, is_searched_to_the_end, read_toml
from engine.ai.style import Style, trial_style_for
from engine.ai.temperaments import Temperament
from engine.cards import Rank, is_wild, rank_of
from engine.observation import Observation
from engine.ruleset.model import Ruleset
from engine.seating import side_of, turn_order
from engine.state import MeldKind, Public, Seat, TableMeld

_STORED: Final[Mapping[str, Any]] = read_toml("search/opponents.toml")
STYLES: Final = {name: Temperament(name, by) for name, by in _STORED["styles"].items()}
"""The styles that others may play in beside the usual one."""
_WEIGHTS: Final[dict[str, dict[str, list[float]]]] = _STORED["signs"]
"""By kind of game and sign: what it adds for each of the styles."""
_DOUBT = 3
"""The discards after which what they tell counts half."""
_MANY = 10
"""The number of discards, or of cards in the hand, that counts as 1."""
_STARTS = 1 << 20
_STEPS: Final = tuple(prime**0.5 for prime in (2, 3, 5, 7, 11, 13, 17, 19))
"""By seat: the step from world to world on the line from 0 to 1, which such steps fill evenly."""
_FEW = 0.4
"""A hand that counts as small, as a part of so many cards."""


class Opponents:
    """The styles by seat in worlds; the own seat plays in its own one.

    Those of a world depend on the seed and its number alone, and over many worlds each style is
    drawn as often as it is believed.
    """

    def __init__(self, view: Observation, own: Style, seed: int) -> None:
        self._seat, self._own = view.seat, own
        self._styles = _styles_beside(trial_style_for(view.rules))
        self._beliefs = [
            list(accumulate(belief[:-1])) for belief in style_beliefs(view.rules, view.public)
        ]
        self._start = seed % _STARTS / _STARTS

    def draw_many(self, numbers: Sequence[int]) -> list[tuple[Style, ...]]:
        """Returns the styles in the worlds of these numbers."""
        seats = range(len(self._beliefs))
        return [tuple([self._drawn(seat, number) for seat in seats]) for number in numbers]

    def _drawn(self, seat: Seat, number: int) -> Style:
        """Returns the style of a seat in a world."""
        if seat == self._seat:
            return self._own
        mark, place = (self._start + number * _STEPS[seat]) % 1.0, 0
        for shares in self._beliefs[seat]:
            if mark < shares:
                break
            place += 1
        return self._styles[place]


@lru_cache(maxsize=8)
def _styles_beside(usual: Style) -> tuple[Style, ...]:
    """Returns the usual style, and each of `STYLES` in the same game."""
    return (usual, *(one.colour(usual) for one in STYLES.values()))


def style_beliefs(rules: Ruleset, public: Public) -> list[tuple[float, ...]]:
    """Returns by seat the probabilities of the usual style and of each of `STYLES`."""
    kind = finer_kind(rules) if is_searched_to_the_end(rules) else game_kind(rules)
    weights = _WEIGHTS.get(kind, {})
    return [_shares(signs, weights) for signs in signs_of_seats(rules, public)]


def _shares(signs: dict[str, float], weights: dict[str, list[float]]) -> tuple[float, ...]:
    if not signs or not weights:
        return (1.0, *[0.0 for _ in STYLES])
    logs = [0.0] * len(STYLES)
    for sign, by in signs.items():
        if by:
            for at, weight in enumerate(weights[sign]):
                logs[at] += by * weight
    odds = [1.0, *[exp(log) for log in logs]]
    total = sum(odds)
    return tuple([one / total for one in odds])


def signs_of_seats(rules: Ruleset, public: Public) -> Iterator[dict[str, float]]:
    """Yields for each seat what was seen of it, near 0 to 1, by name; nothing before a discard."""
    for seat, counts in enumerate(_discards(rules, public)):
        side, hand = public.sides[side_of(rules, seat)], public.hand_counts[seat]
        yield _signs(counts, side.melds, hand / _MANY, rules.canasta.size) if counts.all else {}


def _signs(
    counts: "_Discards", melds: tuple[TableMeld, ...], hand: float, canasta: int
) -> dict[str, float]:
    turns, cards, finished, wilds = counts.all + _DOUBT, 0, 0, 0
    for meld in melds:
        cards += len(meld.cards)
        wilds += len(meld.wilds)
        finished += len(meld.cards) >= canasta
    long = min(counts.all, _MANY) / _MANY
    return {
        "seen": 1.0,
        "unopened": 0.0 if melds else long,
        "opened": 1.0 if melds else 0.0,
        "opened_for_long": long if melds else 0.0,
        "hand": hand,
        "hand_if_opened": hand if melds else 0.0,
        "few_cards": 1.0 if hand <= _FEW else 0.0,
        "wilds_thrown": counts.wild / turns,
        "fitting_thrown": counts.fitting / turns,
        "copied": counts.copied / turns,
        "piles": counts.piles / turns,
        "wilds_laid": wilds / (cards + _DOUBT),
        "laid": cards / turns / 4,
        "unfinished": (len(melds) - finished) / 4,
        "canastas": finished / 4,
    }


@final
class _Discards:
    """The discards of a seat, and the piles that it took after those of others."""

    def __init__(self) -> None:
        self.all = self.wild = 0
        self.fitting = 0
        """The discards of ranks that the melds of its side have now."""
        self.copied = 0
        """The discards of the rank that was thrown before."""
        self.piles = 0


def _discards(rules: Ruleset, public: Public) -> list[_Discards]:
    """Returns the discards of each seat."""
    counts = [_Discards() for _ in public.hand_counts]
    order = turn_order(rules, public)
    following: dict[Seat, Seat] = dict(zip(order, (*order[1:], order[0]), strict=True))
    of_sides = _ranks_of_sides(public)
    ranks = [of_sides[side_of(rules, seat)] for seat in range(len(counts))]
    before: Rank | None = None
    for one in public.thrown:
        rank, of_seat = rank_of(one.card), counts[one.seat]
        of_seat.all += 1
        of_seat.wild += is_wild(one.card)
        of_seat.fitting += rank in ranks[one.seat]
        of_seat.copied += rank == before
        if one.was_taken and one.seat in following:
            counts[following[one.seat]].piles += 1
        before = rank
    return counts


def _ranks_of_sides(public: Public) -> list[set[Rank | None]]:
    return [
        {meld.rank for meld in side.melds if meld.kind is MeldKind.SET} for side in public.sides
    ]
