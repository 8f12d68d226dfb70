"""The view on the scene of the table: how Qt draws it, in which sizes, and as a picture."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsView,
    QToolTip,
    QWidget,
)

from canasta_gui.i18n.formats import in_lines
from canasta_gui.table.meld_lens import show_enlarged
from canasta_gui.table.motion.timing import PULSE, REDRAW_AFTER_RESIZE
from canasta_gui.table.picture_packing import PicturePacking
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.style import TableStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.table_view import TableView

_LEAST = QSize(1024, 700)


class _Scene(QGraphicsScene):
    """The scene of a table, which tells what a press does, else what its items tell."""

    def __init__(self, show_tip: Callable[[QPointF, QPoint, QWidget], bool]) -> None:
        super().__init__()
        self._show_tip = show_tip

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Shows a tooltip."""
        if not self._show_tip(event.scenePos(), event.screenPos(), event.widget()):
            super().helpEvent(event)


class TableCanvas(QGraphicsView):
    """Draws the scene of a table over its background; nobody can do anything on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._scene = _Scene(self._show_tip)
        super().__init__(self._scene, parent)
        self._prepare_view()
        self._background = _Background()
        self.table_scene = TableScene(self._scene, self.devicePixelRatioF())
        self._redraw = QTimer(self, singleShot=True, interval=REDRAW_AFTER_RESIZE)
        self._redraw.timeout.connect(self._redraw_cards)
        self._pulse = QTimer(self, interval=PULSE)
        self._pulse.timeout.connect(self._think)
        PicturePacking(self.table_scene, self)
        self.table_scene.clock.swarmed.connect(self._follow_swarm)
        self.table_scene.shown.connect(self._animate)
        self.table_scene.faces.changed.connect(self._rest_unseen)

    def _prepare_view(self) -> None:
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        # Everything is a pixmap with a clear margin: its edges are soft without antialiasing.
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The table covers the whole widget; filling the background first is slow in a large window.
        viewport = QWidget()
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Of Qt's own one PySide finds the class by making those of all widgets: 2 MB.
        self.setViewport(viewport)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def _follow_swarm(self, is_swarm: bool) -> None:
        """Draws one rectangle while cards move all over the table: otherwise hundreds of pieces,
        to which each card is cut, which takes half as long again.
        """
        mode = QGraphicsView.ViewportUpdateMode
        one, few = mode.BoundingRectViewportUpdate, mode.MinimalViewportUpdate
        self.setViewportUpdateMode(one if is_swarm else few)

    def tip_at(self, _at: QPointF) -> str:
        """Returns what a press at a point of the scene does, for a tooltip; nothing here."""
        return ""

    def _show_tip(self, at: QPointF, screen: QPoint, viewport: QWidget) -> bool:
        tip = self.tip_at(at)
        if tip and not show_enlarged(tip, self.table_scene, at, screen, viewport):
            QToolTip.showText(screen, in_lines(tip), viewport)
        return bool(tip)

    @property
    def view(self) -> TableView | None:
        """Returns the view that was shown last."""
        return self.table_scene.view

    @property
    def is_settled(self) -> bool:
        """Returns whether nothing is being played."""
        return not self.table_scene.player.is_busy

    @property
    def is_in_use(self) -> bool:
        """Returns whether the cards must keep their pictures for now."""
        return not self.is_settled

    @property
    def is_drawing(self) -> bool:
        """Returns whether some cards still wait for their pixmaps."""
        return self.table_scene.render_thread.is_busy

    def set_options(self, options: TableOptions) -> None:
        """Applies another look and pace."""
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.table_scene.set_options(options, is_mirrored=is_mirrored)
        self.viewport().update()

    @property
    def options(self) -> TableOptions:
        """Returns the look and the pace."""
        return self.table_scene.options

    def grab_picture(self, ratio: float = 1.0) -> QImage:
        """Returns the table as a picture of its size times ``ratio`` pixels."""
        self._redraw_cards()
        return _photograph(self, self.table_scene, ratio)

    def finish_drawing(self) -> None:
        """Draws every card that still waits for its pixmap, before a picture of the table is
        taken.
        """
        self.table_scene.render_thread.finish()

    def sizeHint(self) -> QSize:
        """Returns a comfortable size of the table."""
        return QSize(1280, 860)

    def minimumSizeHint(self) -> QSize:
        """Returns the smallest size at which everything can be read."""
        return _LEAST

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: ARG002
        """Draws the empty table, or the snapshot that replaces everything on it."""
        picture = self._scene.backgroundBrush().texture()
        if not picture.isNull():
            painter.drawPixmap(0, 0, picture)
            return
        self._background.draw(
            painter,
            self.viewport().size(),
            self.table_scene.options.table_style,
            ratio=self.devicePixelRatioF(),
            is_hurried=self._redraw.isActive(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out in its new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        self.table_scene.resize(size.width(), size.height())
        self._redraw.start()

    def _redraw_cards(self) -> None:
        """Draws the cards for the window's size, once it has stayed the same for a while."""
        if self.is_in_use:
            self._redraw.start()
        else:
            self.table_scene.relayout()
            if self._background.is_stretched:
                self.viewport().update()

    def showEvent(self, event: QShowEvent) -> None:
        """Lets the faces live that are seen now."""
        super().showEvent(event)
        self._animate()

    def _animate(self) -> None:
        """Lets the faces live, and the dots of those who think move, unless less motion is
        wanted.
        """
        view = self.table_scene.view
        if view is None or self.table_scene.options.reduced_motion or not self.isVisible():
            self.table_scene.faces.sleep()
            return
        acting = {seat.seat for seat in view.seats if seat.is_to_act}
        seats = frozenset(seat.seat for seat in view.players)
        self.table_scene.faces.wake(seats, seats - acting if acting else frozenset())
        if any(seat.is_thinking for seat in view.seats):
            self._pulse.start()

    def _rest_unseen(self) -> None:
        """Lets the faces rest while nobody sees them.

        Not when the table is hidden: Qt says that also while it takes the table apart.
        """
        if not self.isVisible():
            self.table_scene.faces.sleep()

    def _think(self) -> None:
        if not self.table_scene.think():
            self._pulse.stop()


