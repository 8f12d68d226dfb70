"""Which page explains a rule that refused something, or that pays."""

from collections.abc import Mapping
from typing import Final

_BY_AREA: Final[Mapping[str, str]] = {
    "turn": "turn",
    "draw": "exhaustion",
    "hand": "turn",
    "discard": "bonus",
    "meld": "melds",
    "combine": "melds",
    "wild": "melds",
    "sequence": "sequences",
    "foot": "foot",
    "stop": "stops",
    "bonus": "bonus",
    "pile": "pile",
    "opening": "opening",
    "out": "out",
    "ask": "out",
    "exhaustion": "exhaustion",
    "caliente": "caliente",
    "score": "scoring",
}
"""By the part of the rule's id before the dot."""

_BY_RULE: Final[Mapping[str, str]] = {
    "pile.frozen_needs_pair": "frozen",
    "pile.top_blocked": "stops",
    "caliente.not_in_game": "cards",
    "score.melded_cards": "cards",
    "score.natural_canasta": "canastas",
    "score.mixed_canasta": "canastas",
    "score.samba": "canastas",
    "score.wild_canasta": "canastas",
    "score.bonus_cards": "bonus",
    "score.bonus_set": "bonus",
    "score.bonus_penalty": "bonus",
    "score.bonus_set_penalty": "bonus",
    "score.bonus_forgotten": "bonus",
    "score.going_out": "out",
    "score.concealed": "out",
    "score.caliente_played": "caliente",
    "score.foot": "foot",
    "score.foot_bonus": "foot",
}
"""Rules that stand on another page than their area."""


def anchor_of(rule: str) -> str:
    """The anchor of the page that explains a rule."""
    return _BY_RULE.get(rule) or _BY_AREA[rule.partition(".")[0]]
