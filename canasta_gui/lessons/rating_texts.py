"""Texts about the learner's rating, and about when an exercise comes back."""

from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale

from canasta_gui.lessons.repetition import is_due, rating_of
from canasta_gui.settings.practice import Practice, Record
from canasta_gui.words.translated import Translated


class RatingTexts(Translated):
    """The sentences for the card on the table and for the page of exercises."""

    def rating(self, practice: Practice, today: date) -> str:
        """Returns the sentences about the learner's rating and how certain it is."""
        if not practice.rating.noted:
            return self.tr("No rating yet: the first exercises find it.")
        known = rating_of(practice.rating, today)
        return self.tr("Your rating: {points}, give or take {doubt}.").format(
            points=round(known.points), doubt=round(known.doubt)
        )

    def return_of(self, record: Record, today: date) -> str:
        """Returns when a missed exercise comes back; empty where it does not."""
        if not record.due:
            return ""
        if is_due(record, today):
            return self.tr("It comes back today.")
        if record.due == (today + timedelta(1)).isoformat():
            return self.tr("It comes back tomorrow.")
        day = QDate.fromString(record.due, "yyyy-MM-dd")
        shown = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        return self.tr("It comes back on {day}.").format(day=shown)
