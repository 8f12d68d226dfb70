"""A choice that is a card: a title, a line below it, and facts."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.factory import label, show_text

_WIDTH = 340


class ChoiceCard(QPushButton):
    """One of several cards of which one is chosen; arrow keys move between them."""

    def __init__(self, value: str) -> None:
        super().__init__()
        self.value = value
        self.setObjectName(value)
        self.setProperty("role", "card")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._title = label(role="strong", is_wrapped=True)
        self._line = label(role="caption", is_wrapped=True)
        self._facts = label(role="caption", is_wrapped=True)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        self._head = QHBoxLayout()
        self._head.setSpacing(14)
        column.addLayout(self._head)
        column.addWidget(self._facts)
        column.addStretch(1)
        self._names = names = QVBoxLayout()
        names.setSpacing(3)
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._line)
        names.addStretch(1)
        self._head.addLayout(names, 1)
        for text in (self._title, self._line, self._facts):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_picture(self, picture: QWidget) -> None:
        """Sets a picture before the words; it shows nothing that the words do not say."""
        self._head.insertWidget(0, picture)

    def set_texts(self, title: str, line: str, facts: Sequence[str]) -> None:
        """Writes the card; its whole text becomes the accessible name."""
        self._title.setText(title)
        show_text(self._line, line)
        self._facts.setText("  ·  ".join(facts))
        self._facts.setVisible(bool(facts))
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentences((line, *facts)))

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, self.heightForWidth(_WIDTH))

    @override
    def minimumSizeHint(self) -> QSize:
        # As narrow as its column, because the words wrap.
        return QSize(_WIDTH // 2, self.heightForWidth(self.width()))

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._column.totalHeightForWidth(width)
