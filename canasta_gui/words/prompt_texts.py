"""The texts of the prompt, of the buttons, and of why a button is dim."""

from collections.abc import Callable, Mapping

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Translated

Line = Callable[[int], str]
"""A function that makes a text with placeholders; its number chooses the plural."""


class PromptTexts(Translated):
    """The texts of the prompt."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._at_start(), **self._in_play(), **self._others()}

    def _at_start(self) -> Mapping[TextId, Line]:
        return {
            TextId.PROMPT_DRAW: lambda n: self.tr("Draw %n cards from the {stock}.", "", n),
            TextId.PROMPT_STOCK_EMPTY: lambda _: self.tr("The {stock} is empty."),
            TextId.PROMPT_TAKE_SHORT: lambda n: self.tr(
                "With the {pile} you would need %n more points to open.", "", n
            ),
            TextId.PROMPT_MUST_TAKE: lambda _: self.tr(
                "The {stock} is empty and the top card fits: take the {pile}."
            ),
            TextId.PROMPT_TAKE_READY: lambda _: self.tr(
                "Take the {pile} with these cards, or put them back."
            ),
            TextId.PROMPT_TAKE_CHOOSE: lambda _: self.tr(
                "Choose what takes the {pile}: {ways}.", "such as: 2 nines or 1 nine, 1 two"
            ),
            TextId.PROMPT_TAKE_STAGED: lambda _: self.tr(
                "Add what is missing to take the {pile}, or put the cards back."
            ),
        }

    def _in_play(self) -> Mapping[TextId, Line]:
        return {
            TextId.PROMPT_OPEN: lambda _: self.tr(
                "Lay melds worth at least {need} points to open, or discard a card."
            ),
            TextId.PROMPT_OPEN_STAGED: lambda _: self.tr(
                "To open you need {need} points and have {have}: add cards, or take them back."
            ),
            TextId.PROMPT_NO_OPENING: lambda _: self.tr(
                "Discard a card: you hold no meld yet, and need {need} points to open."
            ),
            TextId.PROMPT_NO_CANASTA: lambda _: self.tr(
                "To open you need a canasta among your melds: lay it, or discard a card."
            ),
            TextId.PROMPT_DISCARD: lambda _: self.tr("Discard a card to end your turn."),
            TextId.PROMPT_PLAY: lambda _: self.tr("Lay cards, or discard one to end your turn."),
            TextId.PROMPT_LAY_FIRST: lambda _: self.tr(
                "No card may be discarded yet: lay cards first."
            ),
            TextId.PROMPT_COMBINE_FIRST: lambda _: self.tr(
                "No card may be discarded yet: put two of your melds together first."
            ),
            TextId.PROMPT_STAGED: lambda _: self.tr(
                "Add what these cards are missing, or take them back."
            ),
            TextId.PROMPT_READY: lambda _: self.tr("Lay these cards, or take them back."),
            TextId.PROMPT_SPECIAL: lambda _: self.tr(
                "You hold a special hand ({hand}): lay it open for {points} points, or play on."
            ),
            TextId.PROMPT_MUST_GO_OUT: lambda _: self.tr("{player} said yes: go out now."),
            TextId.PROMPT_MAY_GO_OUT: lambda _: self.tr("{player} said yes: you may go out."),
            TextId.PROMPT_CANNOT_GO_OUT: lambda _: self.tr(
                "{player} said yes, but you cannot go out: discard a card to end your turn."
            ),
            TextId.PROMPT_SHOW_HAND: lambda _: self.tr(
                "{player} said yes, but you cannot go out: discard, and your hand is shown to all."
            ),
            TextId.PROMPT_LAY_BONUS: lambda _: self.tr(
                "You hold a {bonus}: lay it beside your melds."
            ),
            TextId.PROMPT_KEEP_THREE: lambda _: self.tr(
                "You may keep your three for a straight, or lay it beside your melds."
            ),
            TextId.PROMPT_LAY_THREE: lambda _: self.tr(
                "You hold a three: lay it beside your melds, and another card comes for it."
            ),
            TextId.PROMPT_STAY_IN: lambda _: self.tr(
                "{player} said no: keep a card. Lay cards, or discard one."
            ),
        }

    def _others(self) -> Mapping[TextId, Line]:
        return {
            TextId.PROMPT_ANSWER: lambda _: self.tr("{player} asks: may I go out?"),
            TextId.PROMPT_ANSWER_AWAITED: lambda _: self.tr("{player} has to answer."),
            TextId.YOUR_TURN: lambda _: self.tr("Your turn", "large, before the prompt"),
            TextId.PROMPT_WAIT: lambda _: self.tr("{player} is playing."),
            TextId.PROMPT_CONTINUE: lambda _: self.tr("Continue when you are ready."),
            TextId.PROMPT_HURRIED: lambda _: self.tr("The others play this deal to its end."),
            TextId.PROMPT_CURTAIN: lambda _: self.tr("{player} is next."),
            TextId.PROMPT_BEGIN: lambda _: self.tr("The match begins."),
            TextId.PROMPT_DEAL_OVER: lambda _: self.tr("The deal is over. Go on to the next one."),
            TextId.PROMPT_MATCH_OVER: lambda _: self.tr("The match is over."),
        }


class BriefTexts(Translated):
    """The texts of the short prompt (three to eight words), and of the players' bubbles."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._at_start(), **self._in_play(), **self._deeds()}

    def _at_start(self) -> Mapping[TextId, Line]:
        return {
            TextId.BRIEF_MUST_TAKE: lambda _: self.tr("Take the {pile}: the top card fits."),
            TextId.BRIEF_TAKE_READY: lambda _: self.tr("Take the {pile} with these."),
            TextId.BRIEF_TAKE_CHOOSE: lambda _: self.tr("Choose what takes the {pile}."),
            TextId.BRIEF_DRAW_OR_TAKE: lambda _: self.tr("Draw, or take the {pile}."),
            TextId.BRIEF_DRAW_TAKE_CALIENTE: lambda _: self.tr(
                "Draw, take the {pile}, or play Caliente."
            ),
            TextId.BRIEF_DRAW_OR_CALIENTE: lambda _: self.tr("Draw, or play Caliente."),
            TextId.BRIEF_TAKE_OR_PASS: lambda _: self.tr("Take the {pile}, or pass."),
            TextId.BRIEF_TAKE: lambda _: self.tr("Take the {pile}."),
            TextId.BRIEF_CALIENTE_OR_PASS: lambda _: self.tr("Play Caliente, or pass."),
            TextId.BRIEF_DEAL_OVER: lambda _: self.tr("The deal is over."),
        }

    def _in_play(self) -> Mapping[TextId, Line]:
        return {
            TextId.BRIEF_STAGED: lambda _: self.tr("Add cards, or take them back."),
            TextId.BRIEF_OPEN: lambda _: self.tr("Open with {need} points, or discard."),
            TextId.BRIEF_DISCARD: lambda _: self.tr("Now discard a card."),
            TextId.BRIEF_PLAY: lambda _: self.tr("Lay cards, or discard one."),
            TextId.BRIEF_LAY_FIRST: lambda _: self.tr("Lay cards before you discard."),
            TextId.BRIEF_COMBINE_FIRST: lambda _: self.tr("Put two of your melds together."),
            TextId.BRIEF_CANNOT_GO_OUT: lambda _: self.tr("You cannot go out: discard a card."),
            TextId.BRIEF_SHOW_HAND: lambda _: self.tr("Discard: then all see your hand."),
            TextId.BRIEF_LAY_BONUS: lambda _: self.tr("Lay the {bonus} beside your melds."),
            TextId.BRIEF_SPECIAL: lambda _: self.tr("Lay your special hand open."),
            TextId.BRIEF_KEEP_THREE: lambda _: self.tr("Keep your three, or lay it."),
            TextId.BRIEF_LAY_THREE: lambda _: self.tr("Lay your three beside your melds."),
            TextId.BRIEF_STAY_IN: lambda _: self.tr("{player} said no: keep a card."),
        }

    def _deeds(self) -> Mapping[TextId, Line]:
        return {
            TextId.ACTION_OUT: lambda _: self.tr("Out!", "a player goes out"),
            TextId.ACTION_SPECIAL: lambda _: self.tr("{hand}!", "a player lays a special hand"),
            TextId.ACTION_CANASTA: lambda _: self.tr("Canasta!"),
            TextId.ACTION_FROZE: lambda _: self.tr("Frozen!"),
            TextId.ACTION_TOOK: lambda n: self.tr("I take %n cards!", "the pile", n),
            TextId.ACTION_MELDED: lambda _: self.tr("{cards}!", "a player melds these cards"),
            TextId.ACTION_CALIENTE: lambda _: self.tr("Caliente!"),
            TextId.ACTION_PASSED: lambda _: self.tr("I pass."),
        }


