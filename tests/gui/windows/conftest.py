"""Lets the tests of this folder use the assembled program."""

from tests.gui.kit.program import ear, program, same_cards, start

__all__ = ["ear", "program", "same_cards", "start"]
