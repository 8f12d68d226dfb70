"""Lets the tests of this folder use the assembled program, and the dialog of a new match."""

from tests.gui.kit.new_match import dialog
from tests.gui.kit.program import ear, program, same_cards, start

__all__ = ["dialog", "ear", "program", "same_cards", "start"]
