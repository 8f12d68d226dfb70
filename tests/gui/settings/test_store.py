"""Tests saving and loading the settings."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_gui.settings.model import Scheme, Settings
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat, RememberedState
from canasta_gui.settings.store import load_model, load_settings, save_model
from canasta_gui.viewmodel.table_choices import Speed

OTHER = Settings(speed=Speed.SLOW, scheme=Scheme.DARK, text_scale=1.5, four_colours=True)


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    save_model(path, OTHER)
    assert load_settings(path).value == OTHER


def test_a_missing_file_means_the_defaults_and_no_message(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path / "settings.json")
    assert loaded.value == Settings()
    assert loaded.broken is None


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"{", id="torn"),
        pytest.param(b"[1]", id="not-an-object"),
        pytest.param(b'{"speed": "warp"}', id="unknown-value"),
        pytest.param(b'{"card_scale": 40}', id="out-of-bounds"),
        pytest.param(b'{"schema_version": 99}', id="from-the-future"),
        pytest.param(b'{"schema_version": "one"}', id="odd-version"),
        pytest.param(b'{"schema_version": 2}', id="from-before-the-first-release"),
        pytest.param(b"\xff\xfe", id="no-text"),
        pytest.param(b"[" * 100_000, id="deep"),
        pytest.param(b'{"more": ' + b"[" * 300 + b"]" * 300 + b"}", id="deep-within"),
        pytest.param(b'{"back": "' + b"x" * 20_000 + b'"}', id="long-text"),
        pytest.param(b'{"schema_version": 1' + b"0" * 5_000 + b"}", id="long-number"),
        pytest.param(b" " * 1_000_001, id="large"),
    ],
)
def test_a_broken_file_is_kept_under_another_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded = load_settings(path)
    assert loaded.value == Settings()
    assert loaded.broken == path
    assert loaded.kept_as is not None
    assert loaded.kept_as.read_bytes() == content
    assert not path.exists()


def test_what_was_set_aside_before_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in ("first", "second"):
        path.write_text(content)
        load_settings(path)
    kept = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert kept == {"settings.json.broken": "first", "settings.json.broken-2": "second"}


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
def test_what_is_no_file_is_set_aside(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "settings.json"
    make(path)
    loaded = load_settings(path)
    assert (loaded.value, loaded.broken) == (Settings(), path)
    save_model(path, OTHER)
    assert load_settings(path).value == OTHER
    assert not (tmp_path / "settings.json.broken").is_file()


def test_half_a_character_does_not_keep_a_name_from_being_saved(tmp_path: Path) -> None:
    path = tmp_path / "memory.json"
    seats = (RememberedSeat(name="A\ud83d", is_person=True),)
    memory = RememberedState(
        last_match=RememberedMatch(edition="hasbro-2001", players=4, seats=seats)
    )
    save_model(path, memory)
    assert load_model(path, RememberedState).value == memory
    assert [file.name for file in tmp_path.iterdir()] == ["memory.json"]


def test_fields_of_a_later_version_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"speed": "fast", "confetti": True}), encoding="utf-8")
    assert load_settings(path).value == Settings(speed=Speed.FAST)


def test_a_failed_save_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    save_model(path, OTHER)

    def fail(_file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space left"):
            save_model(path, Settings())
    assert load_settings(path).value == OTHER


def test_the_memory_survives_too(tmp_path: Path) -> None:
    path = tmp_path / "memory.json"
    seats = (
        RememberedSeat(name="Anna", is_person=True),
        RememberedSeat(name="Berta", is_person=False),
    )
    memory = RememberedState(
        last_match=RememberedMatch(edition="stingray-classic", players=2, seats=seats)
    )
    save_model(path, memory)
    assert load_model(path, RememberedState).value == memory