def _photograph(view: QGraphicsView, table_scene: TableScene, ratio: float) -> QImage:
    """Returns an image of the table of its size times ``ratio`` pixels."""
    before = table_scene.card_pixmaps.ratio
    table_scene.set_ratio(ratio)
    table_scene.render_thread.finish()
    size = view.viewport().size()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(view.renderHints())
    table = surfaces.table(size, ratio, table_scene.options.table_style)
    painter.drawPixmap(image.rect(), table)
    view.scene().render(painter, QRectF(image.rect()), QRectF(QPointF(0, 0), size))
    painter.end()
    table_scene.set_ratio(before)
    return image


class _Background:
    """Paints the table; stretches the last picture while the window is being resized."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._baked: tuple[QSize, float, TableStyle] | None = None
        """The size, pixel ratio and style for which the picture was made."""
        self.is_stretched = False
        """Whether the picture that was drawn last was made for another size."""

    def draw(
        self, painter: QPainter, size: QSize, style: TableStyle, *, ratio: float, is_hurried: bool
    ) -> None:
        """Draws a table of a size in logical pixels, as far as the painter's clip reaches.

        With ``is_hurried`` it stretches the existing picture, and has to be called again later.
        """
        wanted = (size, ratio, style)
        can_wait = is_hurried and self._baked is not None and self._baked[2] == style
        if wanted != self._baked and not can_wait:
            self._picture = QPixmap()  # Two pictures would take twice the memory.
            self._picture, self._baked = surfaces.table(*wanted), wanted
        self.is_stretched = self._baked != wanted
        if self.is_stretched:
            painter.drawPixmap(QRect(0, 0, size.width(), size.height()), self._picture)
        else:
            painter.drawPixmap(0, 0, self._picture)
