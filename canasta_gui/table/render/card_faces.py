"""The faces of the ordinary deck."""

from PySide6.QtGui import QPainter

from canasta_gui.table.render.card_body import SHEET, draw_paper
from canasta_gui.table.render.court_panel import draw_court
from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.emblems import (
    draw_ace,
    draw_basket,
    draw_caliente,
    draw_star,
    draw_stop,
)
from canasta_gui.table.render.index import (
    Index,
    IndexPlaces,
    IndexRole,
    Portrait,
    draw_column,
    draw_index,
    index_places,
)
from canasta_gui.table.render.palette import DeckPalette, court_colours
from canasta_gui.table.render.pips import draw_pips

_JOKER_HEAD = (0.0, -43.5)
"""The middle of the joker's head in its drawing."""
_VALUES = {"A": "20", "2": "20"} | dict.fromkeys("KQJT98", "10")


def index_of(text: str, palette: DeckPalette) -> Index:
    """Returns the index of a card of the ordinary deck."""
    if text == "Jk":
        head = Portrait(_court("Jk", "k", palette, part="head"), _JOKER_HEAD, 48.0)
        return Index("", "basket", "50", palette.joker.ink, "wild", head)
    if text == "Ca":
        # A real minus sign: a hyphen is too short to be seen.
        return Index("", "flame", "\N{MINUS SIGN}100", palette.caliente.ink, "caliente")
    rank, suit = text
    return Index(
        rank_word(rank, palette.letters),
        suit,
        value_of(text),
        palette.suit(suit).ink,
        role_of(text),
        has_corner_sign=rank == "A",
    )


def rank_word(rank: str, letters: str) -> str:
    """Returns the printed text of a rank; ``letters`` are those of jack, queen and king."""
    words = {"T": "10", **dict(zip("JQK", letters, strict=True))}
    return words.get(rank, rank)


def value_of(text: str) -> str:
    """Returns the points printed on a card that has a suit."""
    return "100" if role_of(text) == "bonus" else _VALUES.get(text[0], "5")


def role_of(text: str) -> IndexRole:
    """Returns the role of a card that has a suit."""
    rank, suit = text
    if rank == "3":
        return "bonus" if suit in "hd" else "stop"
    return "wild" if rank == "2" else "natural"


def draw_face(
    painter: QPainter, width: float, *, text: str, palette: DeckPalette, is_large: bool
) -> None:
    """Draws one face; ``width`` of the card is in logical pixels."""
    places = index_places(width, is_large=is_large)
    draw_paper(painter, palette)
    painter.save()
    painter.translate(SHEET.center())
    painter.scale(places.middle, places.middle)
    _draw_middle(painter, text, palette, 1 / places.middle)
    painter.restore()
    _draw_both_ends(painter, index_of(text, palette), palette, places)


def _draw_both_ends(
    painter: QPainter, index: Index, palette: DeckPalette, places: IndexPlaces
) -> None:
    draw_index(painter, index, palette, places)
    painter.save()
    painter.translate(SHEET.width(), SHEET.height())
    painter.rotate(180)
    draw_column(painter, index, palette, places)
    painter.restore()


def _draw_middle(painter: QPainter, text: str, palette: DeckPalette, spread: float) -> None:
    """Draws the picture between the indices, around the origin."""
    rank, suit = text
    match text:
        case "Jk":
            draw_court(painter, _court(text, "k", palette))
        case "Ca":
            draw_caliente(painter, palette)
        case _ if rank in "KQJ":
            draw_court(painter, _court(text, suit, palette))
        case _ if rank == "A":
            draw_ace(painter, suit, palette)
        case _:
            draw_pips(painter, rank, suit, palette.suit(suit).ink, spread)
            _draw_mark(painter, text, palette)


def _court(text: str, suit: str, palette: DeckPalette, part: str = "") -> Drawing:
    """Returns the figure of a court or of the joker; each drawing shows its own suit."""
    return Drawing(f"ordinary/{text}", court_colours(palette, suit), part=part)


def _draw_mark(painter: QPainter, text: str, palette: DeckPalette) -> None:
    """Draws the mark of a two or a three in the middle of the card."""
    match role_of(text):
        case "wild":
            draw_basket(painter, palette.basket)
        case "bonus":
            draw_star(painter, text[1], palette)
        case "stop":
            draw_stop(painter, palette)
        case _:
            pass