class ButtonTexts(Translated):
    """The texts of the buttons on the felt, and of undoing."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._buttons(), **self._undo()}

    def _buttons(self) -> Mapping[TextId, Line]:
        return {
            TextId.BUTTON_LAY: lambda _: self.tr("Lay all"),
            TextId.BUTTON_LAY_POINTS: lambda n: self.tr("Lay all: %Ln points", "", n),
            TextId.BUTTON_SPECIAL: lambda _: self.tr("Lay open: {hand}"),
            TextId.BUTTON_TAKE: lambda n: self.tr("Take the {pile}: %n cards", "", n),
            TextId.BUTTON_TAKE_BACK: lambda _: self.tr("Take back"),
            TextId.BUTTON_ASK: lambda _: self.tr("May I go out?"),
            TextId.BUTTON_YES: lambda _: self.tr("Yes"),
            TextId.BUTTON_NO: lambda _: self.tr("No"),
            TextId.BUTTON_PASS: lambda _: self.tr("Pass"),
            TextId.BUTTON_MY_DEAL: lambda _: self.tr("Go on to my deal"),
            TextId.BUTTON_CONTINUE: lambda _: self.tr("Continue"),
            TextId.BUTTON_COUNTED: lambda _: self.tr("How it was counted"),
            TextId.BUTTON_NEXT_DEAL: lambda _: self.tr("Next deal"),
            TextId.BUTTON_MATCH_END: lambda _: self.tr("How the match ended"),
            TextId.BUTTON_SORT: lambda _: self.tr("Sort", "the own hand"),
            TextId.BUTTON_READY: lambda _: self.tr("{player}: ready"),
        }

    def _undo(self) -> Mapping[TextId, Line]:
        return {
            TextId.UNDO_FREE: lambda _: self.tr("Take back your last action"),
            TextId.UNDO_DONE: lambda _: self.tr("Your last action was taken back."),
            TextId.UNDO_NOTHING: lambda _: self.tr("You have done nothing yet in this turn."),
            TextId.UNDO_HIDDEN: lambda _: self.tr(
                "A hidden card was shown; that cannot be taken back."
            ),
            TextId.UNDO_QUESTION: lambda _: self.tr("What was said cannot be taken back."),
            TextId.UNDO_OTHERS: lambda _: self.tr("Your turn is over; nothing can be taken back."),
        }
