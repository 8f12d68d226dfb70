"""Shows pages of the rules: large type, cards as pictures, found words marked."""

from collections.abc import Sequence
from string import Template
from typing import Final

from PySide6.QtCore import QEvent, QRegularExpression, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit
from typing_extensions import override

from canasta_gui.i18n.formats import as_typed
from canasta_gui.rulebook.exhibits import Shown, show
from canasta_gui.rulebook.html import CARDS, PAGE, SIGN, TABLE, to_html
from canasta_gui.rulebook.page import Page
from canasta_gui.table.excerpt import Excerpts
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.fonts import DISPLAY
from canasta_gui.table.sign_pictures import sign_picture
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.signs import Sign
from engine import Ruleset

_CARD_LINES: Final = 3.0
"""The width of a card, in lines of text."""
_SIGN_LINES: Final = 2.2
"""The height of a sign, in lines of text."""
_FEW_CARDS: Final = 5
_WIDE_STEP: Final = 0.85
_STEP: Final = 0.62
"""The distance between two cards as a factor of the width: for a few cards, and for many."""
_MARGIN: Final = 18
_INDENT: Final = 22
_LARGER: Final = 1.15
"""The size of the type, as a factor of that of the dialog."""
_APOSTROPHE: Final = "['\N{RIGHT SINGLE QUOTATION MARK}]"
"""A typed apostrophe finds the printed one too."""

_SHEET: Final = Template(
    """
h1 { font-family: '$display'; font-size: xx-large; font-weight: 700; color: $accent;
  margin-bottom: 8px; }
a { color: $accent; text-decoration: none; }
p, li, td, th { line-height: 130%; }
li { margin-bottom: 7px; }
th { color: $muted; border-bottom: 1px solid $line; }
td { border-bottom: 1px solid $line; }
p.cards { line-height: 100%; margin-top: 12px; margin-bottom: 0px; }
p.caption { color: $muted; margin-top: 2px; margin-bottom: 14px; }
"""
)


