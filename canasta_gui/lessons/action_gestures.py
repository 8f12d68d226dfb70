"""Translates an action into the gestures that perform it at the table."""

from collections.abc import Iterator

from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import (
    CALIENTE,
    Action,
    Answer,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
)


def gestures(action: Action, seat: int, side: int) -> Iterator[Gesture]:
    """Yields the gestures of the seat; cards that are laid aside at the end wait for a button."""
    match action:
        case DrawStock():
            yield Activate(STOCK, ())
        case PlayCaliente():
            yield Activate(STOCK, (CALIENTE,))
        case Discard(card):
            yield Activate(PILE, (card,))
        case LayBonus(card):
            yield Activate(Zone(ZoneKind.BONUS, side), (card,))
        case Meld() | TakePile():
            yield from _lay_all(action, seat, side)
        case PlaySpecialHand():
            yield Press(ButtonId.LAY)
        case AskPartner() | Answer() | Pass():
            yield Press(_button(action))


def _button(action: AskPartner | Answer | Pass) -> ButtonId:
    if isinstance(action, Answer):
        return ButtonId.YES if action.is_yes else ButtonId.NO
    return ButtonId.ASK if isinstance(action, AskPartner) else ButtonId.PASS


def _lay_all(action: Meld | TakePile, seat: int, side: int) -> Iterator[Gesture]:
    if isinstance(action, TakePile):
        yield _take(action.using, action.to, side)
    for play in action.plays:
        yield _lay(play.cards, play.to, seat, side)


def _lay(cards: tuple[Card, ...], to: int | None, seat: int, side: int) -> Gesture:
    target = FELT if to is None else Zone(ZoneKind.MELD, side, to)
    return Drop(cards, Zone(ZoneKind.HAND, seat), target)


def _take(using: tuple[Card, ...], to: int | None, side: int) -> Gesture:
    if using or to is None:
        return Activate(PILE, using)
    return Drop((), PILE, Zone(ZoneKind.MELD, side, to))
