"""Writes a rule book as Markdown, for the documents."""

from collections.abc import Iterator, Sequence

from canasta_gui.rulebook.page import (
    Aside,
    Block,
    Example,
    FigureTable,
    Page,
    Paragraph,
    Points,
    TablePicture,
    Term,
)

_SUITS = str.maketrans({"s": "♠", "h": "♥", "d": "♦", "c": "♣"})
_NAMES = {"Jk": "joker", "Ca": "Caliente"}


def to_markdown(pages: Sequence[Page]) -> str:
    """Returns all pages, each below a heading of the second level."""
    return "\n".join(line for page in pages for line in _page(page))


def _page(page: Page) -> Iterator[str]:
    yield f"## {page.title}\n"
    for block in page.blocks:
        if lines := tuple(_block(block)):
            yield from (*lines, "")


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(sentences):
            yield " ".join(sentences)
        case Points(lines):
            yield from (f"- {line}" for line in lines)
        case Aside(text, lines):
            yield from (text, "", *(f"- {line}" for line in lines))
        case FigureTable(head, rows):
            yield _row(head)
            yield "|---" * len(head) + "|"
            yield from map(_row, rows)
        case Term(name, text):
            yield f"**{name}** – {text}"
        case TablePicture():
            return  # Markdown shows no pictures of tables
        case Example(cards, text):
            yield f"> {' '.join(map(_card, cards.split()))} — {text}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _card(text: str) -> str:
    return _NAMES.get(text) or text.replace("T", "10").translate(_SUITS)
