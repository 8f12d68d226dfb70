"""Tests persons: settings apart from those of the machine, and the export to a file."""

import json
from pathlib import Path

import pytest

from canasta_gui.settings.person import OWN_MEMORY, OWN_SETTINGS, Person, PersonStore, renamed
from canasta_gui.settings.person_file import (
    export_person,
    import_person,
    read_person,
)
from canasta_gui.settings.practice import Record, load_practice, note_practice, practice_path
from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.store import LARGEST_FILE, FileFault, UnusableFileError
from canasta_gui.viewmodel.table_choices import HintLevel, Speed


def test_what_is_a_persons_own_is_kept_with_the_person(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    preferences.change(text_scale=1.1)
    anna = preferences.add_person("Anna", "owl")
    preferences.use_person(anna)
    preferences.change(text_scale=1.4, volume=0.2)
    preferences.remember(firsts=("pile",), geometry="AAAA")
    preferences.use_person("")
    assert (preferences.settings.text_scale, preferences.settings.volume) == (1.1, 0.2)
    assert (preferences.remembered.firsts, preferences.remembered.geometry) == ((), "AAAA")
    preferences.use_person(anna)
    again = Preferences(tmp_path)
    assert again.person_id == anna
    assert (again.settings.text_scale, again.settings.volume) == (1.4, 0.2)
    assert again.remembered.firsts == ("pile",)
    assert again.practice_path.parent.name == anna


def test_hints_sizes_and_language_are_among_what_is_their_own() -> None:
    assert {"hints", "card_scale", "text_scale", "language"} <= OWN_SETTINGS
    assert {"speed", "wait_for_me", "confirm_discard", "show_log"} <= OWN_SETTINGS
    assert {"calm", "scanning", "switch", "dwell_click", "dwell_seconds"} <= OWN_SETTINGS
    assert {"read_aloud", "keys"} <= OWN_SETTINGS
    assert {"lessons", "lesson_left", "is_newcomer", "firsts"} == OWN_MEMORY


def test_who_is_new_begins_with_the_settings_of_the_machine(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    preferences.change(text_scale=1.1)
    preferences.use_person(preferences.add_person("Granny Rose", "owl"))
    preferences.change(text_scale=1.4, confirm_discard=True)
    tom = preferences.persons.find(preferences.add_person("Tom", "fox"))
    assert tom is not None
    assert (tom.text_scale, tom.confirm_discard) == (1.1, False)


def test_the_first_person_takes_over_what_was_learnt(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    preferences.remember(lessons=("first",))
    note_practice(preferences.practice_path, Record("abc", times=2))
    first, second = (preferences.add_person(name, "owl") for name in ("Anna", "Berta"))
    preferences.use_person(first)
    assert preferences.remembered.lessons == ("first",)
    assert load_practice(preferences.practice_path).record("abc").times == 2
    preferences.use_person(second)
    assert preferences.remembered.lessons == ()
    assert load_practice(preferences.practice_path).exercises == ()


def test_hint_levels_of_earlier_versions_become_persons(tmp_path: Path) -> None:
    old = {"hint_levels": [{"name": "Anna", "level": "full"}]}
    (tmp_path / "memory.json").write_text(json.dumps(old))
    for _ in range(2):
        (anna,) = Preferences(tmp_path).persons.all().values()
        assert (anna.name, anna.hints) == ("Anna", HintLevel.FULL)


def test_no_two_persons_have_one_name(tmp_path: Path) -> None:
    store = PersonStore(tmp_path)
    ids = [store.add(Person(name=name)) for name in ("Anna", "anna")]
    assert [one.name for one in store.all().values()] == ["Anna", "anna (2)"]
    assert store.free_name("ANNA", ids[0]) == "ANNA"


def test_a_renamed_person_keeps_the_names_of_older_matches() -> None:
    once = renamed(Person(name="Anna"), "Ann")
    assert (once.name, once.former_names) == ("Ann", ("Anna",))
    assert renamed(once, "Anna").former_names == ("Ann",)


def test_a_former_name_that_another_has_now_is_theirs(tmp_path: Path) -> None:
    store = PersonStore(tmp_path)
    ann = store.add(Person(name="Ann", former_names=("Anna",)))
    assert (store.id_of("Anna"), store.names_of(ann)) == (ann, ("Ann", "Anna"))
    anna = store.add(Person(name="Anna"))
    assert (store.id_of("Anna"), store.names_of(ann)) == (anna, ("Ann",))
    assert store.names_of("") == ()


def test_a_former_name_of_two_persons_is_nobodys(tmp_path: Path) -> None:
    store = PersonStore(tmp_path)
    ids = [store.add(Person(name=name, former_names=("Player",))) for name in ("Ann", "Tom")]
    assert store.id_of("Player") == ""
    assert [store.names_of(one) for one in ids] == [("Ann",), ("Tom",)]


def test_what_an_older_file_does_not_say_is_as_on_the_machine(tmp_path: Path) -> None:
    Preferences(tmp_path).change(speed=Speed.SLOW, show_log=True, hints=HintLevel.FULL)
    file = PersonStore(tmp_path / "players").file("1a2b3c4d")
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"name": "Granny Rose", "hints": "off"}))
    preferences = Preferences(tmp_path)
    preferences.use_person("1a2b3c4d")
    settings = preferences.settings
    assert (settings.speed, settings.show_log, settings.hints) == (Speed.SLOW, True, HintLevel.OFF)


