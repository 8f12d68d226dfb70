"""Generates the actions that a learner could try, right or wrong."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from engine import (
    Action,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Phase,
    Play,
    PlayCaliente,
    is_legal,
    is_natural,
    is_wild,
    options,
    rank_of,
)


def plain_attempts(view: Observation) -> tuple[Action, ...]:
    """Returns the actions that use at most one card, lawful or not."""
    cards = dict.fromkeys(view.hand)
    plain = (DrawStock(), Pass(), AskPartner(), PlayCaliente())
    return (*plain, *map(Discard, cards), *map(LayBonus, cards))


def group_attempts(view: Observation, size: int) -> tuple[Action, ...]:
    """Returns each way to take the pile and each group to lay, lawful or not.

    Actions combine at most ``size`` groups, because some are lawful only together.
    """
    return (*_melds(view, size), *_takes(view, size))


def _melds(view: Observation, size: int) -> Iterator[Action]:
    if view.public.phase is not Phase.PLAY:
        return
    lame: list[Play] = []
    for play in _plays(view):
        yield Meld((play,))
        if not is_legal(view, Meld((play,))):
            lame.append(play)
    yield from map(Meld, _bundles(view, lame, range(2, size + 1)))


def _takes(view: Observation, size: int) -> Iterator[Action]:
    for take in options(view).takes:
        yield take.action
        if not take.is_legal_alone:
            for bundle in _bundles(view, _plays(view), range(1, size)):
                yield replace(take.action, plays=bundle)


def _bundles(view: Observation, plays: list[Play], sizes: range) -> Iterator[tuple[Play, ...]]:
    several = (combinations(plays, size) for size in sizes)
    return (bundle for bundle in chain.from_iterable(several) if _are_held(view, bundle))


def _plays(view: Observation) -> list[Play]:
    """Returns each group of the hand, laid as a new meld or added to each own meld."""
    targets = (None, *range(len(view.own.melds)))
    return [Play(group, to) for group in _groups(view.hand) for to in targets]


def _groups(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Returns cards of one rank with some wild ones, wild ones alone, and runs of a suit."""
    wilds = sorted(card for card in hand if is_wild(card))
    spices = [wilds[:count] for count in range(len(wilds) + 1)]
    for rank in sorted({rank_of(card) for card in hand if is_natural(card)}):
        cards = [card for card in hand if is_natural(card) and rank_of(card) == rank]
        for count in range(1, len(cards) + 1):
            for spice in spices:
                yield (*cards[:count], *spice)
    yield from map(tuple, spices[1:])


def _are_held(view: Observation, bundle: tuple[Play, ...]) -> bool:
    cards = [card for play in bundle for card in play.cards]
    return all(cards.count(card) <= view.hand.count(card) for card in set(cards))
