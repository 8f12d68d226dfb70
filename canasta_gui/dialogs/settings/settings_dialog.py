"""The dialog of the settings; every change shows at once on the table behind."""

import sys
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtWidgets import QTabWidget, QWidget
from typing_extensions import override

from canasta_gui.dialogs.settings.deck_control import DeckControl
from canasta_gui.dialogs.settings.picture_control import (
    DeckPreview,
    PictureControl,
    back_control,
    table_control,
)
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess
from canasta_gui.i18n.formats import Formats, isolated, sentences
from canasta_gui.settings.model import SCALES, Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.sound.read_aloud import speech_program
from canasta_gui.theme.chosen_styles import deck_style, table_style
from canasta_gui.widgets.factory import button, frame
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.widgets.setting_controls import (
    ChoiceControl,
    Control,
    DropDownControl,
    ScaleControl,
    SecondsControl,
    SettingRow,
    SwitchControl,
)
from canasta_gui.words.setting_labels import value_words
from canasta_gui.words.written import named, names

_ROWS: Final = "Settings"
"""The context in which the names of settings stand."""
PAGES: Final[Mapping[str, Sequence[str]]] = {
    "play": (
        *("speed", "wait_for_me", "unhurried_computers", "confirm_discard"),
        *("hand_order", "hints", "shuffle", "achievements", "show_log", "cores"),
    ),
    "look": (*("deck", "felt", "back", "card_letters", "four_colours", "large_index", "scheme"),),
    "sound": ("card_sounds", "volume", "ambience", "read_aloud"),
    "reading": (
        "card_scale",
        "text_scale",
        "high_contrast",
        "reduced_motion",
        "language",
        "names",
        "plain_words",
    ),
    "reach": ("calm", "scanning", "switch", "scan_seconds", "dwell_click", "dwell_seconds"),
}
"""The settings of each page."""
_SAYS_NO_TITLE = sys.platform.startswith("linux")
"""Whether readers say nothing of the sheet that a tab is in: Orca. It drops what is announced among
the hundreds of events of a new page, and nothing tells when it has read them.
"""


def make_control(field: str, deck_import: DeckImportProcess | None = None) -> Control:
    """Returns the control for a setting, by its name or by what it holds; that of the deck imports
    through the given process.
    """
    match field, getattr(Settings(), field):
        case "deck", _:
            return DeckControl(field, deck_import)
        case "felt", _:
            return table_control(field)
        case "back", _:
            return back_control(field)
        case (("language" | "shuffle"), _):
            return DropDownControl(field)
        case _, StrEnum() as chosen:
            return ChoiceControl(field, tuple(type(chosen)))
        case (("scan_seconds" | "dwell_seconds"), _):
            return SecondsControl(field, *SCALES[field])
        case _, float():
            return ScaleControl(field, *SCALES[field])
        case _:
            return SwitchControl(field)


class SettingsDialog(SheetDialog):
    """Every setting on five pages; changes apply at once and can be undone."""

    is_aside = True

    def __init__(
        self,
        preferences: Preferences,
        parent: QWidget | None = None,
        is_silent: Callable[[], bool] = bool,
        deck_import: DeckImportProcess | None = None,
    ) -> None:
        """Imports decks through ``deck_import``, which goes on when the dialog is closed; without
        it, through one of its own.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._is_silent = is_silent
        self._before = preferences.settings
        self._preview = DeckPreview()
        self.rows = {
            field: SettingRow(make_control(field, deck_import))
            for page in PAGES.values()
            for field in page
        }
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._pages = [self._page(name, fields) for name, fields in PAGES.items()]
        for page in self._pages:
            self._tabs.addTab(page, "")
        self.body.setContentsMargins(12, 6, 12, 0)
        self.body.addWidget(self._tabs)
        self.defaults_button, self.revert_button = button(), button()
        self.defaults_button.clicked.connect(self._use_defaults)
        self.revert_button.clicked.connect(self._take_back)
        self.footer.add_side(self.defaults_button, self.revert_button)
        self._done = self.add_closing_button()
        preferences.changed.connect(self._show)
        self.retranslate()
        self._show(preferences.settings)
        self.resize(680, 660)

    def _page(self, name: str, fields: Sequence[str]) -> ScrollColumn:
        page = ScrollColumn()
        column = page.column
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(4)
        if name == "look":
            column.addWidget(self._preview)
        for position, field in enumerate(fields):
            if position:
                column.addWidget(frame("line"))
            row = self.rows[field]
            row.control.changed.connect(self._change)
            column.addWidget(row)
        column.addStretch(1)
        return page

    @override
    def retranslate(self) -> None:
        self.set_heading(self.tr("Settings"), self._subtitle_text())
        titles = (
            *(self.tr("Play"), self.tr("Look"), self.tr("Sound")),
            *(self.tr("Reading and language"), self.tr("Reach")),
        )
        for position, title in enumerate(titles):
            self._tabs.setTabText(position, title)
            self._pages[position].setAccessibleName(title)
        if _SAYS_NO_TITLE:
            named = sentences((self.windowTitle(), titles[0]))
            self._tabs.tabBar().setAccessibleTabName(0, named)
        values = value_words()
        for field, words in names(_ROWS).items():
            control = self.rows[field].control
            if isinstance(control, ChoiceControl):
                control.segments.set_texts(values[field])
            elif isinstance(control, DropDownControl | PictureControl | DeckControl):
                control.set_texts(values[field])
            self.rows[field].set_texts(words.name, words.line)
        self._tell_silence()
        self._tell_voice()
        self.defaults_button.setText(self.tr("Use the defaults"))
        self.revert_button.setText(self.tr("Take changes back"))
        self._done.setText(self.tr("Done"))

    def _subtitle_text(self) -> str:
        line = self.tr("Every change takes effect at once: look at the table behind.")
        person = self._preferences.person
        if person is None:
            return line
        own = self.tr(
            "Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and"
            " language are {name}'s own; what else is here is this computer's."
        )
        return f"{line}\n{own.format(name=isolated(person.name))}"

    def _tell_silence(self) -> None:
        """Shows below the sound switch that no sound can be played, and what to do."""
        words = named(_ROWS, "card_sounds")
        hint = words.line
        if self._is_silent():
            hint = self.tr(
                "No loudspeaker was found. Connect one or turn it on; Canasta looks again after"
                " half a minute."
            )
        self.rows["card_sounds"].set_texts(words.name, hint)

    def _tell_voice(self) -> None:
        """Shows below the switch of reading aloud that the system has no voice, and what to do."""
        if speech_program(Formats.language) is None:
            hint = self.tr("This computer has no voice. On Linux install “speech-dispatcher”.")
            self.rows["read_aloud"].set_texts(named(_ROWS, "read_aloud").name, hint)

    def _change(self, field: str, value: object) -> None:
        self._preferences.change(**{field: value})

    def _take_back(self) -> None:
        self._preferences.replace(self._before)

    def _use_defaults(self) -> None:
        self._preferences.replace(Settings())

    def _show(self, settings: Settings) -> None:
        for field, row in self.rows.items():
            row.control.show_value(getattr(settings, field))
        for field in ("volume", "ambience"):
            self.rows[field].setEnabled(settings.card_sounds)
        self._tell_silence()
        self._tell_voice()
        self._preview.show_style(
            deck_style(settings, self._preferences.remembered.words_style), table_style(settings)
        )
        self.revert_button.setEnabled(settings != self._before)
