"""The Caliente card: played instead of drawing, it fills a small hand up again."""

from collections.abc import Callable

from engine.cards import CALIENTE, is_bonus
from engine.exit_laws import may_throw_all_last
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.exits import has_right_to_go_out
from engine.rules.foot import leads_to_foot
from engine.rules.registry import Outcome, Outcomes, refuse, rule
from engine.ruleset.model import Ruleset
from engine.turn_laws import can_caliente_be_last, is_caliente_due

_BONUS_CARDS_IN_A_PACK = 2


def refill_size(rules: Ruleset) -> int:
    """Returns the size to which the hand is filled."""
    size = rules.caliente.refill
    return rules.deal.hand_size if size is None else size


def drawn_cards(rules: Ruleset, hand: int, stock: int) -> int:
    """Returns how many cards a Caliente card, played from a hand of so many, draws."""
    return min(max(0, refill_size(rules) + 1 - hand), stock)


@rule("cards")
def not_in_game(view: Observation) -> Outcome:
    """Caliente cards exist only in the Caliente variation."""
    return None if view.rules.caliente.count else refuse(not_in_game)


@rule("caliente")
def second(view: Observation) -> Outcome:
    """Only one Caliente card is played in a turn."""
    if view.public.facts.drew != "caliente":
        return None
    return refuse(second, Degree.NOT_NOW, (CALIENTE,))


@rule("caliente")
def more_sets(view: Observation) -> Outcome:
    """A player whose side has more sets than an opposing side plays no Caliente card."""
    return _refuse_sets(more_sets, view) if view.rules.caliente.condition == "not-more" else None


@rule("caliente")
def not_fewer_sets(view: Observation) -> Outcome:
    """Where the ruleset demands it, the player's side needs fewer sets than every opposing side."""
    return _refuse_sets(not_fewer_sets, view) if view.rules.caliente.condition == "fewer" else None


def _refuse_sets(function: Callable[..., Outcome], view: Observation) -> Outcome:
    """Returns the refusal by a rule if an opposing side has too few sets for the own ones."""
    others = (table for side, table in enumerate(view.public.sides) if side != view.side)
    own, theirs = len(view.own.melds), min(len(table.melds) for table in others)
    if is_caliente_due(view.rules.laws, own, theirs):
        return None
    return refuse(function, Degree.NOT_NOW, (CALIENTE,), own=own, theirs=theirs)


@rule("caliente")
def stock_empty(view: Observation) -> Outcome:
    """The card is played only while the stock lasts, because it replaces drawing."""
    if view.public.stock_count:
        return None
    return refuse(stock_empty, Degree.NOT_NOW, (CALIENTE,))


@rule("caliente")
def only_card(view: Observation) -> Outcome:
    """As the last card of the hand it is played only if the stock is sure to bring enough cards."""
    public = view.public
    seen = sum(len(side.bonus) for side in public.sides) + sum(map(is_bonus, public.pile))
    left = len(view.hand) - 1 + certain_cards(view.rules, public.stock_count, seen)
    is_any_free = may_throw_all_last(view.rules.laws)
    has_right = is_any_free and has_right_to_go_out(view, view.own.melds)
    may_go_out = leads_to_foot(view) or has_right
    if can_caliente_be_last(left, may_go_out=may_go_out) or not public.stock_count:
        return None
    return refuse(only_card, Degree.NOT_NOW, (CALIENTE,))


def conditions(view: Observation) -> Outcomes:
    """Returns the refusals of the rules under which a player who holds the card may play it."""
    return more_sets(view), not_fewer_sets(view), stock_empty(view), only_card(view)


def certain_cards(rules: Ruleset, stock: int, seen: int) -> int:
    """Returns how many cards refilling from such a stock brings at the least: if every bonus card
    is in it, except those that were seen.
    """
    if rules.bonus.may_be_forgotten:
        return stock
    hidden = rules.deck.count * _BONUS_CARDS_IN_A_PACK - seen
    # A stock that ends with a bonus card ends the deal; one that does not brings a card.
    least = int(rules.exhaustion.last_bonus_ends and stock > 0)
    return max(least, stock - hidden)
