"""What a gesture would do, and why the table declines one before any rule is asked."""

from collections.abc import Mapping

from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class NoteTexts(Translated):
    """Beside the pointer while cards are carried, and on the felt afterwards."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {**self._targets(), **self._notes()}

    def _targets(self) -> Mapping[Say, Line]:
        return {
            Say.TARGET_LAY: lambda _: self.tr("Lay {cards}"),
            Say.TARGET_ADD: lambda _: self.tr("Add {cards}"),
            Say.TARGET_COMBINE: lambda _: self.tr("Make one meld of both"),
            Say.CHOICE_WHICH_MELD: lambda _: self.tr("Which meld do you mean?"),
            Say.TARGET_STAGE: lambda _: self.tr("Lay aside {cards}"),
            Say.TARGET_JOIN: lambda _: self.tr("Put with these cards"),
            Say.TARGET_DISCARD: lambda _: self.tr("Discard {card}"),
            Say.TARGET_TAKE: lambda n: self.tr("Take the {pile}: %n cards", "", n),
            Say.TARGET_HAND: lambda _: self.tr("Back to your hand"),
            Say.TARGET_BONUS: lambda _: self.tr("Lay the {bonus}"),
            Say.TARGET_CALIENTE: lambda _: self.tr("Play the Caliente card"),
        }

    def _notes(self) -> Mapping[Say, Line]:
        return {
            Say.ADVICE_POINTS: lambda _: self.tr("{cards}: {have} of {need} points to open"),
            Say.NOTICE_RULES: lambda _: self.tr("Rules: F1"),
            Say.NOTE_CHOOSE_DISCARD: lambda _: self.tr("Choose a card to discard."),
            Say.NOTE_ONE_DISCARD: lambda _: self.tr("Discard one card only."),
            Say.NOTE_STAGE_FIRST: lambda _: self.tr(
                "Lay the cards before you, or put them back, before you discard."
            ),
            Say.NOTE_OPPONENTS: lambda _: self.tr("Cards join only your own side's melds."),
            Say.NOTE_NOT_THERE: lambda _: self.tr("These cards cannot go there."),
            Say.NOTE_NOTHING_STAGED: lambda _: self.tr("Lay cards aside first."),
            Say.NOTE_ONCE_MORE: lambda _: self.tr(
                "Do it once more to discard the card and end your turn."
            ),
            Say.CURTAIN_TEXT: lambda _: self.tr("Everybody but {player} looks away."),
        }
