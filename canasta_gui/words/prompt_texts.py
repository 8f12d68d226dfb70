"""The line that says what is expected now, the buttons, and what keeps them dim."""

from collections.abc import Callable, Mapping

from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.words.translated import Translated

Line = Callable[[int], str]
"""Makes a text with placeholders; the number chooses the plural."""


class PromptTexts(Translated):
    """What is expected now."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {**self._at_start(), **self._in_play(), **self._others()}

    def _at_start(self) -> Mapping[Say, Line]:
        return {
            Say.PROMPT_DRAW: lambda n: self.tr("Draw %n cards from the {stock}.", "", n),
            Say.PROMPT_STOCK_EMPTY: lambda _: self.tr("The {stock} is empty."),
            Say.PROMPT_TAKE_SHORT: lambda n: self.tr(
                "With the {pile} you would need %n more points to open.", "", n
            ),
            Say.PROMPT_MUST_TAKE: lambda _: self.tr(
                "The {stock} is empty and the top card fits: take the {pile}."
            ),
            Say.PROMPT_TAKE_READY: lambda _: self.tr(
                "Take the {pile} with these cards, or put them back."
            ),
            Say.PROMPT_TAKE_CHOOSE: lambda _: self.tr(
                "Choose what takes the {pile}: {ways}.", "such as: 2 nines or 1 nine, 1 two"
            ),
            Say.PROMPT_TAKE_STAGED: lambda _: self.tr(
                "Add what is missing to take the {pile}, or put the cards back."
            ),
        }

    def _in_play(self) -> Mapping[Say, Line]:
        return {
            Say.PROMPT_OPEN: lambda _: self.tr(
                "Lay melds worth at least {need} points to open, or discard a card."
            ),
            Say.PROMPT_OPEN_STAGED: lambda _: self.tr(
                "To open you need {need} points and have {have}: add cards, or take them back."
            ),
            Say.PROMPT_NO_OPENING: lambda _: self.tr(
                "Discard a card: you hold no meld yet, and need {need} points to open."
            ),
            Say.PROMPT_DISCARD: lambda _: self.tr("Discard a card to end your turn."),
            Say.PROMPT_PLAY: lambda _: self.tr("Lay cards, or discard one to end your turn."),
            Say.PROMPT_LAY_FIRST: lambda _: self.tr(
                "No card may be discarded yet: lay cards first."
            ),
            Say.PROMPT_COMBINE_FIRST: lambda _: self.tr(
                "No card may be discarded yet: put two of your melds together first."
            ),
            Say.PROMPT_STAGED: lambda _: self.tr(
                "Add what these cards are missing, or take them back."
            ),
            Say.PROMPT_READY: lambda _: self.tr("Lay these cards, or take them back."),
            Say.PROMPT_MUST_GO_OUT: lambda _: self.tr("{player} said yes: go out now."),
            Say.PROMPT_MAY_GO_OUT: lambda _: self.tr("{player} said yes: you may go out."),
            Say.PROMPT_CANNOT_GO_OUT: lambda _: self.tr(
                "{player} said yes, but you cannot go out: discard a card to end your turn."
            ),
            Say.PROMPT_SHOW_HAND: lambda _: self.tr(
                "{player} said yes, but you cannot go out: discard, and your hand is shown to all."
            ),
            Say.PROMPT_LAY_BONUS: lambda _: self.tr(
                "You hold a {bonus}: lay it beside your melds."
            ),
            Say.PROMPT_STAY_IN: lambda _: self.tr(
                "{player} said no: keep a card. Lay cards, or discard one."
            ),
        }

    def _others(self) -> Mapping[Say, Line]:
        return {
            Say.PROMPT_ANSWER: lambda _: self.tr("{player} asks: may I go out?"),
            Say.PROMPT_ANSWER_AWAITED: lambda _: self.tr("{player} has to answer."),
            Say.PROMPT_WAIT: lambda _: self.tr("{player} is playing."),
            Say.PROMPT_CONTINUE: lambda _: self.tr("Continue when you are ready."),
            Say.PROMPT_HURRIED: lambda _: self.tr("The others play this deal to its end."),
            Say.PROMPT_CURTAIN: lambda _: self.tr("{player} is next."),
            Say.PROMPT_BEGIN: lambda _: self.tr("The match begins."),
            Say.PROMPT_DEAL_OVER: lambda _: self.tr("The deal is over. Go on to the next one."),
            Say.PROMPT_MATCH_OVER: lambda _: self.tr("The match is over."),
        }


class BriefTexts(Translated):
    """What is expected now, in three to eight words, and what players say of what they do."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {**self._at_start(), **self._in_play(), **self._deeds()}

    def _at_start(self) -> Mapping[Say, Line]:
        return {
            Say.BRIEF_MUST_TAKE: lambda _: self.tr("Take the {pile}: the top card fits."),
            Say.BRIEF_TAKE_READY: lambda _: self.tr("Take the {pile} with these."),
            Say.BRIEF_TAKE_CHOOSE: lambda _: self.tr("Choose what takes the {pile}."),
            Say.BRIEF_DRAW_OR_TAKE: lambda _: self.tr("Draw, or take the {pile}."),
            Say.BRIEF_DRAW_TAKE_CALIENTE: lambda _: self.tr(
                "Draw, take the {pile}, or play Caliente."
            ),
            Say.BRIEF_DRAW_OR_CALIENTE: lambda _: self.tr("Draw, or play Caliente."),
            Say.BRIEF_TAKE_OR_PASS: lambda _: self.tr("Take the {pile}, or pass."),
            Say.BRIEF_TAKE: lambda _: self.tr("Take the {pile}."),
            Say.BRIEF_CALIENTE_OR_PASS: lambda _: self.tr("Play Caliente, or pass."),
            Say.BRIEF_DEAL_OVER: lambda _: self.tr("The deal is over."),
        }

    def _in_play(self) -> Mapping[Say, Line]:
        return {
            Say.BRIEF_STAGED: lambda _: self.tr("Add cards, or take them back."),
            Say.BRIEF_OPEN: lambda _: self.tr("Open with {need} points, or discard."),
            Say.BRIEF_DISCARD: lambda _: self.tr("Now discard a card."),
            Say.BRIEF_PLAY: lambda _: self.tr("Lay cards, or discard one."),
            Say.BRIEF_LAY_FIRST: lambda _: self.tr("Lay cards before you discard."),
            Say.BRIEF_COMBINE_FIRST: lambda _: self.tr("Put two of your melds together."),
            Say.BRIEF_CANNOT_GO_OUT: lambda _: self.tr("You cannot go out: discard a card."),
            Say.BRIEF_SHOW_HAND: lambda _: self.tr("Discard: then all see your hand."),
            Say.BRIEF_LAY_BONUS: lambda _: self.tr("Lay the {bonus} beside your melds."),
            Say.BRIEF_STAY_IN: lambda _: self.tr("{player} said no: keep a card."),
        }

    def _deeds(self) -> Mapping[Say, Line]:
        return {
            Say.DEED_OUT: lambda _: self.tr("Out!", "a player goes out"),
            Say.DEED_CANASTA: lambda _: self.tr("Canasta!"),
            Say.DEED_FROZE: lambda _: self.tr("Frozen!"),
            Say.DEED_TOOK: lambda n: self.tr("I take %n cards!", "the pile", n),
            Say.DEED_MELDED: lambda _: self.tr("{cards}!", "a player melds these cards"),
            Say.DEED_CALIENTE: lambda _: self.tr("Caliente!"),
            Say.DEED_PASSED: lambda _: self.tr("I pass."),
        }


