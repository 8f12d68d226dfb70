"""Reasons for the action that begins a turn."""

from engine.actions import DrawStock, Pass, PlayCaliente, TakePile
from engine.ai.reasons.registry import told_at_once, told_later
from engine.ai.reasons.situation import Situation
from engine.rules.caliente import drawn_cards
from engine.rules.options import take_options
from engine.rules.verify import is_legal


@told_at_once(page="turn#draw")
def stock(at: Situation) -> bool:
    """A card is drawn, because the pile could not be taken or was not worth it."""
    return isinstance(at.action, DrawStock)


@told_at_once(page="exhaustion#pass")
def pass_(at: Situation) -> bool:
    """The seat passes: the stock is empty, and the pile could not be taken or was not worth it."""
    return isinstance(at.action, Pass) and not at.view.public.stock_count


@told_at_once(page="pile#open")
def pile(at: Situation, count: int) -> bool:
    """The pile of ``count`` cards is taken."""
    return isinstance(at.action, TakePile) and count == at.view.public.pile_size


@told_later
def pile_value(at: Situation, value: int) -> bool:
    """The pile looked better than the stock by ``value`` points."""
    return isinstance(at.action, TakePile) and value > 0


@told_later
def only_pile(at: Situation) -> bool:
    """Taking the pile was the only legal action."""
    others = (DrawStock(), Pass(), PlayCaliente())
    return isinstance(at.action, TakePile) and not any(is_legal(at.view, one) for one in others)


@told_later
def pile_left(at: Situation, value: int) -> bool:
    """The pile could be taken, but that looked ``value`` points worse."""
    return isinstance(at.action, DrawStock) and value >= 0 and bool(take_options(at.view))


@told_at_once(page="caliente")
def caliente(at: Situation, count: int) -> bool:
    """A Caliente card brings ``count`` new cards."""
    drawn = drawn_cards(at.view.rules, len(at.view.hand), at.view.public.stock_count)
    return isinstance(at.action, PlayCaliente) and count == drawn
