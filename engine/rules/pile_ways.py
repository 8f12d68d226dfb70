"""The ways in which a seat could take the pile, and what gives the right to it."""

from collections.abc import Iterator
from itertools import combinations

from engine import turn_laws
from engine.actions import TakePile
from engine.cards import Card, is_natural, is_wild, rank_of
from engine.observation import Observation
from engine.rules.lawful import does_fit
from engine.rules.upcard import adding_places, is_alike, is_frozen_for, upcard_homes
from engine.ruleset.model import Ruleset
from engine.shapes import are_sets_unlimited
from engine.turn_laws import gives_right
from engine.values import is_blocking


def is_supported(view: Observation, take: TakePile, homes: tuple[int, ...]) -> bool:
    """Returns whether the hand cards, together with the up-card, give the right to the pile.

    ``homes`` are the places of own melds that the up-card may be meant for.
    """
    upcard = view.public.pile[-1]
    pair = count_alike(take.using, upcard)
    wilds = sum(map(is_wild, take.using)) if is_natural(upcard) else 0
    if gives_right(view.rules.laws, pair, wilds, is_open=not is_frozen_for(view)):
        return True
    return bool(homes) and set(homes) <= set(adding_places(view))


def count_alike(cards: tuple[Card, ...], upcard: Card) -> int:
    """Returns how many cards have the rank of the up-card."""
    rank = rank_of(upcard)
    return len([card for card in cards if rank_of(card) is rank])


def is_takeable(rules: Ruleset, upcard: Card) -> bool:
    """Returns whether the pile may be taken with this card on top."""
    return not is_blocking(rules, upcard) and (is_natural(upcard) or is_wild(upcard))


def is_upcard_claimed(view: Observation) -> bool:
    """Returns whether, with an empty stock, an own meld claims the up-card of an open pile.

    Where no card may join a meld from the pile, sets that still have room claim it all the same.
    """
    upcard = view.public.upcard
    if upcard is None:
        return False
    sets = [meld for meld in view.own.melds if is_alike(meld, upcard)]
    fitting = sum(does_fit(view.rules, meld, (upcard,)) for meld in sets)
    return turn_laws.is_upcard_claimed(view.rules.laws, len(adding_places(view)), fitting)


def ways(view: Observation) -> Iterator[TakePile]:
    """Yields each kind of hand cards that could be melded with the up-card: none, cards of its
    rank, then these with wild cards; of each the fewest first.

    The rules decide whether a way gives the right to the pile.
    """
    upcard = view.public.upcard
    if upcard is None or not is_takeable(view.rules, upcard):
        return
    rank = rank_of(upcard)
    matching = tuple([card for card in view.hand if rank_of(card) is rank])
    if adding_places(view):
        yield from _aimed(view, ())
    for count in range(2, len(matching) + 1):
        yield from _aimed(view, matching[:count])
    if is_natural(upcard):
        for using in _mixed(view, matching):
            yield from _aimed(view, using)


def _mixed(view: Observation, matching: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yields natural cards with any wild cards that a new meld of them may need besides."""
    wilds, least = sorted(filter(is_wild, view.hand)), view.rules.meld.min_size
    for count in range(1, len(matching) + 1):
        for more in range(1, least - count):
            for chosen in dict.fromkeys(combinations(wilds, more)):
                yield *matching[:count], *chosen


def _aimed(view: Observation, using: tuple[Card, ...]) -> Iterator[TakePile]:
    """Yields the way without a target where there is no choice, else once for each own meld."""
    take = TakePile(using)
    homes = upcard_homes(view, take)
    if len(homes) <= 1:
        yield take
    upcard = view.public.pile[-1]
    if not using:
        alike = adding_places(view)
    elif are_sets_unlimited(view.rules.limits):
        alike = tuple(at for at, meld in enumerate(view.own.melds) if is_alike(meld, upcard))
    else:
        alike = ()
    yield from (TakePile(using, to=place) for place in alike if (place,) != homes)
