"""The choices of the rules of thumb in a turn, as actions on cards with reasons."""

from math import ceil, floor

from engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    Pass,
    PlayCaliente,
    PlaySpecialHand,
)
from engine.ai.agent import Choice, because
from engine.ai.club.knowledge import Knowledge
from engine.ai.kernel.action_writer import ActionWriter
from engine.ai.kernel.exits import Exit, find_exit
from engine.ai.kernel.kinds import kind_map
from engine.ai.kernel.legality import discards
from engine.ai.kernel.melds import Lay
from engine.ai.kernel.policy.drawing import best_take, wants_caliente
from engine.ai.kernel.policy.laying import choose_exit, choose_lays
from engine.ai.kernel.policy.partner_question import is_exit_welcome, is_question_due
from engine.ai.kernel.policy.playing import exit_if_allowed
from engine.ai.kernel.policy.throwing import discard_losses
from engine.ai.kernel.special import special_hand
from engine.ai.kernel.taking import can_pass
from engine.ai.reasons.draw import cards_by_caliente, only_pile
from engine.ai.reasons.meld import reason_to_lay
from engine.ai.reasons.out import reason_for_special_hand, reason_to_go_out
from engine.ai.reasons.situation import Situation
from engine.ai.style import Style
from engine.cards import Card, is_wild
from engine.observation import Observation
from engine.reasons import Reason
from engine.rng import Chance
from engine.rules.options import bonus_options
from engine.state import Phase
from engine.values import is_blocking, points_in


def choose_draw(know: Knowledge) -> Choice:
    """Returns the choice to take the pile when that is worth more than a card from the stock.

    Otherwise that is a Caliente card if it is wanted, a card from the stock, or a pass.
    """
    table, found = know.table, best_take(know.table, know.estimates)
    if found is not None and (found[1] > 0 or not (table.stock or can_pass(table))):
        return _take(know, *found)
    if wants_caliente(table, know.estimates):
        return _caliente(know)
    if table.stock:
        return Choice(DrawStock(), reasons_to_draw(None if found is None else found[1]))
    return Choice(Pass(), (because("draw.pass"),))


def _take(know: Knowledge, take: tuple[Lay, tuple[Lay, ...]], worth: float) -> Choice:
    """Returns the choice to take the pile; its reasons tell by how much it beats the stock, if it
    does.
    """
    action = ActionWriter(know.view).take(*take)
    pile = because("draw.pile", count=know.public.pile_size)
    if worth > 0:
        return Choice(action, (pile, because("draw.pile_value", value=ceil(worth))))
    is_only_way = only_pile(Situation(know.view, action))
    return Choice(action, (pile, because("draw.only_pile")) if is_only_way else (pile,))


def _caliente(know: Knowledge) -> Choice:
    count = cards_by_caliente(know.view)
    return Choice(PlayCaliente(), (because("draw.caliente", count=count),))


def reasons_to_draw(value: float | None) -> tuple[Reason, ...]:
    """Returns the reasons to draw; they tell how much less the pile was worth, if it could be
    taken.
    """
    stock = because("draw.stock")
    if value is None or value > 0:
        return (stock,)
    return stock, because("draw.pile_left", value=floor(-value))


def consider_exit(know: Knowledge) -> Choice | None:
    """Returns the choice to go out or to ask the partner; ``None`` to play on."""
    table, estimates = know.table, know.estimates
    if not discards(table):
        found = find_exit(table, table.own, table.hand)
        return None if found is None else _going_out(know, found)
    question = _question(know)
    if question is not None:
        return question
    found = choose_exit(table, estimates)
    return None if found is None else _going_out(know, found)


def lay_special_hand(know: Knowledge) -> Choice | None:
    """Returns the choice to lay the hand open; ``None`` unless it is a special hand."""
    if special_hand(know.table) is None:
        return None
    return Choice(PlaySpecialHand(), (reason_for_special_hand(know.view),))


def question_of(view: Observation, style: Style) -> Choice | None:
    """Returns the question to the partner, if a player of this style asks it now; else ``None``."""
    if view.public.phase is not Phase.PLAY or bonus_options(view):
        return None
    know = Knowledge(view, style)
    return _question(know) if discards(know.table) else None


def _question(know: Knowledge) -> Choice | None:
    """Returns the question whether to go out, where it should be asked; else ``None``."""
    table, style = know.table, know.style
    is_due = is_question_due(table, style, is_late=know.estimates.is_late)
    if not is_due or exit_if_allowed(table) is None:
        return None
    reason = "out.must_ask" if know.rules.ask.mode == "mandatory" else "out.ask"
    return Choice(AskPartner(), (because(reason),))


def _going_out(know: Knowledge, found: Exit) -> Choice:
    writer = ActionWriter(know.view)
    step: Action = writer.meld(found.lays) if found.lays else writer.discard(found.last)
    return Choice(step, (reason_to_go_out(Situation(know.view, step)),))


def answer_partner(know: Knowledge) -> Choice:
    """Returns yes, unless the own hand would lose more than the other hands probably would."""
    loss = points_in(know.view.hand)
    is_yes = is_exit_welcome(know.table, know.style, loss, is_late=know.estimates.is_late)
    return Choice(Answer(is_yes), (because("answer.hand"), because("answer.loss", loss=loss)))


def choose_meld(know: Knowledge) -> Choice | None:
    """Returns the next cards to lay; ``None`` to keep the rest in the hand."""
    lays = choose_lays(know.table, know.estimates)
    return _laying(know, lays) if lays else None


def _laying(know: Knowledge, lays: tuple[Lay, ...]) -> Choice:
    action = ActionWriter(know.view).meld(lays)
    return Choice(action, (reason_to_lay(Situation(know.view, action)),))


def choose_discard(know: Knowledge, chance: Chance) -> Choice:
    """Returns the discard with the least expected loss; among equal ones a random one."""
    losses = _losses(know)
    least = min(losses.values())
    best = chance.choice(tuple(card for card, loss in losses.items() if loss == least))
    return Choice(Discard(best), reasons_to_throw(know, best))


def _losses(know: Knowledge) -> dict[Card, float]:
    """Returns the cards that may be discarded, each with its expected loss in points."""
    kinds, kind_of = discards(know.table), kind_map(know.rules.limits.lanes)
    losses = dict(zip(kinds, discard_losses(know.table, know.estimates, kinds), strict=True))
    cards = sorted(set(know.view.hand))
    return {card: losses[kind_of(card)] for card in cards if kind_of(card) in losses}


def reasons_to_throw(know: Knowledge, card: Card) -> tuple[Reason, ...]:
    """Returns why this card: its effect on the pile, its risk, and what it was worth in the
    hand.
    """
    risk, cost = round(100 * know.chance_of_take(card)), max(0, round(know.worth(card)))
    figures = because("discard.risk", risk=risk), because("discard.cost", cost=cost)
    return (_purpose(know, card), *figures)


def _purpose(know: Knowledge, card: Card) -> Reason:
    if not is_blocking(know.rules, card):
        return because("discard.least_loss", card)
    return because("discard.freeze" if is_wild(card) else "discard.block", card)
