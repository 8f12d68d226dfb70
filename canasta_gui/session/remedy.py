"""Chooses the nearest legal way out of a refusal, and carries it out."""

from canasta_gui.session.hint_words import hand_cards
from canasta_gui.session.intents import Act, Decline, GestureContext, Intent, Restage
from canasta_gui.session.stage_check import as_if_drawn
from canasta_gui.session.staging import Staging
from canasta_gui.viewmodel.builders.table_facts import StagedGroup
from engine import (
    Action,
    Answer,
    Card,
    Meld,
    Observation,
    Way,
    is_legal,
    missing_cards,
    nearest_ways,
    remove_cards,
    verify,
)


def ways_from(view: Observation, declined: Decline) -> tuple[Way, ...]:
    """Returns the legal actions offered instead of a refused one.

    For cards laid aside before the draw, the ways hold once a card is drawn. An answer to the
    partner has none: both answers are legal.
    """
    found = declined.ways or _near(view, declined)
    return tuple(way for way in found if not isinstance(way.action, Answer))


def _near(view: Observation, declined: Decline) -> tuple[Way, ...]:
    wanted = declined.wanted
    if wanted is None:
        return ()
    is_early = verify(view, wanted) != declined.notice and isinstance(wanted, Meld)
    return nearest_ways(as_if_drawn(view) if is_early else view, wanted)


def follow(table: GestureContext, way: Way) -> Intent:
    """Returns the intent of a way: its action if legal now, otherwise its melds are staged."""
    action = way.action
    if is_legal(table.view, action):
        return Act(
            action, table.staging.left_with(_rest(table.view, action), len(table.view.own.melds))
        )
    groups = action.plays if isinstance(action, Meld) else ()
    return Restage(Staging(tuple(StagedGroup(play.cards, play.to) for play in groups)))


def _rest(view: Observation, action: Action) -> tuple[Card, ...]:
    """Returns the cards that stay in the hand after an action; a take may also lay cards of the
    pile.
    """
    used = hand_cards(action)
    return remove_cards(view.hand, remove_cards(used, missing_cards(view.hand, used)))
