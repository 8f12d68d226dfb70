"""Which card to throw: what it may give away against what it costs to lose it."""

from engine.actions import Discard
from engine.ai.agent import Choice, because
from engine.ai.club.danger import chance_of_take, gift
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.runs import loss_to_runs
from engine.cards import Card, is_caliente, is_stop, is_wild, rank_of
from engine.reasons import Reason
from engine.rng import Chance
from engine.rules.options import discard_options
from engine.values import is_blocking, points_of

_RUN_SHARE = 1.0
"""How much of what runs hope for counts beside what a card is surely good for."""


def choose_discard(know: Knowledge, chance: Chance) -> Choice:
    """The discard with the least loss; among equals, any."""
    cards = discard_options(know.view)
    losses = {card: loss_by(know, card) for card in cards}
    least = min(losses.values())
    best = chance.choice(tuple(card for card in cards if losses[card] == least))
    return Choice(Discard(best), reasons_to_throw(know, best))


def other_discards(know: Knowledge) -> tuple[Choice, ...]:
    """Every card that could be thrown, the least loss first; of a rank one card."""
    cards = sorted(discard_options(know.view), key=lambda card: loss_by(know, card))
    by_rank = {rank_of(card): card for card in reversed(cards)}
    return tuple(
        Choice(Discard(card), reasons_to_throw(know, card))
        for card in cards
        if by_rank[rank_of(card)] == card
    )


def loss_by(know: Knowledge, card: Card) -> float:
    """Expected points lost by throwing the card."""
    style = know.style
    stake = know.pile_value + style.pile_base + gift(know, card)
    given = style.caution * chance_of_take(know, card) * stake
    return given + _worth_keeping(know, card) + _RUN_SHARE * loss_to_runs(know, card)


def reasons_to_throw(know: Knowledge, card: Card) -> tuple[Reason, ...]:
    """Why this card: what it does to the pile, what it risks, and what it costs to lose it."""
    risk = round(100 * chance_of_take(know, card))
    cost = round(_worth_keeping(know, card) + _RUN_SHARE * loss_to_runs(know, card))
    figures = because("discard.risk", risk=risk), because("discard.cost", cost=max(0, cost))
    return (_purpose(know, card), *figures)


def _purpose(know: Knowledge, card: Card) -> Reason:
    if is_wild(card):
        return because("discard.freeze", card)
    if is_blocking(know.rules, card):
        return because("discard.block", card)
    return because("discard.least_loss", card)


def _worth_keeping(know: Knowledge, card: Card) -> float:
    style = know.style
    if is_wild(card):
        return _wild_worth(know, card)
    if is_stop(card):
        return style.stop if know.pile_value < style.stop_pile else style.stop_when_needed
    if is_caliente(card):
        return _caliente_worth(know)
    relief = style.late_point * points_of(card) if know.is_late else 0.0
    return _natural_worth(know, card) - relief


def _natural_worth(know: Knowledge, card: Card) -> float:
    style, rank = know.style, rank_of(card)
    meld = know.own_melds.get(rank)
    if meld is not None:
        is_finished = len(meld.cards) >= know.rules.canasta.size
        return style.on_canasta if is_finished else style.on_meld
    count = know.by_rank[rank]
    unseen = know.unseen[rank]
    if count == 1:
        return style.single + unseen * style.single_unseen
    if count == 2:
        return style.pair + unseen * style.pair_unseen
    return style.group + style.group_card * count


def _wild_worth(know: Knowledge, card: Card) -> float:
    """A wild card is thrown only to freeze a pile that the others are about to get."""
    style = know.style
    worth = style.wild + points_of(card)
    others_threaten = know.is_next_open and not know.is_frozen_for_next
    if others_threaten and not know.view.own.has_opened and len(know.wilds) >= 2:
        worth -= style.freeze_unopened
    if others_threaten and know.pile_value > style.freeze_pile and _own_pairs(know) >= 2:
        worth -= style.freeze_pairs
    return worth


def _caliente_worth(know: Knowledge) -> float:
    """Held to the end it doubles the loss; till then it promises a new hand to who is behind."""
    is_behind = know.canastas <= know.rival_canastas
    if know.is_late or not is_behind:
        return 0.0
    return 10.0 if know.pile_value > know.style.freeze_pile else 40.0


def _own_pairs(know: Knowledge) -> int:
    return sum(count >= 2 for count in know.by_rank.values())
