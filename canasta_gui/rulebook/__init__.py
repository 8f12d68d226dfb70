"""The rules of a game as pages to read, written from its ruleset."""

from canasta_gui.rulebook.book import rulebook as rulebook
from canasta_gui.rulebook.page import Page as Page
