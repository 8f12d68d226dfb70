"""Finds what raised cards could mean before a place is chosen for them, and what each move
costs.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from canasta_gui.session.meld_moves import groups_of, laying
from canasta_gui.viewmodel.builders.wording import Wording
from engine import (
    Action,
    Card,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Phase,
    Play,
    TakePile,
    is_legal,
)

if TYPE_CHECKING:
    from engine import Advice

_MOST = 4
"""The largest number of moves, because nobody wants to read more at once."""


def meant_by(view: Observation, cards: tuple[Card, ...]) -> tuple[Action, ...]:
    """Returns the legal moves with these cards, the most natural first.

    Before the draw the moves are to take the pile with the cards, or to draw without any; later to
    discard a single card, to add cards to a meld, or to begin melds with them.
    """
    found = dict.fromkeys(action for action in _meant(view, cards) if is_legal(view, action))
    return tuple(found)[:_MOST]


def tell_meant(
    view: Observation, compared: "tuple[Advice, ...]", words: Wording
) -> tuple[tuple[str, str], ...]:
    """Returns each move in words with its cost; then the best move, if any of them costs
    something.
    """
    best, *others = compared
    melds = view.own.melds
    costs = [(words.cost(one.behind), words.advice(one.beside)) for one in others]
    told = [
        (words.move(one.action, melds), " ".join(filter(None, cost)))
        for one, cost in zip(others, costs, strict=True)
    ]
    if any(one.behind for one in others):
        told.append((words.better(best.action, melds), words.advice(best.beside)))
    return tuple(told)


def _meant(view: Observation, cards: tuple[Card, ...]) -> Iterator[Action]:
    if view.public.phase is Phase.DRAW:
        yield TakePile(cards) if cards else DrawStock()
    elif view.public.phase is Phase.PLAY and cards:
        if len(cards) == 1:
            yield Discard(cards[0])
        yield laying(groups_of(view, cards))
        for place in _fullest_first(view):
            yield Meld((Play(cards, place),))


def _fullest_first(view: Observation) -> list[int]:
    """Returns the indices of the own melds: first those that are no canastas yet, the fullest
    first.
    """
    size, melds = view.rules.canasta.size, view.own.melds
    counts = [len(meld.cards) for meld in melds]
    return sorted(range(len(melds)), key=lambda place: (counts[place] >= size, -counts[place]))
