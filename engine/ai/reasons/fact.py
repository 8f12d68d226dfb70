"""Facts in favour of an action, counted from the table and the seat's own hand."""

from collections.abc import Iterator

from engine.actions import Discard, DrawStock, Meld, TakePile
from engine.ai.agent import because
from engine.ai.club.knowledge import left_by, thrown_by
from engine.ai.reasons.registry import told_later
from engine.ai.reasons.situation import Situation
from engine.cards import Card, Rank, Suit, is_natural, is_wild, naturals_in, rank_of
from engine.reasons import Reason
from engine.rules.exits import missing_canastas
from engine.rules.lawful import lane_of
from engine.rules.options import take_options
from engine.rules.upcard import is_frozen
from engine.seating import active_seats, allies_of, side_of
from engine.values import meld_bonus, points_in, taken_from

THIN_PILE = 3
_FEW_CARDS = 4
"""The largest hand from which a player may go out soon."""


@told_later
def no_take(at: Situation) -> bool:
    """The pile has cards, but it cannot be taken now."""
    is_there = isinstance(at.action, DrawStock) and bool(at.view.public.pile)
    return is_there and not take_options(at.view)


@told_later
def pile_thin(at: Situation, count: int) -> bool:
    """The pile is small: it has ``count`` cards after the action."""
    thrown = isinstance(at.action, Discard)
    is_told = thrown or isinstance(at.action, DrawStock)
    return is_told and 0 < count <= THIN_PILE and count == at.view.public.pile_size + thrown


@told_later
def pile_fits(at: Situation, count: int) -> bool:
    """``count`` cards below the up-card fit own melds or the own hand."""
    return isinstance(at.action, TakePile) and 0 < count == fitting_cards(at)


@told_later
def pile_wilds(at: Situation, count: int) -> bool:
    """The pile that is taken contains ``count`` wild cards."""
    return isinstance(at.action, TakePile) and 0 < count == sum(map(is_wild, at.view.public.pile))


@told_later
def pile_points(at: Situation, count: int, points: int) -> bool:
    """The pile has ``count`` cards worth ``points``, none of them face down."""
    pile = at.view.public.pile
    is_open = bool(pile) and not at.view.public.base_count
    return is_open and count == len(pile) and points == points_in(pile)


@told_later
def pile_frozen(at: Situation) -> bool:
    """The pile is frozen, so only a natural pair takes it for the discarded card."""
    if not isinstance(at.action, Discard):
        return False
    return at.know.is_frozen_for_next and not at.know.can_next_add(at.action.card)


@told_later
def opens_pile(at: Situation, count: int) -> bool:
    """The side opens, so that it can take the pile of ``count`` cards more easily."""
    is_opening = isinstance(at.action, Meld) and not at.view.own.has_opened
    return is_opening and not is_frozen(at.view) and 0 < count == at.view.public.pile_size


@told_later
def canasta_bonus_(at: Situation, points: int) -> bool:
    """The action makes a canasta that pays ``points``."""
    return points in bonuses(at)


@told_later
def canasta_lacks(at: Situation, count: int) -> bool:
    """A meld then lacks ``count`` cards for a canasta, and no other meld lacks fewer."""
    return 0 < count == lacking_cards(at)


@told_later
def rivals_may_end(at: Situation, count: int) -> bool:
    """An opponent whose side has all canastas for going out holds only ``count`` cards."""
    return count <= _FEW_CARDS and count == fewest_cards_to_end(at)


