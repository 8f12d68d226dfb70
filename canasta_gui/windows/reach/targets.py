"""What a switch can reach now: groups of things, in the order in which they are offered."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise

from PySide6.QtCore import QCoreApplication, QRect, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from canasta_gui.i18n.formats import sentences
from canasta_gui.table.gestures.focus import Spot, spot_rect
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import STOCK
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.reach.widget_use import (
    area_in,
    area_of,
    follow_link,
    is_used_by_switch,
    mark_entry,
    name_of_widget,
    scrolls_in,
    selected_link,
    state_word,
    use_widget,
)

translate = QCoreApplication.translate

_LARGEST_GROUP = 6
"""The number of things in a group; more are offered in several groups."""


@dataclass(frozen=True)
class ScanTarget:
    """A thing that a switch can choose."""

    thing: object
    """What it is, equal as long as that is the same."""
    area: QRect
    """Its rectangle on the screen."""
    choose: Callable[[], object]
    name: Callable[[], str]
    """Returns what a screen reader says of it, with its value or state."""
    show: Callable[[], object] | None = None
    """Marks it, where most of the ring is hidden below it."""


ScanGroup = tuple[ScanTarget, ...]


def groups_in(window: MainWindow) -> list[ScanGroup]:
    """Returns the groups that are offered now: those of a menu or a sheet, if one is open."""
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        return _entries(popup)
    sheet = window.sheets.top
    above = QApplication.activeModalWidget() or (None if window.sheets.is_beside else sheet)
    if above is not None:
        return _rows(above)
    beside = _rows(sheet) if sheet is not None else []
    shown = window.centralWidget() or window
    if window.is_at_table:
        table = window.table
        return [*beside, *_rows(shown, table), *_on_table(table), *_frame(window)]
    return [*beside, *_rows(shown), *_frame(window)]


def likely_in(window: MainWindow) -> list[ScanGroup]:
    """Returns one by one what is probably wanted now: the places of the table that take what is
    raised or held, or to begin a turn the stock; and the main button of a sheet.
    """
    if QApplication.activePopupWidget() or QApplication.activeModalWidget():
        return []
    sheet, offered = window.sheets.top, list[ScanTarget]()
    if window.is_at_table and (sheet is None or window.sheets.is_beside):
        offered += _likely_places(window.table)
    if sheet is not None:
        buttons = sheet.findChildren(QPushButton)
        offered += [_widget(it) for it in buttons if it.isDefault() and is_used_by_switch(it)]
    return [(it,) for it in offered]


def _likely_places(table: TableWidget) -> Iterator[ScanTarget]:
    zones = _likely_zones(table)
    for spot in (spot for row in table.keyboard.rows() for spot in row if spot in zones):
        if (it := _spot(table, spot)) is not None:
            yield it


def _likely_zones(table: TableWidget) -> set[Spot]:
    scene, view = table.table_scene, table.view
    cards = scene.card_handler
    if cards.held is not None:
        zones = cards.held.legal
    elif scene.board.raised:
        zones = cards.takers_of_raised()
    else:
        zones = (STOCK,) if view is not None and view.may_draw else ()
    return {Spot(zone) for zone in zones}


def _parts(targets: Sequence[ScanTarget]) -> list[ScanGroup]:
    """Returns groups of at most `_LARGEST_GROUP`, of about the same size."""
    count = -(-len(targets) // _LARGEST_GROUP)
    cuts = [round(at * len(targets) / count) for at in range(count + 1)] if count else []
    return [tuple(targets[a:b]) for a, b in pairwise(cuts)]


def _on_table(table: TableWidget) -> Iterator[ScanGroup]:
    """Yields the rows of the table: buttons and hand first, which are needed most, then own things;
    what sorts the hand comes last.
    """
    rows, sort = table.keyboard.rows(), Spot(button=ButtonId.SORT)
    for row in (*rows[-2:], *reversed(rows[:-2])):
        yield from _parts([it for spot in row if (it := _spot(table, spot)) and spot != sort])
    if any(sort in row for row in rows) and (it := _spot(table, sort)) is not None:
        yield (it,)


def _spot(table: TableWidget, spot: Spot) -> ScanTarget | None:
    rect = spot_rect(spot, table.table_scene.board, table.table_scene.furniture)
    if rect is None:
        return None
    corner = table.mapFromScene(rect.x, rect.y)
    area = QRect(corner, table.mapFromScene(rect.right, rect.bottom))
    area.moveTopLeft(table.viewport().mapToGlobal(corner))
    return ScanTarget(
        spot,
        area,
        partial(table.keyboard.perform, partial(_use_spot, table, spot)),
        partial(_name_on_table, table, spot),
    )


def _name_on_table(table: TableWidget, spot: Spot) -> str:
    node = table.access.find(spot)
    return "" if node is None else sentences((node.spoken.name, node.spoken.description))


def _use_spot(table: TableWidget, spot: Spot) -> None:
    """Raises a card, presses a button, or uses a place; an own meld that may go to another place
    is picked up while nothing is raised or held.
    """
    keyboard, scene = table.keyboard, table.table_scene
    if not any(spot in row for row in keyboard.rows()):
        return
    keyboard.focus(spot)
    cards = scene.card_handler
    if spot.button is not None:
        keyboard.press_button(spot.button)
    elif spot.card is not None:
        cards.toggle(scene.board.hand[spot.card])
    elif spot.zone is not None:
        is_free = cards.held is None and not scene.board.raised
        if is_free and cards.may_carry(spot.zone):
            cards.hold(spot.zone)
        else:
            keyboard.activate(spot.zone)


def _entries(menu: QMenu) -> list[ScanGroup]:
    """Returns the entries one by one, as they are marked one by one, and last the whole menu,
    which closes it.
    """
    entries = [it for it in menu.actions() if it.isEnabled() and it.isVisible() and it.text()]
    targets = [
        ScanTarget(
            it,
            area_in(menu, menu.actionGeometry(it)),
            partial(_use_entry, menu, it),
            partial(_name_of_entry, it),
            partial(mark_entry, menu, it),
        )
        for it in entries
    ]
    targets.append(
        ScanTarget(
            menu,
            area_in(menu, menu.rect()),
            menu.close,
            name_of_leaving,
            partial(mark_entry, menu, None),
        )
    )
    return [(it,) for it in targets]


def _use_entry(menu: QMenu, entry: QAction) -> None:
    inner = entry.menu()
    if isinstance(inner, QMenu):
        place = menu.actionGeometry(entry).bottomLeft()
        inner.popup(menu.mapToGlobal(place))
        return
    while isinstance(opened := QApplication.activePopupWidget(), QMenu):
        opened.close()
    entry.trigger()


def _frame(window: MainWindow) -> Iterator[ScanGroup]:
    """Yields the tools and the menus that the window shows."""
    bar = window.menuBar()
    if not bar.isVisible() or bar.isNativeMenuBar():
        return
    yield from _rows(bar)
    titles = [it for it in bar.actions() if it.isVisible() and it.isEnabled()]
    yield tuple(
        ScanTarget(
            it,
            area_in(bar, bar.actionGeometry(it)),
            partial(bar.setActiveAction, it),
            partial(_name_of_entry, it),
        )
        for it in titles
    )


def _rows(within: QWidget, *without: QWidget) -> list[ScanGroup]:
    """Returns the widgets of a window or a sheet by lines, from top to bottom."""
    found = [
        it for it in within.findChildren(QWidget) if it not in without and is_used_by_switch(it)
    ]
    if not without and is_used_by_switch(within):
        found.append(within)
    targets = [_widget(it) for it in found]
    targets += [
        ScanTarget(
            (it, it.textCursor().position()),
            area_in(it.viewport(), link),
            partial(_later, it, partial(follow_link, it)),
            it.textCursor().selectedText,
        )
        for it in found
        if isinstance(it, QTextBrowser) and not (link := selected_link(it)).isEmpty()
    ]
    targets += [
        ScanTarget(it, area_of(it), partial(use, 1), _name_of_scrolling)
        for it, use in scrolls_in(within)
    ]
    ordered = sorted(targets, key=lambda it: (it.area.center().y() // 24, it.area.x()))
    lines = [list(line) for _, line in groupby(ordered, lambda it: it.area.center().y() // 24)]
    return [part for line in lines for part in _parts(line)]


def _widget(widget: QWidget) -> ScanTarget:
    use = partial(_later, widget, partial(use_widget, widget))
    return ScanTarget(widget, area_of(widget), use, partial(name_of_widget, widget))


def name_of(group: ScanGroup) -> str:
    """Returns what a screen reader says of a thing, or of the first and the last of several."""
    if len(group) == 1:
        return group[0].name()
    text = translate("SwitchScan", "{first} to {last}", "several things that are offered at once")
    return text.format(first=_head(group[0].name()), last=_head(group[-1].name()))


def name_of_leaving() -> str:
    """Returns what a screen reader says of leaving a group or a menu."""
    return translate("SwitchScan", "Back", "out of a group or a menu")


def _head(name: str) -> str:
    return name.partition(". ")[0].rstrip(".")


def _name_of_scrolling() -> str:
    return translate("SwitchScan", "Scroll on")


def _name_of_entry(entry: QAction) -> str:
    state = state_word(entry.isChecked()) if entry.isCheckable() else ""
    return sentences((entry.text().replace("&", ""), state))


def _later(widget: QWidget, use: Callable[[], object]) -> None:
    # What opens a menu or a dialog may wait until that is closed.
    QTimer.singleShot(0, widget, use)


def hull_of(group: ScanGroup) -> QRect:
    """Returns the rectangle around a group on the screen."""
    whole = QRect(group[0].area)
    for target in group:
        whole = whole.united(target.area)
    return whole
