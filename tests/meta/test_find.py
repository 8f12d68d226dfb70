"""Whoever looks for something in plain words is led to the file that makes it."""

from tests.for_each import for_each
from tests.meta.find import answer, first_files

ANSWERS = {
    "seal mixed canasta rim": "render/seals",
    "The bubble of a computer player should be wider": "furniture/bubbles",
    "The cloth of the darkest theme should be bluer": "colours/tables",
    "French word for freeze": "canasta_fr",
    "samba bonus option": "ruleset/outcome_options",
    "meld.too_many_wilds": "rules/meld",
}


def told_of(words: str) -> str:
    return "\n".join(answer(words))


@for_each(words=ANSWERS)
def test_the_file_is_among_the_first(words: str) -> None:
    assert any(ANSWERS[words] in file for file in first_files(words))


def test_what_is_not_there_is_said() -> None:
    told = told_of("show the clock in the corner")
    assert told.startswith("Not there: No clock on the table")
    assert "Not there" not in told_of("seal of a mixed canasta")


def test_the_row_that_tells_how_to_add_it_is_shown() -> None:
    assert "To add a feat | `dream_hand`" in told_of("a new badge: won without the pile")


def test_a_rule_is_shown_with_its_scenarios() -> None:
    assert "\nTests of meld.too_many_wilds: tests/scenarios/" in told_of("meld.too_many_wilds")
