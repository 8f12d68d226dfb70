"""The texts about gestures: what a drop would do, and why the table declines it."""

from collections.abc import Mapping

from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class GestureTexts(Translated):
    """Texts beside the pointer while cards are carried, and on the felt afterwards."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._targets(), **self._notes()}

    def _targets(self) -> Mapping[TextId, Line]:
        return {
            TextId.TARGET_LAY: lambda _: self.tr("Lay {cards}"),
            TextId.TARGET_ADD: lambda _: self.tr("Add {cards}"),
            TextId.TARGET_COMBINE: lambda _: self.tr("Make one meld of both"),
            TextId.CHOICE_WHICH_MELD: lambda _: self.tr("Which meld do you mean?"),
            TextId.TARGET_STAGE: lambda _: self.tr("Lay aside {cards}"),
            TextId.TARGET_JOIN: lambda _: self.tr("Put with these cards"),
            TextId.TARGET_DISCARD: lambda _: self.tr("Discard {card}"),
            TextId.TARGET_TAKE: lambda n: self.tr("Take the {pile}: %n cards", "", n),
            TextId.TARGET_HAND: lambda _: self.tr("Back to your hand"),
            TextId.TARGET_BONUS: lambda _: self.tr("Lay the {bonus}"),
            TextId.TARGET_CALIENTE: lambda _: self.tr("Play the Caliente card"),
        }

    def _notes(self) -> Mapping[TextId, Line]:
        return {
            TextId.ADVICE_POINTS: lambda _: self.tr("{cards}: {have} of {need} points to open"),
            TextId.NOTICE_RULES: lambda _: self.tr("Rules: {key}").format(
                key=TableKeys.rules_name()
            ),
            TextId.NOTE_CHOOSE_DISCARD: lambda _: self.tr("Choose a card to discard."),
            TextId.NOTE_ONE_DISCARD: lambda _: self.tr("Discard one card only."),
            TextId.NOTE_STAGE_FIRST: lambda _: self.tr(
                "Lay the cards before you, or put them back, before you discard."
            ),
            TextId.NOTE_OPPONENTS: lambda _: self.tr("Cards join only your own side's melds."),
            TextId.NOTE_NOT_THERE: lambda _: self.tr("These cards cannot go there."),
            TextId.NOTE_NOTHING_STAGED: lambda _: self.tr("Lay cards aside first."),
            TextId.NOTE_ONCE_MORE: lambda _: self.tr(
                "Do it once more to discard the card and end your turn."
            ),
            TextId.NOTE_LEAVE: lambda n: (
                self.tr("Leave it in your hand.", "the card that a rule just refused")
                if n == 1
                else self.tr("Leave them in your hand.", "the cards that a rule just refused")
            ),
            TextId.CURTAIN_TEXT: lambda _: self.tr("Everybody but {player} looks away."),
        }
