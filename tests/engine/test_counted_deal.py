"""Deals with real cards: counted to the same points as by the program, and kept as JSON."""

import json
from dataclasses import replace

import pytest

from engine import (
    CountedDeal,
    Draft,
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


def test_what_was_typed_of_a_deal_stays_until_it_is_written_down() -> None:
    sheet = replace(SHEET, deals=(EXAMPLE, EXAMPLE)).with_draft(2, EXAMPLE).with_draft(3, EXAMPLE)
    again = parse_sheet(json.loads(json.dumps(format_sheet(sheet))))
    assert again == sheet
    assert again.without_deal(1).drafts == (Draft(1, EXAMPLE), Draft(2, EXAMPLE))
    assert again.without_deal(2).drafts == (Draft(2, EXAMPLE),)
    written = again.with_deal(3, EXAMPLE)
    assert (written.draft(3), written.draft(2), len(written.deals)) == (None, EXAMPLE, 3)
    assert again.with_draft(2, None).draft(2) is None


def test_a_deal_that_is_deleted_changes_all_that_follows() -> None:
    sheet = replace(SHEET, deals=(EXAMPLE, replace(EXAMPLE, out=None), EXAMPLE))
    state = count_sheet(load_ruleset(SHEET.rules), sheet.without_deal(2))
    assert [side[0].match for side in state.scores] == [1190, 2380]
    assert state.dealers == (3, 0, 1)


def test_somebody_else_may_sit_out() -> None:
    names = ("Ann", "Bo", "Cy", "Di", "Ed")
    sheet = ScoreSheet(RulesReference("complete-standard", 5), names, first_dealer=1)
    rules = load_ruleset(sheet.rules)
    (usual,) = count_sheet(rules, sheet).sitting_out[0]
    mates = next(side for side in rules.seats.sides if usual in side)
    other = next(seat for seat in mates if seat != usual)
    deal = CountedDeal((SideCount(),) * 2, (NOTHING,) * 5, sitting_out=(other,))
    counted = replace(sheet, deals=(deal,))
    assert count_sheet(rules, counted).sitting_out[0] == (other,)
    assert parse_sheet(format_sheet(counted)) == counted
    rival = next(seat for seat in range(5) if seat not in mates)
    for wrong in ((rival,), mates):
        with pytest.raises(SheetError, match="cannot sit out together"):
            parse_sheet(format_sheet(replace(sheet, deals=(replace(deal, sitting_out=wrong),))))


HANDS: list[dict[str, int]] = [{}, {}, {}, {}]
WRONG: list[dict[str, object]] = [
    {"players": ["Ann"]},
    {"first_dealer": 4},
    {"rules": {"edition": "nothing"}},
    {"deals": [{"sides": [{}], "hands": HANDS}]},
    {"deals": [{"sides": [{"bonus": -1}, {}], "hands": HANDS}]},
    {"deals": [{"sides": [{}, {}], "hands": HANDS, "lone": 1}]},
    {"deals": [{"sides": [{}, {}], "hands": HANDS, "feet": [{}]}]},
    {"drafts": [{"number": 2, "deal": {"sides": [{}, {}], "hands": HANDS}}]},
    {"drafts": [{"number": 1, "deal": {"sides": [{}, {}], "hands": [{}]}}]},
    {"more": 1},
]


@pytest.mark.parametrize("change", WRONG)
def test_what_is_no_sheet_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SheetError):
        parse_sheet({**format_sheet(SHEET), **change})
