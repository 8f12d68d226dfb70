"""Going out by trying everything: slow, simple, and written without looking at the rules' code."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from engine import (
    Card,
    Observation,
    TableMeld,
    is_natural,
    is_stop,
    is_wild,
    opening_minimum,
    points_in,
    rank_of,
)

Cards = tuple[Card, ...]
Sets = tuple[Cards, ...]


def can_go_out_by_trying(view: Observation, melds: tuple[TableMeld, ...], hand: Cards) -> bool:
    """Whether some way of laying all cards, or all but one, lawfully ends the deal."""
    question = view.public.question
    answer = question.answer if question is not None else None
    if answer is False or (view.rules.ask.mode == "mandatory" and answer is not True):
        return False
    for last in range(-1, len(hand)):
        rest = tuple(card for place, card in enumerate(hand) if place != last)
        if any(_is_lawful_end(view, melds, rest, sets) for sets in _layouts(melds, rest)):
            return True
    return False


def _layouts(melds: tuple[TableMeld, ...], cards: Cards) -> Iterator[Sets]:
    """Every way to spread the wild cards over the own sets and the ranks of the cards."""
    sets = [meld.cards for meld in melds]
    ranks = [rank_of(cards[0]) for cards in sets]
    for card in cards:
        if not is_wild(card) and rank_of(card) not in ranks:
            ranks.append(rank_of(card))
            sets.append(())
    wilds = [card for card in cards if is_wild(card)]
    for card in cards:
        if not is_wild(card):
            place = ranks.index(rank_of(card))
            sets[place] = (*sets[place], card)
    for places in product(range(len(sets)), repeat=len(wilds)):
        spread = list(sets)
        for wild, place in zip(wilds, places, strict=True):
            spread[place] = (*spread[place], wild)
        yield tuple(spread)


def _is_lawful_end(
    view: Observation, melds: tuple[TableMeld, ...], laid: Cards, sets: Sets
) -> bool:
    if not all(_is_set(view, cards) for cards in sets):
        return False
    if not view.rules.meld.wild_on_canasta and any(map(_spoils, melds, sets)):
        return False
    canastas = Counter(map(is_mixed, filter(is_canasta, sets)))
    need = view.rules.out.canastas
    if canastas[False] < need.natural or canastas[True] < need.mixed:
        return False
    if canastas.total() < need.total:
        return False
    return bool(melds) or not laid or _opens(view, laid, has_canasta=canastas.total() > 0)


def _spoils(meld: TableMeld, cards: Cards) -> bool:
    """Whether a finished canasta got a wild card."""
    return is_canasta(meld.cards) and sum(map(is_wild, cards)) > len(meld.wilds)


def _opens(view: Observation, laid: Cards, *, has_canasta: bool) -> bool:
    need = opening_minimum(view.rules, view.public.scores[view.side], view.public.deal)
    is_waived = view.rules.opening.concealed_waiver and view.public.facts.drew == "stock"
    return points_in(laid) >= need or (is_waived and has_canasta)


def is_canasta(cards: Cards) -> bool:
    """Whether the cards of a set are seven or more, and not black threes."""
    return len(cards) >= 7 and not any(map(is_stop, cards))


def is_mixed(cards: Cards) -> bool:
    """Whether a wild card is among them."""
    return any(map(is_wild, cards))


def _is_set(view: Observation, cards: Cards) -> bool:
    options = view.rules.meld
    naturals = sum(map(is_natural, cards))
    wilds = sum(map(is_wild, cards))
    if any(map(is_stop, cards)):
        return not wilds and 3 <= len(cards) <= (view.rules.stop.meld_max or len(cards))
    cap = len(cards) if options.wild_cap is None else options.wild_cap
    most = len(cards) if options.closed_at is None else options.closed_at
    is_majority = naturals > wilds or not options.natural_majority
    return len(cards) >= 3 and naturals >= 2 and wilds <= cap and is_majority and len(cards) <= most
