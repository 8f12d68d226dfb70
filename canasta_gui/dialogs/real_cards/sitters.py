"""The choice of who sits out a deal with real cards, where some do."""

from collections.abc import Sequence

from canasta_gui.widgets.combo_box import ComboBox
from engine import Ruleset


class Sitters:
    """A box for each player who sits out; players of the same side change places."""

    def __init__(
        self, rules: Ruleset, names: Sequence[str], usual: tuple[int, ...], known: tuple[int, ...]
    ) -> None:
        """Offers the players of the sides whose turn it is; ``known`` is who was chosen before."""
        self._usual = usual
        self.boxes: list[ComboBox] = []
        left = list(known or usual)
        for seat in usual:
            side = rules.side_by_seat[seat]
            box = ComboBox()
            for mate in rules.seats.sides[side]:
                box.addItem(names[mate], mate)
            chosen = next(it for it in left if rules.side_by_seat[it] == side)
            left.remove(chosen)
            box.setCurrentIndex(box.findData(chosen))
            self.boxes.append(box)

    @property
    def chosen(self) -> tuple[int, ...]:
        """Who sits out otherwise than usual; empty as usual, also where two boxes say the same."""
        seats = tuple(sorted({int(box.currentData()) for box in self.boxes}))
        is_usual = seats == tuple(sorted(self._usual))
        return () if is_usual or len(seats) < len(self.boxes) else seats
