"""Whoever looks for something in plain words is led to the file that makes it."""

from tests.for_each import for_each
from tests.meta.find import answer, first_files

ANSWERS = {
    "seal mixed canasta rim": "render/seals",
    "The bubble of a computer player should be wider": "furniture/bubbles",
    "The cloth of the darkest theme should be bluer": "colours/tables",
    "French word for freeze": "canasta_fr",
    "samba bonus option": "ruleset/outcome_options",
    "The sheet 'How it was counted' should be wider": "deal_score_dialog",
    "The German word “Ablagestapel” should be another one": "canasta_de",
    "The sound of a card laid on a meld should be higher in pitch": "synthesis/recipes",
    "The test of hidden cards on phones should try six players": "phones/test_hidden",
    "meld.too_many_wilds": "rules/meld",
    "The button “Sort” should have another name": "words/table",
    "Hearts should be redder": "colours/cards",
    "In Hand and Foot a clean book should be worth 600": "editions/hand-and-foot",
    "The light around a pile that one can take should be weaker": "furniture/pile_marks",
    "A computer player of the level expert may think for 1.2 seconds": "controller/player_tasks",
}


def told_of(words: str) -> str:
    return "\n".join(answer(words))


@for_each(words=ANSWERS)
def test_the_file_is_among_the_first(words: str) -> None:
    assert any(ANSWERS[words] in file for file in first_files(words))


def test_what_is_not_there_is_said() -> None:
    assert told_of("show the clock in the corner").startswith("Not there: No clock on the table")


def test_a_quoted_sentence_that_stands_nowhere_is_said_first() -> None:
    assert told_of("The hint “throw what nobody wants” should be shorter").startswith(
        "Not there: “throw what nobody wants” stands nowhere"
    )


def test_only_what_is_asked_for_is_said_not_to_be_there() -> None:
    assert "Not there" not in told_of("The seal should be even larger on the table of a phone")


def test_the_row_that_tells_how_to_add_it_is_shown() -> None:
    assert "To add a feat | `dream_hand`" in told_of("a new badge: won without the pile")


def test_a_rule_is_shown_with_its_scenarios() -> None:
    assert "\nTests of meld.too_many_wilds: tests/scenarios/" in told_of("meld.too_many_wilds")


def test_words_that_nothing_tells_find_nothing() -> None:
    assert first_files("Qwertz") == []
