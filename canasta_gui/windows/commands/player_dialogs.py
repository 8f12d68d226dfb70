"""Opens the dialogs on the people of this computer: their names, records and settings."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup

if TYPE_CHECKING:
    # Imported with the settings, to start fast.
    from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess
    from canasta_gui.foreign_decks.source import DeckProblem


class PlayerDialogs(DialogGroup):
    """Opens the dialogs on players, on their records and on their settings."""

    practice_asked = Signal(str)
    """Emitted with the `Theme` of which exercises are wanted."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self.is_silent: Callable[[], bool] = bool
        """Returns whether sounds are wanted but cannot be played."""
        self._deck_import: DeckImportProcess | None = None

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "players": self.show_players,
            "stand-in": self.show_stand_in,
            "record": self.show_record,
            "settings": self.show_settings,
        }

    @Slot()
    def show_players(self) -> None:
        """Opens the dialog in which the persons of this computer are named, chosen and deleted."""
        from canasta_gui.dialogs.players.players_dialog import PlayersDialog

        PlayersDialog(self._preferences, self._window).open()

    @property
    def can_stand_in(self) -> bool:
        """Whether several people play a match on the table, so that one of them may leave."""
        match = self._flow.conductor.kept_match
        return match is not None and not match.is_over and len(match.people) > 1

    def show_stand_in(self) -> None:
        """Opens the dialog in which computers play in the place of people who leave."""
        from canasta_gui.dialogs.stand_in_dialog import StandInDialog

        match = self._flow.match
        if match is not None and self.can_stand_in:
            dialog = StandInDialog(match, self._window)
            dialog.changed.connect(self._flow.conductor.change_player)
            dialog.open()

    def show_record(self) -> None:
        """Opens the record of the matches that the players of this computer have finished."""
        from canasta_gui.dialogs.records.records_dialog import RecordsDialog
        from canasta_gui.persistence.sheet_store import SheetStore

        sheets = [kept.sheet for kept in SheetStore().all()[0]]
        dialog = RecordsDialog(self._flow.store, self._window, self._preferences, sheets)
        dialog.index_renewed.connect(self.tell_renewed_index)
        dialog.practice_wanted.connect(dialog.reject)
        dialog.practice_wanted.connect(self.practice_asked)
        dialog.open()

    def show_settings(self) -> None:
        """Opens the settings."""
        from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog

        if self._deck_import is None:
            self._deck_import = self._make_deck_import()
        SettingsDialog(self._preferences, self._window, self.is_silent, self._deck_import).open()

    def end(self) -> None:
        """Stops the import of a deck when the program ends; the next start tells of it."""
        if self._deck_import is not None:
            if self._deck_import.is_busy:
                self._preferences.remember(deck_left=self._deck_import.name)
            self._deck_import.stop()

    def _make_deck_import(self) -> "DeckImportProcess":
        """Returns an import that goes on, and is told of, when the settings are closed."""
        from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess

        made = DeckImportProcess(self)
        made.opened.connect(self._use_deck)
        made.failed.connect(self._tell_deck_problem)
        return made

    def _use_deck(self, value: str) -> None:
        self._preferences.change(deck=value)

    def _tell_deck_problem(self, problem: "DeckProblem") -> None:
        from canasta_gui.dialogs.settings.deck_control import deck_problem_text
        from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog

        if self._deck_import is not None and not self._window.findChild(SettingsDialog):
            self._window.banner.tell(deck_problem_text(problem, self._deck_import.name))
