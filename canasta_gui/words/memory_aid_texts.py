"""The texts of the memory aid."""

from collections.abc import Mapping

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class MemoryAidTexts(Translated):
    """The texts beside the names of players, and the word for bonus cards."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {
            TextId.MEMORY_BONUS: lambda _: self.tr("{bonuses}"),
            TextId.MEMORY_THREW: lambda _: self.tr("Threw last: {cards}.", "newest first"),
            TextId.MEMORY_THREW_NOTHING: lambda _: self.tr("Has thrown nothing yet."),
            TextId.MEMORY_TOOK: lambda _: self.tr("{card} ({player} took it)"),
            TextId.MEMORY_YOU_TOOK: lambda _: self.tr("{card} (you took it)"),
            TextId.MEMORY_HOLDS: lambda _: self.tr(
                "Seen to hold: {cards}.", "what everybody saw going to the hand with the pile"
            ),
        }
