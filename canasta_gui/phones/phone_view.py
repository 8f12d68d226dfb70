"""What a phone shows: plain values from the view of its seat, ready to be sent."""

from collections.abc import Iterator, Mapping

from canasta_gui.viewmodel.gestures import TargetVerdict
from canasta_gui.viewmodel.seat_views import CardView, MeldView, SideView
from canasta_gui.viewmodel.table_view import (
    ButtonId,
    ButtonView,
    RaisedCardsView,
    StageView,
    TableView,
)
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card

Values = dict[str, object]

_NEAREST_FIRST = (
    *(ZoneKind.BONUS, ZoneKind.MELD, ZoneKind.STAGE, ZoneKind.PILE),
    *(ZoneKind.STOCK, ZoneKind.FELT, ZoneKind.HAND),
)
"""Where raised cards most likely go: what ends something comes before what only prepares it."""

_ELSEWHERE = (
    *(ButtonId.NEXT, ButtonId.MY_DEAL, ButtonId.SORT, ButtonId.DO_THIS),
    ButtonId.COUNTED,
)
"""Buttons that are shown in another way, or at the table only."""


def show_state(
    view: TableView, *, is_paused: bool, is_by_card: bool = False, is_watching: bool = False
) -> Values:
    """Returns the whole of what the phone of the viewer shows now; ``is_by_card`` parts the hand by
    suits as well, as sequences need it. Who is watching has no turn.
    """
    own = view.seats[0]
    return {
        "prompt": view.prompt,
        "brief": view.brief_prompt or view.prompt,
        "watch": is_watching,
        "mine": own.is_to_act and not (is_watching or is_paused or view.is_over),
        "over": view.is_over,
        "rest": view.rest,
        "hand": [] if view.is_over else list(_piles(own.hand, is_by_card=is_by_card)),
        "marks": [[card, mark] for card, mark in view.marks],
        "stage": _stage(view.stage),
        "buttons": [_button(it) for it in view.buttons if it.id not in _ELSEWHERE],
        "next": _next(view, is_paused=is_paused and not is_watching),
        "notice": view.notice,
        "remedy": None if view.remedy is None else view.remedy.text,
        "choice": _choice(view),
        "stock": {
            "count": view.stock_count,
            "text": view.stock_description,
            "may": view.may_draw,
        },
        "pile": _pile(view, is_watching=is_watching),
        "players": [{"text": it.description, "acts": it.is_to_act} for it in view.seats],
        "sides": [_side(it) for it in sorted(view.sides, key=lambda it: not it.is_own)],
        "last": view.last_action,
        "undo": {"may": view.undo.is_possible and not is_watching, "text": view.undo.text},
    }


def _pile(view: TableView, *, is_watching: bool) -> Values:
    """Returns the pile; what it is to a side means nothing to who plays on none."""
    pile = view.pile
    return {
        "top": pile.cards[-1] if pile.cards else None,
        "count": len(pile.cards) + pile.base,
        "may": pile.can_take,
        "why": "" if pile.can_take else pile.why,
        "word": "" if is_watching else pile.short,
        "text": "" if is_watching else pile.description,
    }


def show_places(
    cards: tuple[Card, ...],
    view: TableView,
    targets: Mapping[Zone, TargetVerdict],
    advice: RaisedCardsView,
) -> Values:
    """Returns the places where raised cards may go, each as a button, the nearest first, and what
    is said of them.

    Where none takes them, the reason is said that is given for laying them.
    """
    legal = {
        zone: targets[zone].text
        for zone in sorted(targets, key=_distance)
        if targets[zone].is_legal
    }
    refused = next((it.text for it in targets.values() if it.text), "")
    return {
        "cards": list(cards),
        "places": [
            {"place": [zone.kind, zone.owner, zone.index], "text": _named(view, zone, text)}
            for zone, text in legal.items()
        ],
        "text": advice.text or ("" if legal else refused),
    }


def _distance(zone: Zone) -> int:
    return _NEAREST_FIRST.index(zone.kind)


def _named(view: TableView, zone: Zone, text: str) -> str:
    """Returns the text of a place with the meld that is meant, where there are several."""
    if zone.kind is not ZoneKind.MELD:
        return text
    side = next(it for it in view.sides if it.side == zone.owner)
    if zone.index >= len(side.melds):
        return text
    return f"{text} ({side.melds[zone.index].description})"


def _piles(hand: tuple[CardView, ...], *, is_by_card: bool) -> Iterator[Values]:
    """Yields the cards of the hand, those of one rank or equal ones together."""
    piles: dict[int, list[CardView]] = {}
    for card in hand:
        if card.face is not None:
            piles.setdefault(card.face if is_by_card else card.face >> 2, []).append(card)
    for cards in piles.values():
        yield {
            "cards": [it.face for it in cards],
            "names": [it.name for it in cards],
            "new": [it.is_new for it in cards],
        }


def _stage(stage: StageView) -> Values:
    return {
        "groups": [
            {
                "cards": list(it.cards),
                "text": it.caption,
                "name": it.description,
                "good": it.is_good,
            }
            for it in stage.groups
        ],
        "meter": stage.meter,
        "note": stage.note,
    }


def _button(button: ButtonView) -> Values:
    return {
        "id": button.id,
        "text": button.text,
        "on": button.is_enabled,
        "why": button.reason,
    }


def _next(view: TableView, *, is_paused: bool) -> str:
    """Returns the text of the button that ends a pause; empty without one."""
    found = (it.text for it in view.buttons if it.id is ButtonId.NEXT)
    return next(found, "") if is_paused and not view.is_over else ""


def _choice(view: TableView) -> Values | None:
    if view.choice is None:
        return None
    return {
        "question": view.choice.question,
        "answers": [answer.text for answer in view.choice.answers],
    }


def _side(side: SideView) -> Values:
    return {
        "title": side.title,
        "text": side.description,
        "own": side.is_own,
        "melds": [_meld(it) for it in side.melds],
    }


def _meld(meld: MeldView) -> Values:
    return {
        "cards": list(meld.cards),
        "text": meld.caption,
        "name": meld.description,
        "canasta": meld.canasta is not None,
    }
