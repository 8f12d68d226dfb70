"""Reads announcements of the table aloud, if everybody before the screen may hear them, by the
program that each system has for speaking.
"""

import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject, QProcess

from canasta_gui.controller.conductor import Conductor
from canasta_gui.i18n.formats import Formats, pronounced, sentences
from canasta_gui.settings.model import Settings
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Step
from engine import redact_events

_POWERSHELL = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "Add-Type -AssemblyName System.Speech;"
    "$voice=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$voice.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]'{language}');"
    "$voice.Speak([Console]::In.ReadToEnd())"
)
"""A script that reads the text from standard input, where no shell interprets it."""


_SAY_IN = (
    'voice=$("$0" -v "?" | sed -n "s/  *{language}[_-][A-Za-z0-9]*  *#.*//p" | head -n 1);'
    'exec "$0" ${{voice:+-v "$voice"}} -f -'
)
"""A script for the program `say` of macOS, which lists its voices as "Anna  de_DE  # Hallo!" and
speaks with that of the system if it is not given another.
"""
_LAST_MS = 1000
"""The milliseconds that a killed program may take to end."""


@dataclass(frozen=True, slots=True)
class SpeechProgram:
    """The command that speaks a text from its standard input, and the one that silences it."""

    say: tuple[str, ...]
    silence: tuple[str, ...] = ()
    """Empty if the voice stops when its program ends."""


def speech_program(language: str, system: str = sys.platform) -> SpeechProgram | None:
    """Returns the program of a system for a language such as ``de`` or ``pt_BR``; ``None`` if not
    installed.
    """
    language = language.partition("_")[0]
    if system == "darwin":
        path = shutil.which("say")
        if path is None:
            return None
        if language == QLocale.system().name().partition("_")[0]:
            return SpeechProgram((path, "-f", "-"))
        return SpeechProgram(("/bin/sh", "-c", _SAY_IN.format(language=language), path))
    if system == "win32":
        path = shutil.which("powershell")
        script = _POWERSHELL.format(language=language)
        arguments = ("-NoProfile", "-NonInteractive", "-Command", script)
        return None if path is None else SpeechProgram((path, *arguments))
    path = shutil.which("spd-say")
    if path is None:
        return None
    return SpeechProgram((path, "--pipe-mode", "--language", language), (path, "--cancel"))


class SystemVoice(QObject):
    """Speaks one text at a time without blocking; a new text replaces the one before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._go_on)
        self._next: tuple[str, SpeechProgram] | None = None
        """The text to be spoken when the running program has ended, and its program."""
        self._silence: Sequence[str] = ()

    @property
    def is_speaking(self) -> bool:
        """Whether a text is being spoken or is about to be."""
        return self._next is not None or self._is_running

    def say(self, text: str, program: SpeechProgram | None) -> None:
        """Speaks a text; without a program nothing happens."""
        self.stop()
        self._next = None if program is None or not text else (text, program)
        if not self._is_running:
            self._go_on()

    def stop(self) -> None:
        """Stops speaking at once."""
        self._next = None
        if self._is_running:
            if self._silence:
                QProcess.startDetached(self._silence[0], [*self._silence[1:]])
            self._process.kill()

    def close(self) -> None:
        """Stops speaking, and waits for the program to end."""
        self.stop()
        self._process.waitForFinished(_LAST_MS)

    @property
    def _is_running(self) -> bool:
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def _go_on(self) -> None:
        if self._next is None:
            return
        (text, program), self._next = self._next, None
        self._silence = program.silence
        self._process.start(program.say[0], [*program.say[1:]])
        self._process.write(f"{text}\n".encode())
        self._process.closeWriteChannel()


class ReadAloud(QObject):
    """Reads to one person what a screen reader says; to several only what a bystander may know."""

    def __init__(
        self,
        table: TableWidget,
        conductor: Conductor,
        settings_of: Callable[[str], Settings],
    ) -> None:
        super().__init__(table)
        self._conductor = conductor
        self._settings_of = settings_of
        """Returns the settings of a person by name."""
        self._is_on = False
        self._last = ""
        self.voice = SystemVoice(self)
        table.voice.said.connect(self._hear)
        conductor.stepped.connect(self._follow)

    def apply(self, settings: Settings) -> None:
        """Turns reading on or off."""
        self._is_on = settings.read_aloud
        if not self._is_on:
            self.voice.stop()

    def say_again(self) -> None:
        """Reads the last text again, even while reading is off."""
        self._read(self._last)

    def close(self) -> None:
        """Stops reading for good."""
        self.voice.close()

    @property
    def _is_shared(self) -> bool:
        """Whether several persons hear what is read to one of them."""
        session = self._conductor.session
        return session is not None and len(session.match.persons) > 1

    @property
    def _is_wanted_by_another(self) -> bool:
        """Whether one of several persons, whose turn it may not be, wants to hear what happens."""
        session = self._conductor.session
        if session is None or not self._is_shared:
            return False
        match = session.match
        return any(self._settings_of(match.seats[it].name).read_aloud for it in match.persons)

    def _hear(self, text: str) -> None:
        if not self._is_shared:
            self._take(text)

    def _follow(self, step: Step) -> None:
        """Reads of a step shared by several persons only what everybody may know."""
        session = self._conductor.session
        if session is not None and step.events and self._is_shared:
            self._take(sentences(session.tell(redact_events(step.events, None))))

    def _take(self, text: str) -> None:
        self._last = text or self._last
        if self._is_on or self._is_wanted_by_another:
            self._read(text)

    def _read(self, text: str) -> None:
        self.voice.say(pronounced(text), speech_program(Formats.language))
