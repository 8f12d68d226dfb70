"""Puts advice into words: what to do, why, and which cards and places to mark."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import (
    Action,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Play,
    Reason,
    TakePile,
)

if TYPE_CHECKING:
    from engine import Advice


@dataclass(frozen=True, slots=True)
class Proposal:
    """One action of a hint, in words."""

    action: Action
    action_text: str
    why: str
    gap: str = ""
    """How much less than the best action it promises, in words; empty for the best, or if
    unknown.
    """
    cards: tuple[Card, ...] = ()
    """The cards of the hand that the action plays."""
    places: tuple[Zone, ...] = ()
    """The places where the action happens."""
    anchor: str = ""
    """The place in the rules that explains the action; empty if there is none."""


Hint = tuple[Proposal, ...]
"""The actions of a hint, the best one first."""

_OTHER_SIDE: Final = {
    "contrast.riskier": "contrast.safer",
    "contrast.spends_wild": "contrast.keeps_wild",
    "contrast.breaks_group": "contrast.keeps_group",
    "contrast.throws_fitting": "contrast.keeps_fitting",
    "contrast.lays_less": "contrast.lays_more",
    "laying.spoils_natural": "laying.keeps_natural",
}
"""By reason against an action: the reason for the other one that says the same."""


def make_hint(view: Observation, advice: "tuple[Advice, ...]", words: Wording) -> Hint:
    """Returns the advice in words, the best action first."""
    return tuple(
        Proposal(
            action=one.action,
            action_text=words.move(one.action, view.own.melds),
            why=why,
            gap=words.gap(one.behind) if place else "",
            cards=hand_cards(one.action),
            places=places_of(view, one.action),
            anchor=anchor_of_reason(one.reasons[0].id) if one.reasons else "",
        )
        for place, (one, why) in enumerate(zip(advice, _whys(advice, words), strict=True))
    )


def _whys(advice: "tuple[Advice, ...]", words: Wording) -> Iterator[str]:
    """Yields the reasons of each action in words; what was said of an action before is left out.

    The best action names the first worse one, unless it is the next.
    """
    worse = next((number for number, one in enumerate(advice, start=1) if one.behind), 0)
    told: list[Reason] = []
    for place, one in enumerate(advice):
        reasons = _told(one, place, advice)
        if one.behind is not None:
            reasons = tuple(it for it in reasons if not _is_said(it, told))
        told += reasons
        why = words.advice(reasons)
        yield words.beside(worse, why) if why and not place and worse > 2 else why


def _is_said(reason: Reason, told: Sequence[Reason]) -> bool:
    """Returns whether a reason was told before, of this action or of the one it is compared with:
    "in 14 cases, not in 22" of the one and "in 22, not in 14" of the other are the same.
    """
    other_side = _OTHER_SIDE.get(reason.id)
    return reason in told or any(
        it.id == other_side and set(it.params.values()) == set(reason.params.values())
        for it in told
    )


def _told(one: "Advice", place: int, advice: "tuple[Advice, ...]") -> tuple[Reason, ...]:
    """Returns the reasons that distinguish an action from the one it is compared with.

    Actions without a measured difference keep their own reasons.
    """
    best, *others = advice
    if others and one.behind is not None:
        return one.beside
    own = tuple(reason for reason in one.reasons if reason not in best.reasons)
    return own if place and own else one.reasons


def hand_cards(action: Action) -> tuple[Card, ...]:
    """Returns the hand cards that an action plays, without those that are not drawn yet."""
    match action:
        case Discard(card) | LayBonus(card):
            return (card,)
        case Meld(plays):
            return tuple(card for play in plays for card in play.cards)
        case TakePile():
            return (*action.using, *(card for play in action.plays for card in play.cards))
        case _:
            return ()


def places_of(view: Observation, action: Action) -> tuple[Zone, ...]:
    """Returns the places on the table where an action happens."""
    match action:
        case DrawStock():
            return (STOCK,)
        case TakePile() | Discard():
            return (PILE,)
        case Meld(plays):
            return tuple(dict.fromkeys(_place_of(view, play) for play in plays))
        case _:
            return ()


def _place_of(view: Observation, play: Play) -> Zone:
    return FELT if play.to is None else Zone(ZoneKind.MELD, view.side, play.to)
