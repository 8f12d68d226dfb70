"""Measures in played deals how the table uses its space, and how few words it shows."""

import re
from statistics import mean

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.geometry import hull, rail_reach
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.gui.table.legibility import Lying, lay
from tests.gui.table.recorded import mid_deal, recorded_deal

TABLES = (
    "classic-1951/4p",
    "classic-1951/2p",
    "winning-moves-deluxe/3p",
    "winning-moves-deluxe/5p",
    "complete-standard/6p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "stingray-classic/2p",
    "uruguay/2p",
    "bolivia/4p",
    "chilean/6p",
)
SIZES = ((800, 600), (1024, 700), (1366, 768), (1600, 1000), (1920, 1080), (3840, 2160))
ALL_SIZES = [(rules, size) for rules in TABLES for size in SIZES]
PAIRS = [
    (rules, size) for at, (rules, size) in enumerate(ALL_SIZES) if at % 7 == 0 or size == SIZES[0]
]
"""Every table in the smallest window, and every size with one or two tables."""
OWN_HAND = Zone(ZoneKind.HAND, 0)
MOST_WORDS = 40


@pytest.fixture(autouse=True)
def own_font(qtbot: QtBot) -> None:
    load_fonts()


@pytest.mark.parametrize(
    ("rules", "size"),
    [pytest.param(*it, marks=() if it in PAIRS else pytest.mark.soak) for it in ALL_SIZES],
)
def test_cards_use_the_width_of_the_cloth_in_the_middle_of_a_deal(
    rules: str, size: tuple[int, int]
) -> None:
    lying = [lay(view, size, TableOptions()) for view in mid_deal(rules)[::4]]
    assert mean(use_of_cloth(it) for it in lying) >= 0.6
    assert mean(use_of_cloth(it, besides=OWN_HAND) for it in lying) >= 0.6


def use_of_cloth(lying: Lying, besides: Zone | None = None) -> float:
    """Returns the part of the cloth's width that has a card above or below."""
    frame = lying.arrangement.frame
    spans = [(rect.x, rect.right) for zone, _, _, rect in lying.cards if zone != besides]
    covered, end = 0.0, 0.0
    for left, right in sorted([*spans, (frame.stock.x, frame.stock.right)]):
        covered += max(right - max(left, end), 0.0)
        end = max(end, right)
    return covered / (frame.width - 2 * rail_reach(frame.width, frame.height))


def words_of(lying: Lying) -> list[str]:
    """Returns the words outside cards and scores; those that stand at every number are one, and so
    are those on several plates alike, such as who plays from a foot.
    """
    shown = [words for words in lying.ledger.words if words.key != "score"]
    told = {words.text for words in shown if re.match(r"\d+ ", words.text)}
    texts = dict.fromkeys(words.text for words in shown if words.text not in told)
    counts = {word for text in told for word in text.split()}
    words = [*counts, *(word for text in texts for word in text.split())]
    return [word for word in words if re.search(r"[^\W\d_]", word)]


@pytest.mark.parametrize("rules", TABLES)
def test_a_turn_shows_few_words(rules: str) -> None:
    for view in recorded_deal(rules)[::6]:
        assert len(words_of(lay(view, (1600, 1000), TableOptions()))) <= MOST_WORDS


@pytest.mark.parametrize("rules", TABLES)
def test_what_is_expected_has_three_to_eight_words(rules: str) -> None:
    for view in recorded_deal(rules):
        assert 3 <= len(view.brief_prompt.split()) <= 8, view.brief_prompt


def test_with_full_hints_the_sentences_come_back() -> None:
    gentle = recorded_deal("classic-1951/4p")
    full = recorded_deal("classic-1951/4p", hints=HintLevel.FULL)
    at = next(at for at, view in enumerate(gentle) if view.turn and view.last_action)
    few = words_of(lay(gentle[at], (1600, 1000), TableOptions()))
    many = words_of(lay(full[at], (1600, 1000), TableOptions()))
    for text in (full[at].last_action, full[at].prompt):
        words = {word for word in text.split() if word.isalpha()}
        assert words <= set(many)
        assert not words <= set(few)


@pytest.mark.parametrize("has_turn", [False, True])
def test_only_who_may_still_take_the_pile_is_told_how(has_turn: bool) -> None:
    full = recorded_deal("classic-1951/4p", hints=HintLevel.FULL)
    told = [it for it in full if it.pile.word and bool(it.turn) is has_turn and not it.may_draw]
    assert told
    for view in told[:3]:
        lying = lay(view, (1600, 1000), TableOptions())
        shown = view.pile.short if has_turn else view.pile.word
        assert "".join(it.text for it in lying.ledger.words if it.key == "word") == shown


def test_whoever_did_something_says_so_in_a_bubble_beside_the_cards() -> None:
    said: set[str] = set()
    for view in recorded_deal("classic-1951/4p"):
        lying = lay(view, (1366, 768), TableOptions())
        for seat in view.seats:
            shown = ("bubble", seat.seat) in lying.ledger.rects
            held = lying.arrangement.poses[Zone(ZoneKind.HAND, seat.seat)]
            if shown and held:
                bubble, _ = lying.ledger.rects["bubble", seat.seat]
                assert bubble.overlap(hull([pose.rect for pose in held])) == 0
            painted = [it.text for it in lying.ledger.words if it.key == ("bubble", seat.seat)]
            assert " ".join(painted) == (seat.says or seat.action_text)
            assert shown is bool(painted)
            assert not (seat.is_viewer and seat.action_text)
            said.add(seat.action_text)
    assert "Canasta!" in said
    assert any(action_text.startswith("I take") for action_text in said)
    assert all(len(action_text.split()) <= 4 for action_text in said)
