"""Tests that at every table, in small windows and large text, words are whole and lie across no
others, no cards and no edges of trays, and buttons can be pressed.
"""

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui.settings.languages import language_codes
from canasta_gui.table.render.fonts import load_fonts
from engine import RulesReference
from tests.gui.kit.widest_language import spoken
from tests.gui.table.every_layout import LAYOUTS, found, moments, views_of
from tests.kit.tables import every_table, name_of

TABLES = {name_of(it): it for it in every_table() if not it.variations}
HARDEST = ("hand-and-foot-5p", "chilean-6p")
"""Five who play alone with two hands each, and three sides with sequences."""


def troubles_of(app: QApplication, reference: RulesReference, language: str) -> list[str]:
    """Returns what cannot be read or pressed at a table, in any window and size of text."""
    load_fonts()
    with spoken(app, language):
        return [
            f"{shown.name} at {size}, text {text}: {trouble}"
            for shown in views_of(moments(reference))
            for size, text in LAYOUTS
            for trouble in found(shown, size, text)
        ]


@pytest.mark.slow
@pytest.mark.parametrize("name", HARDEST)
def test_the_hardest_tables_can_be_read_in_every_window(qapp: QApplication, name: str) -> None:
    assert not "\n".join(troubles_of(qapp, TABLES[name], "de"))


@pytest.mark.soak
@pytest.mark.parametrize("language", language_codes())
@pytest.mark.parametrize("name", TABLES)
def test_every_table_can_be_read_in_every_window(
    qapp: QApplication, name: str, language: str
) -> None:
    assert not "\n".join(troubles_of(qapp, TABLES[name], language))
