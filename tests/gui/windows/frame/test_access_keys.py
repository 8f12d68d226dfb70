"""Tests that within a menu each access key belongs to one entry, and that it is one column."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu

from canasta_gui.settings.languages import language_codes
from canasta_gui.windows.startup.program import Program


def doubled(texts: list[str]) -> list[str]:
    """Returns the access keys that more than one of these texts has."""
    keys = Counter(text.split("&", 1)[1][:1].casefold() for text in texts if "&" in text)
    return [key for key, count in keys.items() if count > 1]


def test_no_letter_is_given_twice(program: Program) -> None:
    for language in language_codes():
        program.preferences.change(language=language)
        QApplication.processEvents()
        menus = program.window.menus.titles
        everywhere = [menu for top in menus.values() for menu in (top, *top.findChildren(QMenu))]
        clashes = {
            menu.title(): doubled([each.text() for each in menu.actions()]) for menu in everywhere
        }
        clashes[""] = doubled([menu.title() for menu in menus.values()])
        assert {title: keys for title, keys in clashes.items() if keys} == {}, language


@pytest.mark.parametrize(("text_scale", "most"), [(1.6, 700), (2.0, 740)])
def test_at_large_text_the_longest_menu_has_one_column_on_a_low_screen(
    program: Program, text_scale: float, most: int
) -> None:
    program.preferences.change(text_scale=text_scale, language="de")
    QApplication.processEvents()
    menus = program.window.menus.titles.values()
    longest = max(menus, key=lambda menu: len(menu.actions()))
    longest.popup(QPoint(0, 0))
    places = [longest.actionGeometry(each) for each in longest.actions()]
    assert {place.x() for place in places} == {places[0].x()}
    assert longest.sizeHint().height() <= most
    longest.close()
