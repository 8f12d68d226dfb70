"""Options of going out, asking, the empty stock and the end of the match."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.options.option_words import OptionTexts, Unit
from canasta_gui.words.translated import Texts

OutWords = Texts("OutWords")
OUT_WORDS: Final[Mapping[str, OptionTexts]] = {
    "out.canastas.total": OptionTexts(
        OutWords.tr("Canastas needed to go out"),
        OutWords.tr("How many canastas a side needs in all."),
        Unit.CANASTAS,
    ),
    "out.canastas.natural": OptionTexts(
        OutWords.tr("Natural canastas among them"),
        OutWords.tr("Canastas without any wild card."),
        Unit.CANASTAS,
    ),
    "out.canastas.mixed": OptionTexts(
        OutWords.tr("Mixed canastas among them"),
        OutWords.tr("Canastas with wild cards."),
        Unit.CANASTAS,
    ),
    "out.canastas.wild": OptionTexts(
        OutWords.tr("Wild canastas among them"),
        OutWords.tr("Canastas of wild cards alone."),
        Unit.CANASTAS,
    ),
    "out.canastas.samba": OptionTexts(
        OutWords.tr("Sambas among them"), OutWords.tr("Sequences of seven cards."), Unit.CANASTAS
    ),
    "out.canastas.sevens": OptionTexts(
        OutWords.tr("Canastas of sevens among them"),
        OutWords.tr("Where these are a kind of their own."),
        Unit.CANASTAS,
    ),
    "out.canastas.wild_counts": OptionTexts(
        OutWords.tr("Wild canastas count for going out"),
        OutWords.tr("Otherwise only canastas of other kinds make up the number."),
    ),
    "out.bonus": OptionTexts(
        OutWords.tr("Points for going out"),
        OutWords.tr("For the side that ends the deal."),
        Unit.POINTS,
    ),
    "out.needs_partner_in_foot": OptionTexts(
        OutWords.tr("Going out waits for the partner"),
        OutWords.tr("Until the partner has played a card of the foot."),
    ),
    "out.needs_pile": OptionTexts(
        OutWords.tr("Going out needs the {pile}"),
        OutWords.tr("Somebody of the side must have taken it in the deal."),
    ),
    "out.in_first_turn": OptionTexts(
        OutWords.tr("Going out in the first own turn"),
        OutWords.tr("If not, everybody has a turn before going out."),
    ),
    "out.concealed_extra": OptionTexts(
        OutWords.tr("Extra points for going out at once"),
        OutWords.tr("For laying the whole hand in one turn, without melds before."),
        Unit.POINTS,
    ),
    "out.concealed_with_discard": OptionTexts(
        OutWords.tr("Going out at once may end with a discard"),
        OutWords.tr("If not, the extra points are for a hand melded to its last card."),
    ),
    "out.concealed_with_pile": OptionTexts(
        OutWords.tr("Going out at once with the {pile}"),
        OutWords.tr("If not, whoever takes the {pile} in that turn gets no extra points."),
    ),
    "out.last_discard": OptionTexts(
        OutWords.tr("The last card is discarded"), OutWords.tr("Nobody goes out by melding it.")
    ),
    "out.unfinished_bars": OptionTexts(
        OutWords.tr("No going out with something unfinished"),
        OutWords.tr("A meld of sevens, of natural aces or of wild cards has to be a canasta."),
    ),
    "ask.mode": OptionTexts(
        OutWords.tr("Asking the partner before going out"),
        OutWords.tr("“May I go out?”"),
        choices={
            "off": OutWords.tr("not allowed"),
            "optional": OutWords.tr("allowed"),
            "mandatory": OutWords.tr("required"),
        },
    ),
    "ask.yes": OptionTexts(
        OutWords.tr("When the partner says yes"),
        OutWords.tr("Whether the player who asked has to go out."),
        choices={
            "may": OutWords.tr("the player may go out"),
            "must": OutWords.tr("the player must go out"),
        },
    ),
    "ask.does_failure_expose": OptionTexts(
        OutWords.tr("Whoever must go out after a yes and cannot shows the hand"),
        OutWords.tr("It lies open for all until that player's next turn."),
    ),
    "ask.vain_penalty": OptionTexts(
        OutWords.tr("A question without going out costs"),
        OutWords.tr("When the player does not go out in that turn, after a yes or a no."),
        Unit.POINTS,
    ),
    "ask.before_draw": OptionTexts(
        OutWords.tr("Asking before drawing is allowed"),
        OutWords.tr("Otherwise one asks after drawing, before melding."),
    ),
    "ask.once_per_deal": OptionTexts(
        OutWords.tr("Each player asks once in a deal"), OutWords.tr("Otherwise once in every turn.")
    ),
}
"""The words of options of going out and asking."""

EndWords = Texts("EndWords")
END_WORDS: Final[Mapping[str, OptionTexts]] = {
    "exhaustion.forced_take": OptionTexts(
        EndWords.tr("Without a {stock}, a fitting card must be taken"),
        EndWords.tr("When the top card fits your meld and the {pile} is not frozen."),
    ),
    "exhaustion.ends_with_turn": OptionTexts(
        EndWords.tr("The last card of the {stock} ends the deal"),
        EndWords.tr("Who draws it plays the turn to its end; then the deal is over."),
    ),
    "exhaustion.last_bonus_ends": OptionTexts(
        EndWords.tr("{bonuses} as the last card end the deal"),
        EndWords.tr("There is no card left to replace it with."),
    ),
    "exhaustion.last_bonus_stays": OptionTexts(
        EndWords.tr("{bonuses} as the last card stay in the hand"),
        EndWords.tr("They are not laid then, and cost what such a card costs in a hand."),
    ),
    "exhaustion.voids_deal": OptionTexts(
        EndWords.tr("A deal in which nobody goes out is void"),
        EndWords.tr("When the {stock} is used up, no side scores anything."),
    ),
    "end.target": OptionTexts(
        EndWords.tr("Points to win the match"),
        EndWords.tr("A side with so many points ends the match."),
        Unit.POINTS,
        none=EndWords.tr("no target"),
    ),
    "end.rounds": OptionTexts(
        EndWords.tr("Deals in a match"),
        EndWords.tr("After so many deals the match is over."),
        Unit.DEALS,
        none=EndWords.tr("until the target is reached"),
    ),
    "end.tie": OptionTexts(
        EndWords.tr("Sides that are equal at the end"),
        EndWords.tr("When two sides lead with the same score as the match would be over."),
        choices={
            "another-deal": EndWords.tr("another deal decides"),
            "share": EndWords.tr("they share the win"),
        },
    ),
}
"""The words of options of the empty stock and the end of the match."""
