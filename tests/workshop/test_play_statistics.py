"""``play-statistics``: counts of what players of a level do in a deal."""

import pytest

from tests.workshop.conftest import Workshop


def test_play_statistics_are_counted(workshop: Workshop) -> None:
    answer = workshop("play_statistics", "--level", "club", "--deals", "2").value
    assert answer["turns"] > 8
    assert 0 < answer["opened"] <= 1
    assert answer["exits"] <= 1
    assert sum(answer["canastas"].values()) > 0
    assert (
        answer
        == workshop("play_statistics", "--level", "club", "--deals", "2", "--jobs", "2").value
    )


def test_play_statistics_are_compared_with_those_of_rivals_on_the_same_cards(
    workshop: Workshop,
) -> None:
    same = workshop("play_statistics", "--level", "club", "--against", "club", "--deals", "2").value
    assert all(facts["mean"] == 0 for facts in same["more"].values())
    argv = ("play_statistics", "--level", "club:builder", "--against", "club", "--deals", "2")
    other = workshop(*argv).value
    assert other["more"]["piles"]["mean"] == -other["more"]["given"]["mean"]
    low, high = other["more"]["points"]["interval"]
    assert low < other["more"]["points"]["mean"] < high


def test_second_hands_are_counted(workshop: Workshop) -> None:
    rules = "complete-hand-and-foot/4p"
    answer = workshop("play_statistics", "--level", "club", "--rules", rules, "--deals", "1").value
    assert 0 < answer["feet"] <= 2


@pytest.mark.slow
def test_questions_to_the_partner_and_a_yes_are_counted(workshop: Workshop) -> None:
    answer = workshop("play_statistics", "--level", "club", "--deals", "60").value
    assert 0 < answer["allowed"] < answer["asked"]
