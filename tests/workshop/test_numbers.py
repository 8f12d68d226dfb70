"""``numbers``: sums with intervals, the best first melds of a hand, and what matches count."""

import tomllib
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import fmean, linear_regression, stdev
from typing import Any

import pytest

from engine.cards import Card, parse_cards
from engine.dealcode import full_deck
from engine.kernel.kinds import kind_counts
from engine.numbers import counted_numbers
from engine.rng import Chance
from engine.ruleset.load import load_ruleset
from workshop import counted_matches, numbers
from workshop.counted_matches import Counts, minima_of, most_points, play_match
from workshop.numbers import DATA, works
from workshop.numbers_page import GUESSES, PAGE, page_of
from workshop.sums import Sums

CLASSIC = "classic-1951/4p"


def filled(pairs: list[tuple[float, float]]) -> Sums:
    sums = Sums()
    for cause, effect in pairs:
        sums.add(effect, cause)
    return sums


def test_a_mean_has_the_interval_of_its_sample() -> None:
    values = [3.0, 8.0, 1.0, 4.0]
    mean, low, high = filled([(0, value) for value in values]).mean() or (0, 0, 0)
    error = stdev(values) / 2
    assert mean == 4
    assert (mean - low, high - mean) == pytest.approx((1.96 * error, 1.96 * error), rel=1e-3)
    assert filled([(0, 1)]).mean() is None


def test_the_spread_is_that_of_the_sample() -> None:
    values = [3.0, 8.0, 1.0, 4.0]
    spread, low, high = filled([(0, value) for value in values]).spread() or (0, 0, 0)
    assert spread == pytest.approx(stdev(values))
    assert (spread - low, high - spread) == pytest.approx((1.96 * spread / sqrt(6),) * 2, rel=1e-3)
    assert filled([(0, 1)]).spread() is None


def test_a_slope_is_that_of_the_straight_line_with_the_least_squares() -> None:
    pairs = [(0.0, 1.0), (1.0, 2.0), (1.0, 4.0), (3.0, 5.0), (4.0, 9.0)]
    slope, low, high = filled(pairs).slope() or (0, 0, 0)
    causes, effects = zip(*pairs, strict=True)
    line = linear_regression(causes, effects)
    off = sum((effect - line.intercept - line.slope * cause) ** 2 for cause, effect in pairs)
    across = sum((cause - fmean(causes)) ** 2 for cause in causes)
    error = sqrt(off / (len(pairs) - 2) / across)
    assert slope == pytest.approx(line.slope)
    assert (slope - low, high - slope) == pytest.approx((1.96 * error,) * 2, rel=1e-3)
    assert filled([(2, 1), (2, 5), (2, 7)]).slope() is None


def test_a_ratio_is_that_of_the_sums() -> None:
    ratio, low, high = filled([(1, 3), (2, 2), (5, 15)]).ratio() or (0, 0, 0)
    assert ratio == 20 / 8
    assert low < ratio < high
    assert filled([(0, 3), (0, 2)]).ratio() is None


@pytest.mark.parametrize(
    ("rules", "hand", "points"),
    [
        (CLASSIC, "Kh Ks Kd 5h 5s 8c 9c", 30),
        (CLASSIC, "Kh Ks Kd 5h 5s 2h 8c", 30 + 30),
        (CLASSIC, "Kh Ks 5h 5s 5d 2h 2s", 40 + 35),
        (CLASSIC, "Ah As Jk Kh Ks Jk 4d", 160),
        (CLASSIC, "Ah Ks Qd Jc 9h 2h Jk", 0),
    ],
)
def test_the_best_first_melds_of_a_hand(rules: str, hand: str, points: int) -> None:
    game = load_ruleset(rules)
    assert most_points(game, kind_counts(game.limits.lanes, parse_cards(hand))) == points


def test_a_run_may_be_the_first_meld() -> None:
    game = load_ruleset("samba/4p")
    hand = kind_counts(game.limits.lanes, parse_cards("8h 9h Th 4s 4d 4c Kd"))
    assert most_points(game, hand) == 30 + 15


def test_the_minima_of_a_game_are_those_that_points_reach() -> None:
    assert minima_of(load_ruleset(CLASSIC)) == (15, 50, 90, 120)


