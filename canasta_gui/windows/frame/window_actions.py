"""Makes every action of menus, tool bar and shortcuts once, as ``assets/commands.toml`` tells."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from canasta_gui.dialogs.keys.key_bindings import KeyLine
from canasta_gui.resource_path import resource_path
from canasta_gui.windows.frame.tool_icons import tool_icon
from canasta_gui.words.setting_labels import words_of
from canasta_gui.words.written import messages
from engine import read_shipped_table


@dataclass(frozen=True, slots=True)
class CommandLists:
    """The lists of tools, of commands that are on or off, and of those that need a match."""

    tools: tuple[str, ...]
    switches: tuple[str, ...]
    at_table: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommandTable:
    """Where the commands stand, and their keys: the content of ``assets/commands.toml``."""

    menus: Mapping[str, tuple[str, ...]]
    lists: CommandLists
    keys: Mapping[str, tuple[str, ...]]

    @property
    def choices(self) -> Iterator[str]:
        """Yields the settings whose values a menu offers."""
        every = chain.from_iterable(self.menus.values())
        return (it.removeprefix(OFFERS) for it in every if it.startswith(OFFERS))


OFFERS: Final = "*"
"""What stands before such a setting in a menu."""


@cache
def commands() -> CommandTable:
    """Returns the commands. Raises `BrokenFileError`."""
    return msgspec.convert(
        read_shipped_table(resource_path("assets", "commands.toml")), CommandTable
    )


_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}


class Actions(QObject):
    """All actions by name; choices by setting and value."""

    house_named = Signal()
    """Emitted when the name of the match's house rules has changed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.house_title = ""
        self.by_name = {name: self._make(name) for name in _texts()}
        self.choices = {field: self._make_group(field) for field in commands().choices}
        for name in commands().lists.switches:
            self.by_name[name].setCheckable(True)
        for name in commands().lists.at_table:
            self.by_name[name].setEnabled(False)
        self.retranslate()
        # An empty name must take no room.
        self.show_house("")

    def __getitem__(self, name: str) -> QAction:
        """Returns the action of this name."""
        return self.by_name[name]

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        for name, text in _texts().items():
            self.by_name[name].setText(text)
        for field, actions in self.choices.items():
            for value, word in words_of(field).items():
                actions[value].setText(word)
        self.by_name["repeat"].setIconText(self.tr("Repeat", "the last turn, on a button"))

    def show_house(self, name: str) -> None:
        """Sets the name of the house rules on the table; empty under an edition's rules."""
        action = self.by_name["differs"]
        self.house_title = self.tr("House rules: {name}").format(name=name)
        if action.isVisible() == bool(name) and action.toolTip().startswith(self.house_title):
            return
        action.setVisible(bool(name))
        action.setIconText(self.house_title)
        tip = self.tr("{title}. Show in what they differ.").format(title=self.house_title)
        action.setToolTip(tip)
        self.house_named.emit()

    def keys(self) -> list[KeyLine]:
        """Returns the actions that have shortcuts, with these and their texts."""
        return [
            KeyLine(name, tuple(self.by_name[name].shortcuts()), text.replace("&", "").rstrip("…"))
            for name, text in _texts().items()
            if name in commands().keys
        ]

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """Gives actions the keys that the player has chosen, the others their usual ones."""
        for name in commands().keys:
            key = QKeySequence.fromString(chosen.get(name, ""))
            self.by_name[name].setShortcuts(_usual_keys(name) if key.isEmpty() else [key])

    def _make(self, name: str) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setIcon(tool_icon(name))
        action.setIconVisibleInMenu(False)
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        action.setShortcuts(_usual_keys(name))
        return action

    def _make_group(self, field: str) -> dict[str, QAction]:
        group = QActionGroup(self)
        made: dict[str, QAction] = {}
        for value in words_of(field):
            made[value] = self._make(value)
            made[value].setCheckable(True)
            group.addAction(made[value])
        return made


def _texts() -> Mapping[str, str]:
    return messages("Actions", "choices")


def _usual_keys(name: str) -> list[QKeySequence]:
    standard = QKeySequence.StandardKey.__members__
    keys = [QKeySequence(standard.get(key, key)) for key in commands().keys.get(name, ())]
    return list(dict.fromkeys(key for key in keys if not key.isEmpty()))
