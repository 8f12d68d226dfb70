"""The reasons for an action, whichever player chose it."""

from engine.actions import Action, Discard, Meld, Pass, PlayCaliente, PlaySpecialHand, TakePile
from engine.ai.agent import Choice, because
from engine.ai.club.knowledge import Knowledge
from engine.ai.reasons.meld import reason_to_lay
from engine.ai.reasons.out import reason_for_special_hand, reason_to_go_out
from engine.ai.reasons.situation import Situation
from engine.cards import Card, is_wild
from engine.reasons import Reason
from engine.rules.caliente import drawn_cards
from engine.values import is_blocking


def explained(know: Knowledge, action: Action, *beside: Reason, is_exit: bool = False) -> Choice:
    """Returns the choice of an action: with the reasons for the action itself, then with those
    given.
    """
    own = (reason_to_go_out(Situation(know.view, action)),) if is_exit else _reasons(know, action)
    return Choice(action, (*own, *beside))


def _reasons(know: Knowledge, action: Action) -> tuple[Reason, ...]:
    match action:
        case Discard(card):
            return _reasons_to_throw(know, card)
        case TakePile():
            return (because("draw.pile", count=know.view.public.pile_size),)
        case Meld():
            return (reason_to_lay(Situation(know.view, action)),)
        case PlayCaliente():
            view = know.view
            drawn = drawn_cards(view.rules, len(view.hand), view.public.stock_count)
            return (because("draw.caliente", count=drawn),)
        case PlaySpecialHand():
            return (reason_for_special_hand(know.view),)
        case Pass():
            return (because("draw.pass"),)
        case _:
            return (because("draw.stock"),)


def _reasons_to_throw(know: Knowledge, card: Card) -> tuple[Reason, ...]:
    """Returns why this card: its effect on the pile, its risk, and what it was worth in the
    hand.
    """
    risk, cost = round(100 * know.chance_of_take(card)), max(0, round(know.worth(card)))
    figures = because("discard.risk", risk=risk), because("discard.cost", cost=cost)
    return (_purpose(know, card), *figures)


def _purpose(know: Knowledge, card: Card) -> Reason:
    if not is_blocking(know.view.rules, card):
        return because("discard.least_loss", card)
    return because("discard.freeze" if is_wild(card) else "discard.block", card)
