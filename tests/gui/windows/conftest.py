"""Lets the tests of this folder use the assembled program, and a lesson at its table."""

from tests.gui.kit.program import ear, program, same_cards, start
from tests.gui.windows.learning.at_the_table import teaching

__all__ = ["ear", "program", "same_cards", "start", "teaching"]
