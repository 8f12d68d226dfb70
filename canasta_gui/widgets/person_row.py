"""A row of faces with names, each a button; one press chooses a person."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import unmarked
from canasta_gui.settings.person import Person
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import FACES, Mood, face_or_usual
from canasta_gui.widgets.factory import clear
from canasta_gui.widgets.rows import in_row

_AIR = 4
"""The margin around the face in pixels, for the rings of choice and focus."""
_RING = 2.5


class FaceButton(QAbstractButton):
    """A face with an optional text below it; the chosen one has a heavy ring."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.face = FACES[0]
        self._size = size
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_face(self, face: str) -> None:
        """Shows another face."""
        self.face = face
        self.update()

    def set_size(self, size: int) -> None:
        """Shows the face in another size in pixels."""
        self._size = size
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        side, metrics = self._size + 2 * _AIR, self.fontMetrics()
        if not self.text():
            return QSize(side, side)
        wide = min(metrics.horizontalAdvance(self.text()), 2 * self._size) + 2 * _AIR
        return QSize(max(side, wide), side + metrics.height())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        box = QRectF((self.width() - self._size) / 2, _AIR, self._size, self._size)
        ring = self.palette().color(role.Highlight if self.underMouse() else role.Mid)
        picture = portrait(self.face, Mood.CALM, self._size, self.devicePixelRatioF(), ring.name())
        painter.drawPixmap(box.topLeft(), picture)
        if self.isChecked():
            self._draw_ring(painter, box, self.palette().color(role.Highlight))
        if self.hasFocus():
            edge = _RING + 0.5
            self._draw_ring(
                painter, box.adjusted(-edge, -edge, edge, edge), self.palette().color(role.Text)
            )
        painter.setPen(self.palette().color(role.WindowText))
        below = QRectF(0, box.bottom() + _AIR, self.width(), self.height())
        where = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(
            below, where, self.fontMetrics().elidedText(self.text(), elide, self.width())
        )

    def _draw_ring(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, _RING))
        half = _RING / 2
        painter.drawEllipse(box.adjusted(half, half, -half, -half))


MOST_PERSONS: Final = 6
"""The largest number of persons in a row."""
_WIDTH: Final = 1.7
"""The least width of a button, as a multiple of the face."""


@dataclass(frozen=True, slots=True)
class PersonChoice:
    """A person to choose: the id, and what the button shows."""

    id: str
    name: str
    face: str


def choices_of(persons: Mapping[str, Person]) -> list[PersonChoice]:
    """Returns the choices of persons by id."""
    return [
        PersonChoice(person_id, one.name, face_or_usual(one.face, place))
        for place, (person_id, one) in enumerate(persons.items())
    ]


class PersonRow(QWidget):
    """The buttons of at most `MOST_PERSONS` persons; empty and invisible without persons."""

    chosen = Signal(str)
    """Emitted with the id of a person whose button was pressed."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size
        self._row = in_row(of=self, spacing=4, margins=0)
        self.buttons: dict[str, FaceButton] = {}
        """The button of each person by id."""
        self._shown: tuple[PersonChoice, ...] = ()
        self._present: str | None = None
        self.setVisible(False)

    def show_persons(self, persons: Sequence[PersonChoice], present: str | None) -> None:
        """Shows persons; the button of the present one is checked."""
        self._present = present
        wanted = tuple(persons[:MOST_PERSONS])
        # Buttons that stay keep the keyboard focus.
        if wanted != self._shown:
            self._shown = wanted
            clear(self._row)
            self.buttons = {person.id: self._button(person) for person in wanted}
            for made in self.buttons.values():
                self._row.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)
            self.setVisible(bool(self.buttons))
        self._check()

    def set_size(self, size: int) -> None:
        """Shows the faces in another size in pixels."""
        self._size = size
        for made in self.buttons.values():
            self._fit(made)

    def _fit(self, made: FaceButton) -> None:
        made.set_size(self._size)
        made.setMinimumWidth(round(_WIDTH * self._size))

    def _button(self, person: PersonChoice) -> FaceButton:
        made = FaceButton(self._size)
        made.setObjectName(person.id)
        made.setCheckable(True)
        self._fit(made)
        made.show_face(person.face)
        made.setText(person.name)
        made.setToolTip(unmarked(person.name))
        made.setAccessibleName(person.name)
        made.clicked.connect(partial(self._choose, person.id))
        return made

    def _choose(self, person_id: str) -> None:
        self._check()
        self.chosen.emit(person_id)

    def _check(self) -> None:
        """Checks the button of the present person alone, whatever was pressed."""
        for person_id, made in self.buttons.items():
            made.setChecked(person_id == self._present)
