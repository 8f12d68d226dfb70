"""The value of a deal's points for the match, which changes near its end."""

import numpy as np
import pytest

from engine import RulesReference, counted_numbers
from engine.ai.search.candidate_trials import Trial, begin, try_all
from engine.ai.search.candidates import candidates
from engine.ai.search.goal import (
    AVERAGES,
    DealAverages,
    End,
    Goal,
    chances,
    deal_averages_of,
    goal_of,
)
from engine.ai.search.net import load_net
from engine.ai.search.worlds import Worlds
from engine.ai.style import TUNED
from engine.kernel.seating import Seating
from engine.kernel.state_reader import own_table
from engine.ruleset.load import load_ruleset
from tests.engine.ai.moments import view_of

TO_5000 = End(15, 5000)


def worth(goal: Goal, own: float, rival: float, *, is_over: bool = True) -> float:
    values = goal.values(np.array([own]), np.array([rival]), np.array([is_over]))
    return float(values[0])


@pytest.mark.parametrize(
    ("scores", "is_match"),
    [((0, 0), False), ((2400, 0), False), ((2500, 0), True), ((0, 4900), True)],
)
def test_points_count_until_somebody_is_near_the_end(
    scores: tuple[int, int], is_match: bool
) -> None:
    seating = Seating(
        load_ruleset("hasbro-2001/4p"),
        (0, 1) * 2,
        (1, 2, 3, 0),
        ((2,), (3,), (0,), (1,)),
        scores,
        1,
    )
    goal = goal_of(seating, 1)
    assert (goal.end is not None) == is_match
    if is_match:
        assert (goal.own, goal.rival) == (scores[1], scores[0])


def test_of_two_rivals_the_one_counts_who_then_stands_best_in_the_match() -> None:
    rules, scores = load_ruleset("hasbro-2001/3p"), (4000, 4600, 1000)
    goal = goal_of(Seating(rules, (0, 1, 2), (1, 2, 0), ((),) * 3, scores, 1), 0)
    assert (goal.own, goal.rival) == (4000, 4600)
    assert goal.against((1, 2), (0, 300, 900)) == 300, "who is far behind may make much"
    assert goal.against((1, 2), (0, -500, 4000)) == 400, "4,000 make 5,000, 400 above the leader"


def test_of_points_the_best_rival_of_the_deal_counts() -> None:
    assert Goal().against((1, 2), (0, 300, 900)) == 900


def test_of_points_the_lead_is_what_counts() -> None:
    assert worth(Goal(), 700, 300) == 400


@pytest.mark.parametrize("averages", [AVERAGES["sets"], AVERAGES["runs"]])
def test_both_sides_have_the_same_chances(averages: DealAverages) -> None:
    for table in chances(TO_5000, averages):
        assert table + table.T == pytest.approx(1, abs=1e-6)
        assert (np.diff(table, axis=0) >= -1e-9).all(), "more points never lower the chance"


def test_a_little_that_wins_is_worth_more_than_much_that_does_not() -> None:
    goal = Goal(4700, 4600, TO_5000)
    assert worth(goal, 300, 200) > worth(goal, 290, -500)


def test_who_is_about_to_lose_wants_the_deal_to_go_on() -> None:
    goal = Goal(3000, 4900, TO_5000)
    ended, open_still = worth(goal, 500, 100), worth(goal, 500, 100, is_over=False)
    assert ended == 0
    assert open_still > ended


def test_far_from_deciding_points_are_worth_points() -> None:
    goal = Goal(2500, 2500, TO_5000)
    assert worth(goal, 900, 800) - worth(goal, 800, 900) == pytest.approx(200, rel=0.25)


