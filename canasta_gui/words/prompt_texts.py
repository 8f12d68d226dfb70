"""The texts of the prompt, of the buttons, and of why a button is dim."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Line, Texts

PromptTexts = Texts("PromptTexts")
PROMPTS: Final[Mapping[TextId, Line]] = {
    TextId.PROMPT_DRAW: PromptTexts.tr("Draw %n cards from the {stock}.", "", n=True),
    TextId.PROMPT_STOCK_EMPTY: PromptTexts.tr("The {stock} is empty."),
    TextId.PROMPT_TAKE_SHORT: PromptTexts.tr(
        "With the {pile} you would need %n more points to open.", "", n=True
    ),
    TextId.PROMPT_MUST_TAKE: PromptTexts.tr(
        "The {stock} is empty and the top card fits: take the {pile}."
    ),
    TextId.PROMPT_TAKE_READY: PromptTexts.tr("Take the {pile} with these cards, or put them back."),
    TextId.PROMPT_TAKE_CHOOSE: PromptTexts.tr(
        "Choose what takes the {pile}: {ways}.", "such as: 2 nines or 1 nine, 1 two"
    ),
    TextId.PROMPT_TAKE_STAGED: PromptTexts.tr(
        "Add what is missing to take the {pile}, or put the cards back."
    ),
    TextId.PROMPT_OPEN: PromptTexts.tr(
        "Lay melds worth at least {need} points to open, or discard a card."
    ),
    TextId.PROMPT_OPEN_STAGED: PromptTexts.tr(
        "To open you need {need} points and have {have}: add cards, or take them back."
    ),
    TextId.PROMPT_OPEN_HOPELESS: PromptTexts.tr(
        "Your cards cannot reach the {need} points to open: take these back."
    ),
    TextId.PROMPT_NO_OPENING: PromptTexts.tr(
        "Discard a card: you cannot open yet, for which you need {need} points."
    ),
    TextId.PROMPT_NO_CANASTA: PromptTexts.tr(
        "To open you need a canasta among your melds: lay it, or discard a card."
    ),
    TextId.PROMPT_DISCARD: PromptTexts.tr("Discard a card to end your turn."),
    TextId.PROMPT_PLAY: PromptTexts.tr("Lay cards, or discard one to end your turn."),
    TextId.PROMPT_LAY_FIRST: PromptTexts.tr("No card may be discarded yet: lay cards first."),
    TextId.PROMPT_COMBINE_FIRST: PromptTexts.tr(
        "No card may be discarded yet: put two of your melds together first."
    ),
    TextId.PROMPT_STAGED: PromptTexts.tr("Add what these cards are missing, or take them back."),
    TextId.PROMPT_READY: PromptTexts.tr("Lay these cards, or take them back."),
    TextId.PROMPT_SPECIAL: PromptTexts.tr(
        "You hold a special hand ({hand}): lay it open for {points} points, or play on."
    ),
    TextId.PROMPT_MUST_GO_OUT: PromptTexts.tr("{player} said yes: go out now."),
    TextId.PROMPT_MAY_GO_OUT: PromptTexts.tr("{player} said yes: you may go out."),
    TextId.PROMPT_CANNOT_GO_OUT: PromptTexts.tr(
        "{player} said yes, but you cannot go out: discard a card to end your turn."
    ),
    TextId.PROMPT_SHOW_HAND: PromptTexts.tr(
        "{player} said yes, but you cannot go out: discard, and your hand is shown to all."
    ),
    TextId.PROMPT_LAY_BONUS: PromptTexts.tr("You hold a {bonus}: lay it beside your melds."),
    TextId.PROMPT_KEEP_THREE: PromptTexts.tr(
        "You may keep your three for a straight, or lay it beside your melds."
    ),
    TextId.PROMPT_LAY_THREE: PromptTexts.tr(
        "You hold a three: lay it beside your melds, and another card comes for it."
    ),
    TextId.PROMPT_STAY_IN: PromptTexts.tr(
        "{player} said no: keep a card. Lay cards, or discard one."
    ),
    TextId.PROMPT_ANSWER: PromptTexts.tr("{player} asks: may I go out?"),
    TextId.PROMPT_ANSWER_AWAITED: PromptTexts.tr("{player} has to answer."),
    TextId.YOUR_TURN: PromptTexts.tr("Your turn", "large, before the prompt"),
    TextId.PROMPT_WAIT: PromptTexts.tr("{player} is playing."),
    TextId.PROMPT_CONTINUE: PromptTexts.tr("Continue when you are ready."),
    TextId.PROMPT_HURRIED: PromptTexts.tr("The others play this deal to its end."),
    TextId.PROMPT_CURTAIN: PromptTexts.tr("{player} is next."),
    TextId.PROMPT_BEGIN: PromptTexts.tr("The match begins."),
    TextId.PROMPT_DEAL_OVER: PromptTexts.tr("The deal is over. Go on to the next one."),
    TextId.PROMPT_MATCH_OVER: PromptTexts.tr("The match is over."),
}
"""The texts of the prompt; those for a child are in `plain_texts.py`."""


BriefTexts = Texts("BriefTexts")
BRIEFS: Final[Mapping[TextId, Line]] = {
    TextId.BRIEF_MUST_TAKE: BriefTexts.tr("Take the {pile}: the top card fits."),
    TextId.BRIEF_TAKE_READY: BriefTexts.tr("Take the {pile} with these."),
    TextId.BRIEF_TAKE_CHOOSE: BriefTexts.tr("Choose what takes the {pile}."),
    TextId.BRIEF_DRAW_OR_TAKE: BriefTexts.tr("Draw, or take the {pile}."),
    TextId.BRIEF_DRAW_TAKE_CALIENTE: BriefTexts.tr("Draw, take the {pile}, or play Caliente."),
    TextId.BRIEF_DRAW_OR_CALIENTE: BriefTexts.tr("Draw, or play Caliente."),
    TextId.BRIEF_TAKE_OR_PASS: BriefTexts.tr("Take the {pile}, or pass."),
    TextId.BRIEF_TAKE: BriefTexts.tr("Take the {pile}."),
    TextId.BRIEF_CALIENTE_OR_PASS: BriefTexts.tr("Play Caliente, or pass."),
    TextId.BRIEF_DEAL_OVER: BriefTexts.tr("The deal is over."),
    TextId.BRIEF_STAGED: BriefTexts.tr("Add cards, or take them back."),
    TextId.BRIEF_HOPELESS: BriefTexts.tr("Not enough to open: take them back."),
    TextId.BRIEF_OPEN: BriefTexts.tr("Open with {need} points, or discard."),
    TextId.BRIEF_NO_OPENING: BriefTexts.tr("Discard: not enough to open yet."),
    TextId.BRIEF_DISCARD: BriefTexts.tr("Now discard a card."),
    TextId.BRIEF_PLAY: BriefTexts.tr("Lay cards, or discard one."),
    TextId.BRIEF_LAY_FIRST: BriefTexts.tr("Lay cards before you discard."),
    TextId.BRIEF_COMBINE_FIRST: BriefTexts.tr("Put two of your melds together."),
    TextId.BRIEF_CANNOT_GO_OUT: BriefTexts.tr("You cannot go out: discard a card."),
    TextId.BRIEF_SHOW_HAND: BriefTexts.tr("Discard: then all see your hand."),
    TextId.BRIEF_LAY_BONUS: BriefTexts.tr("Lay the {bonus} beside your melds."),
    TextId.BRIEF_SPECIAL: BriefTexts.tr("Lay your special hand open."),
    TextId.BRIEF_KEEP_THREE: BriefTexts.tr("Keep your three, or lay it."),
    TextId.BRIEF_LAY_THREE: BriefTexts.tr("Lay your three beside your melds."),
    TextId.BRIEF_STAY_IN: BriefTexts.tr("{player} said no: keep a card."),
    TextId.ACTION_OUT: BriefTexts.tr("Out!", "a player goes out"),
    TextId.ACTION_SPECIAL: BriefTexts.tr("{hand}!", "a player lays a special hand"),
    TextId.ACTION_CANASTA: BriefTexts.tr("Canasta!"),
    TextId.ACTION_FROZE: BriefTexts.tr("Frozen!"),
    TextId.ACTION_TOOK: BriefTexts.tr("I take %n cards!", "the pile", n=True),
    TextId.ACTION_MELDED: BriefTexts.tr("{cards}!", "a player melds these cards"),
    TextId.ACTION_CALIENTE: BriefTexts.tr("Caliente!"),
    TextId.ACTION_PASSED: BriefTexts.tr("I pass."),
}
"""The texts of the short prompt (three to eight words), and of the players' bubbles."""


