"""What one game's pages state and another's do not."""

from collections.abc import Sequence

from canasta_gui.rulebook.page import Page, Points, statements


def differing(pages: Sequence[Page], usual: Sequence[Page]) -> tuple[Page, ...]:
    """The pages of a game, shortened to what the usual game does not say."""
    known = set(statements(usual))
    return tuple(
        Page(page.anchor, page.title, (Points(new),))
        for page in pages
        if (new := _new(page, known))
    )


def _new(page: Page, known: set[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(text for title, text in statements((page,)) if (title, text) not in known)
