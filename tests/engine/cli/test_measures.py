"""Commands that measure: arena and bench."""

import pytest

from engine import agent_levels, make_agent
from engine.ai.agent import Agent
from engine.cli import arena
from engine.cli.arena import Duel, interval, percentile, play_board
from engine.cli.playing import DealResult, play_deal
from engine.match.match import Match
from tests.engine.cli.conftest import Engine


def test_the_levels_are_listed_weakest_first(engine: Engine) -> None:
    assert engine("arena", "--levels").out.splitlines() == list(agent_levels())


def test_a_level_is_no_stronger_than_itself(engine: Engine) -> None:
    answer = engine("arena", "--a", "random", "--b", "random", "--deals", "2").value
    assert (answer["games"], answer["deals"], answer["mean"]) == (4, 4, 0)
    assert answer["interval"] == [0, 0]
    assert answer["win_rate"] == 0.5
    for times in answer["decision_ms"].values():
        assert 0 < times["p50"] <= times["p95"] <= times["max"]


def test_changing_sides_changes_only_the_sign(engine: Engine) -> None:
    one = engine("arena", "--a", "club", "--b", "random", "--deals", "2").value
    two = engine("arena", "--a", "random", "--b", "club", "--deals", "2").value
    assert one["mean"] == -two["mean"]
    assert one["win_rate"] == 1 - two["win_rate"]


def test_a_partner_sits_beside_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[tuple[str, ...]] = []

    def note(match: Match, agents: tuple[Agent, ...], _watch: object) -> DealResult:
        rows.append(tuple(agent.level for agent in agents))
        return play_deal(match, tuple(map(make_agent, ["random"] * len(agents))))

    monkeypatch.setattr(arena, "play_deal", note)
    six = "complete-standard/6p/3t+extra-deck"
    board = Duel(six, "club", "random", boards=1, is_match=False, seed="x", partner="casual")
    play_board(board, 0)
    a, b, beside = "club", "random", "casual"
    assert rows == [(a, b, b, beside, b, b), (b, a, b, b, beside, b), (b, b, a, b, b, beside)]


def test_a_weaker_partner_is_told(engine: Engine) -> None:
    argv = ("arena", "--a", "club", "--b", "club", "--partner", "random", "--deals", "2")
    answer = engine(*argv).value
    assert answer["partner"] == "random"
    assert answer["mean"] < 0
    refused = engine(*argv[:-3], "x")
    assert refused.status == 2


@pytest.mark.slow
def test_processes_change_nothing_but_the_time(engine: Engine) -> None:
    argv = ("arena", "--a", "club", "--b", "random", "--deals", "3")
    alone, together = engine(*argv).value, engine(*argv, "--jobs", "2").value
    del alone["decision_ms"], together["decision_ms"]
    assert alone == together


@pytest.mark.slow
def test_whole_matches_are_measured(engine: Engine) -> None:
    answer = engine("arena", "--a", "club", "--b", "random", "--matches", "1").value
    assert answer["games"] == 2
    assert answer["deals"] > 2
    assert answer["interval"] is None
    assert answer["win_rate"] == 1


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        ((), "either --levels, or --a and --b"),
        (("--a", "club"), "either --levels, or --a and --b"),
        (("--a", "club", "--b", "x"), "unknown level 'x'; there are random, beginner"),
        (("--a", "club", "--b", "club", "--rules", "x"), "rules: edition: unknown edition 'x'"),
    ],
)
def test_wrong_pairs_are_refused(engine: Engine, argv: tuple[str, ...], problem: str) -> None:
    ran = engine("arena", *argv)
    assert (ran.status, ran.out) == (2, "")
    (error,) = ran.errors
    assert error.startswith(problem)


def test_the_speed_of_two_players_is_measured(engine: Engine) -> None:
    ran = engine("bench", "--seconds", "0.1")
    assert ran.status == 0
    *players, kernel = ran.values
    first, second = (line["player"] for line in players)
    assert first == "random"
    assert second in agent_levels()[1:]
    for line in players:
        assert line["hands"] > 0
        assert line["actions"] > line["hands"]
        assert line["decides"] > 0

    assert kernel["kernel"] == "plain"
    assert kernel["turns"] > kernel["hands"] > 0


def test_the_speed_of_a_search_is_measured(engine: Engine) -> None:
    line = engine("bench", "--search", "--seconds", "0.1").value
    assert line["player"] == "strong"
    assert line["playouts"] > line["decisions"] > 0
    house = '"house": {"meld.sequence_one_suit": false}'
    rules = f'{{"edition": "complete-samba", "players": 4, {house}}}'
    line = engine("bench", "--search", "--rules", rules, "--seconds", "0.1").value
    assert line["playouts"] > 0


def test_an_interval_needs_two_values() -> None:
    assert interval([5.0]) is None
    assert interval([1.0, 3.0]) == pytest.approx((2 - 1.96, 2 + 1.96))


@pytest.mark.parametrize(("share", "value"), [(0.5, 2), (0.95, 4), (0, 1), (1, 4), (0.51, 3)])
def test_a_percentile_is_one_of_the_values(share: float, value: float) -> None:
    assert percentile([4, 2, 3, 1], share) == value
