"""Speaks texts with the voice of the system, by the program that each system has for it."""

import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess

_POWERSHELL = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "Add-Type -AssemblyName System.Speech;"
    "$voice=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$voice.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]'{language}');"
    "$voice.Speak([Console]::In.ReadToEnd())"
)
"""A script that reads the text from standard input, where no shell interprets it."""


_LAST_MS = 1000
"""The milliseconds that a killed program may take to end."""


@dataclass(frozen=True, slots=True)
class SpeechProgram:
    """The command that speaks a text from its standard input, and the one that silences it."""

    say: tuple[str, ...]
    silence: tuple[str, ...] = ()
    """Empty if the voice stops when its program ends."""


def speech_program(language: str, system: str = sys.platform) -> SpeechProgram | None:
    """Returns the program of a system for a language such as ``de``; ``None`` if not installed."""
    if system == "darwin":
        path = shutil.which("say")
        return None if path is None else SpeechProgram((path, "-f", "-"))
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
