"""Defines every action of menus, tool bar and shortcuts once, with its texts."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from canasta_gui.dialogs.keys.key_bindings import KeyLine
from canasta_gui.windows.frame.tool_icons import tool_icon
from canasta_gui.words.setting_labels import words_of
from canasta_gui.words.written import messages

Key = QKeySequence.StandardKey
_Keys = Key | str

_SHORTCUTS: Final[Mapping[str, tuple[_Keys, ...]]] = {
    "new": (Key.New,),
    "back": (Key.Back,),
    "saved": (Key.Open,),
    "sheet": ("Ctrl+E",),
    "watch": ("Ctrl+Shift+R",),
    "print": ("Ctrl+Shift+P",),
    "pdf": (Key.SaveAs, "Ctrl+Shift+S"),
    "quit": (Key.Quit, "Ctrl+Q"),
    "undo": (Key.Undo,),
    "redo": ("Ctrl+Shift+Z",),
    "lay": ("Ctrl+L",),
    "take-back": ("Ctrl+B",),
    "ask": ("Ctrl+K",),
    "pass": ("Ctrl+P",),
    "repeat": ("Ctrl+R",),
    "last-round": ("Ctrl+G",),
    "hint": ("Ctrl+T",),
    "why-not": ("Ctrl+Shift+T",),
    "why": ("Ctrl+Y",),
    "explain": ("Shift+F1",),
    "skip": ("Ctrl+J",),
    "bigger-cards": (Key.ZoomIn, "Ctrl+="),
    "smaller-cards": (Key.ZoomOut,),
    "bigger-text": ("Ctrl+Shift+.",),
    "smaller-text": ("Ctrl+Shift+,",),
    "card_sounds": ("Ctrl+Shift+M",),
    "read_aloud": ("Ctrl+Shift+A",),
    "say-again": ("Ctrl+D",),
    "full-screen": (Key.FullScreen, "F11"),
    "menus": ("F10",),
    "show_log": ("Ctrl+H",),
    "memory": ("Ctrl+M",),
    "settings": (Key.Preferences, "Ctrl+,"),
    "how-to-play": (Key.HelpContents, "F1"),
    "keys": ("Ctrl+/",),
}
"""The keys of each action; all of them work, and the menu shows the first that the
platform knows.
"""

_SWITCHES: Final = (
    "wait_for_me", "card_sounds", "read_aloud", "four_colours", "high_contrast", "show_log",
    "memory", "full-screen",
)  # fmt: skip
"""Actions that are on or off; those with an underscore in the name are settings."""
_AT_TABLE: Final = (
    "continue", "match-rules", "stand-in", "phone",
    "sheet", "review", "watch", "compare", "fairness", "print", "pdf",
    "undo", "redo", "lay", "take-back", "ask", "pass",
    "hint", "why-not", "repeat", "last-round", "why", "explain", "skip", "memory", "say-again",
)  # fmt: skip
"""The actions that need a match; they are disabled without one."""
CHOICES: Final = ("speed", "felt", "back", "hand_order")
"""The settings whose values a menu offers."""

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
        self.choices = {field: self._make_group(field) for field in CHOICES}
        for name in _SWITCHES:
            self.by_name[name].setCheckable(True)
        for name in _AT_TABLE:
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
        for field in CHOICES:
            for value, word in words_of(field).items():
                self.choices[field][value].setText(word)
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
            if name in _SHORTCUTS
        ]

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """Gives actions the keys that the player has chosen, the others their usual ones."""
        for name in _SHORTCUTS:
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
    keys = [QKeySequence(key) for key in _SHORTCUTS.get(name, ())]
    return list(dict.fromkeys(key for key in keys if not key.isEmpty()))
