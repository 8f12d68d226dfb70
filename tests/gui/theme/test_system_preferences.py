"""Tests that the system's contrast and motion settings apply unless the player chose otherwise."""

import stat
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication

from canasta_gui.settings.model import Follow, Scheme, Settings
from canasta_gui.settings.record import read_record
from canasta_gui.theme import table_look
from canasta_gui.theme.table_look import desktop_reduces, table_options
from canasta_gui.theme.theme import tokens_for
from canasta_gui.theme.tokens import CONTRAST_LIGHT, LIGHT
from canasta_gui.windows.startup.program import Program

Start = Callable[..., Program]


def contrast_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = SimpleNamespace(contrastPreference=lambda: Qt.ContrastPreference.HighContrast)

    def accessibility(_hints: QStyleHints) -> SimpleNamespace:
        return wish

    monkeypatch.setattr(QStyleHints, "accessibility", accessibility)


def settings(**changes: object) -> Settings:
    return read_record(Settings, {"scheme": Scheme.LIGHT, **changes})


def test_high_contrast_of_the_system_is_followed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tokens_for(settings()) == LIGHT
    contrast_wanted(monkeypatch)
    assert tokens_for(settings()) == CONTRAST_LIGHT
    assert table_options(settings(), "classic").deck_style.high_contrast
    assert table_options(settings(), "classic").table_style.high_contrast


def test_the_player_can_do_without_the_contrast_of_the_system(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    contrast_wanted(monkeypatch)
    chosen = settings(high_contrast=Follow.OFF)
    assert tokens_for(chosen) == LIGHT
    assert not table_options(chosen, "classic").table_style.high_contrast


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_motion_of_the_system_is_followed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, *, is_reduced: bool
) -> None:
    monkeypatch.setattr(table_look, "system_reduces_motion", lambda: is_reduced)
    assert table_options(settings(), "classic").reduced_motion is is_reduced
    for choice in (Follow.ON, Follow.OFF):
        chosen = settings(reduced_motion=choice)
        assert table_options(chosen, "classic").reduced_motion is (choice is Follow.ON)


@pytest.mark.parametrize(
    ("answer", "is_reduced"), [("true", False), ("false", True), ("No such schema", False)]
)
def test_gnome_is_asked_for_its_animations(
    tmp_path: Path, answer: str, *, is_reduced: bool
) -> None:
    command = tmp_path / "gsettings"
    command.write_text(
        "#!/bin/sh\n"
        '[ "$*" = "get org.gnome.desktop.interface enable-animations" ] || exit 1\n'
        f"echo {answer}\n"
    )
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    environment = {"XDG_CURRENT_DESKTOP": "ubuntu:GNOME", "PATH": f"{tmp_path}:/usr/bin:/bin"}
    assert desktop_reduces(environment) is is_reduced


@pytest.mark.parametrize(
    ("text", "is_reduced"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=soon\n", False),
        ("[General][x]\nColorScheme=%A\n\n[KDE]\nAnimationDurationFactor=0.0\n", True),
        ("no settings at all", False),
    ],
)
def test_kde_says_it_in_a_file(tmp_path: Path, text: str, *, is_reduced: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    environment = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert desktop_reduces(environment) is is_reduced


@pytest.mark.parametrize("name", ["", "GNOME", "KDE", "XFCE"])
def test_a_desktop_that_says_nothing_has_motion(tmp_path: Path, name: str) -> None:
    environment = {"XDG_CURRENT_DESKTOP": name, "PATH": str(tmp_path), "HOME": str(tmp_path)}
    assert not desktop_reduces(environment)


def test_a_change_of_the_systems_contrast_is_followed_at_once(
    qapp: QApplication, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.preferences.change(scheme=Scheme.LIGHT)
    before = qapp.styleSheet()
    hints = qapp.styleHints()
    accessibility = hints.accessibility()
    contrast_wanted(monkeypatch)
    accessibility.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert qapp.styleSheet() != before
    assert program.window.table.options.deck_style.high_contrast
