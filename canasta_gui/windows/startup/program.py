"""Assembles the program: the window, the table, the computer players, the matches, the sounds.

A match with which the program failed before it was painted and had worked for a while is noted, and
not put on the table by the next start. A program that is killed notes nothing, and goes on.
"""

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from typing_extensions import override

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.player_worker import Worker, processes_for
from canasta_gui.diagnostics.errors import BROKEN, UNCAUGHT
from canasta_gui.dialogs.file_notices import (
    folder_notice,
    held_notice,
    unread_notice,
    unsaved_notice,
)
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.folders import refusal_of
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.model import Scanning, Settings
from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.sound.game_sounds import GameSounds
from canasta_gui.sound.loudspeaker import Loudspeaker, Output
from canasta_gui.sound.read_aloud import ReadAloud
from canasta_gui.sound.sound_player import AmbiencePlayer, SoundPlayer
from canasta_gui.table.widget import TableWidget
from canasta_gui.theme.table_look import table_options
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.commands.commands import Commands
from canasta_gui.windows.frame.small_window_note import SmallWindowNote
from canasta_gui.windows.match.file_import import FileImport
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.present_person import PresentPerson
from canasta_gui.windows.reach.dwell_click import DwellClick
from canasta_gui.windows.reach.switch_scan import SwitchScan
from canasta_gui.windows.startup.first_frame import FirstFrame
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.words.written import message
from engine import Ruleset, read_bounded, write_whole

_MARK: Final = "on-the-way.txt"
"""The file that holds the name of the match, and a second line once the player was told."""
_TOLD: Final = "told"
_LARGEST: Final = 4096
_SOUND_AFTER: Final = 2000
"""The milliseconds for which a painted table must work without an error."""


class ResumeGuard(QObject):
    """Watches each match that comes to the table until it has worked there for a while."""

    def __init__(self, conductor: Conductor, store: MatchStore, table: TableWidget) -> None:
        super().__init__(table)
        self._mark = store.folder / _MARK
        self._table = table
        self._path: Path | None = None
        """The match that is watched."""
        self.has_failed = False
        """Whether an error occurred while a match was watched."""
        self._frame: FirstFrame | None = None
        self._listener = _Listener(self)
        UNCAUGHT.addHandler(self._listener)
        self.proof = QTimer(self, singleShot=True, interval=_SOUND_AFTER)
        """Runs while a painted table still has to prove that it works."""
        self.proof.timeout.connect(self._pass)
        conductor.opening.connect(self._watch)

    @property
    def held(self) -> Path | None:
        """The match that did not come to a painted table; ``None`` if there is none."""
        return OWN_FILES.ask(self._find)

    def _find(self) -> Path | None:
        lines = self._lines()
        path = self._mark.with_name(lines[0]) if lines and lines[0] else None
        return path if path is not None and path.is_file() else None

    @property
    def is_told(self) -> bool:
        """Whether the player was told of the match that is held."""
        return self._lines()[1:] == [_TOLD]

    def note_told(self) -> None:
        """Notes that the player was told of the match that is held."""
        if self.held is not None:
            self._write(self.held, _TOLD)

    def fail(self) -> None:
        """Marks the match that is watched: an error occurred."""
        self.proof.stop()
        if self._path is not None:
            self.has_failed = True
            self._write(self._path)
            self._path = None

    def end(self) -> None:
        """Ends the watch with the program; a match on the table without an error passes."""
        UNCAUGHT.removeHandler(self._listener)
        if self._frame is not None and not self.has_failed:
            self._pass()

    def _watch(self, path: Path, _: Ruleset) -> None:
        self.has_failed = False
        self.proof.stop()
        self._path = path
        if self._frame is not None:
            self._frame.deleteLater()
        self._frame = FirstFrame(self._table.viewport())
        self._frame.painted.connect(self._prove)

    def _prove(self) -> None:
        if not self.has_failed:
            self.proof.start()

    def _pass(self) -> None:
        self.proof.stop()
        self._path = None
        with suppress(OSError):
            OWN_FILES.have_done(lambda: self._mark.unlink(missing_ok=True))

    @OWN_FILES.does
    def _lines(self) -> list[str]:
        try:
            return read_bounded(self._mark, _LARGEST).decode("utf-8", "surrogateescape").split("\n")
        except OSError:
            return []

    def _write(self, path: Path, *more: str) -> None:
        # Without a mark the match is simply put on the table again.
        text = "\n".join((path.name, *more)).encode("utf-8", "surrogateescape")
        with suppress(OSError):
            OWN_FILES.have_done(lambda: write_whole(self._mark, text))


class _Listener(logging.Handler):
    """Notes every uncaught error but those that a broken file of the program led to."""

    def __init__(self, guard: ResumeGuard) -> None:
        super().__init__(logging.ERROR)
        self._guard = guard

    @override
    def emit(self, record: logging.LogRecord) -> None:
        # After a new installation the match is put on the table again.
        if not getattr(record, BROKEN, ""):
            self._guard.fail()


def _pace_of(settings: Settings, *, is_newcomer: bool) -> Pace:
    """Returns the pace that the settings specify; it is gentle for a newcomer."""
    return Pace(settings.speed, settings.wait_for_me, settings.confirm_discard, is_newcomer)


