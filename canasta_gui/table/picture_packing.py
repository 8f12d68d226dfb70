"""Gives back memory while nobody plays: pictures that nothing shows are packed, one by one."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_gui.process_setup import trim_freed_memory
from canasta_gui.table.motion.timing import PACKED_AFTER, PACKED_EVERY
from canasta_gui.table.render.drawing import forget_drawings
from canasta_gui.table.render.kept_pictures import pack_next
from canasta_gui.table.table_scene import TableScene


class PicturePacking(QObject):
    """Packs the pictures of a table once nothing has changed on it for a while."""

    def __init__(self, table_scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._table_scene = table_scene
        self._has_packed = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        table_scene.shown.connect(self._wait)

    def _wait(self) -> None:
        self._timer.start(PACKED_AFTER)

    def _go_on(self) -> None:
        """Packs one picture, and soon the next one; gives back what all of them left free."""
        if self._table_scene.player.is_busy:
            return
        if self._pack_next():
            self._has_packed = True
            self._timer.start(PACKED_EVERY)
        elif self._has_packed:
            self._has_packed = False
            forget_drawings()
            trim_freed_memory()

    def _pack_next(self) -> bool:
        """Packs the picture of a card that lies turned, of one that is not on the table, or one of
        anything else; returns whether there was one.
        """
        table = self._table_scene
        if any(it.put_away() for it in table.board.all_sprites()):
            return True
        items = [it for it in table.scene.items() if isinstance(it, QGraphicsPixmapItem)]
        return table.card_pixmaps.pack_next() or pack_next({it.pixmap().cacheKey() for it in items})
