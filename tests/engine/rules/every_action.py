"""Lists every action that the cards of a hand allow, and every table that a turn can lead to."""

from collections.abc import Iterator
from itertools import chain, combinations

from engine import (
    Accepted,
    Action,
    Card,
    Discard,
    Meld,
    Observation,
    Play,
    Refused,
    State,
    TakePile,
    decide,
    fold,
    is_legal,
    missing_cards,
    observe,
)

Cards = tuple[Card, ...]


def parts_of(hand: Cards) -> tuple[Cards, ...]:
    """Returns every different selection of cards from a hand, including the empty one."""
    sizes = range(len(hand) + 1)
    return tuple(sorted(set(chain.from_iterable(combinations(hand, size) for size in sizes))))


def legal_supports(view: Observation) -> tuple[Cards, ...]:
    """Returns every selection of hand cards that takes the pile without further melds."""
    return tuple(using for using in parts_of(view.hand) if is_legal(view, TakePile(using)))


def melds(view: Observation) -> Iterator[Meld]:
    """Yields every group for every target and, before the opening, every two groups."""
    targets = (None, *range(len(view.own.melds)))
    plays = [Play(cards, to) for cards in parts_of(view.hand) if cards for to in targets]
    yield from (Meld((play,)) for play in plays)
    if not view.own.has_opened:
        for one, other in combinations(plays, 2):
            if not missing_cards(view.hand, (*one.cards, *other.cards)):
                yield Meld((one, other))


def turn_ends(state: State) -> set[str]:
    """Returns a description of every different table that a turn can lead to after its draw."""
    ends, seen, ways = set[str](), set[str](), [state]
    while ways:
        here = ways.pop()
        if look_of(here) in seen:
            continue
        seen.add(look_of(here))
        view = observe(here, state.public.turn)
        for action in (*melds(view), *map(Discard, set(view.hand))):
            after = done(here, action)
            if after is None:
                continue
            is_over = after.public.end is not None
            if is_over or after.public.turn != state.public.turn:
                ends.add(look_of(after))
            else:
                ways.append(after)
    return ends


def done(state: State, action: Action) -> State | None:
    """Returns the state after an action; ``None`` when it is refused."""
    decision = decide(state, action)
    if isinstance(decision, Refused):
        return None
    assert isinstance(decision, Accepted)
    return fold(state, decision.events)


def look_of(state: State) -> str:
    """Returns the hands, melds and pile as text, equal for equal tables."""
    return repr((state.private, state.public.sides, state.public.pile))
