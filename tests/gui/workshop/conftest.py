"""Lets the tests of this folder use the assembled program."""

from tests.gui.kit.program import ear, program, start

__all__ = ["ear", "program", "start"]
