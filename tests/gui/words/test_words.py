"""Tests that everything that can be said has words, and that the words are right."""

import re
from pathlib import Path
from typing import get_args

import pytest

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import COURSE
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId
from canasta_gui.words.score_texts import ScoreTexts
from canasta_gui.words.vocabulary import Vocabulary
from canasta_gui.words.words import Words
from canasta_gui.words.written import contexts, sentences
from engine import (
    SCORE_LINES,
    Asked,
    DealScored,
    Discarded,
    Event,
    Rank,
    Refusal,
    SideScore,
    TurnStarted,
    parse_card,
    parse_cards,
    rule_catalogue,
)
from tests.gui.words.sources import CAST, PARAMS, events, refusals, words_for
from tests.kit.cards import ALL_FACES

GUI = Path(__file__).resolve().parents[3] / "canasta_gui"
EDITIONS = ("winning-moves-deluxe/4p", "stingray-classic/4p")


@pytest.fixture(params=EDITIONS)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param)


def test_every_rule_that_can_refuse_has_words(words: Words) -> None:
    said = {refusal.rule: words.refusals([refusal], CAST.names) for refusal in refusals()}
    assert set(said) == set(rule_catalogue())
    for rule, text in said.items():
        assert text.endswith("."), rule
        assert "{" not in text, rule
        assert "%n" not in text, rule


def test_every_event_has_words(words: Words) -> None:
    kinds = {type(event) for event in events()}
    assert kinds == set(get_args(Event))
    silent = (TurnStarted,)
    for event in events():
        text = words.event(event, CAST)
        assert "{" not in text
        is_others = getattr(event, "seat", 0) != CAST.viewer
        assert text or is_others or isinstance(event, silent)


def test_every_saying_has_words(words: Words) -> None:
    for say in TextId:
        assert words.say(say, 2)


def test_the_file_of_the_table_says_nothing_else() -> None:
    assert set(contexts("table")) <= {*TextId, "note_leave_one", "throw"}


def test_every_line_of_a_score_has_words(words: Words) -> None:
    assert set(ScoreTexts(Vocabulary("box")).lines()) == set(SCORE_LINES)
    for rule in SCORE_LINES:
        assert "{" not in words.score_line(rule)


def test_every_card_has_a_name_of_its_own() -> None:
    names = words_for("stingray-classic/4p")
    assert len({names.card(card) for card in ALL_FACES}) == len(ALL_FACES)
    assert names.card(parse_card("9h")) == "nine of hearts"
    assert [names.ranks(rank) for rank in (Rank.NINE, Rank.SIX)] == ["nines", "sixes"]


def test_each_edition_speaks_its_own_words() -> None:
    box, classic = (words_for(edition) for edition in EDITIONS)
    refusal = Refusal("pile.empty")
    assert "Prize pile" in box.refusals([refusal], CAST.names)
    assert "Prize" not in classic.refusals([refusal], CAST.names)
    assert box.card(parse_card("2c")) == "Little Wild"
    assert classic.card(parse_card("2c")) == "two of clubs"
    assert box.card(parse_card("3s")) == "Stop card"
    assert "red threes" in classic.cards(parse_cards("3h 3d"))


def test_a_refusal_names_the_numbers_and_what_is_lacking() -> None:
    refusal = Refusal("opening.below_minimum", params={"need": 90, "have": 75})
    text = words_for().refusals([refusal], CAST.names)
    assert "90" in text
    assert "75" in text
    assert "15" in text


def test_a_frozen_pile_names_the_rank() -> None:
    refusal = Refusal("pile.frozen_needs_pair", params={**PARAMS, "rank": "9", "have": 1})
    assert "two natural nines" in words_for().refusals([refusal], CAST.names)


def test_of_several_refusals_the_first_is_said() -> None:
    words = words_for()
    first, second = Refusal("pile.empty"), Refusal("ask.asked_already")
    assert words.refusals([first, second], CAST.names) == words.refusals([first], CAST.names)
    assert words.refusals([], CAST.names) == ""


def test_the_viewer_is_you_and_others_have_names() -> None:
    words = words_for("stingray-classic/4p")
    card = parse_card("9h")
    mine = words.event(Discarded(0, card, is_crosswise=False), CAST)
    other = words.event(Discarded(1, card, is_crosswise=False), CAST)
    assert mine == "You discard the nine of hearts."
    assert other == "Ben discards the nine of hearts."
    assert "asks you" in words.event(Asked(2, 0), CAST)


def test_a_name_that_looks_like_a_placeholder_stays_a_name() -> None:
    cast = PlayerNames(("{pile}", "{card}"), None)
    text = words_for().event(Discarded(1, parse_card("9h"), is_crosswise=False), cast)
    assert text.startswith("{card} ")


def test_points_below_zero_have_one_sign_everywhere() -> None:
    words = words_for()
    lost = DealScored((SideScore((), -315, -315), SideScore((), 250, 250)), ((),) * 4)
    told = words.event(lost, CAST)
    assert told == "You and Cleo: \N{MINUS SIGN}315 points. Ben and Dora: 250 points."
    assert (words.number(-315), words.signed(-315)) == ("\N{MINUS SIGN}315", "\N{MINUS SIGN}315")
    assert words.say(TextId.SIDE_POINTS, -315) == "\N{MINUS SIGN}315 points"


@pytest.mark.parametrize(("file", "room"), [("rules", "rulebook"), ("lessons", "lessons")])
def test_every_text_of_a_class_is_said_there(file: str, room: str) -> None:
    """What stands behind the dot of an id may be the value of an option."""
    paths = (GUI / room).rglob("*.py")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in paths).replace("'", '"')
    for each in contexts(file):
        stem = re.sub(r"\.(instead|plain|name)", "", each)
        is_chosen = f'"{stem.partition(".")[0]}.{{' in sources
        assert is_chosen or f'"{stem}"' in sources or f'"{each}"' in sources, each


@pytest.mark.parametrize("kind", COURSE)
def test_no_text_of_a_lesson_hides_one_on_which_it_builds(kind: type[Lesson]) -> None:
    ids = [each for it in kind.__mro__ for each in sentences("lessons", it.__name__)]
    assert len(ids) == len(set(ids))
