"""Puts advice into words: what to do, why, and which cards and places to mark."""

from dataclasses import dataclass

from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import (
    Action,
    Advice,
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


@dataclass(frozen=True, slots=True)
class Proposal:
    """One action of a hint, in words."""

    action: Action
    action_text: str
    why: str
    gap: str = ""
    """How much less it promises than the best one; empty for that, and where nobody counted."""
    cards: tuple[Card, ...] = ()
    """The cards of the hand that it takes."""
    places: tuple[Zone, ...] = ()
    """Where it happens."""
    anchor: str = ""
    """Where the rules stand that matter most."""


Hint = tuple[Proposal, ...]
"""The best one first."""


def make_hint(view: Observation, advice: tuple[Advice, ...], words: Wording) -> Hint:
    """Returns the advice in words, the best action first."""
    return tuple(
        Proposal(
            action=one.action,
            action_text=words.move(one.action, view.own.melds),
            why=_why(place, advice, words),
            gap=words.gap(one.behind) if place else "",
            cards=hand_cards(one.action),
            places=places_of(view, one.action),
            anchor=anchor_of_reason(one.reasons[0].id) if one.reasons else "",
        )
        for place, one in enumerate(advice)
    )


def _why(place: int, advice: tuple[Advice, ...], words: Wording) -> str:
    """The first one names what it is better than, unless that is the next one."""
    why = words.advice(_told(advice[place], place, advice))
    worse = next((number for number, one in enumerate(advice, start=1) if one.behind), 0)
    return words.beside(worse, why) if why and not place and worse > 2 else why


def _told(one: Advice, place: int, advice: tuple[Advice, ...]) -> tuple[Reason, ...]:
    """What tells a move from the one that it is measured by; where nobody counted, what it has."""
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
