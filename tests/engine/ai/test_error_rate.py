"""Tests that what decisions cost is measured without favour, and added up by theme."""

import pytest

from engine import DrawStock, ErrorRate, Loss, Theme, advise, error_rates, review, total_rate
from tests.engine.ai.test_judgement import throw, view_of


def test_a_throw_that_gives_the_pile_away_costs_where_freezing_was_better() -> None:
    found = review(view_of(), throw("Ks"), "mistake")
    assert found.appraisal is not None
    assert found.loss is not None
    assert found.loss.theme is Theme.FREEZING
    assert found.loss.points > 2 * found.loss.doubt > 0


def test_what_the_hint_says_costs_nothing_and_counts_as_a_decision() -> None:
    view = view_of()
    found = review(view, advise(view)[0].action, "follows")
    assert found.appraisal is None
    assert found.loss is not None
    assert (found.loss.points, found.loss.doubt) == (0, 0)


def test_where_there_is_nothing_to_choose_nothing_is_counted() -> None:
    drawing = view_of(phase="draw", drew=None, pile="4s 5h 7c 8h")
    assert review(drawing, DrawStock(), "only").loss is None


def test_signed_losses_cancel_and_keep_their_noise() -> None:
    lost = [Loss(Theme.FREEZING, points, 4.0) for points in (30.0, -30.0, 6.0)]
    rates = error_rates([*lost, Loss(Theme.PILE, 20.0, 3.0)])
    assert list(rates) == [Theme.PILE, Theme.FREEZING]
    freezing = rates[Theme.FREEZING]
    assert (freezing.decisions, freezing.points) == (3, 6.0)
    assert freezing.mean == pytest.approx(2.0)
    assert freezing.doubt == pytest.approx(48**0.5)
    assert freezing.mean_doubt == pytest.approx(((28**2 + 32**2 + 4**2) / 2 / 3) ** 0.5)
    assert rates[Theme.PILE].mean_doubt is None
    assert total_rate(rates.values()).points == pytest.approx(26.0)
    assert (ErrorRate().mean, ErrorRate().mean_doubt) == (0, None)
