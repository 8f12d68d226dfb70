"""The first page, for a player who has no match to continue."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from canasta_gui.settings.person import Person
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.theme.theme import text_growth
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.person_row import MOST_PERSONS, PersonChoice, PersonRow, choices_of
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, air, at, fill, in_column, in_row, wide
from canasta_gui.windows.frame.card_fan import CardFan
from canasta_gui.windows.frame.empty_table import EmptyTable
from canasta_gui.windows.frame.game_shelf import GameShelf
from canasta_gui.windows.frame.language_button import LanguageButton
from canasta_gui.windows.frame.welcome_sheet import TITLE, ink_sheet, size_sheet

_USUAL_HEIGHT, _USUAL_WIDTH = 700, 1000
"""The height and width in pixels of a usual page; in a larger one words and buttons grow too."""
_FAN = 130
"""The height in pixels that is left to the fan beside the games."""
_STEP = 0.25
_MARGIN = 30
_LEAST_SIZE = QSize(480, 300)
"""The least size in pixels of the page."""
_FACE = 44
"""The size of a face in pixels."""


class Welcome(EmptyTable):
    """The first page: one button deals, one begins the first lesson, the others lead to choices."""

    is_bare = True

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "felt")
        self.fan = CardFan()
        self._title = label("Canasta", "hero")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        # Reserves its line until the rules are loaded, so that nothing moves then.
        self._about_play = label(" ", "facts")
        self._about_play.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._about_play.setWordWrap(True)
        self.play_button = button(role="big")
        self.choose_button = button(role="link")
        self.saved_button = button(role="link")
        self.players_button = button(role="link")
        self.learn_button = button(role="outline")
        self.rules_button = button(role="link")
        self.games = GameShelf()
        self.persons = PersonRow(_FACE)
        self.language_button = LanguageButton()
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
        self.games.mark(edition)
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
        if len(known) >= MOST_PERSONS:
            known.sort(key=lambda one: one.id != present)
        guest = PersonChoice("", self.tr("Guest"), face)
        self.persons.show_persons([*known[: MOST_PERSONS - 1], guest] if known else [], present)
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
        self.games.grow(max(growth, self._scale))
        points = QApplication.font().pointSizeF() / growth
        title = min(TITLE * points * self._scale, 0.1 * self.width(), 0.16 * self.height())
        sheet = ink_sheet(self._table_style) + size_sheet(points, self._scale, title)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the least size: in a smaller one than the content needs, the page scrolls."""
        return _LEAST_SIZE

    def _needed(self) -> int:
        """Returns the height of the content without persons and games: links lead to them too."""
        rows = self._height_of(self.persons) + self._height_of(self.games)
        wide = self.width()
        layout = self._column
        height = layout.heightForWidth(wide) if layout.hasHeightForWidth() else 0
        return max(height, self._page.minimumSizeHint().height()) - rows

    def _height_of(self, row: QWidget) -> int:
        """Returns the height that a row takes; 0 while it is hidden."""
        return 0 if row.isHidden() else row.minimumSizeHint().height() + self._column.spacing()

    def _fit_persons(self) -> None:
        """Hides the rows of games and of persons on a page that is too low for them."""
        self.persons.setVisible(bool(self.persons.buttons))
        self.games.show()
        for ornament in (self._title, self.fan):
            ornament.show()
        for ornament in (self.fan, self._title):
            if self.height() < self._needed():
                ornament.hide()
        needed = self._needed() + self._height_of(self.persons)
        is_narrow = self.width() < self.games.minimumWidth() + 2 * _MARGIN
        if is_narrow or self.height() < needed + self._height_of(self.games) + _FAN:
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
        self._fit_links()
        self._fit_persons()

    def _fit_soon(self) -> None:
        QTimer.singleShot(0, self, self._fit_persons)

    def _fit_links(self) -> None:
        """Puts links below each other that have no room side by side."""
        room = self.width() - 2 * _MARGIN
        for pair in self._pairs:
            parts = [pair.itemAt(at) for at in range(pair.count())]
            wide = sum(part.minimumSize().width() for part in parts if part is not None)
            fits = wide + pair.spacing() * (len(parts) - 1) <= room
            way = QBoxLayout.Direction
            pair.setDirection(way.LeftToRight if fits else way.TopToBottom)

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
        self._pairs = (
            _line(self.choose_button, self.saved_button),
            _line(self.players_button, self.rules_button),
        )
        links = _abreast(*self._pairs)
        self._page = QWidget()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidgetResizable(True)
        self.area.setWidget(self._page)
        self.area.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)
        # Rows that become columns make the page higher after it was fitted.
        self.area.verticalScrollBar().rangeChanged.connect(self._fit_soon)
        in_column(self.area, of=self, margins=0)
        self._column = column = in_column(air(2), of=self._page, margins=(_MARGIN, 16, _MARGIN, 6))
        # Else the page would scroll before the fan becomes small.
        self.fan.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        fill(
            column,
            wide(self.fan, 11),
            self._title,
            14,
            at(Qt.AlignmentFlag.AlignHCenter, self.persons),
        )
        self.persons.setContentsMargins(0, 0, 0, 14)
        fill(
            column,
            choices,
            6,
            self._about_play,
            10,
            at(Qt.AlignmentFlag.AlignHCenter, self.games),
            links,
            AIR,
            _line(self.language_button),
        )


def _abreast(*lines: QHBoxLayout) -> ResponsiveRow:
    """Returns a row of widgets side by side in the middle."""
    return ResponsiveRow(AIR, *lines, AIR)


def _line(*buttons: QPushButton) -> QHBoxLayout:
    """Returns a line of buttons that stay side by side."""
    line = in_row(spacing=14)
    line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    for each in buttons:
        each.setCursor(Qt.CursorShape.PointingHandCursor)
        line.addWidget(each)
    return line
