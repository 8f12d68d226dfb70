"""``play-statistics``: counts of what players of a level do in a deal."""

from collections import Counter
from pathlib import Path

import pytest

from engine import Accepted, Discard, DrawStock, Match, SeatPlayer, parse_card, parse_position
from engine.dealcode import new_code
from tests.engine.ai.moments import USUAL
from tests.workshop.conftest import Workshop
from workshop import habits
from workshop.deal_counts import HABITS, Habits
from workshop.kept import read_notes


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


def _habits_of_throw(hand: str, pile: str, thrown: str) -> Counter[str]:
    """Returns what is counted of a turn beside a side that has six kings and three nines."""
    melds = [["Th Ts Tc"], ["Kh Ks Kc Kh Ks Kc", "9h 9s 9c"]]
    facts = USUAL | {
        "hands": [hand, 9, 11, 9],
        "melds": [[{"kind": "set", "cards": cards} for cards in side] for side in melds],
        "pile": pile,
        "phase": "draw",
        "drew": None,
    }
    state = parse_position(facts)
    match = Match.at(state, (SeatPlayer("club", "computer", "club"),) * 4, new_code(b"habits"))
    assert isinstance(match.play(DrawStock()), Accepted)
    assert isinstance(match.play(Discard(parse_card(thrown))), Accepted)
    found = Habits()
    found.count(match.moments)
    return +found.counts


@pytest.mark.parametrize(
    ("hand", "pile", "thrown", "counted"),
    [
        ("Kd 9d 5h 5d", "3c 8h", "Kd", {"sevenths": 1}),
        ("Kd 9d 5h 5d", "2c 8h", "Kd", {}),
        ("Kd 9d 5h 5d", "3c 8h 4d", "9d", {}),
        ("Kd 9d 5h 5d", "3c 8h 4d 7s", "9d", {"melded_throws": 1}),
        ("Kd 9d 5h 5d", "3c 8h 4d 7s", "5h", {}),
        ("Kd 9d 2h 5d", "3c 8h 4d 7s", "2h", {"wilds_thrown": 1}),
    ],
)
def test_throws_that_give_the_pile_away_are_counted(
    hand: str, pile: str, thrown: str, counted: dict[str, int]
) -> None:
    assert _habits_of_throw(hand, pile, thrown) == counted


def test_habits_are_told_for_a_thousand_deals(workshop: Workshop) -> None:
    answer = workshop("play_statistics", "--level", "club", "--deals", "2").value
    assert set(answer["habits"]) == set(HABITS)
    assert answer["habits"]["asks"] == pytest.approx(1000 * answer["asked"] * 2)


def test_habits_are_counted_on_where_they_ended(workshop: Workshop, tmp_path: Path) -> None:
    files = [tmp_path / "notes.jsonl", tmp_path / "page.md", tmp_path / "at-once.jsonl"]
    argv = ("--levels", "casual", "--seed", "some", "--page", str(files[1]), "--deals")
    for deals in ("1", "3", "3"):
        ran = workshop("habits", "--notes", str(files[0]), *argv, deals)
    workshop("habits", "--notes", str(files[2]), *argv, "3")
    assert not ran.out
    (counted,) = read_notes(files[0], habits.Trial, habits.Counted).values()
    assert counted.deals == 3
    assert counted.times["wilds_unclosed"] > 0
    assert files[0].read_text(encoding="utf-8") == files[2].read_text(encoding="utf-8")


def test_what_was_never_seen_may_still_happen() -> None:
    counted = habits.Counted()
    for times in (1, 0, 0, 3):
        counted.add(Counter(asks=times))
    assert counted.told("sevenths") == "0 [0, 925]"
    assert counted.told("asks") == "1,000 [0, 2,386]"


def test_deals_played_before_a_habit_was_counted_do_not_count_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = habits.Counted()
    for times in (1, 0):
        counted.add(Counter(asks=times))
    monkeypatch.setattr(habits, "HABITS", {**HABITS, "sighs": "heard by everybody"})
    assert counted.told("sighs") == "–"
    for times in (2, 4):
        counted.add(Counter(sighs=times))
    assert counted.told("sighs").startswith("3,000 ")
    assert counted.told("asks").startswith("250 ")


def test_the_page_of_habits_tells_what_is_kept() -> None:
    kept = read_notes(habits.NOTES, habits.Trial, habits.Counted)
    assert habits.PAGE.read_text(encoding="utf-8") == habits.page(kept)
