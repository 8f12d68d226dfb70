"""Hypothesis strategies for actions that no sensible player would try."""

from hypothesis import strategies as st

from engine import (
    Action,
    Answer,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
)
from tests.kit.cards import ALL_FACES

Cards = tuple[Card, ...]


def cards_near(view: Observation) -> st.SearchStrategy[Card]:
    """Returns a strategy for cards: mostly of the hand, then of the pile, then any."""
    sources = [tuple(ALL_FACES), view.public.pile[-3:], view.hand, view.hand]
    return st.one_of(*(st.sampled_from(cards) for cards in sources if cards))


def groups_near(view: Observation) -> st.SearchStrategy[Cards]:
    """Returns a strategy for groups, often of one rank, sometimes empty or with a card too
    often.
    """
    some = st.lists(cards_near(view), max_size=5).map(tuple)
    ranks = sorted({card // 4 for card in view.hand}) or [9]
    of_rank = st.sampled_from(ranks).map(
        lambda rank: tuple(card for card in view.hand if card // 4 == rank)
    )
    wilds = tuple(card for card in view.hand if card // 4 in (2, 15))
    spiced = st.tuples(of_rank, st.sampled_from([(), wilds[:1], wilds[:2], wilds]))
    return st.one_of(some, of_rank, spiced.map(lambda pair: (*pair[0], *pair[1])))


def plays_near(view: Observation) -> st.SearchStrategy[tuple[Play, ...]]:
    """Returns a strategy for up to three plays, now and then for a meld that may not exist."""
    targets = st.one_of(st.none(), st.none(), st.integers(-2, 9))
    plays = st.builds(Play, groups_near(view), targets)
    return st.lists(plays, max_size=3).map(tuple)


def actions_near(view: Observation) -> st.SearchStrategy[Action]:
    """Returns a strategy for any action, mostly with cards of the hand or the pile."""
    targets = st.one_of(st.none(), st.integers(-2, 9))
    card = cards_near(view)
    return st.one_of(
        st.builds(Meld, plays_near(view)),
        st.builds(TakePile, groups_near(view), targets, plays_near(view)),
        st.builds(Discard, card),
        st.builds(LayBonus, card),
        st.builds(Answer, st.booleans()),
        st.sampled_from([DrawStock(), Pass(), AskPartner(), PlayCaliente(), PlaySpecialHand()]),
    )