def test_a_deck_gathered_at_the_table_is_the_whole_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    gathered: list[Counter[Card]] = []
    shuffle = counted_matches.shuffled_at_home

    def note(cards: tuple[Card, ...], riffles: int, chance: Chance) -> tuple[Card, ...]:
        gathered.append(Counter(cards))
        return shuffle(cards, riffles, chance)

    monkeypatch.setattr(counted_matches, "shuffled_at_home", note)
    play_match(CLASSIC, 3, "whole deck", Counts())
    whole = Counter(full_deck(load_ruleset(CLASSIC)))
    assert gathered
    assert all(deck == whole for deck in gathered)


def test_a_match_is_counted_once_and_always_the_same() -> None:
    one, other = Counts(), Counts()
    play_match(CLASSIC, 0, "a seed", one)
    play_match(CLASSIC, 0, "a seed", other)
    assert one == other
    assert (one.matches, one.sums["deals"].y) == (1, one.deals)
    assert one.sums["turns"].count == one.deals
    assert one.sums["spread"].count == 2 * one.deals
    assert one.sums["spread"].y == pytest.approx(2 * one.sums["points"].y)
    assert 0 <= one.sums["bare"].y <= one.deals
    assert 0 <= one.sums["all_threes"].y <= one.deals
    assert 0 <= one.sums["out"].y <= one.deals
    assert one.sums["natural"].y <= one.sums["natural"].x
    assert one.sums["pile_size"].y >= one.sums["pile_size"].x


def stored() -> dict[str, Any]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


def test_one_call_writes_data_and_page_and_the_next_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, page, notes = (tmp_path / name for name in ("numbers.toml", "numbers.md", "notes.json"))
    monkeypatch.setattr(numbers, "DATA", data)
    monkeypatch.setattr(numbers, "PAGE", page)
    monkeypatch.setattr(numbers, "works", lambda: ((CLASSIC, 0), ("classic-1951/2p", 0)))
    call = ["--rounds", "1", "--deals", "2", "--notes", str(notes)]
    played: list[int] = []
    for _ in range(2):
        assert numbers.main(call) == 0
        found = tomllib.loads(data.read_text(encoding="utf-8"))
        assert page.read_text(encoding="utf-8") == page_of(found)
        played.append(sum(table["deals"] for table in found["table"]))
    assert played[1] > played[0]


def test_one_table_is_counted_anew_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "numbers.toml"
    data.write_bytes(DATA.read_bytes())
    monkeypatch.setattr(numbers, "DATA", data)
    monkeypatch.setattr(numbers, "PAGE", tmp_path / "numbers.md")
    kept = str(tmp_path / "notes.json")
    call = ["--rounds", "1", "--deals", "3", "--tables", "samba/4p", "--notes", kept]
    assert numbers.main(call) == 0
    before, after = (
        {(it["rules"], it["riffles"]): it for it in tomllib.loads(text)["table"]}
        for text in (DATA.read_text(encoding="utf-8"), data.read_text(encoding="utf-8"))
    )
    assert list(before) == list(after)
    assert {it for it in before if before[it] != after[it]} == {("samba/4p", 0)}


def test_the_page_tells_the_stored_counts() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_of(stored())


def test_every_figure_is_counted_at_every_table() -> None:
    tables = stored()["table"]
    assert {(it["rules"], it["riffles"]) for it in tables} == set(works())
    first = {name for name in tables[0]["figures"] if not name.startswith("open.")}
    for table in tables:
        names = {name for name in table["figures"] if not name.startswith("open.")}
        assert names == first, table["rules"]


def test_every_guess_is_on_the_page_beside_what_was_counted() -> None:
    figures = {it["rules"]: it["figures"] for it in stored()["table"] if not it["riffles"]}
    asked = tomllib.loads(GUESSES.read_text(encoding="utf-8"))["question"]
    assert len(asked) == 10
    assert all(it["figure"] in figures[it.get("table", CLASSIC)] for it in asked)


def test_the_program_reads_the_stored_counts() -> None:
    read = counted_numbers()
    for table, kept in zip(read.tables, stored()["table"], strict=True):
        assert (table.rules, table.riffles, table.deals) == tuple(
            kept[name] for name in ("rules", "riffles", "deals")
        )
        assert {name: list(it) for name, it in table.figures.items()} == kept["figures"]