class ButtonTexts(Translated):
    """The buttons on the felt, and whether something can be taken back."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {**self._buttons(), **self._undo()}

    def _buttons(self) -> Mapping[Say, Line]:
        return {
            Say.BUTTON_LAY: lambda _: self.tr("Lay all"),
            Say.BUTTON_LAY_POINTS: lambda n: self.tr("Lay all: %n points", "", n),
            Say.BUTTON_TAKE: lambda n: self.tr("Take the {pile}: %n cards", "", n),
            Say.BUTTON_TAKE_BACK: lambda _: self.tr("Put back"),
            Say.BUTTON_ASK: lambda _: self.tr("May I go out?"),
            Say.BUTTON_YES: lambda _: self.tr("Yes"),
            Say.BUTTON_NO: lambda _: self.tr("No"),
            Say.BUTTON_PASS: lambda _: self.tr("Pass"),
            Say.BUTTON_MY_DEAL: lambda _: self.tr("Go on to my deal"),
            Say.BUTTON_CONTINUE: lambda _: self.tr("Continue"),
            Say.BUTTON_NEXT_DEAL: lambda _: self.tr("Next deal"),
            Say.BUTTON_MATCH_END: lambda _: self.tr("How the match ended"),
            Say.BUTTON_SORT: lambda _: self.tr("Sort", "the own hand"),
            Say.BUTTON_READY: lambda _: self.tr("{player}: ready"),
        }

    def _undo(self) -> Mapping[Say, Line]:
        return {
            Say.UNDO_FREE: lambda _: self.tr("Take back your last action"),
            Say.UNDO_DONE: lambda _: self.tr("Your last action was taken back."),
            Say.UNDO_NOTHING: lambda _: self.tr("You have done nothing yet in this turn."),
            Say.UNDO_HIDDEN: lambda _: self.tr(
                "A hidden card was shown; that cannot be taken back."
            ),
            Say.UNDO_QUESTION: lambda _: self.tr("What was said cannot be taken back."),
            Say.UNDO_OTHERS: lambda _: self.tr("Your turn is over; nothing can be taken back."),
        }
