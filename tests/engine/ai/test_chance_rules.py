"""Random rulesets: the kernel agrees with the engine, and the searching players can play them."""

import os
from operator import attrgetter

import pytest

from engine import Accepted, Phase, actor_of, decide, is_legal, observe
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ruleset.model import Ruleset
from tests.engine.kernel.deals import CHANCE_GAMES, check_chance_game, check_game
from tests.engine.kit.chance_rules import chance_rules, limit_rules, played_options
from tests.engine.kit.deals import dealt
from tests.engine.kit.tables import rules_named

SOAK_GAMES = int(os.environ.get("CANASTA_CHANCE_GAMES", "500"))
HURRIED = Efforts(Effort(worlds=4, turns=1, finalists=3))
_MOST_ACTIONS = 30
_FEW_ACTIONS = 10


@pytest.mark.parametrize("number", range(CHANCE_GAMES))
def test_the_kernel_plays_any_ruleset_as_the_engine(number: int) -> None:
    count = check_chance_game(number)
    # A deal that ends after a few actions may be over before any answers are compared.
    assert count.judged > count.asked > 0 or count.actions < _FEW_ACTIONS


@pytest.mark.soak
@pytest.mark.parametrize("number", range(CHANCE_GAMES, SOAK_GAMES))
def test_the_kernel_plays_many_rulesets_as_the_engine(number: int) -> None:
    rules = chance_rules(str(number))
    counts = [check_game("any", rules, f"any {number} {deal}") for deal in range(4)]
    # Deals that end after a few actions may be over before any answers are compared.
    assert any(count.judged or count.actions < _FEW_ACTIONS for count in counts)


@pytest.mark.parametrize(
    "number", [*range(2), *(pytest.param(at, marks=pytest.mark.soak) for at in range(2, 40))]
)
def test_the_kernel_plays_rulesets_at_the_limits_of_all_numbers(number: int) -> None:
    rules = limit_rules(str(number))
    counts = [check_game("limits", rules, f"limits {number} {deal}") for deal in range(3)]
    assert any(count.judged or count.actions < _FEW_ACTIONS for count in counts)


def test_chance_brings_about_what_no_edition_has() -> None:
    games = [chance_rules(str(number)) for number in range(60)]
    assert any(rules.meld.sequences and rules.meld.all_wild_sets for rules in games)
    assert any(rules.meld.sequences and rules.deal.foot_size for rules in games)
    assert any(rules.meld.sets_per_rank == "unlimited" for rules in games if not rules.limits.lanes)
    assert any(rules.bonus.may_be_forgotten for rules in games)
    assert any(rules.freeze.by == "opponents" for rules in games)
    assert len({rules.limits for rules in games}) > 50
    for path in played_options():
        assert len({str(attrgetter(path)(rules)) for rules in games}) > 1, path


def searched(rules: Ruleset, seed: str) -> int:
    """Returns in how many positions of a deal the player searched; checks that its actions are
    legal.
    """
    player, (state, _), count = SearchPlayer("strong", HURRIED), dealt(rules, seed), 0
    for number in range(_MOST_ACTIONS):
        if state.public.phase is Phase.OVER:
            break
        view = observe(state, actor_of(rules, state.public))
        count += any(verdict.worlds for verdict in player.weigh(view, str(number)))
        action = player.choose(view, str(number)).action
        assert is_legal(view, action)
        decision = decide(state, action)
        assert isinstance(decision, Accepted)
        state = decision.after
    return count


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_any_ruleset_is_searched(number: int) -> None:
    assert searched(chance_rules(str(number)), f"searched {number}") > 5


@pytest.mark.slow
@pytest.mark.parametrize(
    "table",
    [
        "bolivia/4p",
        "chilean/4p",
        "uruguay/4p",
        "sequences",
        "any-suit",
        "manual-bonus",
        "opponents-freeze",
    ],
)
def test_unusual_tables_are_searched(table: str) -> None:
    assert searched(rules_named(table), f"searched {table}") > 5
