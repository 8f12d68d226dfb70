"""The list of mutations fits the sources; ``python -m tests.mutations`` tries them."""

from tests.mutations.mutation_file import ROOT, Mutation, all_mutations

LEAST = 25


def problems(mutation: Mutation) -> list[str]:
    """Returns the reasons why a mutation cannot be tried."""
    file = ROOT / mutation.file
    count = file.read_text(encoding="utf-8").count(mutation.old) if file.exists() else 0
    found = [] if count == 1 else [f"the old text occurs {count} times in {mutation.file}"]
    return found + [f"{test} does not exist" for test in mutation.tests if not exists(test)]


def exists(test: str) -> bool:
    """Returns whether there is a folder, a file, or a test of this id."""
    path, _, name = test.partition("::")
    function = name.partition("[")[0]
    file = ROOT / path
    if not function:
        return file.exists()
    return file.exists() and f"def {function}(" in file.read_text(encoding="utf-8")


def test_every_mutation_can_be_tried() -> None:
    found = {mutation.name: problems(mutation) for mutation in all_mutations()}
    assert not {name: problem for name, problem in found.items() if problem}


def test_every_mutation_changes_something_and_names_tests() -> None:
    assert all(mutation.old != mutation.new for mutation in all_mutations())
    assert all(mutation.tests for mutation in all_mutations())


def test_there_are_enough_and_each_has_a_name_of_its_own() -> None:
    names = [mutation.name for mutation in all_mutations()]
    assert len(set(names)) == len(names) >= LEAST


def test_a_text_that_does_not_occur_once_is_a_problem() -> None:
    name, file = "a change", "tests/mutations/mutation_file.py"
    assert problems(Mutation(name, file, "nothing of it" * 2, "", ("tests",)))
    assert problems(Mutation(name, "no/file.py", "old", "new", ("no/tests",)))
    assert problems(Mutation(name, file, "def all_mutations()", "", (f"{file}::no_test",)))
    assert not problems(Mutation(name, file, "def all_mutations()", "", ("tests",)))
