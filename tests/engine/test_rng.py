"""The random numbers of a seed never change."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rng import Chance

FIRST_NUMBERS = [285, 794, 312, 704, 15, 647, 945, 381]
FIRST_ORDER = (9, 7, 6, 1, 2, 3, 4, 0, 8, 5)


def test_the_stream_of_a_seed_never_changes() -> None:
    chance = Chance("canasta")
    assert [chance.below(1000) for _ in range(8)] == FIRST_NUMBERS
    assert Chance("canasta").shuffle(tuple(range(10))) == FIRST_ORDER


def test_other_seeds_give_other_streams() -> None:
    streams = {tuple(Chance(f"seed {n}").below(1 << 30) for _ in range(2)) for n in range(200)}
    assert len(streams) == 200


@given(st.text(), st.integers(min_value=1, max_value=1 << 31))
def test_numbers_stay_below_the_bound(seed: str, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 7, 52])
def test_every_number_is_about_as_likely(bound: int) -> None:
    chance, tries = Chance(f"fair {bound}"), 500 * bound
    counts = Counter(chance.below(bound) for _ in range(tries))
    assert len(counts) == bound
    assert all(350 < count < 650 for count in counts.values())


@given(st.text(), st.lists(st.integers()).map(tuple))
def test_a_shuffle_keeps_every_item(seed: str, items: tuple[int, ...]) -> None:
    assert Counter(Chance(seed).shuffle(items)) == Counter(items)


def test_every_order_of_three_is_about_as_likely() -> None:
    chance = Chance("orders")
    orders = Counter(chance.shuffle((1, 2, 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_choice_is_one_of_the_items() -> None:
    chance = Chance("choice")
    assert {chance.choice(("a", "b", "c")) for _ in range(100)} == {"a", "b", "c"}


def test_there_is_no_choice_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Chance("none").choice(())
