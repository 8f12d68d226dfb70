"""The style sheet: everything that Fusion and the palette alone cannot express."""

import re
from string import Template
from typing import Final

from canasta_gui.table.render.fonts import DISPLAY, FAMILY
from canasta_gui.theme.tokens import Tokens

_ENTRY, _CLOSE_ENTRY = 6, 1
"""The usual and the least space above and below an entry of a menu, in pixels: at large text the
longest menu still has one column on a screen of 700.
"""
_LARGEST_TALLY = 56.0
"""The largest type of scores in points: three of them stand side by side on a screen of 1024."""
_SHEET: Final = Template(
    """
QMenuBar { background: $bar; color: $on_bar; padding: 0 6px; }
QMenuBar::item { padding: 13px 10px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $bar_hover; }
QMenu { background: $surface; color: $text; border: 1px solid $edge; padding: 5px;
  menu-scrollable: 1; }
QMenu::item { padding: ${entry}px 30px ${entry}px 26px; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $muted; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: ${rule}px 8px; }
QToolTip { background: $surface; color: $text; border: 1px solid $edge; padding: 5px 8px; }

QToolBar { background: $bar; border: 0; padding: 0 6px; spacing: 1px; }
QToolBar QToolButton { color: $on_bar; padding: 2px 9px; border-radius: 6px;
  border: 1px solid transparent; }
QToolBar QToolButton#qt_toolbar_ext_button { padding: 0; border: 0; }
QToolBar QToolButton:hover { background: $bar_hover; }
QToolBar QToolButton:pressed, QToolBar QToolButton:checked { background: $bar_hover;
  border-color: $on_bar_muted; }
QToolBar QToolButton:focus { border-color: $on_bar; }
QToolBar QToolButton:disabled { color: $on_bar_muted; }
QToolBar::separator { background: $bar_hover; width: 1px; margin: 5px 6px; }

QDockWidget { titlebar-close-icon: none; font-weight: 700; }
QDockWidget::title { background: $window; padding: 8px 12px; border-bottom: 1px solid $line; }

QPushButton { background: $raised; color: $text; border: 1px solid $edge; border-radius: 7px;
  padding: 7px 16px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $accent_soft; }
QPushButton:focus { border: 2px solid $accent; padding: 6px 15px; }
QPushButton:disabled { color: $muted; border: 1px dashed $line; background: $window; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent;
  font-weight: 700; padding: 7px 22px; }
QPushButton[role="primary"]:hover { border-color: $text; }
QPushButton[role="primary"]:focus { border: 2px solid $text; padding: 6px 21px; }
QPushButton[role="primary"]:disabled { background: $hover; color: $muted; border-color: $line; }
QPushButton[role="big"] { font-weight: 700; font-size: ${large}pt; padding: 13px 34px;
  border-radius: 10px; }
QPushButton[role="big"]:focus { border-width: 3px; padding: 11px 32px; }
QPushButton[role="outline"] { background: transparent; border-style: solid; border-width: 2px;
  font-weight: 700; font-size: ${large}pt; padding: 12px 33px; border-radius: 10px; }
QPushButton[role="outline"]:focus { border-width: 5px; padding: 9px 30px; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: $accent;
  padding: 6px 8px; text-align: left; text-decoration: underline; }
QPushButton[role="link"]:focus { border: 1px solid $accent; }
QPushButton[role="link"]:disabled { color: $muted; }
QPushButton[role="line"] { background: transparent; border: 1px solid transparent; color: $text;
  padding: 1px 5px; margin-left: -6px; text-align: left; }
QPushButton[role="line"]:hover { color: $accent; text-decoration: underline; }
QPushButton[role="line"]:focus { border: 1px solid $accent; }
QPushButton[role="key"] { padding: 1px 8px; border-radius: 5px; text-align: left; }
QPushButton[role="key"]:focus { border: 2px solid $accent; padding: 0 7px; }

QPushButton[role="card"] { background: $surface; border: 1px solid $edge; border-radius: 10px;
  padding: 0; text-align: left; }
QPushButton[role="card"]:hover { background: $hover; }
QPushButton[role="card"]:checked { background: $accent_soft; border: 2px solid $accent; }
QPushButton[role="card"][isTarget="true"] { border: 2px dashed $accent; }
QPushButton[role="card"]:focus { border: 2px solid $text; }
QPushButton[role="card"] QLabel { background: transparent; }

QLineEdit { background: $surface; color: $text; placeholder-text-color: $muted;
  border: 1px solid $edge; border-radius: 6px; padding: 6px 9px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus { border: 2px solid $accent; padding: 5px 8px; }
QLineEdit:disabled { color: $muted; border-color: $line; }
QComboBox { background: $surface; color: $text; border: 1px solid $edge; border-radius: 6px;
  padding: 6px 9px; combobox-popup: 0; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border: 2px solid $accent; padding: 5px 8px; }
QComboBox::drop-down { border: 0; width: 26px; }
QComboBox QAbstractItemView { background: $surface; color: $text; border: 1px solid $edge;
  border-radius: 0;
  padding: 4px; outline: 0; }
QComboBox QAbstractItemView::item { padding: 5px 8px; border-radius: 5px; }
QComboBox QAbstractItemView::item:selected { background: $accent; color: $on_accent; }

QToolButton[role="segment"] { background: $surface; color: $text; border: 1px solid $edge;
  padding: 6px 13px; margin-left: -1px; }
QToolButton[role="segment"][place="first"] { border-top-left-radius: 7px;
  border-bottom-left-radius: 7px; margin-left: 0; }
QToolButton[role="segment"][place="last"] { border-top-right-radius: 7px;
  border-bottom-right-radius: 7px; }
QToolButton[role="segment"]:hover { background: $hover; }
QToolButton[role="segment"]:checked { background: $accent; color: $on_accent;
  border-color: $accent; font-weight: 700; }
QToolButton[role="segment"]:focus { border: 2px solid $text; padding: 5px 12px; }
QToolButton[role="segment"]:disabled { color: $muted; background: $window; border-color: $line; }

QToolButton[role="segment"][place="only"] { border-radius: 7px; margin-left: 0; }
QToolButton[role="step"] { background: $raised; color: $text; border: 1px solid $edge;
  border-radius: 7px; padding: 5px 11px; font-weight: 700; }
QToolButton[role="step"]:hover { background: $hover; }
QToolButton[role="step"]:pressed { background: $accent_soft; }
QToolButton[role="step"]:focus { border: 2px solid $accent; padding: 4px 10px; }
QToolButton[role="step"]:disabled { color: $muted; background: $window; border-color: $line; }
QSpinBox { background: $surface; color: $text; border: 1px solid $edge; border-radius: 6px;
  padding: 5px 6px; min-width: 66px;
  selection-background-color: $accent; selection-color: $on_accent; }
QSpinBox QLineEdit { border: 0; padding: 0 0 0 6px; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: 0;
  subcontrol-origin: margin; }
QSpinBox:focus { border: 2px solid $accent; padding: 4px 5px; }
QSpinBox:disabled { color: $muted; border-color: $line; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { background: $edge; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: $raised; border: 2px solid $accent; width: 14px;
  margin: -7px 0; border-radius: 9px; }
QSlider::handle:horizontal:hover { background: $accent_soft; }
QSlider::handle:horizontal:focus { background: $accent; border-color: $text; }
QSlider::handle:horizontal:disabled { border-color: $edge; }

QTabBar { qproperty-drawBase: 0; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; }
QTabBar::tab { padding: 9px 16px; color: $muted; border-bottom: 3px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; font-weight: 700; }
QTabBar::tab:focus { background: $hover; }

QScrollArea, QScrollArea > QWidget > QWidget[role="page"] { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $edge; border-radius: 4px; min-height: 30px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $edge; border-radius: 4px; min-width: 30px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QListWidget, QTextEdit, QListView { background: $surface; color: $text;
  border: 1px solid $line; border-radius: 8px; padding: 4px; }
QListView[role="cards"] { background: transparent; border: 0; padding: 0; }
QListWidget:focus, QTextEdit:focus { border-color: $accent; }
QListWidget::item { padding: 4px 8px; border-radius: 6px; }
QListWidget::item:selected { background: $accent_soft; color: $text; }

QTableView { background: $surface; color: $text; border: 1px solid $line; border-radius: 8px;
  gridline-color: $line; selection-background-color: $accent_soft; selection-color: $text; }
QTableView:focus { border-color: $accent; }
QHeaderView::section { background: $window; color: $text; border: 0;
  border-bottom: 1px solid $line; padding: 4px 6px; font-weight: 700; }
QHeaderView::section:vertical { padding: 0; }

QDialog[role="sheet"] { background: $window; }
QAbstractScrollArea > QWidget > QDialog[role="sheet"] { border: 1px solid $edge;
  border-radius: 10px; }
QAbstractScrollArea > QWidget > QDialog[role="sheet"] > QFrame[role="header"] {
  border-top-left-radius: 9px; border-top-right-radius: 9px; }
QAbstractScrollArea > QWidget > QDialog[role="sheet"] > QFrame[role="footer"] {
  border-bottom-left-radius: 9px; border-bottom-right-radius: 9px; }
QFrame[role="header"] { background: $header; border: 0; }
QFrame[role="header"] QLabel { color: $on_header; background: transparent; }
QFrame[role="header"] QLabel[role="subtitle"] { color: $on_header_muted; }
QWidget[role="felt"] QLabel { background: transparent; }
QWidget[role="felt"] QLabel[role="hero"] { font-family: $display;
  font-size: ${hero}pt; font-weight: 700; }
QFrame[role="banner"] { background: $accent_soft; border: 0; border-bottom: 1px solid $accent; }
QFrame[role="footer"] { background: $window; border: 0; border-top: 1px solid $line; }
QFrame[role="panel"] { background: $surface; border: 1px solid $line; border-radius: 10px; }
QFrame[role="note"] { background: $surface; border: 1px solid $edge; border-radius: 10px;
  padding: 10px 12px 10px 12px; }
QFrame[role="plate"] { background: $header; border: 1px solid $on_header_muted;
  border-radius: 10px; padding: 6px 10px 8px 12px; }
QFrame[role="plate"] QLabel { background: transparent; color: $on_header; }
QFrame[role="plate"] QLabel[role="eyebrow"] { color: $on_header_muted; }
QFrame[role="plate"] QPushButton { color: $on_header; border-color: $on_header_muted;
  padding: 4px 5px; text-decoration: none; }
QFrame[role="plate"] QPushButton:focus { border: 3px solid $on_header; padding: 2px 3px; }
QFrame[role="popup"] { background: $surface; border: 1px solid $edge; }
QFrame[role="option"] { border: 0; border-left: 4px solid transparent; }
QFrame[role="changed"] { border: 0; border-left: 4px solid $accent; background: $accent_soft; }
QFrame[role="wrong"] { border: 0; border-left: 4px solid $red; }
QFrame[role="line"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
QFrame[role="sum"] { background: $text; border: 0; max-height: 2px; min-height: 2px; }
QFrame[role="column"] { background: $line; border: 0; max-width: 1px; min-width: 1px; }
QWidget[role="detail"] { background: $surface; }

QLabel[row="true"] { border: 1px solid transparent; padding: 0 5px; margin: -1px 0 -1px -6px; }
QLabel[row="true"]:focus { border: 1px solid $accent; }
QLabel[role="title"] { font-family: $display; font-size: ${title}pt; font-weight: 700; }
QLabel[role="subtitle"] { color: $muted; }
QLabel[role="winner"] { font-family: $display; font-size: ${winner}pt; font-weight: 700; }
QLabel[role="heading"] { font-family: $display; font-size: ${large}pt; font-weight: 700; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="caption"] { color: $muted; font-size: ${small}pt; }
QLabel[role="eyebrow"] { color: $muted; font-size: ${small}pt; font-weight: 700;
  letter-spacing: 1px; }
QLabel[role="total"] { font-family: $display; font-size: ${title}pt; font-weight: 700; }
QLabel[role="tally"] { font-family: $display; font-size: ${tally}pt; font-weight: 700; }
QLabel[role="gain"] { color: $text; font-size: ${large}pt; }
QLabel[role="loss"] { color: $red; font-size: ${large}pt; }
QLabel[role="win"] { color: $gold; font-weight: 700; }
QLabel[won="true"] { color: $gold; }
QLabel[role="warning"] { color: $red; }
"""
)

_LENGTH: Final = re.compile(r"(-?\d+)px")


def style_sheet(tokens: Tokens, base: float, text_scale: float, growth: float) -> str:
    """Returns the style sheet for a set of colours, a base type size in points, the text scale
    that the player has chosen, and the factor by which all lengths grow in a large window.
    """
    colours = {name: getattr(tokens, name) for name in Tokens.__slots__}
    entry = round(max(_CLOSE_ENTRY, _ENTRY - 5 * (text_scale - 1)))
    sizes = {
        "small": f"{base * 0.9:.1f}",
        "large": f"{base * 1.2:.1f}",
        "hero": f"{base * 4.6:.1f}",
        "tally": f"{min(base * 4.6, _LARGEST_TALLY):.1f}",
        "title": f"{base * 1.65:.1f}",
        "winner": f"{base * 2.1:.1f}",
        "entry": str(entry),
        "rule": str(max(_CLOSE_ENTRY, entry - 1)),
    }
    sheet = _SHEET.substitute(colours, **sizes, display=f"'{DISPLAY}', '{FAMILY}'")
    return _LENGTH.sub(lambda length: f"{round(growth * int(length[1]))}px", sheet)
