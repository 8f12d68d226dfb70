"""The first page, for a player who has no match to continue."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from canasta_gui.settings.person import Person
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.theme.theme import text_growth
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.person_row import MOST, PersonChoice, PersonRow, choices_of
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.windows.frame.card_fan import CardFan
from canasta_gui.windows.frame.empty_table import EmptyTable
from canasta_gui.windows.frame.game_shelf import GameShelf
from canasta_gui.windows.frame.language_button import LanguageButton

_USUAL_HEIGHT, _USUAL_WIDTH = 700, 1000
"""The height and width in pixels of a usual page; in a larger one words and buttons grow too."""
_FAN = 130
"""The height in pixels that is left to the fan beside the games."""
_STEP = 0.25
_FACE = 44
"""The size of a face in pixels."""


class Welcome(EmptyTable):
    """The first page: one button deals, one begins the first lesson, the others lead to choices."""

    is_bare = True
    play = Signal()
    """Emitted to deal at once, with the last set-up or the usual one."""
    choose = Signal()
    """Emitted to choose the game and the players first."""
    game_chosen = Signal(str)
    """Emitted when the box of an edition was pressed; carries its id."""
    open_saved = Signal()
    learn = Signal()
    """Emitted to begin a lesson at the table."""
    read_rules = Signal()
    manage_players = Signal()
    person_chosen = Signal(str)
    """Emitted when a person was chosen who plays; carries the id, empty for a guest."""
    language_chosen = Signal(str)
    """Emitted when a language was chosen; carries its code."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "felt")
        self.fan = CardFan()
        self._title = label("Canasta", "hero")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        # Reserves its line until the rules are loaded, so that nothing moves then.
        self._about_play = label(" ", "facts")
        self._about_play.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.play_button = button(role="big")
        self.choose_button = button(role="link")
        self.saved_button = button(role="link")
        self.players_button = button(role="link")
        self.learn_button = button(role="outline")
        self.rules_button = button(role="link")
        self.play_button.clicked.connect(self.play)
        self.choose_button.clicked.connect(self.choose)
        self.saved_button.clicked.connect(self.open_saved)
        self.players_button.clicked.connect(self.manage_players)
        self.games = GameShelf()
        self.games.chosen.connect(self.game_chosen)
        self.persons = PersonRow(_FACE)
        self.persons.chosen.connect(self.person_chosen)
        self.learn_button.clicked.connect(self.learn)
        self.rules_button.clicked.connect(self.read_rules)
        self.language_button = LanguageButton()
        self.language_button.chosen.connect(self.language_chosen)
        self._table_style = TableStyle()
        self._scale = 1.0
        self._offered: tuple[Mapping[str, Person], str] = {}, ""
        """The persons who are offered, and the present one."""
        self._lay_out()
        self.retranslate()

    def show_style(self, deck: DeckStyle, table: TableStyle) -> None:
        """Uses the cards and the felt of a style."""
        self.fan.show_style(deck)
        self.show_empty_table(table)
        self._table_style = table
        self._show_sheet()

    def show_offer(
        self, facts: str, edition: str, *, has_saved: bool, is_still: bool = False
    ) -> None:
        """Shows which match the big button deals, and whether there are saved matches to open.

        The fan is dealt out of the edition's box; it lies there at once if motion is off.
        """
        self.show_facts(facts)
        self.fan.deal(edition, is_still=is_still)
        self.saved_button.setVisible(has_saved)

    def show_games(self, editions: Sequence[str]) -> None:
        """Shows the boxes of editions where the page has room for them."""
        self.games.show_games(editions)
        self._fit_persons()

    def show_facts(self, facts: str) -> None:
        """Shows which match the big button deals."""
        self._about_play.setText(facts)

    def show_persons(self, persons: Mapping[str, Person], present: str) -> None:
        """Offers the persons of this machine by id, and a guest; nobody while there are none."""
        self._offered = persons, present
        known = choices_of(persons)
        taken = [one.face for one in known]
        face = next((face for face in FACES if face not in taken), FACES[0])
        if len(known) >= MOST:
            known.sort(key=lambda one: one.id != present)
        guest = PersonChoice("", self.tr("Guest"), face)
        self.persons.show_persons([*known[: MOST - 1], guest] if known else [], present)
        self._fit_persons()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self.play_button.setText(self.tr("Deal the cards"))
        self.choose_button.setText(self.tr("Choose game and players…"))
        self.saved_button.setText(self.tr("Saved games…"))
        self.players_button.setText(self.tr("Players…"))
        self.learn_button.setText(self.tr("Learn canasta"))
        self.rules_button.setText(self.tr("How to play"))
        self.language_button.retranslate()
        self.games.show_games([box.edition for box in self.games.boxes])
        self.show_persons(*self._offered)

    def _show_sheet(self) -> None:
        # The layout grows with the window, and the buttons grow with the layout.
        growth = text_growth(self.window().width(), self.window().height())
        points = QApplication.font().pointSizeF() / growth
        sheet = _ink_sheet(self._table_style) + _size_sheet(points, self._scale)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the least size, without persons and games: links lead to them too."""
        whole = super().minimumSizeHint()
        rows = self._height_of(self.persons) + self._height_of(self.games)
        return QSize(whole.width(), whole.height() - rows)

    def _height_of(self, row: QWidget) -> int:
        """Returns the height that a row takes; 0 while it is hidden."""
        layout = self.layout()
        if row.isHidden() or layout is None:
            return 0
        return row.minimumSizeHint().height() + layout.spacing()

    def _fit_persons(self) -> None:
        """Hides the rows of games and of persons on a page that is too low for them."""
        self.persons.setVisible(bool(self.persons.buttons))
        self.games.show()
        needed = self.minimumSizeHint().height() + self._height_of(self.persons)
        if self.height() < needed + self._height_of(self.games) + _FAN:
            self.games.hide()
        if self.height() < needed and not self.persons.isHidden():
            self.persons.hide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = min(event.size().height() / _USUAL_HEIGHT, event.size().width() / _USUAL_WIDTH)
        # In steps, because after each new style sheet every widget measures itself again.
        self._scale = max(round(scale / _STEP) * _STEP, 1.0)
        self.persons.set_size(round(_FACE * self._scale))
        self._show_sheet()
        self._fit_persons()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.FontChange:
            self._show_sheet()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        choices = _abreast(_line(self.play_button), _line(self.learn_button))
        choices.row.setSpacing(24)
        links = _abreast(
            _line(self.choose_button, self.saved_button),
            _line(self.players_button, self.rules_button),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(30, 16, 30, 6)
        column.addStretch(1)
        column.addWidget(self.fan, 11)
        column.addWidget(self._title)
        column.addSpacing(14)
        column.addWidget(self.persons, 0, Qt.AlignmentFlag.AlignHCenter)
        self.persons.setContentsMargins(0, 0, 0, 14)
        column.addWidget(choices)
        column.addSpacing(6)
        column.addWidget(self._about_play)
        column.addSpacing(10)
        column.addWidget(self.games, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(links)
        column.addStretch(2)
        column.addLayout(_line(self.language_button))


def _ink_sheet(table: TableStyle) -> str:
    """Returns the style sheet of the page's words and buttons in the colours of its table."""
    palette = table_palette(table)
    ink, ground = palette.word, palette.plate
    return f"""
QLabel, FaceButton, BoxButton, QPushButton[role="link"] {{ color: {ink}; }}
FaceButton {{ selection-background-color: {ink}; }}
QPushButton[role="link"] {{ text-decoration: none; }}
QPushButton[role="link"]:hover {{ text-decoration: underline; }}
QPushButton[role="link"]:focus {{ border-color: {ink}; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QPushButton[role="big"] {{ background: {ink}; border-color: {ink}; color: {ground}; }}
QPushButton[role="big"]:focus {{ border-color: {ground}; }}
QPushButton[role="outline"] {{ border-color: {ink}; color: {ink}; }}
QPushButton[role="outline"]:hover {{ background: {ink}; color: {ground}; }}
"""


