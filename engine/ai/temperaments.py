"""Temperaments: what players of one strength prefer, as factors on some numbers of a style."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.ai.agent import PLAIN
from engine.ai.style import Style


@dataclass(frozen=True, slots=True)
class Temperament:
    """The factors by which some numbers of a style are multiplied."""

    name: str
    factors: Mapping[str, float]

    def colour(self, style: Style) -> Style:
        """Returns the style with these factors applied."""
        changed = {name: getattr(style, name) * by for name, by in self.factors.items()}
        return replace(style, **changed)


EVEN = Temperament(PLAIN, {})
"""The plain temperament, which changes nothing."""

TEMPERAMENTS = (
    EVEN,
    Temperament(
        "cautious",
        {"caution": 3.0, "wild": 2.5, "stop": 1.5, "stop_pile": 0.6, "hold": 1.3, "take_base": 4.0},
    ),
    Temperament(
        "bold",
        {
            "caution": 0.8,
            "pair": 2.0,
            "hold": 2.0,
            "take_card": 2.0,
            "take_spent": 0.3,
            "take_base": 0.0,
            "wild": 0.8,
            "freeze_unopened": 2.5,
            "freeze_pairs": 2.5,
            "freeze_pile": 0.7,
        },
    ),
    Temperament(
        "builder",
        {
            "hold": 1.5,
            "on_meld": 2.0,
            "on_canasta": 2.0,
            "take_match": 2.0,
            "take_spent": 2.5,
            "open_wild": 6.0,
            "spoil_first": 0.015,
            "spoil": 4.0,
            "partner_cards": 0.3,
            "others_card": 0.3,
            "late_stock": 0.5,
            "small_hand": 0.5,
        },
    ),
    Temperament(
        "runner",
        {
            "hold": 0.1,
            "partner_cards": 5.0,
            "others_card": 3.0,
            "take_card": 0.5,
            "open_wild": 0.5,
            "late_stock": 12.0,
            "small_hand": 2.5,
        },
    ),
)
"""Every temperament, the plain one first."""
