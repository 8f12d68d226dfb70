"""Reads announcements of the table aloud, if everybody before the screen may hear them."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject

from canasta_gui.controller.conductor import Conductor
from canasta_gui.i18n.sentences import sentences
from canasta_gui.settings.model import Settings
from canasta_gui.sound.system_voice import SpeechProgram, SystemVoice, speech_program
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.step import Step
from engine import redact_events

ProgramFinder = Callable[[str], SpeechProgram | None]


class ReadAloud(QObject):
    """Reads to one person what a screen reader says; to several only what a bystander may know."""

    def __init__(
        self,
        table: TableWidget,
        conductor: Conductor,
        settings_of: Callable[[str], Settings],
        find_program: ProgramFinder = speech_program,
    ) -> None:
        super().__init__(table)
        self._conductor = conductor
        self._settings_of = settings_of
        """Returns the settings of a person by name."""
        self._find_program = find_program
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
        language = QLocale().name().partition("_")[0]
        self.voice.say(text, self._find_program(language))
