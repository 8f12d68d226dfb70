"""A page as HTML, for the reader and for paper."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape

from canasta_gui.rulebook.page import (
    Block,
    Example,
    Page,
    Paragraph,
    Points,
    Table,
    TablePicture,
    Term,
)

CARDS = "cards:"
"""Begins the address of a picture of cards; their notation follows."""
TABLE = "table:"
"""Begins the address of a piece of a table; the name of the exhibit follows."""
PAGE = "page:"
"""Begins the address of another page; its anchor follows."""


TextMaker = Callable[[str], str]
"""Says in words what an exhibit shows."""


def to_html(pages: Sequence[Page], tell: TextMaker) -> str:
    """Pages one below the other."""
    return "\n".join(part for page in pages for part in _page(page, tell))


def _page(page: Page, tell: TextMaker) -> Iterator[str]:
    yield f'<h1><a name="{page.anchor}"></a>{escape(page.title)}</h1>'
    yield from map(partial(_block, tell=tell), page.blocks)


def _block(block: Block, tell: TextMaker) -> str:
    match block:
        case Paragraph(sentences):
            return f"<p>{escape(' '.join(sentences))}</p>"
        case Points(lines):
            return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
        case Table(head, rows):
            return (
                '<table cellspacing="0" cellpadding="6">'
                f"{_row(head, 'th')}{''.join(_row(row, 'td') for row in rows)}</table>"
            )
        case Term(name, text, page):
            return f'<p><b><a href="{PAGE}{page}">{escape(name)}</a></b> – {escape(text)}</p>'
        case Example(cards, text):
            return _picture(f"{CARDS}{cards}", text)
        case TablePicture(exhibit):
            return _picture(f"{TABLE}{exhibit}", tell(exhibit))


def _picture(address: str, text: str) -> str:
    """A picture, and below it for everybody what a screen reader says of it."""
    picture = f'<p class="cards"><img src="{address}"/></p>'
    return f'{picture}<p class="caption">{escape(text)}</p>'


def _row(cells: Sequence[str], tag: str) -> str:
    first, *others = (escape(cell) for cell in cells)
    figures = "".join(f'<{tag} align="right">{cell}</{tag}>' for cell in others)
    return f'<tr><{tag} align="left">{first}</{tag}>{figures}</tr>'