@told_later
def next_can_add(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The next player takes the pile by adding the card to a meld."""
    return at.throws(cards) and at.know.can_next_add(cards[0])


@told_later
def next_unopened(at: Situation) -> bool:
    """The next player has not opened, and needs a natural pair for the card."""
    return isinstance(at.action, Discard) and not at.know.next_side.has_opened


@told_later
def next_threw(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The next player recently discarded a card of the rank, and nobody took it."""
    lately = (one for one in thrown_by(at.view, at.know.next_player) if not one.was_taken)
    return at.throws(cards) and any(rank_of(one.card) == rank_of(cards[0]) for one in lately)


@told_later
def next_left(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The next player recently could take a card of the rank and did not."""
    lately = left_by(at.view, at.know.next_player)
    return at.throws(cards) and any(rank_of(one.card) == rank_of(cards[0]) for one in lately)


@told_later
def next_lacks(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The side of the next player has no meld of the rank."""
    ranks = {meld.rank for meld in at.know.next_side.melds}
    return at.throws(cards) and rank_of(cards[0]) not in ranks


@told_later
def rank_seen(at: Situation, melded: int, piled: int, unseen: int, cards: tuple[Card, ...]) -> bool:
    """``melded`` cards of the rank are in melds, ``piled`` in the pile, ``unseen`` are unseen."""
    found = whereabouts(at, rank_of(cards[0]))
    return at.throws(cards) and melded + piled > 0 and (melded, piled, unseen) == found


@told_later
def single(at: Situation) -> bool:
    """No other card of the rank is in the hand, and none that could share a sequence with it."""
    if not isinstance(at.action, Discard) or not is_natural(at.action.card):
        return False
    is_alone = at.know.by_rank[rank_of(at.action.card)] == 1
    return is_alone and not _has_neighbours(at, at.action.card)


def fitting_cards(at: Situation) -> int:
    """Returns how many natural cards below the up-card fit own melds or the own hand."""
    know = at.know
    taken = taken_from(at.view.rules, at.view.public.pile)
    ranks = map(rank_of, naturals_in(taken[:-1]))
    return sum(rank in know.open_ranks or know.by_rank[rank] > 0 for rank in ranks)


def bonuses(at: Situation) -> tuple[int, ...]:
    """Returns the bonuses of the canastas that the action makes, in points."""
    made = filter(at.makes_canasta, at.laid.groups)
    return tuple(meld_bonus(at.view.rules, group.after) for group in made)


def bonus_facts(at: Situation) -> Iterator[Reason]:
    """Yields the fact of each canasta that the action makes."""
    return (because("fact.canasta_bonus", points=points) for points in bonuses(at))


def lacking_cards(at: Situation) -> int:
    """Returns how many cards the longest meld that receives cards lacks; 0 without such a meld."""
    size = at.view.rules.canasta.size
    lacking = (size - len(group.after.cards) for group in at.melds if at.grows(group))
    return min(lacking, default=0)


def fewest_cards_to_end(at: Situation) -> int | None:
    """Returns the fewest cards of an opponent whose side has its canastas; ``None`` without one."""
    view, public = at.view, at.view.public
    return min(
        (
            public.hand_counts[seat] + public.foot_counts[seat]
            for seat in active_seats(view.rules, public)
            if (side := side_of(view.rules, seat)) not in allies_of(public, view.side)
            and not missing_canastas(view, public.sides[side].melds)
        ),
        default=None,
    )


def whereabouts(at: Situation, rank: Rank) -> tuple[int, int, int]:
    """Returns how many cards of a natural rank are in melds, in the pile, and unseen."""
    public = at.view.public
    laid = [rank_of(one) for melds in public.melds_by_side for meld in melds for one in meld.cards]
    melded, piled = laid.count(rank), list(map(rank_of, public.pile)).count(rank)
    total = len(Suit) * at.view.rules.deck.count
    return melded, piled, total - melded - piled - at.know.by_rank[rank]


def _has_neighbours(at: Situation, card: Card) -> bool:
    """Returns whether another card of the hand could be in the same shortest sequence."""
    rules = at.view.rules
    return rules.meld.sequences and any(
        lane_of(rules.limits, other) == lane_of(rules.limits, card)
        and 0 < abs(rank_of(other) - rank_of(card)) < rules.meld.min_size
        for other in naturals_in(at.view.hand)
    )
