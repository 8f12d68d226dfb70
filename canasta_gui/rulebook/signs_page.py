"""The page on the signs of the table."""

from canasta_gui.rulebook.page import Page, Term
from canasta_gui.words.sign_texts import shown_signs, sign_text
from canasta_gui.words.translated import Translated
from engine import Ruleset

SIGNS = "signs"
"""The page's anchor."""


class SignsPage(Translated):
    """Tells of each sign that the table shows in a game what it means."""

    def page(self, rules: Ruleset) -> Page:
        """Returns the page."""
        texts = map(sign_text, shown_signs(rules))
        terms = tuple(Term(it.name, it.line) for it in texts)
        return Page(SIGNS, self.tr("Signs on the table"), terms)
