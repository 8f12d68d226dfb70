"""The sentences that explain: a card or a place of the table, what a drop would do, and what a
computer player left undone, as far as everybody can know.
"""

from collections.abc import Mapping

from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class ExplanationTexts(Translated):
    """Whole sentences; several of them may follow each other."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._of_piles(), **self._of_frost(), **self._of_melds(), **self._of_cards()}

    def _of_piles(self) -> Mapping[TextId, Line]:
        return {
            TextId.WHY_STOCK: lambda n: self.tr(
                "A turn begins with %n cards from here, or with the {pile}.", "", n
            ),
            TextId.WHY_STOCK_EMPTY: lambda _: self.tr(
                "Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends."
            ),
            TextId.WHY_PILE: lambda _: self.tr("The {pile}"),
            TextId.WHY_PILE_EMPTY: lambda _: self.tr("It is empty. What is discarded lies here."),
            TextId.WHY_PILE_CARDS: lambda n: self.tr(
                "It holds %n cards, on top {card}. Whoever takes it takes all of it.", "", n
            ),
            TextId.WHY_PILE_BASE: lambda n: self.tr(
                "%n of them lie face down at the bottom: nobody knows them yet.", "", n
            ),
            TextId.WHY_PILE_TOP: lambda n: self.tr(
                "It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.",
                "",
                n,
            ),
            TextId.WHY_PILE_BLOCKED: lambda _: self.tr(
                "Nobody can take it while that card lies on top."
            ),
            TextId.WHY_PILE_OPEN: lambda _: self.tr("It is open for you."),
            TextId.WHY_PILE_PAIR: lambda _: self.tr(
                "Two natural {ranks} from your hand take it; you hold {have}."
            ),
            TextId.WHY_PILE_WILD_PAIR: lambda _: self.tr(
                "Two {ranks} from your hand take it; you hold {have}."
            ),
            TextId.WHY_PILE_WILD: lambda _: self.tr("One of them and a wild card do as well."),
            TextId.WHY_PILE_ADD: lambda _: self.tr("Or the top card joins your meld alone."),
        }

    def _of_frost(self) -> Mapping[TextId, Line]:
        return {
            TextId.WHY_FROZEN_ALWAYS: lambda _: self.tr("In this game it is always frozen."),
            TextId.WHY_FROZEN_BY: lambda _: self.tr(
                "It is frozen for everybody, because of {cards}."
            ),
            TextId.WHY_FROZEN_BY_OPPONENTS: lambda _: self.tr(
                "It is frozen for your side, because of {cards}."
            ),
            TextId.WHY_FROZEN_UNOPENED: lambda _: self.tr(
                "It is frozen for you, because your side has not melded."
            ),
            TextId.WHY_PILE_AFTER_OPENING: lambda _: self.tr(
                "Your side takes it only after its first melds, which come from the hand."
            ),
            TextId.WHY_CANASTA_TO_OPEN: lambda _: self.tr(
                "A canasta must be among its first melds."
            ),
            TextId.WHY_PURE_CANASTA: lambda _: self.tr(
                "A canasta that is not mixed must be among its first melds."
            ),
            TextId.WHY_OPENING: lambda _: self.tr("Your first melds need {need} points together."),
            TextId.WHY_OPENING_TAKE: lambda _: self.tr(
                "The meld with the top card would count {have} of them."
            ),
        }

    def _of_melds(self) -> Mapping[TextId, Line]:
        return {
            TextId.WHY_MELD: lambda n: self.tr("Its %n cards count {points} points.", "", n),
            TextId.WHY_CANASTA: lambda _: self.tr("The canasta adds {points} points to them."),
            TextId.WHY_TO_CANASTA: lambda n: self.tr("%n more cards make it a canasta.", "", n),
            TextId.WHY_MELD_CLOSED: lambda _: self.tr("It is closed: no more cards join it."),
            TextId.WHY_NO_WILD: lambda _: self.tr("No more wild cards join it."),
            TextId.WHY_WILD_CAP: lambda n: self.tr(
                "It may hold %n wild cards and has {have}.", "", n
            ),
            TextId.WHY_MAJORITY: lambda _: self.tr("Natural cards must outnumber wild cards."),
            TextId.WHY_NATURALS_PER_WILD: lambda n: self.tr(
                "Each wild card needs %n natural cards.", "", n
            ),
            TextId.WHY_MELD_OWN: lambda _: self.tr("You can add to it in your turn."),
            TextId.WHY_MINIMUM_SCORE: lambda _: self.tr(
                "With a score of {score}, the first melds need {need} points."
            ),
            TextId.WHY_MINIMUM_ROUND: lambda _: self.tr(
                "In deal {deal}, the first melds need {need} points."
            ),
        }

    def _of_cards(self) -> Mapping[TextId, Line]:
        return {
            TextId.WHY_POINTS: lambda n: self.tr(
                "It counts %Ln points on the table, and against you in your hand.", "", n
            ),
            TextId.WHY_NATURAL: lambda _: self.tr(
                "{need} cards of a rank make a meld; wild cards can stand in for some."
            ),
            TextId.WHY_WILD: lambda _: self.tr(
                "It stands in for a card of a meld. On the {pile} it freezes it."
            ),
            TextId.WHY_BONUS: lambda _: self.tr(
                "It is laid beside your melds and another card drawn; it is never discarded."
            ),
            TextId.WHY_STOP: lambda _: self.tr(
                "On the {pile} it keeps the next player from taking it. It is melded only to"
                " go out."
            ),
            TextId.WHY_CALIENTE: lambda _: self.tr(
                "Played instead of drawing, it fills a small hand up."
            ),
            TextId.WHY_JOINS: lambda _: self.tr("It joins your meld of {ranks}."),
        }


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
