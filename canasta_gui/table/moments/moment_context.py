"""What a moment finds on the table, and what it may put there for a while."""

from dataclasses import dataclass

from canasta_gui.table.board import Board
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone


@dataclass(frozen=True, slots=True)
class MomentContext:
    """The table as a beat begins."""

    board: Board
    items: PixmapItems
    """Those of the furniture: a moment moves them and puts them back."""
    effects: PixmapItems
    """Those of the moment itself: they are gone when it is over."""
    state: FurnitureState
    after: TableView
    """The view in which the step will end."""

    def cards(self, zone: Zone) -> Rect:
        """What the cards of a place cover when they lie."""
        return hull([pose.rect for pose in self.state.arrangement.poses[zone]])
