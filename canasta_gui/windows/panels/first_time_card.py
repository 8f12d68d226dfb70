"""The note on the table that explains what happens for the first time."""

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QHideEvent, QMouseEvent, QPainterPath, QPen, QShowEvent
from PySide6.QtWidgets import QGraphicsPathItem
from typing_extensions import override

from canasta_gui.table.furniture.z_order import Z_SHADE
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.layout.hand_layout import seen
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.rows import in_grid
from canasta_gui.windows.panels.card_place import line_to
from canasta_gui.windows.panels.table_card import TableCard

_LINE, _DOT, _RIM = 2.5, 4.0, 0.6
"""The width of the line and the radius of its dot in pixels, and the opacity of its rim."""
_INDEX, _NAME = (0.34, 0.54), (1.0, 0.75)
"""The part of a card, from its upper left corner, that rank and suit take: usually, and in large
type on a meld that shows its name.
"""


class FirstTimeCard(TableCard):
    """An explanation that a click closes.

    It is low enough for the free cloth beside the stock, or for the foot of the own hand, which
    tells nothing, and hides while it would cover something or a great moment is shown, whose words
    come on free cloth, too. A line leads to what it is
    about, or a ring shows it, except while that moves.
    """

    role = "plate"
    widths = (46, 37, 31, 26, 24, 66, 96)
    flat_widths = (84, 96, 108)
    """Its widths with title, text and button beside each other, in letters: there is little height
    below the index of a hand in two rows.
    """
    leaves = 0.53
    read = Signal()
    """Emitted when the player has read the explanation."""
    appeared = Signal()
    disappeared = Signal()

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self.is_kept_back = False
        """Whether something else is shown where the card lies."""
        self._zone: Zone | None = None
        """Where it lies what the card is about."""
        self.pointer = QGraphicsPathItem()
        """The line to what the card is about, or the ring about it."""
        self._line = QGraphicsPathItem(self.pointer)
        self.pointer.setZValue(Z_SHADE)
        for item in (self.pointer, self._line):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        table.table_scene.scene.addItem(self.pointer)
        table.table_scene.shown.connect(self.follow)
        # With a beat the players say other things, and melds get other places.
        table.beat_begun.connect(self.follow)
        table.landed.connect(self._point)
        self._title = label(role="eyebrow")
        self.text = label(is_wrapped=True)
        self.read_button = button(role="link")
        self.read_button.clicked.connect(self.read)
        self._grid = in_grid(6, 2, long=1)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._grid)
        self._arrange(is_flat=False)
        self.retranslate()
        self.hide()

    @property
    @override
    def about(self) -> Rect | None:
        board = self._table.table_scene.board
        if self._zone is None or not (poses := board.arrangement.poses.get(self._zone)):
            return None
        if self._zone == board.hand_zone:
            drawn = [seen(poses, at) for at, card in enumerate(board.hand) if card.is_marked]
            return hull(drawn) if drawn else None
        if self._zone.kind is ZoneKind.HAND:
            return board.frame.place(self._zone.owner).body
        shown = poses[-1:] if self._zone.kind is ZoneKind.PILE else poses
        return hull([pose.rect for pose in shown])

    def tell(self, text: str, zone: Zone | None = None) -> None:
        """Shows an explanation of what lies in a place near to it, where there is room; the focus
        stays where it is.
        """
        self._zone = zone
        self.setGeometry(QRect())
        self.text.setText(text)
        self.read_button.setAccessibleDescription(text)
        self.follow()

    def put_away(self) -> None:
        """Hides the card until something is told again."""
        self.text.clear()
        self.hide()

    def follow(self) -> None:
        """Moves the card to free cloth; hides it while there is none."""
        is_away = self.is_kept_back or self._table.table_scene.has_moment
        if not self.text.text() or is_away:
            self.hide()
            return
        self.ensurePolished()
        self.setVisible(self.find_place())
        self._point()

    @override
    def find_place(self) -> bool:
        is_free = super().find_place()
        self._arrange(is_flat=False)
        if self._grid.totalHeightForWidth(self.width()) > self.height():
            self._arrange(is_flat=True)
        return is_free

    @override
    def _sizes(self) -> list[QSize]:
        self._arrange(is_flat=False)
        sizes = super()._sizes()
        self._arrange(is_flat=True)
        return [*sizes, *(self._size(letters) for letters in self.flat_widths)]

    def _arrange(self, *, is_flat: bool) -> None:
        """Puts the text below title and button, or between them."""
        for part in (self._title, self.text, self.read_button):
            self._grid.removeWidget(part)
        self._grid.addWidget(self._title, 0, 0)
        self._grid.addWidget(self.read_button, 0, 2)
        self._grid.addWidget(self.text, *((0, 1, 1, 1) if is_flat else (1, 0, 1, 3)))
        self._grid.activate()

    def retranslate(self) -> None:
        """Writes the title and the button in the present language."""
        self._title.setText(self.tr("New"))
        self.read_button.setText(self.tr("Understood"))
        self.setAccessibleName(self._title.text())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.emit()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pointer.hide()
        self.disappeared.emit()

    def _point(self) -> None:
        """Draws a line from the card to what it is about; where there is none, a ring there."""
        about = self.about if self.isVisible() and not self._is_moving else None
        self.pointer.setVisible(about is not None)
        if about is None:
            return
        line = line_to(self._table, about, self.geometry(), self._read_parts())
        bright = QColor(table_palette(self._table.options.table_style).drawn)
        dark = shaded("#000000", _RIM)
        for item, colour, width in ((self.pointer, dark, 3 * _LINE), (self._line, bright, _LINE)):
            item.setPen(QPen(colour, width))
            item.setBrush(QBrush() if line is None else colour)
            item.setPath(_ring(about) if line is None else _dotted(line))

    def _read_parts(self) -> list[Rect]:
        """Returns where ranks and suits of the cards stand that it is about, and the rim of a dot
        would cover them.
        """
        arrangement, zone = self._table.table_scene.board.arrangement, self._zone
        if zone is None or zone.kind is ZoneKind.HAND:
            return []
        wide, high = _NAME if zone in arrangement.names else _INDEX
        return [
            Rect(it.rect.x, it.rect.y, wide * it.width, high * it.rect.h).grown(_DOT + _LINE)
            for it in arrangement.poses.get(zone, ())
        ]

    @property
    def _is_moving(self) -> bool:
        """Whether a card of those that it is about is not where it will lie."""
        board = self._table.table_scene.board
        if self._zone is None:
            return False
        poses = board.arrangement.poses.get(self._zone, ())
        held = board.sprites.get(self._zone, ())
        return any(sprite.pose != pose for sprite, pose in zip(held, poses, strict=False))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.read.emit()


def _dotted(line: QLineF) -> QPainterPath:
    path = QPainterPath(line.p1())
    path.lineTo(line.p2())
    path.addEllipse(line.p2(), _DOT, _DOT)
    return path


def _ring(area: Rect) -> QPainterPath:
    box = area.grown(_DOT)
    return rounded(QRectF(box.x, box.y, box.w, box.h), 2 * _DOT)
