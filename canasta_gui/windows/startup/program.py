"""Assembles the program: the window, the table, the computer players, the matches, the sounds."""

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.file_notices import (
    deck_left_notice,
    folder_notice,
    held_notice,
    unread_notice,
    unsaved_notice,
)
from canasta_gui.persistence.folders import refusal_of
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.model import Settings
from canasta_gui.sound.ambience import AmbiencePlayer
from canasta_gui.sound.game_sounds import GameSounds
from canasta_gui.sound.loudspeaker import Loudspeaker, Output
from canasta_gui.sound.read_aloud import ReadAloud
from canasta_gui.sound.sound_player import SoundPlayer
from canasta_gui.table.gestures.table_keys import keys_in_use
from canasta_gui.table.motion.timing import MotionSpeed
from canasta_gui.table.widget import TableWidget
from canasta_gui.theme.table_look import table_options
from canasta_gui.windows.commands.commands import Commands
from canasta_gui.windows.frame.small_window_note import SmallWindowNote
from canasta_gui.windows.match.file_import import FileImport
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.present_person import PresentPerson
from canasta_gui.windows.reach.dwell_click import DwellClick
from canasta_gui.windows.reach.switch_scan import SwitchScan
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.resume_guard import ResumeGuard


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
        self.ambience = AmbiencePlayer(self.sounds, self.window)
        self.present_person = PresentPerson(self.conductor, self.preferences)
        self.read_aloud = ReadAloud(self.window.table, self.conductor)
        self.commands = Commands(self.window, self.flow, self.preferences, self.hinting)
        self.commands.dialogs.players.is_silent = self.sounds.is_silent
        self.window.actions_by_name["say-again"].triggered.connect(self.read_aloud.say_again)
        self.switch_scan = SwitchScan(self.window)
        self.dwell_click = DwellClick(self.window)
        self.file_import = FileImport(self.window, self.flow)
        SmallWindowNote(self.window, self.preferences)
        self._apply(self.preferences.settings)
        self.preferences.changed.connect(self._apply)
        self.preferences.unsaved.connect(self._tell_unsaved)
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
            self.window.banner.tell(deck_left_notice(name))
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

    def _apply_again(self) -> None:
        self._apply(self.preferences.settings)

    def _apply(self, settings: Settings) -> None:
        words = self.preferences.remembered.words_style
        options = table_options(settings, words)
        self.window.table.set_options(options)
        self.window.table.keyboard.use_keys(keys_in_use(dict(settings.keys)))
        self.window.sheets.is_still = options.reduced_motion or options.speed is MotionSpeed.INSTANT
        self._set_pace()
        self.worker.is_unhurried = settings.unhurried_computers
        self.conductor.set_hints(settings.hints)
        self.game_sounds.apply(settings)
        self.ambience.apply(settings)
        self.read_aloud.apply(settings)
        self.switch_scan.apply(settings)
        self.dwell_click.apply(settings)
        self.conductor.set_hand_order(settings.hand_order)
