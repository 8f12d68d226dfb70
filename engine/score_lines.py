"""The lines of a score: which there are, and those that a side got in a deal."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from engine.cards import Card, Role
from engine.record import record


class ScoreLine(NamedTuple):
    """What a line of a score counts."""

    place: Literal["melds", "beside", "exit", "hand", "foot"]
    """Where its cards are: the melds, beside them, the hand that went out, a hand, a foot."""
    page: str
    """The page of the rules that explains it, as ``page`` or ``page#place``."""
    role: Role | None = None
    """The role of its cards in a hand or a foot; none: those that no other line counts."""


SCORE_LINES: Final[Mapping[str, ScoreLine]] = {
    "score.melded_cards": ScoreLine("melds", "cards"),
    "score.natural_canasta": ScoreLine("melds", "canastas#pay"),
    "score.mixed_canasta": ScoreLine("melds", "canastas#pay"),
    "score.samba": ScoreLine("melds", "canastas#pay"),
    "score.wild_canasta": ScoreLine("melds", "canastas#pay"),
    "score.sevens_canasta": ScoreLine("melds", "canastas#pay"),
    "score.aces_canasta": ScoreLine("melds", "canastas#pay"),
    "score.five_natural": ScoreLine("melds", "canastas#pay"),
    "score.four_natural": ScoreLine("melds", "canastas#pay"),
    "score.ten_canastas": ScoreLine("melds", "canastas#pay"),
    "score.four_stops": ScoreLine("melds", "stops#four"),
    "score.bonus_cards": ScoreLine("beside", "bonus#plus"),
    "score.bonus_set": ScoreLine("beside", "bonus#extra"),
    "score.stops_aside": ScoreLine("beside", "stops#aside"),
    "score.going_out": ScoreLine("exit", "out#pays"),
    "score.concealed": ScoreLine("exit", "out#concealed"),
    "score.special_hand": ScoreLine("hand", "special#ends"),
    "score.void": ScoreLine("exit", "exhaustion#void"),
    "score.asked_in_vain": ScoreLine("beside", "out#vain"),
    "score.bonus_penalty": ScoreLine("beside", "bonus#minus"),
    "score.bonus_set_penalty": ScoreLine("beside", "bonus#extra"),
    "score.short_sequence": ScoreLine("melds", "sequences#short"),
    "score.unfinished_pure": ScoreLine("melds", "scoring#unfinished"),
    "score.unfinished_wild": ScoreLine("melds", "scoring#unfinished"),
    "score.caliente_played": ScoreLine("beside", "caliente"),
    "score.hand": ScoreLine("hand", "scoring#hand"),
    "score.stops_left": ScoreLine("hand", "stops#left", Role.STOP),
    "score.bonus_forgotten": ScoreLine("hand", "bonus#forgotten", Role.BONUS),
    "score.held_pure": ScoreLine("hand", "scoring#held"),
    "score.foot": ScoreLine("foot", "foot#cost"),
    "score.foot_bonus": ScoreLine("foot", "foot#bonus", Role.BONUS),
}
"""Every line of a score, by the rule that pays it: gains first, losses last."""


@record
class ScoreItem:
    """One line of the score: the rule that pays it, points (may be negative), the cards."""

    rule: str
    points: int
    cards: tuple[Card, ...] = ()


@record
class SideScore:
    """What one side scored in a deal, and its score in the match after it."""

    items: tuple[ScoreItem, ...]
    total: int
    match: int
