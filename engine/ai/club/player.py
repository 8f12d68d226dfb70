"""The player by rules of thumb: its choices in a turn, as actions on cards with reasons."""

from collections.abc import Callable
from math import ceil, floor

from engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Pass,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
)
from engine.ai.agent import Choice, because, lay_bonus
from engine.ai.club.knowledge import Knowledge
from engine.ai.policy.drawing import BestTake, best_take, choose_take, wants_caliente
from engine.ai.policy.laying import choose_exit, choose_lays, is_exit_welcome, is_question_due
from engine.ai.policy.throwing import discard_losses
from engine.ai.reasons.meld import reason_to_lay
from engine.ai.reasons.out import reason_for_special_hand, reason_to_go_out
from engine.ai.reasons.situation import Situation
from engine.ai.style import Style
from engine.cards import NATURAL_RANKS, Card, is_wild, rank_of
from engine.kernel.action_writer import ActionWriter
from engine.kernel.exits import find_exit, has_hope_of_exit, search_exit
from engine.kernel.kinds import kind_map
from engine.kernel.options import can_play_caliente, discards, special_hand
from engine.observation import Observation
from engine.reasons import Reason
from engine.rng import Chance
from engine.rules.caliente import drawn_cards
from engine.rules.options import bonus_options, discard_options
from engine.ruleset.model import Ruleset
from engine.state import Phase
from engine.values import is_blocking, points_in


def explained(know: Knowledge, action: Action, *beside: Reason, is_exit: bool = False) -> Choice:
    """Returns the choice of an action with the reasons for it, then those given."""
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
    """Returns why this card: its effect on the pile, its risk, and its worth in the hand."""
    risk, cost = round(100 * know.chance_of_take(card)), max(0, round(know.worth(card)))
    figures = because("discard.risk", risk=risk), because("discard.cost", cost=cost)
    return (_purpose(know, card), *figures)


def _purpose(know: Knowledge, card: Card) -> Reason:
    if not is_blocking(know.view.rules, card):
        return because("discard.least_loss", card)
    return because("discard.freeze" if is_wild(card) else "discard.block", card)


def _choose_draw(know: Knowledge) -> Choice:
    """Returns the choice to take the pile when that is worth more than a card from the stock.

    Otherwise that is a Caliente card if it is wanted, a card from the stock, or a pass.
    """
    table, found = know.table, choose_take(know.table, know.estimates)
    if found is not None:
        return _take(know, found)
    if can_play_caliente(table) and wants_caliente(table, know.estimates):
        return explained(know, PlayCaliente())
    if not table.stock:
        return explained(know, Pass())
    left = best_take(table, know.estimates)
    reasons = () if left is None else (because("draw.pile_left", value=floor(-left.take.worth)),)
    return explained(know, DrawStock(), *reasons)


def _take(know: Knowledge, best: BestTake) -> Choice:
    """Returns the choice to take the pile, and how much that beats the stock, if it is legal."""
    take, worth = best.take, ceil(best.take.worth)
    pays = because("draw.pile_value", value=worth) if worth > 0 else because("draw.only_pile")
    return explained(know, ActionWriter(know.view).take(take.support, take.lays), pays)


def _consider_exit(know: Knowledge) -> Choice | None:
    """Returns the choice to go out or to ask the partner; ``None`` to play on."""
    table = know.table
    if not discards(table):
        found = find_exit(table, table.own, table.hand)
    elif not has_hope_of_exit(table):
        return None
    elif (question := _question(know)) is not None:
        return question
    else:
        found = choose_exit(table, know.estimates)
    if found is None:
        return None
    return explained(know, ActionWriter(know.view).exit_step(found), is_exit=True)


def _lay_special_hand(know: Knowledge) -> Choice | None:
    """Returns the choice to lay the hand open; ``None`` unless it is a special hand."""
    return None if special_hand(know.table) is None else explained(know, PlaySpecialHand())


def question_of(know: Knowledge) -> Choice | None:
    """Returns the question to the partner, if a player asks it who knows this; else ``None``."""
    if know.view.public.phase is not Phase.PLAY or bonus_options(know.view):
        return None
    may_ask = discards(know.table) and has_hope_of_exit(know.table)
    return _question(know) if may_ask else None


def _question(know: Knowledge) -> Choice | None:
    """Returns the question whether to go out if it is due; there must be hope of an exit."""
    table = know.table
    is_due = is_question_due(table, know.estimates)
    if not is_due or search_exit(table, table.own, table.hand) is None:
        return None
    reason = "out.must_ask" if know.view.rules.ask.mode == "mandatory" else "out.ask"
    return Choice(AskPartner(), (because(reason),))


def _answer_partner(know: Knowledge) -> Choice:
    """Returns yes, unless the own hand would lose more than the other hands probably would."""
    loss = points_in(know.view.hand)
    is_yes = is_exit_welcome(know.table, know.estimates, loss)
    return Choice(Answer(is_yes), (because("answer.hand"), because("answer.loss", loss=loss)))


def _choose_meld(know: Knowledge) -> Choice | None:
    """Returns the next cards to lay; ``None`` to keep the rest in the hand."""
    lays = choose_lays(know.table, know.estimates)
    return explained(know, ActionWriter(know.view).meld(lays)) if lays else None


def choose_discard(know: Knowledge, chance: Chance) -> Choice:
    """Returns the discard with the least expected loss; among equal ones a random one."""
    kinds, kind_of = discards(know.table), kind_map(know.view.rules.limits.lanes)
    losses = dict(zip(kinds, discard_losses(know.table, know.estimates, kinds), strict=True))
    least = min(losses.values())
    cards = (card for card in sorted(set(know.view.hand)) if losses.get(kind_of(card)) == least)
    return explained(know, Discard(chance.choice(tuple(cards))))


def _throw_again(know: Knowledge, latest: int) -> Choice | None:
    """Returns the discard of a rank that was thrown lately, of so many the last; else ``None``."""
    cards = {rank_of(card): card for card in discard_options(know.view)}
    thrown = (rank_of(one.card) for one in reversed(know.view.public.thrown[-latest:]))
    found = next((cards[rank] for rank in thrown if rank in NATURAL_RANKS and rank in cards), None)
    return None if found is None else explained(know, Discard(found))


class ClubPlayer:
    """A player by rules of thumb; its style sets its strength and depends on the game.

    One that copies throws again what was thrown by the latest so many discards, if it can.
    """

    def __init__(self, level: str, style: Callable[[Ruleset], Style], copies: int = 0) -> None:
        self.level = level
        self._style = style
        self._copies = copies

    def choose(self, view: Observation, seed: str) -> Choice:
        """Returns the choice for this view; the seed only decides between equally good discards."""
        know = Knowledge(view, self._style(view.rules))
        if view.public.phase is Phase.ANSWER:
            return _answer_partner(know)
        if view.public.phase is Phase.DRAW:
            return _choose_draw(know)
        bonus = bonus_options(view)
        return (
            _lay_special_hand(know)
            or (lay_bonus(bonus[0]) if bonus else None)
            or _consider_exit(know)
            or _choose_meld(know)
            or (_throw_again(know, self._copies) if self._copies else None)
            or choose_discard(know, Chance(seed))
        )