def _size_sheet(points: float, scale: float) -> str:
    """Returns the style sheet that enlarges words and buttons by a factor; sizes follow
    the text.
    """
    if scale == 1.0:
        return ""
    large, more = 1.2 * points * scale, scale - 1
    button = f"border-radius: {10 * scale:.0f}px; margin: 0 {10 * more:.0f}px"
    return f"""
QLabel, FaceButton, QPushButton[role="link"] {{ font-size: {points * scale:.1f}pt; }}
QPushButton[role="link"] {{ margin: 0 {8 * more:.0f}px; }}
QLabel[role="hero"] {{ font-size: {4.6 * points * scale:.1f}pt; }}
QLabel[role="facts"] {{ margin: {8 * more:.0f}px 0 {6 * more:.0f}px; }}
QPushButton[role="big"] {{ font-size: {large:.1f}pt; padding: {_pad(13, 34, scale)}; {button}; }}
QPushButton[role="big"]:focus {{ padding: {_pad(11, 32, scale)}; }}
QPushButton[role="outline"] {{ font-size: {large:.1f}pt; padding: {_pad(12, 33, scale)}; {button};
  border-width: {2 * scale:.0f}px; }}
QPushButton[role="outline"]:focus {{ border-width: {5 * scale:.0f}px;
  padding: {_pad(9, 30, scale)}; }}
"""


def _pad(down: float, across: float, scale: float) -> str:
    return f"{down * scale:.0f}px {across * scale:.0f}px"


def _abreast(*lines: QHBoxLayout) -> ResponsiveRow:
    """Returns a row of widgets side by side in the middle."""
    made = ResponsiveRow()
    made.row.addStretch(1)
    for line in lines:
        made.row.addLayout(line)
    made.row.addStretch(1)
    return made


def _line(*buttons: QPushButton) -> QHBoxLayout:
    """Returns a line of buttons that stay side by side."""
    line = QHBoxLayout()
    line.setSpacing(14)
    line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    for each in buttons:
        each.setCursor(Qt.CursorShape.PointingHandCursor)
        line.addWidget(each)
    return line
