"""Puts advice into words: what to do, why, and which cards and places to mark."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from canasta_gui.viewmodel.table_view import Ghosts, HintView
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
    is_wild,
    rank_of,
)

if TYPE_CHECKING:
    from engine import Advice


@dataclass(frozen=True, slots=True)
class Proposal:
    """One action of a hint, in words."""

    action: Action
    action_text: str
    why: str
    why_alone: str = ""
    """The same where no other action is shown, so that none is named by its number."""
    gap: str = ""
    """How much less than the best action it promises, in words; empty for the best, or if
    unknown.
    """
    spread: str = ""
    """How sure that is, for those who ask; empty where nothing is counted."""
    reasons: tuple[Reason, ...] = ()
    """What ``why`` says, as reasons."""
    against: int = 0
    """The number of the action that it is compared with, counted from 0."""
    cards: tuple[Card, ...] = ()
    """The cards of the hand that the action plays."""
    places: tuple[Zone, ...] = ()
    """The places where the action happens."""
    shown: HintView = field(default_factory=HintView)
    """How the table shows it."""
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
    """Returns the advice in words, the best action first.

    The best action names the first worse one, with which it is compared, unless it is the next.
    """
    worse = next((place for place, one in enumerate(advice) if one.behind), 0)
    return tuple(
        Proposal(
            action=one.action,
            action_text=words.move(one.action, view.own.melds),
            why=words.beside(against + 1, why) if why and against > 1 else why,
            why_alone=why,
            gap=words.gap(one.behind) if place else "",
            spread=words.spread(one.behind) if place else "",
            reasons=reasons,
            against=against,
            cards=hand_cards(one.action),
            places=places_of(view, one.action),
            shown=HintView(ghosts_of(view, one.action), _marked_by(view, one.action)),
            anchor=anchor_of_reason(one.reasons[0].id) if one.reasons else "",
        )
        for place, (one, reasons) in enumerate(zip(advice, _reasons(advice), strict=True))
        for why, against in [(words.advice(reasons), 0 if place else worse)]
    )


def _reasons(advice: "tuple[Advice, ...]") -> Iterator[tuple[Reason, ...]]:
    """Yields the reasons of each action; what was said of an action before is left out."""
    told: list[Reason] = []
    for place, one in enumerate(advice):
        reasons = _told(one, place, advice)
        if one.behind is not None:
            reasons = tuple(it for it in reasons if not _is_said(it, told))
        told += reasons
        yield reasons


def _is_said(reason: Reason, told: Sequence[Reason]) -> bool:
    """Returns whether a reason was told before, of this action or of the one it is compared with:
    "in 14 cases, not in 22" of the one and "in 22, not in 14" of the other are the same.
    """
    other_side = _OTHER_SIDE.get(reason.id, reason.id)
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


def _marked_by(view: Observation, action: Action) -> tuple[Zone, ...]:
    """Returns the places that glow while an action is shown: where cards are drawn, taken or
    thrown, and melds that become one.
    """
    match action:
        case Meld(plays) | TakePile(plays=plays):
            sources = (play for play in plays if play.source is not None)
            melds = (it for play in sources for it in (play.source, play.to) if it is not None)
            joined = tuple(Zone(ZoneKind.MELD, view.side, it) for it in melds)
            return (PILE, *joined) if isinstance(action, TakePile) else joined
        case _:
            return places_of(view, action)


def ghosts_of(view: Observation, action: Action) -> tuple[Ghosts, ...]:
    """Returns the cards that an action would put on the table, each in its place there."""
    match action:
        case Discard(card):
            pile = view.public.pile
            return (Ghosts(PILE, (*pile, card), frozenset({len(pile)})),)
        case LayBonus(card):
            zone, bonus = Zone(ZoneKind.BONUS, view.side), view.own.bonus
            return (Ghosts(zone, (*bonus, card), frozenset({len(bonus)})),)
        case Meld(plays):
            return _laid(view, plays)
        case TakePile(using, to, plays):
            upcard = view.public.pile[-1:]
            return _laid(view, (Play((*using, *upcard), to), *plays))
        case _:
            return ()


def _laid(view: Observation, plays: Sequence[Play]) -> tuple[Ghosts, ...]:
    """Returns the cards of plays at their melds; those of one meld together."""
    added: dict[Zone, tuple[Card, ...]] = {}
    for play in plays:
        fresh = sum(zone.kind is ZoneKind.STAGE for zone in added)
        place = _joined(view, play)
        new = Zone(ZoneKind.STAGE, 0, fresh)
        zone = new if place is None else Zone(ZoneKind.MELD, view.side, place)
        added[zone] = added.get(zone, ()) + play.cards
    return tuple(_among(view, zone, cards) for zone, cards in added.items() if cards)


def _joined(view: Observation, play: Play) -> int | None:
    """Returns the own meld that a play adds to, also where the rules leave no choice."""
    if play.to is not None or len(play.cards) > 1:
        return play.to
    ranks = {rank_of(card) for card in play.cards}
    return next((at for at, meld in enumerate(view.own.melds) if {meld.rank} == ranks), None)


def _among(view: Observation, zone: Zone, cards: tuple[Card, ...]) -> Ghosts:
    """Returns the cards of a meld as they lie with others: natural ones before wild ones."""
    lying = view.own.melds[zone.index].cards if zone.kind is ZoneKind.MELD else ()
    marked = [*((card, False) for card in lying), *((card, True) for card in cards)]
    marked.sort(key=lambda it: (is_wild(it[0]), it[0]))
    new = frozenset(at for at, (_, is_new) in enumerate(marked) if is_new)
    return Ghosts(zone, tuple(card for card, _ in marked), new)
