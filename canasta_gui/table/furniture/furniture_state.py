"""The input of the furniture: the view, what has arrived, and the look."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.layout.arrange import Arrangement
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.render.palette import SideColours, TablePalette
from canasta_gui.table.render.portrait import Gaze
from canasta_gui.table.render.style import TableStyle
from canasta_gui.viewmodel.deal_summary import CountStep
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind


@dataclass(frozen=True, slots=True)
class FurnitureState:
    """A view, and the picture on the table now; they differ while cards travel."""

    view: TableView
    picture: Picture
    arrangement: Arrangement
    style: TableStyle
    palette: TablePalette
    card_pixmaps: CardPixmaps
    coming: Mapping[Zone, int] = field(default_factory=dict[Zone, int])
    """The number of cards that are still on their way to each place."""
    raised: frozenset[int] = frozenset()
    """The positions of the raised cards in the viewer's hand."""
    dots: int = 0
    """A counter that animates the dots of a player who thinks."""
    gazes: Mapping[int, Gaze] = field(default_factory=dict[int, Gaze])
    """Where players look, by seat; the others look ahead."""
    told: str = ""
    """The text about an event that requires no action."""
    counted: CountStep | None = None
    """The part of a score that has been counted."""
    is_sweeping: bool = False
    """Whether a heap is on its way into a hand."""
    chairs: tuple[int, ...] = ()
    """During the draw for seats, by chair the seat whose player still sits there."""

    @property
    def line(self) -> str:
        """Returns the text about an event, or else the prompt."""
        view = self.view
        if view.is_over and all(side.result for side in view.sides) and view.last_action:
            return self.told or view.last_action
        return self.told or (view.prompt if view.is_wordy else view.brief_prompt or view.prompt)

    @property
    def has_result(self) -> bool:
        """Returns whether the result of the deal is to be shown: once everything was counted."""
        is_counted = self.view.is_over and all(side.result for side in self.view.sides)
        return is_counted and self.counted is None and not self.told

    @property
    def is_hand_empty(self) -> bool:
        """Returns whether no card lies in the place of the viewer's hand."""
        return not self.picture.cards(Zone(ZoneKind.HAND, self.view.seats[0].seat))

    def count(self, zone: Zone) -> int:
        """Returns how many cards have arrived in a place."""
        return len(self.picture.cards(zone)) - self.coming.get(zone, 0)

    def held(self, seat: int) -> int:
        """Returns how many cards a player holds; what is swept up counts from the first card on, so
        that the number is true of the hand that it ends as.
        """
        hand = Zone(ZoneKind.HAND, seat)
        return len(self.picture.cards(hand)) if self.is_sweeping else self.count(hand)

    def side_colour(self, side: int) -> SideColours:
        """Returns the colours of a side, or of its partner whose place shows its melds."""
        hosts = {it.side: it.side if it.place is None else it.place for it in self.view.sides}
        place = tuple(self.frame.sides).index(hosts.get(side, side))
        return self.palette.sides[place % len(self.palette.sides)]

    @property
    def frame(self) -> Frame:
        """Returns the rectangles of the table."""
        return self.arrangement.frame

    @property
    def text(self) -> float:
        """Returns the height of the base text, in pixels."""
        return self.frame.measure.text