ButtonTexts = Texts("ButtonTexts")
BUTTONS: Final[Mapping[TextId, Line]] = {
    TextId.BUTTON_LAY: ButtonTexts.tr("Lay all"),
    TextId.BUTTON_LAY_POINTS: ButtonTexts.tr("Lay all: %Ln points", "", n=True),
    TextId.BUTTON_SPECIAL: ButtonTexts.tr("Lay open: {hand}"),
    TextId.BUTTON_TAKE: ButtonTexts.tr("Take the {pile}: %n cards", "", n=True),
    TextId.BUTTON_TAKE_BACK: ButtonTexts.tr("Take back"),
    TextId.BUTTON_ASK: ButtonTexts.tr("May I go out?"),
    TextId.BUTTON_YES: ButtonTexts.tr("Yes"),
    TextId.BUTTON_NO: ButtonTexts.tr("No"),
    TextId.BUTTON_PASS: ButtonTexts.tr("Pass"),
    TextId.BUTTON_MY_DEAL: ButtonTexts.tr("Go on to my deal"),
    TextId.BUTTON_CONTINUE: ButtonTexts.tr("Continue"),
    TextId.BUTTON_COUNTED: ButtonTexts.tr("How it was counted"),
    TextId.BUTTON_NEXT_DEAL: ButtonTexts.tr("Next deal"),
    TextId.BUTTON_MATCH_END: ButtonTexts.tr("How the match ended"),
    TextId.BUTTON_SORT: ButtonTexts.tr("Sort", "the own hand"),
    TextId.BUTTON_READY: ButtonTexts.tr("{player}: ready"),
    TextId.UNDO_FREE: ButtonTexts.tr("Take back your last action"),
    TextId.UNDO_DONE: ButtonTexts.tr("Your last action was taken back."),
    TextId.UNDO_NOTHING: ButtonTexts.tr("You have done nothing yet in this turn."),
    TextId.UNDO_HIDDEN: ButtonTexts.tr("A hidden card was shown; that cannot be taken back."),
    TextId.UNDO_QUESTION: ButtonTexts.tr("What was said cannot be taken back."),
    TextId.UNDO_OTHERS: ButtonTexts.tr("Your turn is over; nothing can be taken back."),
}
"""The texts of the buttons on the felt, and of undoing."""
