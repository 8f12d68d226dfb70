"""The base of cards with explanations that lie on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QHideEvent, QRegion
from typing_extensions import override

from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import Zone
from canasta_gui.widgets.translated_frame import TranslatedFrame
from canasta_gui.windows.panels.card_place import best_place, cloth, kept_place


class TableCard(TranslatedFrame):
    """A card that lies on the table where it covers as little as possible."""

    role = "note"
    """The look of the card, by its name in the style sheet."""
    widths: Sequence[int]
    """The widths of the card, in letters; it is narrower where a wide one would cover something."""

    stays = False
    """Whether the card covers cards or words rather than move with every text."""

    leaves: float = 1.0
    """The part of the cards of the own hand, from their upper edge, that it leaves in sight."""

    kept_free: Sequence[Zone] = ()
    """Places that it covers least of all, even where they are empty."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setProperty("role", self.role)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        table.carried.connect(self._let_pass)
        self._is_lying = False
        """Whether it lies at a place where it stays."""

    def settle(self) -> None:
        """Moves the card to where it covers least."""
        if not self.isHidden():
            self.find_place()

    @property
    def about(self) -> Rect | None:
        """The area of what the card is about; ``None`` if it is about what is lit."""
        return None

    def find_place(self) -> bool:
        """Moves the card to where it covers least; returns whether it covers nothing there."""
        layout = self.layout()
        assert layout is not None
        # Rows within the layout measure new words only once it is active.
        layout.activate()
        sizes = self._sizes()
        kept = kept_place(self._table, sizes, self.geometry()) if self._is_lying else None
        here = kept or self.geometry()
        place, is_free = best_place(
            self._table, sizes, here, self.kept_free, self.about, self.leaves
        )
        self._is_lying = self.stays
        self.setGeometry(kept or place)
        self.raise_()
        return is_free

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_lying = False

    def _let_pass(self) -> None:
        """Leaves out what is carried over the card, so that it passes above."""
        corner = self.pos()
        over = QRegion()
        for area in self._table.mouse.carried:
            rect = QRect(round(area.x), round(area.y), round(area.w), round(area.h))
            over += rect.translated(-corner)
        if (over & self.rect()).isEmpty():
            self.clearMask()
        else:
            self.setMask(QRegion(self.rect()) - over)

    def _sizes(self) -> list[QSize]:
        """Returns the sizes that the card may have, the best one first."""
        return [self._size(letters) for letters in self.widths]

    def _size(self, letters: int) -> QSize:
        """Returns the size of the card for a line width in letters."""
        wide = min(letters * self.fontMetrics().averageCharWidth(), cloth(self._table).width())
        layout = self.layout()
        assert layout is not None
        wide = max(wide, layout.totalMinimumSize().width())
        return QSize(wide, layout.totalHeightForWidth(wide))
