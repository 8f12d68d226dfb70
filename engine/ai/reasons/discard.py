"""Reasons to throw a card."""

from dataclasses import replace

from engine.actions import Discard
from engine.ai.club.knowledge import Knowledge
from engine.ai.reasons.registry import told_at_once, told_later
from engine.ai.reasons.situation import Situation
from engine.cards import Card, is_wild
from engine.values import is_blocking


@told_at_once(page="frozen#wild")
def freeze(at: Situation, cards: tuple[Card, ...]) -> bool:
    """A wild card keeps the next player from taking the pile."""
    return at.throws(cards) and is_wild(cards[0]) and is_blocking(at.view.rules, cards[0])


@told_at_once(page="stops#blocked")
def block(at: Situation, cards: tuple[Card, ...]) -> bool:
    """A card that freezes nothing keeps the next player from taking the pile."""
    return at.throws(cards) and is_blocking(at.view.rules, cards[0]) and not is_wild(cards[0])


@told_at_once(page="turn#discard")
def least_loss(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The card was the least valuable to keep, although the next player may take the pile."""
    return at.throws(cards) and not is_blocking(at.view.rules, cards[0])


@told_later
def risk(at: Situation, risk: int) -> bool:
    """In ``risk`` of a hundred cases the next player takes the pile for the card."""
    if not isinstance(at.action, Discard):
        return False
    style = at.know.style
    timid = replace(style, has_memory=False, unopened_pair=1.0, single_and_wild=1.0)
    bold = replace(style, has_memory=True, unopened_pair=0.0, single_and_wild=0.0)
    least, most = (
        round(100 * Knowledge(at.view, one).chance_of_take(at.action.card)) for one in (bold, timid)
    )
    return least <= risk <= most


@told_later
def cost(at: Situation, cost: int) -> bool:
    """The card in the hand was worth ``cost`` points to the player."""
    return isinstance(at.action, Discard) and cost >= 0
