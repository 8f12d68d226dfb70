"""The rules of a game as pages to read, written from its ruleset."""

from canasta_gui.rulebook.page import Page as Page
from canasta_gui.rulebook.rule_book import rulebook as rulebook
