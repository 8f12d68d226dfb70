"""Tests the rating from the same cards: its value, its interval, and that weak opponents do not
raise it.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from canasta_gui.records.statistics import LEAST_DEALS, duplicate_rating
from canasta_gui.settings.deal_results import (
    ComparedDeal,
    LevelLead,
    fingerprint,
    load_comparisons,
    note_comparison,
)

GAME = "hasbro-2001"


def compared(
    own: float, club: float, strong: float = 1000, cards: str = "", game: str = GAME
) -> ComparedDeal:
    levels = (LevelLead(level="club", lead=club), LevelLead(level="strong", lead=strong))
    return ComparedDeal(cards=cards, game=game, own=own, levels=levels)


def against_club(differences: Sequence[float], club: float = 0) -> list[ComparedDeal]:
    """Returns comparisons in which the person scored so many points more than a club player."""
    return [compared(club + more, club) for more in differences]


FIVE = (100.0, 200.0, 300.0, 400.0, 500.0)


def test_it_is_the_mean_difference_with_students_interval() -> None:
    found = duplicate_rating(against_club(FIVE), GAME)
    assert found is not None
    assert (found.deals, found.points) == (5, 300)
    # 158.1 / sqrt(5) x 2.776 = 196.3; the quantile's expansion is 2 % small.
    assert found.doubt == pytest.approx(196.3, rel=0.02)


def test_more_deals_make_it_surer() -> None:
    few, many = (duplicate_rating(against_club(FIVE * times), GAME) for times in (1, 20))
    assert few is not None
    assert many is not None
    assert many.points == few.points
    assert many.doubt < few.doubt / 4


@pytest.mark.parametrize("club", [-800, 0, 2500])
def test_weak_opponents_raise_it_by_nothing(club: float) -> None:
    """A club player scores as many more points against weak opponents with the same cards."""
    assert duplicate_rating(against_club(FIVE, club), GAME) == duplicate_rating(
        [compared(more, 0, 1000 - club) for more in FIVE], GAME
    )


def test_too_few_deals_give_none() -> None:
    assert duplicate_rating(against_club(FIVE[: LEAST_DEALS - 1]), GAME) is None
    assert duplicate_rating(against_club(FIVE), "samba") is None


def test_the_nearest_strength_is_named() -> None:
    deals = [compared(own=900, club=0, strong=1000) for _ in range(LEAST_DEALS)]
    found = duplicate_rating(deals, GAME)
    assert found is not None
    assert (found.nearest, found.points, found.doubt) == ("strong", 900, 0)


def test_no_strength_is_named_while_they_cannot_be_told_apart() -> None:
    found = duplicate_rating(against_club(FIVE), GAME)
    assert found is not None
    assert found.nearest == ""


def test_cards_count_once_and_stay_hidden(tmp_path: Path) -> None:
    path, cards = tmp_path / "comparisons.json", fingerprint("YHWC-UKEP-VQMT", 2)
    note_comparison(path, compared(100, 0, cards=cards))
    note_comparison(path, compared(900, 0, cards=cards))
    (kept,) = load_comparisons(path).deals
    assert kept.own == 100
    assert "YHWC" not in path.read_text()
    assert cards != fingerprint("YHWC-UKEP-VQMT", 1)


@pytest.mark.parametrize("bad", ['{"deals": 3}', '{"deals": [{"cards": "x"}]}', "nothing"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, bad: str) -> None:
    path = tmp_path / "comparisons.json"
    path.write_text(bad)
    assert load_comparisons(path).deals == ()
    assert (tmp_path / "comparisons.json.broken").read_text() == bad
