"""Deals with real cards: counted to the same points as by the program, and kept as JSON."""

import json
from dataclasses import replace

import pytest

from engine import (
    CountedDeal,
    RulesReference,
    ScoreSheet,
    SheetError,
    count_sheet,
    edition_ids,
    format_sheet,
    load_ruleset,
    parse_sheet,
    score_counted,
    score_deal,
    usual_players,
)
from engine.counted_deal import LeftCount, SideCount
from tests.engine.kit.counting import counted, summed
from tests.engine.kit.deals import play_out

NOTHING = LeftCount()
EXAMPLE = CountedDeal(
    # Three 7s, two jacks and a joker, eight 10s, six 5s and a two; a red three.
    sides=(SideCount(melded=15 + 70 + 80 + 50, natural=1, mixed=1, bonus=1), SideCount()),
    hands=(NOTHING, NOTHING, LeftCount(points=5 + 10 + 10), NOTHING),
    out=0,
)
SHEET = ScoreSheet(
    RulesReference("hasbro-2001"), ("Ann", "Bo", "Cy", "Di"), first_dealer=3, day="2026-11-29"
)


@pytest.mark.parametrize("edition", edition_ids())
def test_a_played_deal_counts_as_much_by_hand(edition: str) -> None:
    rules = load_ruleset(RulesReference(edition, usual_players(edition)))
    *_, last = play_out(rules, "by hand")
    state, hands = last.after, tuple(private.hand for private in last.after.private)
    before = last.before.public.scores
    sides = score_deal(rules, replace(state.public, scores=before), hands, state.hidden.feet)
    assert summed(score_counted(rules, counted(state, hands), before)) == summed(sides)


@pytest.mark.atoms("scoring.example.total", "scoring.example.positive_subtotal")
@pytest.mark.parametrize(
    ("edition", "melded"),
    [("winning-moves-deluxe", 215), ("hasbro-2001", 185 + 30), ("complete-standard", 215)],
)
def test_the_worked_hands_of_the_documents(edition: str, melded: int) -> None:
    rules = load_ruleset(edition)
    mine = replace(EXAMPLE.sides[0], melded=melded)
    (score, _) = score_counted(rules, replace(EXAMPLE, sides=(mine, SideCount())), (0, 0))
    lines = [(item.rule.removeprefix("score."), item.points) for item in score.items]
    assert lines == [
        ("melded_cards", 215),
        ("natural_canasta", 500),
        ("mixed_canasta", 300),
        ("bonus_cards", 100),
        ("going_out", 100),
        ("hand", -25),
    ]
    assert sum(points for _, points in lines if points > 0) == 1215
    assert score.total == 1190


def test_a_match_goes_on_until_somebody_has_won() -> None:
    rules = load_ruleset(SHEET.rules)
    stands = count_sheet(rules, SHEET)
    assert stands.totals(2) == (0, 0)
    assert (stands.dealers, stands.winners) == ((3,), ())
    stands = count_sheet(rules, replace(SHEET, deals=(EXAMPLE,) * 5))
    assert stands.totals(2) == (5950, 0)
    assert stands.dealers == (3, 0, 1, 2, 3, 0)
    assert stands.winners == (0,)


def test_a_corrected_deal_changes_all_that_follows() -> None:
    rules = load_ruleset(SHEET.rules)
    sheet = SHEET.with_deal(1, EXAMPLE).with_deal(2, EXAMPLE)
    mended = sheet.with_deal(1, replace(EXAMPLE, is_concealed=True))
    assert len(mended.deals) == 2
    assert [side[0].match for side in count_sheet(rules, mended).scores] == [1290, 2480]


def test_a_sheet_comes_back_from_json() -> None:
    sheet = replace(SHEET, deals=(replace(EXAMPLE, note="Cy forgot a joker"), EXAMPLE))
    assert parse_sheet(json.loads(json.dumps(format_sheet(sheet)))) == sheet


HANDS: list[dict[str, int]] = [{}, {}, {}, {}]
WRONG: list[dict[str, object]] = [
    {"players": ["Ann"]},
    {"first_dealer": 4},
    {"rules": {"edition": "nothing"}},
    {"deals": [{"sides": [{}], "hands": HANDS}]},
    {"deals": [{"sides": [{"bonus": -1}, {}], "hands": HANDS}]},
    {"deals": [{"sides": [{}, {}], "hands": HANDS, "lone": 1}]},
    {"deals": [{"sides": [{}, {}], "hands": HANDS, "feet": [{}]}]},
    {"more": 1},
]


@pytest.mark.parametrize("change", WRONG)
def test_what_is_no_sheet_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SheetError):
        parse_sheet({**format_sheet(SHEET), **change})
