"""The list of mutations fits the program: run ``python -m tests.mutations`` to try them."""

import pytest

from tests.mutations.reading import ROOT, Mutation, MutationError, all_mutations

LEAST = 25


def test_every_mutation_still_fits_its_file() -> None:
    for mutation in all_mutations():
        text = (ROOT / mutation.file).read_text(encoding="utf-8")
        assert mutation.applied(text) != text


def test_every_mutation_names_tests_that_exist() -> None:
    for mutation in all_mutations():
        assert mutation.tests
        for test in mutation.tests:
            assert (ROOT / test.partition("::")[0]).exists(), mutation.name


def test_there_are_enough_and_each_has_a_name_of_its_own() -> None:
    names = [mutation.name for mutation in all_mutations()]
    assert len(set(names)) == len(names) >= LEAST


@pytest.mark.parametrize("text", ["nothing of it", "old and old"])
def test_a_text_that_does_not_occur_once_is_an_error(text: str) -> None:
    with pytest.raises(MutationError, match="occurs"):
        Mutation("a change", "a file", "old", "new", ()).applied(text)