FORMER = {
    ("Player",): (),
    ("Rosi", "Spieler (2)"): ("Rosi",),
    ("Jugador", "Rosa"): ("Rosa",),
    ("Player One",): ("Player One",),
}


@pytest.mark.parametrize(("before", "kept"), FORMER.items())
def test_the_name_of_a_guest_is_no_former_name_in_older_files(
    tmp_path: Path, before: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    store, old = PersonStore(tmp_path), {"name": "Granny Rose", "former_names": list(before)}
    store.file("1a2b3c4d").parent.mkdir()
    store.file("1a2b3c4d").write_text(json.dumps(old))
    (tmp_path / "file").write_text(json.dumps({"canasta": "player", "format": 1, "player": old}))
    assert store.names_of("1a2b3c4d") == ("Granny Rose", *kept)
    assert read_person(tmp_path / "file").player.former_names == kept


def test_a_former_name_of_the_present_version_stays(tmp_path: Path) -> None:
    store = PersonStore(tmp_path)
    ann = store.add(renamed(Person(name="Player"), "Ann"))
    assert store.names_of(ann) == ("Ann", "Player")


def test_a_person_who_is_gone_is_a_guest(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    anna = preferences.add_person("Anna", "owl")
    preferences.use_person(anna)
    preferences.persons.delete(anna)
    again = Preferences(tmp_path)
    assert (again.person, again.person_id, again.unread) == (None, "", ())


@pytest.mark.parametrize("name", ["..", "../x", "a/b", "ä", " "])
def test_an_id_is_never_a_path(tmp_path: Path, name: str) -> None:
    (tmp_path / "player.json").write_text('{"name": "Eve"}')
    assert PersonStore(tmp_path / "players").find(name) is None


def test_a_damaged_person_is_set_aside_and_told(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    anna = preferences.add_person("Anna", "owl")
    preferences.use_person(anna)
    preferences.persons.file(anna).write_text("{")
    again = Preferences(tmp_path)
    assert again.person is None
    assert [file.broken for file in again.unread] == [preferences.persons.file(anna)]


def test_anybody_else_who_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    anna, ben = preferences.add_person("Anna", "owl"), preferences.add_person("Ben", "fox")
    preferences.use_person(anna)
    preferences.persons.file(ben).write_text("{")
    again = Preferences(tmp_path)
    assert list(again.persons.all()) == [anna]
    assert again.person_id == anna
    for _ in range(2):
        assert [file.broken for file in again.unread] == [preferences.persons.file(ben)]


def test_one_file_takes_a_person_to_another_computer(tmp_path: Path) -> None:
    here, there, file = PersonStore(tmp_path / "a"), PersonStore(tmp_path / "b"), tmp_path / "file"
    anna = here.add(Person(name="Anna", face="owl", text_scale=1.5, lessons=("first",)))
    note_practice(practice_path(here.path(anna)), Record("abc", times=3))
    export_person(here, anna, file)
    for name in ("Anna", "Anna (2)"):
        found = import_person(there, file)
        person = there.find(found)
        assert person is not None
        assert (person.name, person.face, person.text_scale) == (name, "owl", 1.5)
        assert load_practice(practice_path(there.path(found))).record("abc").times == 3


BAD = {
    b"": FileFault.FOREIGN,
    b"[]": FileFault.FOREIGN,
    b'{"canasta":"match","format":1}': FileFault.FOREIGN,
    b'{"canasta":"player","format":2}': FileFault.NEWER,
    b'{"canasta":"player","format":1}': FileFault.DAMAGED,
    b'{"canasta":"player","format":1,"player":{"name":" "}}': FileFault.DAMAGED,
    b'{"canasta":"player","format":1,"player":{"name":"A","text_scale":99}}': FileFault.DAMAGED,
    b'{"canasta":"player","format":1,"player":{"name":"A","hints":"x"}}': FileFault.DAMAGED,
    b'{"canasta":"player","format":1,"player":{"name":"A"},"practice":{"schema_version":99}}': (
        FileFault.DAMAGED
    ),
    b" " * (LARGEST_FILE + 1): FileFault.FOREIGN,
}


@pytest.mark.parametrize(("content", "fault"), BAD.items())
def test_bad_files_are_refused(tmp_path: Path, content: bytes, fault: FileFault) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(UnusableFileError) as error:
        read_person(path)
    assert error.value.fault is fault


def test_a_file_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableFileError) as error:
        import_person(PersonStore(tmp_path / "players"), tmp_path / "none")
    assert error.value.fault is FileFault.STORAGE
    assert not (tmp_path / "players").exists()
