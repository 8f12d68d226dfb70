"""What raised cards mean before a place is chosen for them."""

from canasta_gui.session.meld_moves import groups_of
from engine import (
    Action,
    Card,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Phase,
    Play,
    TakePile,
    is_legal,
)


def meant_by(view: Observation, cards: tuple[Card, ...]) -> Action | None:
    """The lawful action: before the draw to take the pile with them, or to draw without any;
    later to discard a single card, or to lay several.
    """
    action = _meant(view, cards)
    return action if action is not None and is_legal(view, action) else None


def _meant(view: Observation, cards: tuple[Card, ...]) -> Action | None:
    if view.public.phase is Phase.DRAW:
        return TakePile(cards) if cards else DrawStock()
    if view.public.phase is not Phase.PLAY or not cards:
        return None
    if len(cards) == 1:
        return Discard(cards[0])
    return Meld(tuple(Play(group.cards, group.to) for group in groups_of(view, cards)))
