"""Tests that a rating approaches a learner's strength and its uncertainty grows with time, and that
the ratings of exercises change little.
"""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QLocale

from canasta_gui.lessons.learner_rating import (
    LEAST_DOUBT,
    MOST_DOUBT,
    REST_DAYS,
    Rating,
    RatingTexts,
    after_turn,
    counts,
    is_due,
    rating_of,
    rating_of_level,
)
from canasta_gui.settings.practice import LearnerRating, Practice, Record
from engine import exercise_levels
from engine.rng import Chance

DAY = date(2026, 11, 23)


def test_a_surprise_moves_the_rating_more() -> None:
    known, even = Rating(1500, 200), Rating(1500, 60)
    won, lost = known.after(even, has_won=True), known.after(even, has_won=False)
    assert won.points - 1500 == pytest.approx(1500 - lost.points)
    assert won.doubt == lost.doubt < known.doubt
    surprised = known.after(Rating(1900, 60), has_won=True)
    assert surprised.points > won.points > known.after(Rating(1100, 60), has_won=True).points > 1500


@pytest.mark.parametrize("strength", [1100, 1500, 1900])
def test_a_learner_s_strength_is_found(strength: int) -> None:
    chance, known = Chance(f"learner {strength}"), Rating()
    for number in range(150):
        met = rating_of_level(exercise_levels()[number % 5])
        likely = 1 / (1 + 10 ** ((met.points - strength) / 400))
        known = known.after(met, has_won=chance.below(1000) < 1000 * likely)
    assert abs(known.points - strength) < 2.5 * known.doubt
    assert known.doubt < 80


def test_doubt_grows_with_time_and_never_beyond_the_beginning() -> None:
    known = Rating(1600, LEAST_DOUBT)
    assert LEAST_DOUBT < known.rested(30).doubt < known.rested(300).doubt < MOST_DOUBT
    assert known.rested(10_000).doubt == MOST_DOUBT
    assert known.rested(-500) == known


def test_an_exercise_moves_little() -> None:
    met = rating_of_level("club")
    missed = met.after(Rating(1500, 100), has_won=True)
    assert 0 < missed.points - met.points < 15


def test_what_was_missed_comes_back_and_then_stays_away() -> None:
    practice, today = Practice(), DAY
    record, _ = after_turn(practice, "a", "club", today, is_solved=False)
    for days in REST_DAYS:
        assert not is_due(record, today + timedelta(days - 1))
        today += timedelta(days)
        assert is_due(record, today)
        record, _ = after_turn(Practice(exercises=(record,)), "a", "club", today, is_solved=True)
    assert record.due == ""
    record, _ = after_turn(Practice(exercises=(record,)), "a", "club", today, is_solved=False)
    assert record.due == (today + timedelta(1)).isoformat()


def test_what_was_solved_at_once_does_not_come_back() -> None:
    record, rating = after_turn(Practice(), "a", "expert", DAY, is_solved=True)
    assert not record.due
    assert rating.points > 1500
    assert not counts(record, DAY)
    assert counts(record, DAY + timedelta(1))


def test_a_clock_that_goes_back_does_no_harm() -> None:
    ahead = DAY + timedelta(3650)
    record, rating = after_turn(Practice(), "a", "club", ahead, is_solved=False)
    assert is_due(record, DAY), "not in ten years"
    practice = Practice(exercises=(record,), rating=rating)
    assert rating_of(practice.rating, DAY).doubt == pytest.approx(rating.doubt)
    record, rating = after_turn(practice, "a", "club", DAY, is_solved=True)
    assert record.due <= (DAY + timedelta(max(REST_DAYS))).isoformat()
    assert rating.noted == DAY.isoformat()


def test_the_rating_and_the_return_are_told() -> None:
    texts = RatingTexts()
    assert texts.rating(Practice(), DAY) == "No rating yet: the first exercises find it."
    known = Practice(rating=LearnerRating(1612.4, 90.2, DAY.isoformat()))
    assert texts.rating(known, DAY) == "Your rating: 1612, give or take 90."
    assert texts.return_of(Record("a"), DAY) == ""
    missed, _ = after_turn(Practice(), "a", "club", DAY, is_solved=False)
    assert texts.return_of(missed, DAY) == "It comes back tomorrow."
    assert texts.return_of(missed, DAY - timedelta(3)) == "It comes back today."
    later = replace(missed, due="2026-11-30")
    shown = QLocale().toString(QDate(2026, 11, 30), QLocale.FormatType.ShortFormat)
    assert texts.return_of(later, DAY) == f"It comes back on {shown}."
    assert texts.return_of(missed, DAY + timedelta(1)) == "It comes back today."
