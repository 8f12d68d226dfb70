"""Writes pages of the rules as HTML, for the reader's window; they are not printed."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape

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

CARDS = "cards:"
"""The beginning of the address of a picture of cards; their notation follows."""
TABLE = "table:"
"""The beginning of the address of a picture of a table; the name of the exhibit follows."""
SIGN = "sign:"
"""The beginning of the address of a picture of a sign of the table."""
PAGE = "page:"
"""The beginning of the address of another page; its anchor follows."""


TextMaker = Callable[[str], str]
"""Returns the description of an exhibit."""


def to_html(pages: Sequence[Page], tell: TextMaker) -> str:
    """Returns the pages one below the other."""
    return "\n".join(part for page in pages for part in _page(page, tell))


def _page(page: Page, tell: TextMaker) -> Iterator[str]:
    yield f'<h1><a name="{page.anchor}"></a>{escape(page.title)}</h1>'
    yield from map(partial(_block, tell=tell), page.blocks)


def _block(block: Block, tell: TextMaker) -> str:
    match block:
        case Paragraph(sentences):
            return f"<p>{escape(' '.join(sentences))}</p>"
        case Points(lines):
            return _list(lines)
        case Aside(text, lines):
            return f'<p class="caption">{escape(text)}</p>{_list(lines)}'
        case FigureTable(head, rows):
            return (
                '<table cellspacing="0" cellpadding="6">'
                f"{_row(head, 'th')}{''.join(_row(row, 'td') for row in rows)}</table>"
            )
        case Term(name, text, page, sign) if sign:
            drawn = f'<td width="1%"><img src="{SIGN}{sign}"/></td>'
            told = f'<td valign="middle"><b>{escape(name)}</b> – {escape(text)}</td>'
            return f'<table width="100%" cellpadding="3"><tr>{drawn}{told}</tr></table>'
        case Term(name, text, page):
            return f'<p><b><a href="{PAGE}{page}">{escape(name)}</a></b> – {escape(text)}</p>'
        case Example(cards, text):
            return _picture(f"{CARDS}{cards}", text)
        case TablePicture(exhibit):
            return _picture(f"{TABLE}{exhibit}", tell(exhibit))


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _picture(address: str, text: str) -> str:
    """Returns a picture with, below it, the text that a screen reader speaks."""
    picture = f'<p class="cards"><img src="{address}"/></p>'
    return f'{picture}<p class="caption">{escape(text)}</p>'


def _row(cells: Sequence[str], tag: str) -> str:
    first, *others = (escape(cell) for cell in cells)
    figures = "".join(f'<{tag} align="right">{cell}</{tag}>' for cell in others)
    return f'<tr><{tag} align="left">{first}</{tag}>{figures}</tr>'
