"""The texts of the page on a phone that are always the same."""

from collections.abc import Mapping

from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.words.setting_labels import hand_order_words
from canasta_gui.words.translated import Translated


class PhoneTexts(Translated):
    """The captions of the page, and what it says when there is no hand to show."""

    def texts(self) -> Mapping[str, object]:
        """Returns the text of each name that the page uses."""
        orders = {str(order): hand_order_words()[order] for order in HandOrder}
        return {**self._captions(), **self._messages(), "orders": orders}

    def _captions(self) -> Mapping[str, str]:
        return {
            "draw": self.tr("Draw"),
            "take": self.tr("Take the pile"),
            "stock": self.tr("Stock"),
            "pile": self.tr("Pile"),
            "peek": self.tr("On the table"),
            "undo": self.tr("Undo"),
            "hint": self.tr("Hint"),
            "sort": self.tr("Sort"),
            "hide": self.tr("Hide"),
            "lower": self.tr("Put down"),
            "done": self.tr("Done"),
            "cancel": self.tr("Cancel"),
            "choose": self.tr("Which cards?"),
            "fresh": self.tr("new"),
            "raised": self.tr("{count} raised"),
            "putBack": self.tr("Touch to put it back."),
            "leave": self.tr("Play at the table again"),
            "takeOver": self.tr("Play here"),
            "uncover": self.tr("Touch to see your hand"),
            "number": self.tr("The number at the table"),
            "open": self.tr("Open"),
        }

    def _messages(self) -> Mapping[str, str]:
        return {
            "yourTurn": self.tr("Your turn"),
            "late": self.tr("The game went on meanwhile. Look again, then choose."),
            "unsaved": self.tr("The table could not save this. Look there."),
            "opening": self.tr("Looking for the table…"),
            "dark": self.tr("Reconnecting…"),
            "busy": self.tr(
                "Something else lies on the table. Your hand comes back with the match."
            ),
            "taken": self.tr("Another phone shows this hand."),
            "replaced": self.tr("This hand is on another phone now."),
            "scan": self.tr("Scan the code at the table again."),
            "type": self.tr("Or type the number that stands there."),
            "asked": self.tr("The table asks whether this is the right phone."),
            "wrongNumber": self.tr("The table does not take this number. Look at it again."),
            "atTable": self.tr("You play at the table again."),
            "reload": self.tr("This page is too old. Close it, and scan the code again."),
            "wrong": self.tr("The table does not understand this page. Scan the code again."),
        }
