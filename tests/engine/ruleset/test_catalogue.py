import ast
from inspect import getsource
from itertools import pairwise
from types import ModuleType

import pytest

from engine import SCORE_LINES, catalogue, load_ruleset, option_values, rule_catalogue
from engine.ruleset import deal_options, outcome_options
from tests.for_each import for_each


@for_each(path=catalogue())
def test_every_option_says_which_rules_it_touches(path: str) -> None:
    assert set(catalogue()[path].rules) <= {*rule_catalogue(), *SCORE_LINES}


@pytest.mark.parametrize("module", [deal_options, outcome_options])
def test_what_an_option_means_stands_below_its_field(module: ModuleType) -> None:
    kinds = [node for node in ast.parse(getsource(module)).body if isinstance(node, ast.ClassDef)]
    assert kinds
    for line, below in (pair for kind in kinds for pair in pairwise([*kind.body, None])):
        if isinstance(line, ast.AnnAssign):
            assert isinstance(below, ast.Expr), ast.unparse(line)
            assert ast.literal_eval(below.value).endswith("."), ast.unparse(line)


def test_bounds_and_choices_are_known() -> None:
    hand = catalogue()["deal.hand_size"]
    assert (hand.kind, hand.lowest, hand.highest, hand.choices) == ("number", 5, 20, ())
    assert not hand.is_optional
    assert catalogue()["meld.wild_cap"].highest == 12
    assert catalogue()["meld.wild_cap"].is_optional
    assert catalogue()["pile.open_add"].kind == "choice"
    assert catalogue()["pile.open_add"].choices == ("any", "unfinished", "never")
    assert catalogue()["pile.always_frozen"].kind == "switch"


def test_lists_tell_their_columns_and_bounds() -> None:
    table = catalogue()["opening.table"]
    score, need = table.columns
    assert (table.kind, table.longest) == ("steps", 8)
    assert (score.path, score.is_optional, score.lowest, score.highest) == (
        "score",
        True,
        0,
        100_000,
    )
    assert (need.path, need.kind, need.highest) == ("need", "number", 1000)
    factors = catalogue()["caliente.held_multipliers"]
    assert (factors.kind, factors.lowest, factors.highest, factors.longest) == ("numbers", 1, 10, 7)
    assert catalogue()["seats.sides"].kind == "seats"


def test_the_catalogue_holds_exactly_the_options_of_a_ruleset() -> None:
    assert tuple(option_values(load_ruleset("hasbro-2001"))) == tuple(catalogue())