def test_far_from_deciding_moves_are_worth_what_they_are_in_a_deal() -> None:
    """What the own side is expected to gain in an unfinished deal, its rival is not."""
    view = view_of()
    worlds, net = Worlds(view, 5), load_net(view.rules)
    found = candidates(view, own_table(view), TUNED)
    begun = [begin(one, worlds, view.seat, TUNED) for one in found]
    tables = worlds.draw_many(range(8))
    worth_in_deal, worth_in_match = (
        np.array([row.points.mean() for row in rows])
        for goal in (Goal(), Goal(2500, 2500, TO_5000))
        for rows in [
            try_all(
                tables,
                [(TUNED,) * 4] * len(tables),
                begun,
                worlds.seen,
                Trial(view.seat, view.side, TUNED, net, goal),
                looks=(1,),
                pause=lambda: None,
            )
        ]
    )
    in_deal, in_match = worth_in_deal - worth_in_deal[0], worth_in_match - worth_in_match[0]
    clear = np.abs(in_deal) > 50
    assert clear.sum() > 1
    assert in_match[clear] == pytest.approx(in_deal[clear], rel=0.2)


@pytest.mark.parametrize(
    ("rules", "kind", "counted"),
    [
        ("winning-moves-deluxe/3p", "sets", "winning-moves-deluxe/4p"),
        ("complete-hand-and-foot/4p", "feet", "complete-hand-and-foot/4p"),
        ("complete-samba/4p", "runs", "complete-samba/4p"),
        ("complete-samba/5p", "runs", "complete-samba/4p"),
        ("complete-samba/3p", "runs-alone", "complete-samba/2p"),
        ("modern-american/4p", "penalties", "modern-american/4p"),
        ("modern-american/2p", "penalties-alone", "modern-american/2p"),
        ("classic-1951/3p", "sets", "classic-1951/3p"),
        ("six-handed/6p", "sets", "six-handed/6p"),
        ("chilean/4p", "runs-and-wilds", "chilean/4p"),
        (RulesReference("classic-1951", 4, teams=4), "sets", "winning-moves-deluxe/4p"),
    ],
)
def test_averages_are_those_that_were_counted_at_the_table(
    rules: str | RulesReference, kind: str, counted: str
) -> None:
    averages, table = deal_averages_of(load_ruleset(rules)), counted_numbers().at(counted)
    assert table is not None
    assert averages.mean == table.figures["points"].value
    assert averages.spread == table.figures["spread"].value
    assert averages.growth == AVERAGES[kind].growth


@pytest.mark.parametrize(("best", "is_match"), [(3400, False), (3500, True)])
def test_with_runs_the_end_is_near_two_deals_before_it(best: int, is_match: bool) -> None:
    rules = load_ruleset("complete-samba/4p")
    seating = Seating(rules, (0, 1) * 2, (1, 2, 3, 0), ((2,), (3,), (0,), (1,)), (0, best), 2)
    assert (goal_of(seating, 0).end is not None) == is_match


def test_behind_by_a_deal_much_is_worth_a_risk() -> None:
    """Compares an even chance of twice the points or none with the mean for certain."""
    goal = Goal(6000, 9900, End(15, 10_000), AVERAGES["runs"])
    risk = (worth(goal, 6000, 1500) + worth(goal, 0, 1500)) / 2
    assert risk > worth(goal, 3000, 1500)


@pytest.mark.parametrize(("deal", "end"), [(2, None), (3, End(1)), (4, End(0))])
def test_the_last_rounds_are_the_end_of_a_match_of_rounds(deal: int, end: End | None) -> None:
    rules, scores = load_ruleset("complete-hand-and-foot/4p"), (14_000, 11_000)
    seating = Seating(rules, (0, 1) * 2, (1, 2, 3, 0), ((2,), (3,), (0,), (1,)), scores, deal)
    goal = goal_of(seating, 1)
    assert goal.end == end
    if end is not None:
        assert goal.rival - goal.own == 3000


def test_in_the_last_round_only_the_lead_counts() -> None:
    goal = Goal(0, 3000, End(0), AVERAGES["feet"])
    assert worth(goal, 5000, 2100) == 0
    assert worth(goal, 6000, 2900) == worth(goal, 9000, 2900) > 0


def test_tables_of_many_targets_are_not_all_kept() -> None:
    """A table for a target of 100,000 takes 16 MB: who tries house rules for a day would fill the
    memory with what no match asks for again.
    """
    for target in range(1000, 4000, 100):
        chances(End(1, target), AVERAGES["sets"])
    assert chances.cache_info().currsize < 10
