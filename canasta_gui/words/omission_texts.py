"""The texts on what a computer player left undone, as far as everybody can know."""

from collections.abc import Mapping

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class OmissionTexts(Translated):
    """The sentences that follow what was done and why."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {
            TextId.OMITTED: lambda _: self.tr("What was left undone"),
            TextId.OMITTED_BLOCKED: lambda _: self.tr(
                "The {pile} was blocked; on top of it lay: {card}."
            ),
            TextId.OMITTED_DECLINED: lambda _: self.tr(
                "The {pile} could have been taken, and was left."
            ),
            TextId.OMITTED_NEEDS_PAIR: lambda _: self.tr(
                "The {pile} needed two natural {ranks}; nobody has seen two in that hand."
            ),
            TextId.OMITTED_NEEDS_CARDS: lambda _: self.tr(
                "The {pile} needed {ranks}; nobody has seen any in that hand."
            ),
            TextId.OMITTED_KEPT: lambda _: self.tr(
                "Still held, as everybody could see: {cards}. They fit melds on the table."
            ),
        }
