"""The caption on the felt that leads through a lesson."""

from collections.abc import Iterable, Sequence
from itertools import product

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import ZoneKind
from canasta_gui.widgets.factory import button, label

_LETTERS = (46, 37, 30)
"""The widths of the card, in letters; it is narrower where a wide one would cover something."""
_GAP = 10
_STEPS = 14
"""The number of positions, across and down, that are tried for the card."""
_LIT, _CARDS, _WORDS = 40.0, 6.0, 3.0
"""The cost of covering highlighted places, cards, and texts."""
_IN_USE = (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.STAGE)


class LessonCard(QFrame):
    """The lesson's caption; it lies on the table where it covers as little as possible."""

    gone_on = Signal()
    shown_how = Signal()
    left = Signal()
    gone_back = Signal()
    """Emitted to return to the previous step."""
    again_wanted = Signal()
    """Emitted to start the same exercise again."""
    match_wanted = Signal()
    """Emitted when the learner wants to play a deal without the lesson."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setProperty("role", "note")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._place = label(role="eyebrow")
        self.text = label(is_wrapped=True)
        self.correction = label(role="strong", is_wrapped=True)
        self.next_button = button("primary")
        self.how_button, self.leave_button = button("link"), button("link")
        self.play_button, self.again_button = button(), button()
        self.back_button = button("link")
        self.next_button.clicked.connect(self.gone_on)
        self.how_button.clicked.connect(self.shown_how)
        self.leave_button.clicked.connect(self.left)
        self.play_button.clicked.connect(self.match_wanted)
        self.again_button.clicked.connect(self.again_wanted)
        self.back_button.clicked.connect(self.gone_back)
        self._lay_out()
        self._title, self._at, self._of = "", 0, 0
        self._next_text = ""
        self.retranslate()
        self.hide()

    def show_place(self, title: str, at: int, of: int) -> None:
        """Shows which lesson and which step it is."""
        self._title, self._at, self._of = title, at, of
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Shows the subject of an exercise."""
        self.show_place(title, 0, 0)

    def tell(
        self,
        text: str,
        correction: str = "",
        *,
        can_go_on: bool = False,
        can_show: bool | None = None,
        can_play: bool = False,
        can_go_back: bool = False,
        can_try_again: bool = False,
        next_text: str = "",
        has_keys: bool = True,
    ) -> None:
        """Shows a text; the button that continues has the focus if the table expects no action.

        Unless stated otherwise, the demonstration is offered while no button continues.
        """
        self.text.setText(text)
        self.correction.setText(correction)
        self.correction.setVisible(bool(correction))
        self._next_text = next_text
        self.next_button.setVisible(can_go_on)
        self.how_button.setVisible(not can_go_on if can_show is None else can_show)
        self.play_button.setVisible(can_play)
        self.back_button.setVisible(can_go_back)
        self.again_button.setVisible(can_try_again)
        self.next_button.setAccessibleDescription(text)
        self.retranslate()
        self.show()
        self.settle()
        if can_go_on and has_keys:
            self.next_button.setFocus()
        elif self.isAncestorOf(self.focusWidget() or self):
            self._table.setFocus()

    def settle(self) -> None:
        """Moves the card to where it covers least."""
        if self.isHidden():
            return
        self.setGeometry(self._best_place())
        self.raise_()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self._place.setText(
            self.tr("{title} · {at} of {of}", "a lesson and its step").format(
                title=self._title, at=self._at, of=self._of
            )
            if self._of
            else self._title
        )
        self.next_button.setText(self._next_text or self.tr("Go on"))
        self.how_button.setText(self.tr("Show me"))
        self.leave_button.setText(self.tr("Leave"))
        self.play_button.setText(self.tr("Play, with hints"))
        self.again_button.setText(self.tr("Try again"))
        self.back_button.setText(self.tr("Back", "to the step before"))
        self.setAccessibleName(self.tr("Lesson"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 12, 10)
        column.setSpacing(6)
        column.addWidget(self._place)
        column.addWidget(self.text)
        column.addWidget(self.correction)
        # On two rows, because long words in large type would be cut on one.
        column.addLayout(_row(self.again_button, self.play_button))
        column.addLayout(
            _row(self.how_button, self.next_button, first=(self.leave_button, self.back_button))
        )

    def _size(self, letters: int) -> QSize:
        """Returns the size of the card for a line width in letters."""
        wide = min(letters * self.fontMetrics().averageCharWidth(), self._table.width() - 2 * _GAP)
        layout = self.layout()
        assert layout is not None
        wide = max(wide, layout.totalMinimumSize().width())
        return QSize(wide, layout.totalHeightForWidth(wide))

    def _best_place(self) -> QRect:
        """Returns the widest place that covers nothing, or else the one that covers least."""
        obstacles = tuple(self._obstacles())
        wide, *others = (self._size(letters) for letters in _LETTERS)
        best = self._place_of(wide, obstacles)
        for size in others:
            if _covered(best, obstacles) == 0 or size.height() > self._table.height() - 2 * _GAP:
                break
            place = self._place_of(size, obstacles)
            best = min(best, place, key=lambda it: _covered(it, obstacles))
        return best

    def _place_of(self, size: QSize, obstacles: Sequence[tuple[Rect, float]]) -> QRect:
        """Returns the best place for a card of a size."""
        across = self._table.width() - size.width() - 2 * _GAP
        down = self._table.height() - size.height() - 2 * _GAP
        steps = range(_STEPS + 1)
        places = [
            QRect(QPoint(_GAP + across * x // _STEPS, _GAP + down * y // _STEPS), size)
            for x, y in product(steps, steps)
        ]
        return min(places, key=lambda place: self._cost(place, obstacles))

    def _obstacles(self) -> Iterable[tuple[Rect, float]]:
        """Yields the areas that should stay visible, with their costs."""
        table_scene = self._table.table_scene
        frame = table_scene.board.frame
        spotlight = self._table.spotlight
        for area in (*spotlight.areas, *spotlight.told):
            yield area, _LIT
        yield from self._held()
        for zone, area in table_scene.board.arrangement.areas.items():
            if zone.kind not in (ZoneKind.FELT, ZoneKind.HAND):
                yield area, _LIT if zone.kind in _IN_USE else _CARDS
        for area in table_scene.furniture.buttons.values():
            yield area, _LIT
        yield table_scene.furniture.prompt, _CARDS
        yield frame.notice, _CARDS
        yield frame.word, _CARDS
        for side in frame.sides.values():
            yield side.plate, _WORDS
        for seat in frame.seats.values():
            yield seat.plate, _WORDS

    def _held(self) -> Iterable[tuple[Rect, float]]:
        """Yields the areas that hands cover with their costs; the viewer's costs more."""
        board = self._table.table_scene.board
        for zone, poses in board.arrangement.poses.items():
            if zone.kind is ZoneKind.HAND and poses:
                cost = _LIT if zone == board.hand_zone else _CARDS
                yield hull([pose.rect for pose in poses]), cost

    def _cost(self, place: QRect, obstacles: Iterable[tuple[Rect, float]]) -> float:
        own = _rect(place)
        covered = _covered(place, obstacles)
        lit = self._table.spotlight.areas
        far = min((abs(own.cx - it.cx) + abs(own.cy - it.cy) for it in lit), default=0.0)
        here = self.pos()
        # Among equal positions the one nearest to the highlight and to the present position wins.
        return covered + 2 * far + 0.5 * (abs(place.x() - here.x()) + abs(place.y() - here.y()))


def _rect(place: QRect) -> Rect:
    return Rect(place.x(), place.y(), place.width(), place.height())


def _covered(place: QRect, obstacles: Iterable[tuple[Rect, float]]) -> float:
    """Returns the total cost of the areas that a lesson card covers at a place."""
    own = _rect(place)
    return sum(weight * own.overlap(area) for area, weight in obstacles)


def _row(*last: QWidget, first: tuple[QWidget, ...] = ()) -> QHBoxLayout:
    """Returns a row with buttons at both ends."""
    row = QHBoxLayout()
    row.setSpacing(6)
    for made in first:
        row.addWidget(made)
    row.addStretch(1)
    for made in last:
        row.addWidget(made)
    return row
