"""The order of the deck of the next deal."""

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card
from engine.dealcode import deck_order, full_deck, parse_code
from engine.home_shuffle import shuffled_at_home
from engine.match.records import Header
from engine.rng import Chance
from engine.state import State


def next_deck(header: Header, state: State) -> tuple[Card, ...]:
    """Returns the deck of the deal after this state, first dealt first.

    Where the match is shuffled as at home, the cards are gathered from the table and riffled; the
    first deal has a deck shuffled to perfection in any case.
    """
    number = state.public.deal + 1
    if not header.riffles or number == 1:
        return deck_order(state.rules, header.code, number)
    chance = Chance(f"canasta riffles 1 {parse_code(header.code)} {number}")
    return shuffled_at_home(gathered(state), header.riffles, chance)


def gathered(state: State) -> tuple[Card, ...]:
    """Returns every card of the deck as a person gathers a finished deal: the melds of each side
    with what lies beside them, the pile, the hands, the rest of the stock.
    """
    left = Counter(full_deck(state.rules))
    found: list[Card] = []
    for card in _lying(state):
        # Partners for one deal have the same melds, which lie on the table once.
        if left[card]:
            left[card] -= 1
            found.append(card)
    return (*found, *left.elements())


def _lying(state: State) -> Iterator[Card]:
    for side in state.public.sides:
        for meld in side.melds:
            yield from meld.cards
        yield from (*side.bonus, *side.aside)
    yield from (*state.hidden.base, *state.public.pile)
    for private in state.private:
        yield from private.hand
    for foot in state.hidden.feet:
        yield from foot
    yield from state.hidden.stock
