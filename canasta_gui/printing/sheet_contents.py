"""What stands on the sheet, as plain words: the same as in the window, and the day of the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDate

from canasta_gui.i18n.formats import Formats
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.words.deal_results import how_it_went, side_name
from canasta_gui.words.points import number, signed

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Cell:
    """What a deal brought to a side, and what the side had after it."""

    points: str
    total: str
    is_loss: bool


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A deal."""

    deal: str
    ending: str
    cells: tuple[Cell, ...]
    """By side."""


@dataclass(frozen=True, slots=True)
class ScorePaper:
    """The words of a whole match."""

    game: str
    day: str
    sides: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[str, ...]
    """By side."""
    winners: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    """Who may sign: everybody once the match is over."""

    @property
    def verdict(self) -> str:
        """Who has won; empty while the match goes on."""
        names = " \N{MIDDLE DOT} ".join(self.sides[side] for side in self.winners)
        return translate("ScorePaper", "Won by {names}").format(names=names) if names else ""


def score_paper(deals: Sequence[DealSummary], day: QDate) -> ScorePaper:
    """The sheet of the finished deals of a match, of which there is at least one."""
    last = deals[-1]
    return ScorePaper(
        game=last.rules.title,
        day=Formats.day_in_words(day),
        sides=tuple(side_name(last, side) for side in range(last.side_count)),
        rows=tuple(_row(deal) for deal in deals),
        totals=tuple(number(side.match) for side in last.scored.sides),
        winners=last.winners,
        players=last.names if last.winners else (),
    )


def _row(deal: DealSummary) -> SheetRow:
    cells = (
        Cell(signed(side.total), number(side.match), side.total < 0) for side in deal.scored.sides
    )
    return SheetRow(number(deal.deal), how_it_went(deal), tuple(cells))
