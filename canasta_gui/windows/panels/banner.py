"""A strip above the table that shows a message until the player has read it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import Qt

from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.rows import in_row, wide
from canasta_gui.widgets.translated_frame import TranslatedFrame


@dataclass(frozen=True, slots=True)
class Offer:
    """The text and the function of a button beside a message."""

    text: str
    act: Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Message:
    text: str
    offers: tuple[Offer, ...]


_MOST_OFFERS: Final = 2


class Banner(TranslatedFrame):
    """Shows one message at a time and queues the others."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._waiting: list[_Message] = []
        self._shown: _Message | None = None
        self._text = label(is_wrapped=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.offer_buttons = tuple(button() for _ in range(_MOST_OFFERS))
        for at, offered in enumerate(self.offer_buttons):
            offered.clicked.connect(partial(self._take_offer, at))
        self.close_button = button(then=self._next)
        in_row(
            wide(self._text),
            *self.offer_buttons,
            self.close_button,
            of=self,
            margins=(16, 8, 12, 8),
        )
        self.retranslate()
        self._show(None)

    @property
    def text(self) -> str:
        """The message being shown."""
        return "" if self._shown is None else self._shown.text

    def tell(self, text: str, *offers: Offer) -> None:
        """Shows a message with up to two offers, or queues it; a message that is already shown or
        queued is not repeated.
        """
        if text not in (self.text, *(message.text for message in self._waiting)):
            self._waiting.append(_Message(text, offers))
        if self._shown is None:
            self._next()

    def withdraw(self, text: str) -> None:
        """Removes a message that is no longer true, whether it is shown or queued."""
        self._waiting = [message for message in self._waiting if message.text != text]
        if text and text == self.text:
            self._next()

    def retranslate(self) -> None:
        """Writes the button in the present language."""
        self.close_button.setText(self.tr("Understood"))

    def _next(self) -> None:
        self._show(self._waiting.pop(0) if self._waiting else None)

    def _show(self, message: _Message | None) -> None:
        self._shown = message
        if message is not None:
            self._text.setText(message.text)
            for offered, offer in zip_longest(self.offer_buttons, message.offers):
                offered.setVisible(offer is not None)
                offered.setText("" if offer is None else offer.text)
        # Last, since what is shown takes its room at once.
        self.setVisible(message is not None)

    def _take_offer(self, at: int) -> None:
        if self._shown is not None and at < len(self._shown.offers):
            self._shown.offers[at].act()
