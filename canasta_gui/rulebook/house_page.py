"""The page that a game by house rules has before all others."""

from canasta_gui.rulebook.page import Page, Paragraph, Points
from canasta_gui.words.house_names import house_sentences
from canasta_gui.words.translated import Translated
from engine import Ruleset

HOUSE = "house"
"""The page's anchor."""


class HousePage(Translated):
    """In what the house differs from the edition, as the editor of house rules says it."""

    def pages(self, rules: Ruleset) -> tuple[Page, ...]:
        """The page; none for an edition as it is."""
        sentences = house_sentences(rules)
        if not sentences:
            return ()
        blocks = (Paragraph(sentences[:1]), Points(sentences[1:]))
        return (Page(HOUSE, self.tr("House rules"), blocks),)
