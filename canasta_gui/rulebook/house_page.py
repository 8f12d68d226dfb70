"""The page about house rules, which precedes all others."""

from canasta_gui.rulebook.page import Page, Paragraph, Points
from canasta_gui.words.edition_texts import house_sentences
from canasta_gui.words.translated import Translated
from engine import Ruleset

HOUSE = "house"
"""The page's anchor."""


class HousePage(Translated):
    """Tells what the house rules change, in the words of their editor."""

    def pages(self, rules: Ruleset) -> tuple[Page, ...]:
        """Returns the page; empty for an edition without house rules."""
        sentences = house_sentences(rules)
        if not sentences:
            return ()
        blocks = (Paragraph(sentences[:1]), Points(sentences[1:]))
        return (Page(HOUSE, self.tr("House rules"), blocks),)
