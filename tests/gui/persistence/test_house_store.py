"""Tests storing house rules: written whole, each under a name of its own."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_gui.persistence.house_store import (
    HouseRules,
    HouseStore,
    read_house,
    write_house,
)
from canasta_gui.settings.store import FileFault, UnusableFileError
from engine import RulesReference

OURS = HouseRules(
    "Sunday rules",
    RulesReference("winning-moves-deluxe", 3, ("always-frozen",), {"meld.wild_cap": 2}),
)


@pytest.fixture
def store(tmp_path: Path) -> HouseStore:
    return HouseStore(tmp_path / "house-rules")


def text_of(**changes: object) -> str:
    rules = {"edition": "hasbro-2001", "players": 4, "house": {"meld.wild_cap": 2}}
    parts = {"canasta": "house-rules", "format": 1, "name": "From a friend", "rules": rules}
    return json.dumps({**parts, **changes})


def put(store: HouseStore, name: str, text: str) -> Path:
    store.folder.mkdir(parents=True, exist_ok=True)
    path = store.folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_saved_rules_come_back_as_they_were(store: HouseStore) -> None:
    saved = store.save(OURS)
    assert (saved.name, saved.reference, saved.id) == (OURS.name, OURS.reference, "sunday-rules")
    assert store.all().rules == (saved,)
    assert store.find(saved.id) == saved
    assert store.find("gone") is None


def test_no_two_have_the_same_name(store: HouseStore) -> None:
    names = [store.save(OURS).name for _ in range(3)]
    assert names == ["Sunday rules", "Sunday rules (2)", "Sunday rules (3)"]
    assert store.free_name("  sunday   RULES ") == "sunday RULES (4)"
    assert len(store.all().rules) == 3


def test_saving_again_keeps_file_and_name(store: HouseStore) -> None:
    first = store.save(OURS)
    again = store.save(HouseRules("Monday rules", OURS.reference, first.path))
    assert (again.path, again.name) == (first.path, "Monday rules")
    assert store.all().rules == (again,)


def test_deleted_rules_are_gone(store: HouseStore) -> None:
    saved = store.save(OURS)
    store.delete(saved)
    assert store.all().rules == ()


@pytest.mark.parametrize("name", ["???", "日本", "../../etc/passwd", "x" * 200, "CON"])
def test_any_name_makes_a_file_in_the_folder(store: HouseStore, name: str) -> None:
    saved = store.save(HouseRules(name, OURS.reference))
    assert saved.path is not None
    assert saved.path.parent == store.folder
    assert store.all().rules == (saved,)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", FileFault.DAMAGED),
        ('{"canasta": "house-ru', FileFault.DAMAGED),
        ("[1, 2]", FileFault.FOREIGN),
        ('{"canasta": "match"}', FileFault.FOREIGN),
        (text_of(format=2), FileFault.NEWER),
        (text_of(format="1"), FileFault.DAMAGED),
        (text_of(name="  "), FileFault.DAMAGED),
        (text_of(rules={"players": 4}), FileFault.DAMAGED),
        ("x" * 2_000_000, FileFault.FOREIGN),
        ("[" * 100_000, FileFault.DAMAGED),
        (text_of(more=json.loads("[" * 300 + "]" * 300)), FileFault.DAMAGED),
    ],
)
def test_damaged_files_are_named_and_never_written_to(
    store: HouseStore, text: str, fault: FileFault
) -> None:
    path = put(store, "sunday-rules.canasta-rules", text)
    (error,) = store.all().errors
    assert (error.fault, error.path) == (fault, path)
    saved = store.save(OURS)
    assert saved.path != path
    assert path.read_text(encoding="utf-8") == text
    assert store.all().rules == (saved,)


def test_a_crash_while_saving_leaves_the_old_file(
    store: HouseStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = store.save(OURS)

    def fail(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(UnusableFileError) as caught:
        store.save(HouseRules("Other", RulesReference("hasbro-2001"), saved.path))
    assert caught.value.fault is FileFault.STORAGE
    assert store.all().rules == (saved,)


def test_what_is_exported_can_be_imported(store: HouseStore, tmp_path: Path) -> None:
    write_house(OURS, tmp_path / "ours.canasta-rules")
    taken = store.import_file(tmp_path / "ours.canasta-rules")
    assert (taken.name, taken.reference) == (OURS.name, OURS.reference)
    assert store.import_file(tmp_path / "ours.canasta-rules").name == "Sunday rules (2)"
    assert read_house(tmp_path / "ours.canasta-rules").reference == OURS.reference


def test_half_a_character_is_left_out_of_a_name(store: HouseStore, tmp_path: Path) -> None:
    path = tmp_path / "half.canasta-rules"
    path.write_text(text_of(name="A\ud83d"), encoding="utf-8")
    saved = store.import_file(path)
    assert saved.name == "A"
    assert [file.name for file in store.folder.iterdir()] == ["a.canasta-rules"]
    assert store.all().rules == (saved,)


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
def test_what_is_no_file_is_named(store: HouseStore, make: Callable[[Path], None]) -> None:
    store.folder.mkdir()
    make(path := store.folder / "sunday-rules.canasta-rules")
    (error,) = store.all().errors
    assert (error.fault, error.path) == (FileFault.FOREIGN, path)
    saved = store.save(OURS)
    assert store.all().rules == (saved,)


def test_an_import_names_every_option_that_is_wrong(store: HouseStore, tmp_path: Path) -> None:
    house = {"end.target": None, "meld.jokers_dance": True, "deal.hand_size": 11}
    path = tmp_path / "wrong.canasta-rules"
    path.write_text(text_of(rules={"edition": "hasbro-2001", "house": house}), encoding="utf-8")
    with pytest.raises(UnusableFileError) as caught:
        store.import_file(path)
    assert caught.value.fault is FileFault.PROBLEMS
    assert [(problem.id, problem.option) for problem in caught.value.problems] == [
        ("option.unknown", "meld.jokers_dance"),
        ("end.never", "end.target"),
    ]
    assert store.all().rules == ()


def test_an_edition_that_is_not_known_was_made_by_a_newer_program(
    store: HouseStore, tmp_path: Path
) -> None:
    path = tmp_path / "new.canasta-rules"
    path.write_text(text_of(rules={"edition": "canasta-3000"}), encoding="utf-8")
    with pytest.raises(UnusableFileError) as caught:
        store.import_file(path)
    assert caught.value.fault is FileFault.NEWER


def test_four_each_for_oneself_are_a_choice_of_the_table(store: HouseStore) -> None:
    house = {"seats.sides": [[0], [1], [2], [3]], "meld.wild_cap": 2}
    rules = {"edition": "hasbro-2001", "players": 4, "house": house}
    path = put(store, "alone.canasta-rules", text_of(rules=rules))
    expected = RulesReference("hasbro-2001", 4, house={"meld.wild_cap": 2}, teams=4)
    assert read_house(path).reference == expected
