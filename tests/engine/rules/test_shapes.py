"""The fast check of melds agrees with the rules about shapes."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, parse_cards
from engine.rules.bundle import Group
from engine.rules.lawful import does_fit, is_lawful_meld, kind_of
from engine.rules.meld_stages import shapes
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld, make_meld
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named

CHANCE = 16
"""The number of random rulesets, and of further ones with sequences and wild melds."""
ALL_MELDS: dict[str, object] = {"meld.sequences": True, "meld.all_wild_sets": True}
NAMED = {table: rules_named(table) for table in (*EDITIONS, *HOUSES)}
ALL = tuple(f"all melds {number}" for number in range(CHANCE))
TABLES = (*NAMED, *(f"shapes {number}" for number in range(CHANCE)), *ALL)
WITH_RUNS = (*(table for table, rules in NAMED.items() if rules.meld.sequences), *ALL)
WITH_WILD_MELDS = (*(table for table, rules in NAMED.items() if rules.meld.all_wild_sets), *ALL)
NINE, STOP, TWO = parse_cards("9h 3s 2c")
RUN_CARDS = parse_cards("4h 5h 6h 7h 8h 9h Th Jh Qh 6s 2c 3c")


@cache
def rules_of(table: str) -> Ruleset:
    """Returns the rules of a table; random ones are made only where they are tried."""
    return NAMED.get(table) or chance_rules(table, ALL_MELDS if table in ALL else {})


def refusals(rules: Ruleset, cards: tuple[Card, ...], before: TableMeld | None = None) -> list[str]:
    """Returns the ids of the rules that refuse cards as a new meld, or on one."""
    if before is None:
        after = make_meld(kind_of(rules.limits, cards), cards)
        group = Group(0, (), (), after, cards)
    else:
        after = make_meld(before.kind, (*before.cards, *cards))
        group = Group(0, (before,), (0,), after, cards)
    return [outcome.rule for outcome in shapes(rules, group) if outcome is not None]


@pytest.mark.parametrize("table", TABLES)
def test_a_new_set_is_lawful_exactly_when_no_rule_refuses_it(table: str) -> None:
    rules = rules_of(table)
    for card, naturals, wilds in product((NINE, STOP), range(1, 12), range(12)):
        cards = (card,) * naturals + (TWO,) * wilds
        meld = make_meld(MeldKind.SET, cards)
        assert is_lawful_meld(rules.limits, meld) == (not refusals(rules, cards)), cards


@pytest.mark.parametrize("table", TABLES)
def test_a_set_takes_cards_exactly_when_no_rule_refuses_them(table: str) -> None:
    rules = rules_of(table)
    for naturals, wilds in product(range(1, 10), range(6)):
        meld = make_meld(MeldKind.SET, (NINE,) * naturals + (TWO,) * wilds)
        if not is_lawful_meld(rules.limits, meld):
            continue
        for more, extra in product(range(3), range(3)):
            cards = (NINE,) * more + (TWO,) * extra
            assert does_fit(rules, meld, cards) == (not refusals(rules, cards, meld)), (meld, cards)


@pytest.mark.parametrize("table", WITH_WILD_MELDS)
def test_wild_cards_make_a_meld_exactly_when_no_rule_refuses_them(table: str) -> None:
    rules = rules_of(table)
    for wilds in range(1, 16):
        cards = (TWO,) * wilds
        assert kind_of(rules.limits, cards) is MeldKind.WILD
        meld = make_meld(MeldKind.WILD, cards)
        assert is_lawful_meld(rules.limits, meld) == (not refusals(rules, cards))


@pytest.mark.parametrize("table", WITH_WILD_MELDS)
def test_a_wild_meld_takes_cards_exactly_when_no_rule_refuses_them(table: str) -> None:
    rules = rules_of(table)
    for wilds, more in product(range(3, 15), range(4)):
        meld, cards = make_meld(MeldKind.WILD, (TWO,) * wilds), (TWO,) * more
        if is_lawful_meld(rules.limits, meld):
            assert does_fit(rules, meld, cards) == (not refusals(rules, cards, meld)), (wilds, more)


@pytest.mark.parametrize("table", WITH_RUNS)
@given(cards=st.lists(st.sampled_from(RUN_CARDS), min_size=2, max_size=9).map(tuple))
def test_a_run_is_lawful_exactly_when_no_rule_refuses_it(
    table: str, cards: tuple[Card, ...]
) -> None:
    rules = rules_of(table)
    if kind_of(rules.limits, cards) is MeldKind.SEQUENCE:
        meld = make_meld(MeldKind.SEQUENCE, cards)
        assert is_lawful_meld(rules.limits, meld) == (not refusals(rules, cards))


@pytest.mark.parametrize("table", WITH_RUNS)
@given(low=st.integers(0, 6), length=st.integers(3, 7), more=st.sets(st.integers(0, 8), max_size=3))
def test_a_run_takes_cards_exactly_when_no_rule_refuses_them(
    table: str, low: int, length: int, more: set[int]
) -> None:
    rules, line = rules_of(table), RUN_CARDS[:9]
    meld = make_meld(MeldKind.SEQUENCE, line[low : low + length])
    cards = tuple(line[at] for at in more)
    if is_lawful_meld(rules.limits, meld):
        assert does_fit(rules, meld, cards) == (not refusals(rules, cards, meld))
