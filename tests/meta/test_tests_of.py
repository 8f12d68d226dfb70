"""What is listed as the tests of a file notices wrong changes of it."""

from pathlib import PurePath

from tests.for_each import for_each
from tests.meta.tests_of import ROOT, naming_tests, nearby_tests
from tests.mutations.mutation_file import Mutation, all_mutations

_OF_ALL_CODE = "tests/meta/test_checks.py"
"""Types and imports are checked of all code, whatever it does."""


@for_each(mutation=all_mutations())
def test_a_wrong_change_is_noticed_by_a_listed_test(mutation: Mutation) -> None:
    noticing = [PurePath(test.partition("::")[0]) for test in mutation.tests]
    listed = [*map(PurePath, nearby_tests(mutation.file)), PurePath(_OF_ALL_CODE)]
    assert any(
        test.is_relative_to(one) or one.is_relative_to(test) for test in noticing for one in listed
    )


def test_what_is_listed_exists() -> None:
    for file in ("canasta_gui/table/motion/timing.py", "assets/faces/fox.svg", "engine/cards.py"):
        assert all((ROOT / test).exists() for test in nearby_tests(file))


def test_a_test_named_like_its_file_is_listed_first() -> None:
    first = nearby_tests("canasta_gui/table/gestures/keyboard.py")[0]
    assert first == "tests/gui/table/test_keyboard.py"


def test_names_of_the_engine_lead_to_where_they_are_made() -> None:
    assert "tests/engine/test_match_undo.py" in nearby_tests("engine/match/timeline.py")


def test_a_drawing_has_the_tests_of_the_code_that_reads_its_folder() -> None:
    assert "tests/gui/table/render/test_drawings.py" in nearby_tests("assets/faces/fox.svg")


def test_a_name_has_the_tests_that_hold_it_and_those_of_its_file() -> None:
    assert "tests/scenarios/tricky/wild_cards.toml" in naming_tests("meld.too_many_wilds")
    assert "tests/gui/deal_export/test_deal_export.py" in naming_tests("DealText")
