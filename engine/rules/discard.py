"""Ending a turn: which cards may be thrown."""

from engine.cards import Card, Rank, rank_of
from engine.exit_laws import may_throw_all_last
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules import stop
from engine.rules.free_discard import (
    barred_from_empty_pile,
    barred_sevens,
    barred_wilds,
    has_free_discard,
)
from engine.rules.registry import Outcome, RuleStage, refuse, rule
from engine.values import is_laid_at_once


@rule("bonus#laid")
def bonus_card(view: Observation, card: Card) -> Outcome:
    """A three that is laid beside the melds is never discarded."""
    return refuse(bonus_card, blame=(card,)) if is_laid_at_once(view.rules, card) else None


@rule("turn#sevens", where=lambda game: game.throw.sevens != "free")
def seven_barred(view: Observation, card: Card) -> Outcome:
    """Where barred, a seven is thrown before its canastas are made only if no other card can be."""
    if card not in barred_sevens(view) or not has_free_discard(view):
        return None
    return refuse(seven_barred, Degree.NOT_NOW, (card,), needs=view.rules.throw.sevens)


@rule("turn#wilds", where=lambda game: game.throw.wilds == "last")
def wild_barred(view: Observation, card: Card) -> Outcome:
    """Where the ruleset says so, a wild card is thrown only if no other card can be."""
    if card not in barred_wilds(view) or not has_free_discard(view):
        return None
    return refuse(wild_barred, Degree.NOT_NOW, (card,))


@rule("turn#empty", where=lambda game: game.throw.bars_empty_pile)
def onto_empty_pile(view: Observation, card: Card) -> Outcome:
    """Where the ruleset says so, no seven, ace, wild card or dead card begins an empty pile while
    another card can be thrown.
    """
    if card not in barred_from_empty_pile(view) or not has_free_discard(view):
        return None
    return refuse(onto_empty_pile, Degree.NOT_NOW, (card,))


@rule("turn#sevens")
def last_seven(view: Observation, card: Card) -> Outcome:
    """Where sevens are barred, nobody goes out by discarding one."""
    if rank_of(card) is not Rank.SEVEN or may_throw_all_last(view.rules.laws):
        return None
    return refuse(last_seven, blame=(card,))


THROWN_CARD = RuleStage(bonus_card, stop.first_turn, seven_barred, wild_barred, onto_empty_pile)
"""The rules on which card of the hand is thrown."""
