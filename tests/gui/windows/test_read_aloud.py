"""Tests the system's voice: off by default, never blocking, and silent about hidden cards."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from canasta_gui.i18n import formats
from canasta_gui.i18n.formats import Formats
from canasta_gui.settings.model import Settings
from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.sound.read_aloud import SpeechProgram, SystemVoice, speech_program
from canasta_gui.viewmodel.beat import Step
from canasta_gui.windows.startup.program import Program
from engine import CardDrawn, parse_card
from tests.gui.kit.play import view_of

KEEPS = "import sys; open(sys.argv[1], 'a').write(sys.stdin.read())"
WAITS = "import sys, time; open(sys.argv[1], 'a').write('begun'); time.sleep(60)"


def program_that(script: str, file: Path) -> SpeechProgram:
    """Returns a program that replaces the voice."""
    return SpeechProgram((sys.executable, "-c", script, str(file)))


@pytest.fixture
def heard(program: Program, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the texts that the system's voice would say."""
    texts: list[str] = []

    def hear(text: str, _program: SpeechProgram | None) -> None:
        texts.append(text)

    monkeypatch.setattr(program.read_aloud.voice, "say", hear)
    return texts


def draws(program: Program) -> Step:
    """Returns a step in which the first player draws a card that only that seat may see."""
    return Step((CardDrawn(0, parse_card("Kh")),), view_of(program))


@pytest.mark.parametrize(
    ("system", "name", "words"),
    [
        ("linux", "spd-say", ("--pipe-mode", "--language", "de")),
        ("win32", "powershell", ("-NoProfile",)),
    ],
)
def test_each_system_has_its_program(
    monkeypatch: pytest.MonkeyPatch, system: str, name: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(shutil, "which", "/bin/{}".format)
    found = speech_program("de_AT", system)
    assert found is not None
    assert found.say[0] == f"/bin/{name}"
    assert set(words) <= set(found.say)

    def nothing(_name: str) -> None:
        return

    monkeypatch.setattr(shutil, "which", nothing)
    assert speech_program("de", system) is None


@pytest.mark.parametrize(
    ("system", "short", "long"),
    [
        ("fr_FR", "1250", "1250500"),
        ("pl_PL", "1250", "1250500"),
        ("de_CH", "1250", "1250500"),
        ("de_DE", "1.250", "1.250.500"),
    ],
)
def test_numbers_are_read_as_every_voice_says_them(
    program: Program, heard: list[str], system: str, short: str, long: str
) -> None:
    program.preferences.change(read_aloud=True)
    Formats.use("en", QLocale(system))
    points = formats.number(-1250), formats.number(1250500)
    program.window.table.announce("North has {}: 7\u00a0cards of {}.".format(*points))
    assert heard[-1] == f"North has minus {short}: 7 cards of {long}."


def test_a_text_is_read_in_its_own_language_and_not_in_that_of_the_system(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[SpeechProgram | None] = []

    def hear(_text: str, spoken_by: SpeechProgram | None) -> None:
        asked.append(spoken_by)

    monkeypatch.setattr(program.read_aloud.voice, "say", hear)
    monkeypatch.setattr(shutil, "which", "/bin/{}".format)
    monkeypatch.setattr(sys, "platform", "linux")
    program.preferences.change(read_aloud=True)
    Formats.use("pt_BR", QLocale("en_US"))
    program.window.table.announce("É a sua vez.")
    assert asked == [speech_program("pt", "linux")]


def test_a_text_reaches_the_voice_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    voice, file = SystemVoice(), tmp_path / "said"
    voice.say("-x Größe; $(reboot) “Könige”", program_that(KEEPS, file))
    qtbot.waitUntil(lambda: not voice.is_speaking, timeout=20_000)
    assert file.read_text(encoding="utf-8") == "-x Größe; $(reboot) “Könige”\n"


def test_a_new_text_ends_the_one_before(qtbot: QtBot, tmp_path: Path) -> None:
    voice, first, second = SystemVoice(), tmp_path / "first", tmp_path / "second"
    voice.say("one", program_that(WAITS, first))
    qtbot.waitUntil(first.exists, timeout=20_000)
    voice.say("two", program_that(KEEPS, second))
    qtbot.waitUntil(lambda: not voice.is_speaking, timeout=20_000)
    assert second.read_text(encoding="utf-8") == "two\n"
    voice.close()


@pytest.mark.parametrize(
    ("language", "voice"), [("de", "-v Eddy (German (Germany)) "), ("nl", "-v Xander "), ("it", "")]
)
def test_a_mac_speaks_another_language_than_its_own_with_a_voice_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, voice: str
) -> None:
    say = tmp_path / "say"
    say.write_text(
        """#!/bin/sh
if [ "$2" = "?" ]; then
    echo "Alex                en_US    # Hello! My name is Alex."
    echo "Eddy (German (Germany)) de_DE    # Hallo! Ich heiße Eddy."
    echo "Anna                de_DE    # Hallo! Ich heiße Anna."
    echo "Xander              nl_NL    # Hallo! Mijn naam is Xander."
else
    echo "$* $(cat)"
fi
""",
        encoding="utf-8",
    )
    say.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_US"))
    found = speech_program(language, "darwin")
    assert found is not None
    spoken = subprocess.run(found.say, input="Zug", capture_output=True, text=True, check=True)
    assert spoken.stdout == f"{voice}-f - Zug\n"
    own = speech_program("en", "darwin")
    assert own is not None
    assert own.say == (str(say), "-f", "-")


def test_nothing_is_read_before_it_is_wanted(program: Program, heard: list[str]) -> None:
    program.flow.begin(program.flow.usual)
    assert not Settings().read_aloud
    assert heard == []
    program.preferences.change(read_aloud=True)
    program.window.table.announce("Your turn.")
    assert heard == ["Your turn."]
    program.preferences.change(read_aloud=False)
    program.window.table.announce("Later.")
    assert heard == ["Your turn."]
    program.window.actions_by_name["say-again"].trigger()
    assert heard[-1] == "Later."


def test_several_persons_hear_what_a_bystander_may_know(program: Program, heard: list[str]) -> None:
    seats = tuple(RememberedSeat(name=name, is_person=True) for name in ("Anna", "Ben"))
    usual = program.flow.usual
    people = (*seats, *usual.seats[2:])
    program.flow.begin(type(usual)(edition=usual.edition, players=4, seats=people))
    program.preferences.change(read_aloud=True)
    heard.clear()
    program.window.table.announce("You drew the king of hearts.")
    assert heard == []
    program.conductor.stepped.emit(draws(program))
    assert heard
    assert "king" not in " ".join(heard).lower()
    # One who sees plays; the other still hears it.
    ben = program.preferences.add_person("Ben", "")
    program.preferences.use_person(ben)
    program.preferences.change(read_aloud=False)
    anna = program.preferences.add_person("Anna", "")
    program.preferences.use_person(anna)
    program.preferences.change(read_aloud=False)
    program.preferences.use_person(ben)
    heard.clear()
    program.conductor.stepped.emit(draws(program))
    assert heard == []
    program.preferences.use_person(anna)
    program.preferences.change(read_aloud=True)
    program.preferences.use_person(ben)
    assert not program.preferences.settings.read_aloud
    program.conductor.stepped.emit(draws(program))
    assert heard
