"""A finished deal by a game's own rules, for counting it line by line."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.required_cards import canastas_for_going_out
from canasta_gui.rulebook.sample_cards import natural_canasta
from engine import (
    Card,
    PositionError,
    Ruleset,
    SideScore,
    State,
    active_seats,
    gone_out,
    parse_cards,
    score_deal,
)

_OWN_MELD: Final = "Ah Ad As Ac"
_HARMLESS_MELD: Final = "8h 8d 8s 8c"
"""Instead, where nobody goes out with unfinished aces."""
_THEIRS: Final = ("Qh Qd Qs", "9h 9d 9c")
_BONUS: Final = "3h 3d"
_LEFT: Final = ("Kd 8c", "Ks Jd 8h", "Ac Qc", "Kc 8s", "9s Kh")
"""The cards left with those who did not go out, in order of seats after the first."""
OUT: Final = 0
"""The seat that went out."""


@dataclass(frozen=True, slots=True)
class WorkedDeal:
    """The table after a seat went out, the cards left in the hands, and the score that the engine
    counts.
    """

    state: State
    hands: tuple[tuple[Card, ...], ...]
    """The cards left, by seat."""
    scores: tuple[SideScore, ...]
    """The scores, by side."""


def worked_deal(rules: Ruleset) -> WorkedDeal | None:
    """Returns the deal by the rules of a game; ``None`` where they have no room for it."""
    try:
        canastas = canastas_for_going_out(rules) or (natural_canasta(rules),)
        own = _HARMLESS_MELD if rules.out.unfinished_bars else _OWN_MELD
        state = PositionTemplate(
            "4s", (own, *canastas), _THEIRS, "6h", is_in_foot=True, bonus=_BONUS
        ).state(rules)
    except PositionError:
        return None
    hands = tuple(_hands(rules, state))
    state = gone_out(state, OUT)
    return WorkedDeal(state, hands, score_deal(rules, state.public, hands))


def _hands(rules: Ruleset, state: State) -> Iterator[tuple[Card, ...]]:
    """Yields the cards left by seat; empty for the seat that went out and for those that sit
    out.
    """
    active = active_seats(rules, state.public)
    for seat in range(len(state.private)):
        is_holding = seat in active and seat != OUT
        yield parse_cards(_LEFT[(seat - 1) % len(_LEFT)]) if is_holding else ()
