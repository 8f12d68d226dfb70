"""Estimates hands from play, for example that a discarded rank is seldom kept."""

from collections.abc import Mapping
from math import prod
from typing import Final

from engine.ai.toml_tables import read_toml
from engine.kernel.kinds import BIG, CLASSES, NATURALS, STOP, TWO, class_of
from engine.observation import Observation
from engine.seating import allies_of, side_of, turn_order
from engine.state import MeldKind, Seat

FACTORS: Final[Mapping[str, float]] = read_toml("search/belief_factors.toml")
"""By sign, the factor by which it changes the expected number of cards of a rank."""
_LATELY = 8
"""The number of discards in about two rounds."""


def beliefs(view: Observation) -> tuple[tuple[float, ...], ...]:
    """Returns the factors by which each seat is likelier to hold cards of each class."""
    return tuple(
        tuple(prod(map(FACTORS.__getitem__, signs)) for signs in by_kind)
        for by_kind in observed_signs(view)
    )


Told = list[list[set[str]]]
"""The names of the signs, by seat and class of cards."""


def observed_signs(view: Observation) -> Told:
    """Returns the names of the signs that apply, by seat and class of cards."""
    told = [[{"ordinary"} for _ in range(CLASSES)] for _ in view.public.hand_counts]
    for seat, by_kind in enumerate(told):
        by_kind[TWO].add("wild")
        by_kind[BIG].add("wild")
        by_kind[STOP].add("stop")
        _signs_of_melds(view, seat, by_kind)
    _signs_of_discards(view, told)
    return told


def _signs_of_melds(view: Observation, seat: Seat, by_kind: list[set[str]]) -> None:
    own = side_of(view.rules, seat)
    if not view.public.sides[own].has_opened:
        for kind in range(NATURALS):
            by_kind[kind].add("unopened")
    own = allies_of(view.public, own)[0]
    for side, melds in enumerate(view.public.melds_by_side):
        for meld in melds:
            if meld.kind is MeldKind.SET:
                by_kind[class_of(meld.cards[0])].add("own-meld" if side == own else "rival-meld")


def _signs_of_discards(view: Observation, told: Told) -> None:
    """Adds the signs of the discards.

    A seat that has taken up its second hand since holds other cards; for it only late discards
    count.
    """
    order = turn_order(view.rules, view.public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    count, in_foot = len(view.public.thrown), view.public.in_foot
    for place, thrown in enumerate(view.public.thrown, start=1):
        if (kind := class_of(thrown.card)) >= NATURALS:
            continue
        is_late = count - place < _LATELY
        when = "lately" if is_late else "before"
        if is_late or not in_foot[thrown.seat]:
            told[thrown.seat][kind].add(f"threw-{when}")
        is_passed = not thrown.was_taken and place < count
        after = following.get(thrown.seat)
        if is_passed and after is not None and (is_late or not in_foot[after]):
            told[after][kind].add(f"left-{when}")
