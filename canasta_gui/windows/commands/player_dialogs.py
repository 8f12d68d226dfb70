"""Opens the dialogs on the people of this computer: their names, records and settings."""

from collections.abc import Callable

from PySide6.QtCore import Slot

from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup


class PlayerDialogs(DialogGroup):
    """Opens the dialogs on players, on their records and on their settings."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self.is_silent: Callable[[], bool] = bool
        """Returns whether sounds are wanted but cannot be played."""

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "players": self.show_players,
            "record": self.show_record,
            "settings": self.show_settings,
        }

    @Slot()
    def show_players(self) -> None:
        """Opens the dialog in which the persons of this computer are named, chosen and deleted."""
        from canasta_gui.dialogs.players.players_dialog import PlayersDialog

        PlayersDialog(self._preferences, self._window).open()

    def show_record(self) -> None:
        """Opens the record of the matches that the players of this computer have finished."""
        from canasta_gui.dialogs.records.records_dialog import RecordsDialog

        RecordsDialog(self._flow.store, self._window, self._preferences).open()

    def show_settings(self) -> None:
        """Opens the settings."""
        from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog

        SettingsDialog(self._preferences, self._window, self.is_silent).open()
