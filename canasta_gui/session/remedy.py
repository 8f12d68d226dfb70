"""Chooses the nearest legal way out of a refusal, and carries it out."""

from canasta_gui.session.hint_words import hand_cards
from canasta_gui.session.intents import Act, Decline, GestureContext
from canasta_gui.session.lesson_guide import Guide
from canasta_gui.viewmodel.builders.table_facts import Note
from engine import (
    Degree,
    Meld,
    Observation,
    Phase,
    Way,
    missing_cards,
    nearest_ways,
    remove_cards,
    verify,
)

_OF_MELDS = ("meld.", "sequence.", "stop.", "wild.")
_ADVISING = ("meld.mixed_ranks", "meld.wild_cards_bound", "meld.twos_bound")
"""Rules whose refusal says what to do with the cards."""


def offer_ways(
    view: Observation, declined: Decline, guide: Guide | None
) -> tuple[tuple[Way, ...], int]:
    """Returns what can be done instead of a refused action, as far as a guide allows it, and how
    many of its cards can only stay in the hand.
    """
    found = _ways_from(view, declined)
    allowed = tuple(it for it in found if guide is None or guide.allows(it.action))
    return allowed, 0 if found else _count_unplayable(view, declined)


def _ways_from(view: Observation, declined: Decline) -> tuple[Way, ...]:
    """Returns the legal actions offered instead of a refused one.

    There are none for what is wrong with cards before the draw: drawing would not cure it.
    """
    wanted = declined.wanted
    if declined.ways or wanted is None:
        return declined.ways
    is_early = view.public.phase is Phase.DRAW and declined.notice != verify(view, wanted)
    return () if is_early else nearest_ways(view, wanted)


def _count_unplayable(view: Observation, declined: Decline) -> int:
    """Returns how many of the cards that were to be laid can only stay in the hand, where no way
    was found; 0 if they lack something, or the refusal says what to do.
    """
    if view.public.phase is Phase.DRAW or not isinstance(declined.wanted, Meld):
        return 0
    if isinstance(declined.notice, Note):
        return sum(len(play.cards) for play in declined.wanted.plays)
    refusal = declined.notice[0]
    is_final = refusal.degree is Degree.ILLEGAL and refusal.rule.startswith(_OF_MELDS)
    return len(refusal.blame) if is_final and refusal.rule not in _ADVISING else 0


def follow(table: GestureContext, way: Way) -> Act:
    """Returns the intent of a way; cards on the stage that it does not lay stay there."""
    view, used = table.view, hand_cards(way.action)
    # A take may also lay cards of the pile.
    left = remove_cards(view.hand, remove_cards(used, missing_cards(view.hand, used)))
    return Act(way.action, table.staging.left_with(left, len(view.own.melds)))
