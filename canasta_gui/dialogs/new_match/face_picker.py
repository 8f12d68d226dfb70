"""A small grid of all faces from which a player chooses one."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import isolated
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.widgets.factory import frame
from canasta_gui.widgets.person_row import FaceButton
from canasta_gui.widgets.rows import in_column
from canasta_gui.words.player_names import face_name

_ACROSS = 4
_SIZE = 60
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_ACROSS,
    Qt.Key.Key_Down: _ACROSS,
}


class FacePicker(QDialog):
    """A pop-up that closes with the choice, Escape or a press elsewhere.

    The caption of a face is its name, or the player who has it. Arrow keys move between the faces;
    Space and Enter choose one.
    """

    chosen = Signal(str)

    def __init__(self, whose: str, own: str, taken: Mapping[str, str], parent: QWidget) -> None:
        """Creates the grid; ``taken`` maps a face to the name of the other player who has it."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Choose a face, {place}").format(place=whose))
        self.buttons = {face: self._button(face, taken.get(face, "")) for face in FACES}
        sheet = frame("popup")
        in_column(sheet, of=self, margins=0)
        grid = QGridLayout(sheet)
        grid.setContentsMargins(14, 12, 14, 12)
        grid.setSpacing(6)
        for at, made in enumerate(self.buttons.values()):
            grid.addWidget(made, at // _ACROSS, at % _ACROSS)
        self.buttons[own].setChecked(True)
        self.buttons[own].setFocus()

    def open_below(self, place: QWidget) -> None:
        """Opens the grid below a widget, or above it at the end of the screen."""
        self.adjustSize()
        screen = place.screen().availableGeometry()
        corner = place.mapToGlobal(QPoint(0, place.height()))
        box = QRect(corner, self.size())
        if box.bottom() > screen.bottom():
            box.moveBottom(max(corner.y() - place.height(), screen.top() + box.height()))
        box.moveRight(min(box.right(), screen.right()))
        self.move(box.topLeft())
        self.show()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        faces = list(self.buttons)
        at = next((n for n, face in enumerate(faces) if self.buttons[face].hasFocus()), 0)
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if step and 0 <= at + step < len(faces):
            self.buttons[faces[at + step]].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(faces[at])
        elif not step:
            super().keyPressEvent(event)

    def _button(self, face: str, holder: str) -> FaceButton:
        made, name = _GridFace(_SIZE), face_name(face)
        made.setObjectName(face)
        made.setCheckable(True)
        made.show_face(face)
        made.setText(holder or name)
        made.setToolTip(name)
        made.setAccessibleName(name)
        if holder:
            made.setAccessibleDescription(
                self.tr("{name} has it: the two change faces.").format(name=isolated(holder))
            )
        made.clicked.connect(lambda: self._take(face))
        return made

    def _take(self, face: str) -> None:
        self.chosen.emit(face)
        self.close()


class _GridFace(FaceButton):
    """A face that leaves the arrow keys and Enter to the grid."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
