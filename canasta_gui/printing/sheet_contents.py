"""The texts of the sheet: the same as in the window, and the day of the match."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QDate

from canasta_gui.i18n.formats import Formats, number, signed
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.words.edition_texts import changed_from
from canasta_gui.words.match_end_texts import how_it_ended, side_name, victory


@dataclass(frozen=True, slots=True)
class Cell:
    """The points of a side in a deal, and its score after the deal."""

    points: str
    total: str
    is_loss: bool


@dataclass(frozen=True, slots=True)
class SheetRow:
    """The row of a deal."""

    deal: str
    ending: str
    cells: tuple[Cell, ...]
    """The cells by side."""


@dataclass(frozen=True, slots=True)
class ScorePaper:
    """The texts of a whole match."""

    game: str
    day: str
    sides: tuple[str, ...]
    """The names of the players of each side, in one text: a side has no other name."""
    rows: tuple[SheetRow, ...]
    totals: tuple[str, ...]
    """The final scores by side."""
    winners: tuple[int, ...] = ()
    verdict: str = ""
    """Who won; empty before the end of the match."""
    players: tuple[str, ...] = ()
    """The players who may sign: everybody once the match is over."""


def score_paper(deals: Sequence[DealSummary], day: QDate) -> ScorePaper:
    """Returns the sheet of a match with at least one finished deal."""
    deals = [replace(deal, viewer=None) for deal in deals]
    last = deals[-1]
    return ScorePaper(
        game=last.rules.title,
        day=Formats.day_in_words(day),
        sides=tuple(side_name(last, side) for side in range(last.side_count)),
        rows=tuple(_row(deal) for deal in deals),
        totals=tuple(number(side.match) for side in last.scored.sides),
        winners=last.winners,
        verdict=victory(last) if last.winners else "",
        players=last.names if last.winners else (),
    )


def _row(deal: DealSummary) -> SheetRow:
    cells = (
        Cell(signed(side.total), number(side.match), side.total < 0) for side in deal.scored.sides
    )
    changed = changed_from(deal.deal, deal.changes, deal.rules.words.style)
    ending = "\n".join(filter(None, (changed, how_it_ended(deal), deal.note)))
    return SheetRow(number(deal.deal), ending, tuple(cells))
