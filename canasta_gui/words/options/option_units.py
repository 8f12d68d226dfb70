"""Formats numbers with what they count."""

from PySide6.QtCore import QLocale

from canasta_gui.words.options.option_words import Unit
from canasta_gui.words.translated import Translated


class Units(Translated):
    """The plural forms of everything that an option counts."""

    def counted(self, unit: Unit, count: int) -> str:
        """Returns a number with its unit."""
        match unit:
            case Unit.CARDS:
                return self.tr("%Ln cards", "", count)
            case Unit.POINTS:
                return self.tr("%Ln points", "", count)
            case Unit.DECKS:
                return self.tr("%Ln decks", "", count)
            case Unit.DEALS:
                return self.tr("%Ln deals", "", count)
            case Unit.CANASTAS:
                return self.tr("%Ln canastas", "", count)
            case Unit.FACTOR:
                return self.tr("×{factor}", "a factor").format(factor=QLocale().toString(count))
            case Unit.NOTHING:
                return QLocale().toString(count)

    def more(self, count: int) -> str:
        """Returns the text that there are further ones."""
        return self.tr("%n more", "", count)
