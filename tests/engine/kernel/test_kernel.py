"""The kernel plays every game as the engine does."""

import os

import pytest

from engine.cards import CALIENTE, JOKER, PACK
from engine.kernel.counted_meld import CountedMeld, Lay
from engine.kernel.kinds import BIG, CLASSES, POINTS, TWO, class_of
from engine.kernel.state_reader import table_of
from engine.kernel.table import Table
from engine.values import points_of
from tests.engine.kernel.comparison import table_facts
from tests.engine.kernel.deals import DEALS, TABLES, check_deals, check_ordinary_deal
from tests.engine.kernel.melds import fields_of
from tests.engine.kernel.notes import code_of, page
from tests.engine.kernel.positions import check_position
from tests.engine.kit.deals import dealt
from tests.engine.kit.every_position import every_position, position_named
from tests.engine.kit.rare_positions import asked
from tests.engine.kit.rare_situations import POSITIONS
from tests.engine.kit.tables import rules_named, some_tables
from tests.laws.notes import noticed

_EVERY = 80
"""Of the positions made by chance each eightieth is tried here, all of them in the soak."""

SOAK_DEALS = int(os.environ.get("CANASTA_KERNEL_DEALS", str(DEALS)))


@pytest.mark.parametrize("table", some_tables(1))
def test_the_kernel_plays_as_the_engine(table: str) -> None:
    count = check_ordinary_deal(table)
    assert count.judged > count.actions > count.asked > 0
    assert f"| {table} | 1 |" in page([count])


def test_the_kernel_plays_as_the_engine_in_rare_positions() -> None:
    """In the scenarios, where a law was missed once, and in a share of those made by chance."""
    known = set(noticed().values())
    for name in every_position():
        if isinstance(name, int) and name % _EVERY and name not in known:
            continue
        try:
            assert check_position(position_named(name))
        except Exception as error:
            error.add_note(f"position {name}")
            raise


def test_notes_stay_valid_while_only_words_change() -> None:
    before, after = '"""A."""\nONE = 1  # one\n', 'ONE = 1\n"""The number one."""\n'
    assert code_of(before) == code_of(after) != code_of("ONE = 2\n")


@pytest.mark.soak
def test_the_kernel_plays_as_the_engine_in_very_many_rare_positions() -> None:
    for number in range(100 * POSITIONS):
        assert check_position(asked(number)), number


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_the_kernel_plays_as_the_engine_for_long(table: str) -> None:
    check_deals(table, SOAK_DEALS // len(TABLES))


def test_a_copy_of_a_table_shares_no_numbers() -> None:
    state, _ = dealt(rules_named("classic-1951/4p"), "copied")
    table = table_of(state)
    copied = table.copy()
    assert table_facts(copied) == table_facts(table)
    for name in fields_of(Table):
        mine, theirs = getattr(copied, name), getattr(table, name)
        assert mine == theirs
        assert not isinstance(mine, list) or mine is not theirs
    assert all(mine is not theirs for mine, theirs in zip(copied.hands, table.hands, strict=True))


def test_melds_that_two_tables_share_stay_as_they_are() -> None:
    state, _ = dealt(rules_named("classic-1951/4p"), "copied")
    table = table_of(state)
    before, copied = table_facts(table), table.copy()
    laid = copied.own.with_laid((Lay((0, 0, 0, TWO)),), [CountedMeld(0, 3, 1)])
    copied.change_melds(copied.side, laid)
    assert copied.own.lying == [CountedMeld(0, 3, 1)]
    assert table_facts(table) == before


def test_cards_of_a_class_count_alike() -> None:
    cards = (*PACK, CALIENTE)
    assert {class_of(card) for card in cards} == set(range(CLASSES))
    assert all(POINTS[class_of(card)] == points_of(card) for card in cards)
    assert class_of(JOKER) == BIG