class Program:
    """The assembled program: the table, the computer players, the saved matches, and the
    commands.
    """

    def __init__(
        self, base: ProgramBase, worker: Worker | None = None, output: Output | None = None
    ) -> None:
        self.base = base
        self.window = base.window
        self.preferences = base.preferences
        self.window.install_table(TableWidget())
        self.worker = worker or Worker()
        self.store = MatchStore()
        self.conductor = Conductor(self.window.table, self.store, self.worker, self.window)
        self.guard = ResumeGuard(self.conductor, self.store, self.window.table)
        self.flow = MatchFlow(self.window, self.conductor, self.preferences, self.store)
        self.hinting = HintRequests(self.conductor, self.worker)
        self.sounds = SoundPlayer(output or Loudspeaker(), self.preferences.settings)
        self.game_sounds = GameSounds(self.window.table, self.conductor, self.sounds)
        self.ambience = AmbiencePlayer(self.sounds, self.game_sounds.first_action, self.window)
        self.present_person = PresentPerson(self.conductor, self.preferences)
        self.read_aloud = ReadAloud(self.window.table, self.conductor, self.preferences.settings_of)
        self.commands = Commands(
            self.window, self.flow, self.preferences, self.hinting, self.read_aloud
        )
        self.commands.dialogs.players.is_silent = self.sounds.is_silent
        self.switch_scan = SwitchScan(self.window)
        self.dwell_click = DwellClick(self.window)
        self.dwell_click.clicked.connect(self.game_sounds.first_action.note)
        self.file_import = FileImport(self.window, self.flow, self.preferences.persons)
        SmallWindowNote(self.window, self.preferences)
        self._apply(self.preferences.settings)
        self.preferences.changed.connect(self._apply)
        self.preferences.unsaved.connect(self._tell_unsaved)
        self.window.page_changed.connect(self._apply_scanning)
        self.window.deck_changed.connect(self._apply_again)
        self.window.language_changed.connect(self.conductor.refresh)
        # Whether somebody is a newcomer changes when a match begins, and with what is told.
        self.conductor.changed.connect(self._set_pace)

    def begin(self, *, is_new: bool = False) -> None:
        """Resumes the last match, or shows the first page."""
        held = self.guard.held
        if is_new or held is not None or not self.flow.resume_last():
            self.flow.greet()
        if held is not None and not self.guard.is_told:
            self.window.banner.tell(held_notice(held))
            self.guard.note_told()
        self._tell_of_files()

    def end(self) -> None:
        """Releases the match and stops the computer players."""
        self.switch_scan.close()
        self.dwell_click.close()
        self.guard.end()
        self.commands.end()
        self.conductor.close()
        self.commands.dialogs.end()
        self.worker.stop()
        self.read_aloud.close()
        self.sounds.close()

    def _tell_of_files(self) -> None:
        """Reports files that could not be read, or that nothing can be saved, and what the end of
        the program interrupted.
        """
        if name := self.preferences.remembered.deck_left:
            self.window.banner.tell(message("Notices", "deck left", file=name))
            self.preferences.remember(deck_left="")
        banner, folder = self.window.banner, self.store.folder
        refusal = refusal_of(folder)
        if refusal is None:
            for file in self.preferences.unread:
                banner.tell(unread_notice(file))
        elif not banner.text:
            # Otherwise it was already reported for the last match, which could not be opened.
            banner.tell(folder_notice(refusal, folder))

    def _tell_unsaved(self, error: OSError) -> None:
        self.window.banner.tell(unsaved_notice(error, self.preferences.folder))

    def _set_pace(self) -> None:
        remembered = self.preferences.remembered
        self.conductor.set_pace(
            _pace_of(self.preferences.settings, is_newcomer=remembered.is_newcomer)
        )

    def _apply_scanning(self) -> None:
        """Serves the switch of the present person; on the first page that of anybody, who has to
        choose themselves there.
        """
        own = self.preferences.settings
        if own.scanning is not Scanning.OFF or self.window.is_at_table:
            self.switch_scan.apply(own)
            return
        everybody = self.preferences.settings_of_everybody()
        scanned = (it for it in everybody if it.scanning is not Scanning.OFF)
        self.switch_scan.apply(next(scanned, own), yields=True)

    def _apply_again(self) -> None:
        self._apply(self.preferences.settings)

    def _apply(self, settings: Settings) -> None:
        words = self.preferences.remembered.words_style
        options = table_options(settings, words)
        self.window.table.set_options(options)
        self.window.table.keyboard.use_keys(TableKeys.use(dict(settings.keys)))
        self.window.sheets.slide.is_still = options.reduced_motion or options.speed is Speed.INSTANT
        self._set_pace()
        self.worker.is_unhurried = settings.unhurried_computers
        self.worker.processes = processes_for(settings.cores)
        self.conductor.set_hints(settings.hints)
        self.game_sounds.apply(settings)
        self.ambience.apply(settings)
        self.read_aloud.apply(settings)
        self._apply_scanning()
        self.dwell_click.apply(settings)
        self.conductor.set_hand_order(settings.hand_order)
