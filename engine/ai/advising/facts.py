"""What speaks for an action: facts that its seat can count on the table and in its own hand."""

from collections.abc import Callable, Iterator
from itertools import islice

from engine.actions import Action, Discard, DrawStock, Meld, TakePile
from engine.ai.agent import because
from engine.ai.club.knowledge import Knowledge
from engine.cards import Card, is_natural, is_wild, naturals_in, rank_of
from engine.observation import Observation
from engine.reasons import Reason
from engine.rules.bundle import Bundle, Group, make_bundle
from engine.rules.options import take_options
from engine.seating import next_seat
from engine.values import canasta_bonus, canasta_kind, points_in

_MOST = 3
_LATELY = 24
"""Discards that a player can be expected to remember."""
_LEFT_LATELY = 8
_THIN_PILE = 3


def facts(view: Observation, action: Action) -> tuple[Reason, ...]:
    """The few facts that say most about an action, the weightiest first."""
    know = Knowledge(view)
    match action:
        case Discard(card):
            found = _of_discard(know, card)
        case DrawStock():
            found = _of_draw(know)
        case TakePile():
            found = _of_take(know, action)
        case Meld(plays):
            found = _of_melds(know, make_bundle(view, plays))
        case _:
            found = iter(())
    return tuple(islice(found, _MOST))


def _of_draw(know: Knowledge) -> Iterator[Reason]:
    if not know.public.pile:
        return
    if not take_options(know.view):
        yield because("fact.no_take")
    elif len(know.public.pile) <= _THIN_PILE:
        yield because("fact.pile_thin", count=len(know.public.pile))


def _of_take(know: Knowledge, take: TakePile) -> Iterator[Reason]:
    gained = know.public.pile[:-1]
    yield from _of_canastas(know, make_bundle(know.view, take.plays, take))
    fitting = sum(
        rank_of(card) in know.own_melds or know.by_rank[rank_of(card)] > 0
        for card in naturals_in(gained)
    )
    wilds = sum(map(is_wild, gained))
    if fitting:
        yield because("fact.pile_fits", count=fitting)
    if wilds:
        yield because("fact.pile_wilds", count=wilds)
    if gained:
        yield because("fact.pile_points", count=len(gained), points=points_in(gained))


def _of_melds(know: Knowledge, after: Bundle) -> Iterator[Reason]:
    yield from _of_canastas(know, after)
    if not know.view.own.has_opened and know.public.pile and not know.is_pile_frozen:
        yield because("fact.opens_pile", count=len(know.public.pile))
    lacking = min((_lacking(know, group) for group in after.groups), default=0)
    if lacking > 0:
        yield because("fact.canasta_lacks", count=lacking)
    if know.rival_canastas >= know.rules.out.canastas.total:
        yield because("fact.rivals_may_end", count=know.fewest_rival_cards)


def _of_canastas(know: Knowledge, after: Bundle) -> Iterator[Reason]:
    for group in after.groups:
        kind = canasta_kind(know.rules, group.after)
        if kind is not None and all(canasta_kind(know.rules, part) is None for part in group.parts):
            yield because("fact.canasta_bonus", points=canasta_bonus(know.rules, kind))


def _lacking(know: Knowledge, group: Group) -> int:
    return know.rules.canasta.size - len(group.after.cards)


def _of_discard(know: Knowledge, card: Card) -> Iterator[Reason]:
    if not is_natural(card):
        count = len(know.public.pile)
        if count:
            yield because("fact.pile_points", count=count, points=points_in(know.public.pile))
        return
    yield from _of_next_player(know, card)
    yield from _of_rank(know, card)


def _of_next_player(know: Knowledge, card: Card) -> Iterator[Reason]:
    """What the player who could take the pile for it is known to want."""
    if know.can_next_add(card):
        yield because("fact.next_can_add", card)
        return
    if know.is_frozen_for_next:
        yield because("fact.pile_frozen")
    elif not know.is_next_open:
        yield because("fact.next_unopened")
    if _has_thrown(know, card, lambda seat: seat == know.next_player, _LATELY):
        yield because("fact.next_threw", card)
    elif _has_thrown(know, card, lambda seat: _follows(know, seat), _LEFT_LATELY):
        yield because("fact.next_left", card)
    elif know.is_next_open and not know.is_frozen_for_next:
        yield because("fact.next_lacks", card)


def _has_thrown(know: Knowledge, card: Card, does_count: Callable[[int], bool], most: int) -> bool:
    """Whether somebody threw a card of the rank lately, and it stayed."""
    return any(
        rank_of(thrown.card) == rank_of(card) and does_count(thrown.seat) and not thrown.was_taken
        for thrown in know.public.thrown[-most:]
    )


def _follows(know: Knowledge, seat: int) -> bool:
    """Whether the next player had the choice after that seat's discard."""
    is_other = seat != know.next_player
    return is_other and next_seat(know.rules, know.public, seat) == know.next_player


def _of_rank(know: Knowledge, card: Card) -> Iterator[Reason]:
    """Where the cards of the rank are, as far as the seat sees them."""
    rank = rank_of(card)
    melds = (meld.cards for side in know.public.sides for meld in side.melds)
    melded = sum(rank_of(other) == rank for cards in melds for other in cards)
    piled = sum(rank_of(other) == rank for other in know.public.pile)
    if melded + piled:
        unseen = know.unseen[rank]
        yield because("fact.rank_seen", card, melded=melded, piled=piled, unseen=unseen)
    if know.by_rank[rank] == 1:
        yield because("fact.single")
    if len(know.public.pile) < _THIN_PILE:
        yield because("fact.pile_thin", count=len(know.public.pile) + 1)
