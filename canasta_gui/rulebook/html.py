"""A page as HTML, for the reader and for paper."""

from collections.abc import Iterator, Sequence
from html import escape

from canasta_gui.rulebook.page import Block, Example, Page, Paragraph, Points, Table, Term

CARDS = "cards:"
"""Begins the address of a picture of cards; their notation follows."""
PAGE = "page:"
"""Begins the address of another page; its anchor follows."""


def to_html(pages: Sequence[Page]) -> str:
    """Pages one below the other."""
    return "\n".join(part for page in pages for part in _page(page))


def _page(page: Page) -> Iterator[str]:
    yield f'<h1><a name="{page.anchor}"></a>{escape(page.title)}</h1>'
    yield from map(_block, page.blocks)


def _block(block: Block) -> str:
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
            picture = f'<p class="cards"><img src="{CARDS}{cards}"/></p>'
            return f'{picture}<p class="caption">{escape(text)}</p>'


def _row(cells: Sequence[str], tag: str) -> str:
    first, *others = (escape(cell) for cell in cells)
    figures = "".join(f'<{tag} align="right">{cell}</{tag}>' for cell in others)
    return f'<tr><{tag} align="left">{first}</{tag}>{figures}</tr>'