class RulesView(QTextBrowser):
    """A widget that shows pages one below the other."""

    page_wanted = Signal(str)
    """Emitted with the anchor of the page to which a clicked word links."""

    def __init__(self, rules: Ruleset, look: TableOptions) -> None:
        super().__init__()
        self._rules = rules
        self._look = TableOptions(look.deck_style, look.table_style)
        self._painter = CardPainter(look.deck_style)
        self._shown: dict[str, Shown | None] = {}
        """Exhibits by name, in the present language."""
        self._drawn: dict[tuple[str, float, float], QPixmap] = {}
        """The pictures of exhibits, by name, height of the words and device pixel ratio."""
        self._pages: tuple[Page, ...] = ()
        self._sought = ""
        self._written = 0.0
        """The room for pictures for which the page was written."""
        self._excerpts: Excerpts | None = None
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(_MARGIN)
        self.document().setIndentWidth(_INDENT)

    def show_pages(self, pages: Sequence[Page], sought: str = "") -> None:
        """Shows pages, with every place marked that contains the search text.

        The view starts at the first of these places, or at the top.
        """
        self._pages, self._sought = tuple(pages), as_typed(sought)
        self.setAccessibleName(", ".join(page.title for page in pages))
        self._write()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        marks = self.extraSelections()
        if marks and sought.casefold() not in self._pages[0].title.casefold():
            self._lead_to(marks[0].cursor)

    def _lead_to(self, found: QTextCursor) -> None:
        """Scrolls a place into the upper part of the view."""
        place = self.cursorRect(found).top()
        self.verticalScrollBar().setValue(place - self.viewport().height() // 4)

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:  # the parameters are Qt's
        address = name.toString() if isinstance(name, QUrl) else name
        if address.startswith(CARDS):
            return self._fitted(self._cards(address.removeprefix(CARDS).split()))
        if address.startswith(TABLE):
            picture = self._table(address.removeprefix(TABLE))
            return None if picture is None else self._fitted(picture)
        if address.startswith(SIGN):
            sign, ratio = Sign(address.removeprefix(SIGN)), self.devicePixelRatio()
            high = round(_SIGN_LINES * QFontMetricsF(self._type()).height())
            return sign_picture(sign, high, ratio, self._look.table_style)
        return super().loadResource(type, name)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._write_again()
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._room() != self._written:
            self._write_again()
        super().resizeEvent(event)

    def _follow(self, address: QUrl) -> None:
        self.page_wanted.emit(address.toString().removeprefix(PAGE))

    def _write_again(self) -> None:
        """Writes the same pages in another look, at the same place."""
        place = self.verticalScrollBar().value()
        self._write()
        self.verticalScrollBar().setValue(place)

    def _write(self) -> None:
        self._written = self._room()
        document = self.document()
        document.clear()
        document.setDefaultFont(self._type())
        document.setDefaultStyleSheet(self._sheet())
        self.setHtml(to_html(self._pages, self._tell))
        self.setExtraSelections(self._marks())

    def _type(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        return font

    def _words(self) -> float:
        """Returns the height of words in pictures: that of the page."""
        return QFontMetricsF(self._type()).ascent()

    def _room(self) -> float:
        """Returns the width that a picture may have."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.contentsRect().width() - 2 * _MARGIN - bar

    def _fitted(self, picture: QPixmap) -> QPixmap:
        """Returns the picture, made smaller where it is wider than the page."""
        room = round(self._room() * picture.devicePixelRatio())
        if room <= 0 or picture.width() <= room:
            return picture
        return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def _sheet(self) -> str:
        roles = {
            "accent": QPalette.ColorRole.Highlight,
            "muted": QPalette.ColorRole.PlaceholderText,
            "line": QPalette.ColorRole.Mid,
        }
        return _SHEET.substitute(
            {name: self.palette().color(role).name() for name, role in roles.items()},
            display=DISPLAY,
        )

    def _marks(self) -> list[QTextEdit.ExtraSelection]:
        """Returns the places that contain the search text."""
        found: list[QTextEdit.ExtraSelection] = []
        cursor = QTextCursor(self.document())
        printed = QRegularExpression.escape(self._sought).replace(r"\'", _APOSTROPHE)
        wanted = QRegularExpression(printed, QRegularExpression.PatternOption.CaseInsensitiveOption)
        while self._sought:
            cursor = self.document().find(wanted, cursor, QTextDocument.FindFlag(0))
            if cursor.isNull():
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
            mark.format.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
            found.append(mark)
        return found

    def _exhibit(self, name: str) -> Shown | None:
        if name not in self._shown:
            self._shown[name] = show(name, self._rules)
        return self._shown[name]

    def _tell(self, name: str) -> str:
        """Returns the description of an exhibit for a screen reader."""
        shown = self._exhibit(name)
        return "" if shown is None else shown.text

    def _table(self, name: str) -> QPixmap | None:
        """Returns the picture of an exhibit, with words as large as those of the page."""
        shown = self._exhibit(name)
        words, ratio = self._words(), self.devicePixelRatio()
        if shown is not None and (name, words, ratio) not in self._drawn:
            if self._excerpts is None or not self._excerpts.has_size(words, ratio):
                self._excerpts = Excerpts(self._look, words, ratio)
            picture = self._excerpts.draw(shown.view, shown.things)
            self._drawn[name, words, ratio] = picture
        return self._drawn.get((name, words, ratio))

    def _cards(self, texts: Sequence[str]) -> QPixmap:
        """Returns cards side by side, each covering a part of the one before."""
        ratio = self.devicePixelRatio()
        width = round(_CARD_LINES * QFontMetricsF(self._type()).height())
        margin = 2 * SHADOW_MARGIN
        step = width * (_WIDE_STEP if len(texts) <= _FEW_CARDS else _STEP)
        across = step * (len(texts) - 1) + width * (1 + margin)
        picture = QPixmap(round(across * ratio), round(width * (CARD_ASPECT + margin) * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        for position, text in enumerate(texts):
            face = self._painter.face(text, width, ratio)
            painter.drawPixmap(round(position * step), 0, face)
        painter.end()
        return picture
