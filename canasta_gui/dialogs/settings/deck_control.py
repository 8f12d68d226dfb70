"""The choice of the deck: the program's decks and the player's imported ones, with what is told of
cards that cannot be imported.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QFileDialog, QMenu
from typing_extensions import override

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess
from canasta_gui.foreign_decks.deck_library import imported_decks, is_imported, remove_deck
from canasta_gui.foreign_decks.installed import installed_decks
from canasta_gui.foreign_decks.source import DeckProblem
from canasta_gui.settings.model import RULES_DECK
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import button, label, show_text
from canasta_gui.widgets.rows import AIR, at, fill, in_column
from canasta_gui.widgets.setting_controls import Control
from canasta_gui.words.written import message


def deck_problem_text(problem: DeckProblem, name: str) -> str:
    """Returns one sentence about the file or folder with this name."""
    return message("Decks", problem, name=name)


_KINDS: Final = "*.svgz *.svg"


class DeckControl(Control):
    """A list of the decks, with a button that imports another one."""

    def __init__(self, field: str, import_process: DeckImportProcess | None = None) -> None:
        super().__init__(field)
        self.list = ComboBox()
        self.list.activated.connect(self._choose)
        self.open_button = button()
        self.menu = QMenu(self.open_button)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.open_button.setMenu(self.menu)
        self.note = label(role="caption", is_wrapped=True)
        """The file that is being imported, or why that failed."""
        self.note.hide()
        self.stop_button = button(role="link", then=self._stop)
        self.stop_button.hide()
        self.import_process = import_process or DeckImportProcess(self)
        self.import_process.opened.connect(self._use)
        self.import_process.progressed.connect(self._tell_progress)
        self.import_process.failed.connect(self._tell_problem)
        self._value = RULES_DECK
        self._words: dict[str, str] = {}
        column = in_column(
            at(Qt.AlignmentFlag.AlignRight, self.list),
            at(Qt.AlignmentFlag.AlignRight, self.open_button),
            self.note,
            at(Qt.AlignmentFlag.AlignRight, self.stop_button),
            spacing=6,
        )
        fill(self.row, AIR, column)
        if self.import_process.is_busy:
            self._tell_begun()

    @property
    def values(self) -> tuple[str, ...]:
        """The values of all decks."""
        return tuple(self.list.itemData(at) for at in range(self.list.count()))

    @override
    def show_value(self, value: object) -> None:
        self._value = str(value)
        self._fill_list()

    @override
    def set_name(self, name: str) -> None:
        self.list.setAccessibleName(name)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Writes the names of the program's decks."""
        self._words = texts
        self._fill_list()
        self.open_button.setText(self.tr("More cards"))
        self.stop_button.setText(self.tr("Stop"))

    def open(self, path: Path) -> None:
        """Imports a deck; the table uses it when it is ready."""
        self.import_process.open(path)
        if self.import_process.is_busy:
            self._tell_begun()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and not self.import_process.is_busy:
            self._note("")
        super().changeEvent(event)

    def _fill_list(self) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for value, word in self._words.items():
                self.list.addItem(word, value)
            for deck in imported_decks():
                own = self.tr("{name}, with suits of its own").format(name=deck.info.name)
                name = own if deck.info.has_own_suits else deck.info.name
                self.list.addItem(name, deck.value)
            # If the deck no longer exists, the rules choose the cards.
            self.list.setCurrentIndex(max(self.list.findData(self._value), 0))
        if self._value.startswith(OWN_DECK) and not is_imported(self._value):
            self._note(self.tr("Your cards are not there any more: open them again."))

    def _note(self, text: str) -> None:
        show_text(self.note, text)
        self.stop_button.setVisible(self.import_process.is_busy)

    def _stop(self) -> None:
        """Stops the import; the cards stay as they are."""
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.import_process.stop()
        self._note("")

    def _choose(self, _at: int) -> None:
        # An import that ended later would take the place of what is chosen now.
        self.import_process.stop()
        self._note("")
        self.tell(self.list.currentData())

    def _fill_menu(self) -> None:
        """Fills the menu with what can be imported now."""
        self.menu.clear()
        self.menu.addAction(self.tr("A card deck of KDE or GNOME…")).triggered.connect(
            self._ask_file
        )
        self.menu.addAction(self.tr("A folder of pictures…")).triggered.connect(self._ask_folder)
        if found := installed_decks():
            self.menu.addSeparator()
            for deck in found:
                action = self.menu.addAction(deck.name.replace("&", "&&"))
                action.triggered.connect(lambda _=False, path=deck.path: self.open(path))
        if is_imported(self._value):
            self.menu.addSeparator()
            text = self.tr("Take {name} away").format(name=self.list.currentText())
            self.menu.addAction(text.replace("&", "&&")).triggered.connect(self._take_away)

    def _ask_file(self) -> None:
        kinds = self.tr("Card decks ({kinds})").format(kinds=_KINDS)
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Open a card deck"), "", kinds)
        if chosen:
            self.open(Path(chosen))

    def _ask_folder(self) -> None:
        title = self.tr("Open a folder with a picture of each card")
        if chosen := QFileDialog.getExistingDirectory(self, title):
            self.open(Path(chosen))

    def _take_away(self) -> None:
        gone = self._value
        self._note("")
        self.tell(RULES_DECK)
        remove_deck(gone)
        self._fill_list()

    def _use(self, value: str) -> None:
        self._note("")
        self._fill_list()
        self.tell(value)

    def _tell_begun(self) -> None:
        text = self.tr("{name} is being opened…")
        self._note(text.format(name=self.import_process.name))

    def _tell_progress(self, done: int) -> None:
        text = self.tr("{name} is being opened: {done} %")
        self._note(text.format(name=self.import_process.name, done=done))

    def _tell_problem(self, problem: DeckProblem) -> None:
        self._note(deck_problem_text(problem, self.import_process.name))
