"""The page that a game by house rules has before all others."""

from collections.abc import Sequence

from canasta_gui.rulebook.differences import differing
from canasta_gui.rulebook.page import Page, Paragraph, Points, statements
from canasta_gui.words.translated import Translated


class HousePage(Translated):
    """In what the house differs from the edition, by the very sentences of the pages."""

    def page(self, pages: Sequence[Page], usual: Sequence[Page], title: str) -> Page:
        """The page, given the house's pages and those of the edition of this title."""
        differs = self.tr("This game is played by house rules. They differ from {game} in this:")
        instead = self.tr("In its place {game} has these rules:")
        blocks = (
            Paragraph((differs.format(game=title),)),
            Points(_lines(differing(pages, usual))),
            Paragraph((instead.format(game=title),)),
            Points(_lines(differing(usual, pages))),
        )
        return Page("house", self.tr("House rules"), blocks)


def _lines(pages: Sequence[Page]) -> tuple[str, ...]:
    return tuple(f"{topic}: {text}" for topic, text in statements(pages))
