"""The texts about contradictions in house rules and problems of a deal code, with solutions."""

from collections.abc import Iterable, Mapping
from typing import Final

from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.translated import Line, Texts, Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import CodeProblem, DealCodeError, Problem, parse_code

ProblemTexts = Texts("ProblemTexts")
PROBLEMS: Final[Mapping[str, Line]] = {
    "seats.not_a_partition": ProblemTexts.tr(
        "Each of the {players} players must sit on exactly one side."
    ),
    "seats.empty_side": ProblemTexts.tr("There must be two to five sides, each with a player."),
    "seats.uneven": ProblemTexts.tr("Every side must have equally many players."),
    "seats.lone_hand_of_three": ProblemTexts.tr(
        "A lone hand against two partners needs three players who begin alone."
    ),
    "seats.nobody_plays": ProblemTexts.tr("Too many players sit out: nobody is left to play."),
    "seats.wrong_teams": ProblemTexts.tr("The sides do not agree with the {teams} teams chosen."),
    "deal.empty_foot": ProblemTexts.tr(
        "All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal"
        " more cards to it."
    ),
    "deal.base_stays": ProblemTexts.tr(
        "Who takes only the top of the {pile} would never get the face-down cards under"
        " it. Let all its cards be taken, or lay none face down."
    ),
    "deal.base_without_upcard": ProblemTexts.tr(
        "The face-down cards lie under the card that is turned up to begin the {pile}. Turn"
        " one up, or lay none face down."
    ),
    "deck.too_small": ProblemTexts.tr(
        "{need} cards have to be dealt, but there are only {have}. Deal fewer cards or"
        " take another deck."
    ),
    "meld.more_naturals_than_cards": ProblemTexts.tr(
        "A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer"
        " natural cards or for bigger melds."
    ),
    "canasta.out_of_reach": ProblemTexts.tr(
        "Melds that close at {closed_at} cards never become a canasta of {size}. Close"
        " them later or make canastas smaller."
    ),
    "canasta.wild_out_of_reach": ProblemTexts.tr(
        "Melds of wild cards that close at {closed_at} cards never become a canasta of"
        " {size}. Close them later or make canastas smaller."
    ),
    "canasta.more_naturals_than_cards": ProblemTexts.tr(
        "A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer."
    ),
    "stop.least_above_most": ProblemTexts.tr(
        "The smallest meld of {stops} has {least} cards, but the largest only {most}."
        " Change one of them."
    ),
    "pile.no_wild_sets": ProblemTexts.tr(
        "Two wild cards take a wild one only where wild cards alone are a meld."
    ),
    "pile.no_sequences": ProblemTexts.tr(
        "There are no sequences that a card could extend. Allow sequences, or switch this off."
    ),
    "opening.no_steps": ProblemTexts.tr("The table is empty. Add at least one line."),
    "opening.unordered": ProblemTexts.tr(
        "Every line must begin at a higher score than the line above it."
    ),
    "opening.score_in_rounds": ProblemTexts.tr(
        "The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3."
        " Change the lines, or let it depend on the score."
    ),
    "opening.need_out_of_reach": ProblemTexts.tr(
        "First melds of {need} points are asked for, but the {cards} cards that a player"
        " can lay then are worth {most} at most. Ask for fewer points or deal more cards."
    ),
    "opening.canasta_out_of_reach": ProblemTexts.tr(
        "The first melds must hold a canasta, but the {cards} cards that a player can lay"
        " then make none of {size}. Deal more cards, or ask for no canasta."
    ),
    "opening.triple_too_small": ProblemTexts.tr(
        "The first melds must hold three clean cards, but a meld has {size} cards or more."
        " Make melds smaller, or ask for no clean meld."
    ),
    "bonus.unordered": ProblemTexts.tr("Every line must need more cards than the line above it."),
    "stop.aside_unordered": ProblemTexts.tr(
        "Every line must need more cards than the line above it."
    ),
    "score.short_canastas": ProblemTexts.tr(
        "Sequences below {below} cards would cost points, and {size} make a canasta."
        " Let fewer cards be short."
    ),
    "score.wild_unordered": ProblemTexts.tr(
        "Every line must be for more jokers than the line above it."
    ),
    "bonus.out_of_reach": ProblemTexts.tr(
        "{count} {bonuses} are asked for, but there are only {have} in the deck."
    ),
    "caliente.no_factors": ProblemTexts.tr("The list is empty. Add at least one factor."),
    "out.kinds_above_total": ProblemTexts.tr(
        "The kinds add up to {kinds} canastas, more than the {total} in all. Raise the"
        " number in all, or ask for fewer of a kind."
    ),
    "out.no_feet": ProblemTexts.tr(
        "There is no foot that a partner could play from. Deal one to each player, or do"
        " not wait for the partner."
    ),
    "out.no_mixed": ProblemTexts.tr(
        "Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards,"
        " or ask for no mixed canasta."
    ),
    "out.mixed_out_of_reach": ProblemTexts.tr(
        "Mixed canastas are asked for, but melds that close at {closed_at} cards have no"
        " place for a wild card beside {naturals} natural ones. Close them later, or let"
        " fewer cards be natural."
    ),
    "out.natural_out_of_reach": ProblemTexts.tr(
        "Natural canastas of {size} cards are asked for, but the deck has only {have} cards"
        " of a rank. Take more packs, or ask for no natural canasta."
    ),
    "out.wild_out_of_reach": ProblemTexts.tr(
        "The wild canastas asked for take {need} wild cards, but the deck has only {have}"
        " for them. Take more packs, or ask for fewer."
    ),
    "out.wild_meld_stays_open": ProblemTexts.tr(
        "{count} wild canastas are asked for, but a side has one meld of wild cards as long"
        " as that takes more. Let it be full at some size, or ask for one."
    ),
    "out.sevens_out_of_reach": ProblemTexts.tr(
        "Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for"
        " fewer, take more packs, or allow several melds of a rank."
    ),
    "out.canastas_out_of_reach": ProblemTexts.tr(
        "The canastas asked for, {total} in all, need more cards than the deck has for"
        " them. Take more packs, or ask for fewer."
    ),
    "out.no_wild_sets": ProblemTexts.tr(
        "Wild canastas are asked for, but there are no melds of wild cards. Allow them,"
        " or ask for no wild canasta."
    ),
    "out.no_sevens": ProblemTexts.tr(
        "No canasta of sevens counts as a kind of its own. Give it points, or do not demand it."
    ),
    "out.no_sequences": ProblemTexts.tr(
        "Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba."
    ),
    "ask.no_partner": ProblemTexts.tr(
        "Nobody at this table has a partner to ask. Switch asking off."
    ),
    "special.wrong_size": ProblemTexts.tr(
        "A special hand has 14 cards, but after drawing a player holds {size}. Deal 13"
        " cards and draw one, or play without special hands."
    ),
    "end.never": ProblemTexts.tr(
        "Such a match would never end. Set a number of points or a number of deals."
    ),
    "caliente.no_cards": ProblemTexts.tr(
        "The variation is played with Caliente cards, but the deck has none."
    ),
    "option.unknown": ProblemTexts.tr(
        "This version does not know the rule “{option}”. A newer one may know it."
    ),
    "option.wrong_value": ProblemTexts.tr("The value is not possible here."),
}
"""The text of each problem id; the problem's numbers are placeholders."""


def problem_text(problem: Problem, style: str) -> str:
    """Returns the contradiction and how to solve it."""
    text = PROBLEMS[problem.id](1)
    values = {**problem.params, "option": problem.option}
    return capital(Vocabulary(style).fill(text, **values))


def problem_lines(problems: Iterable[Problem], book: OptionBook, style: str) -> tuple[str, ...]:
    """Returns one line for each problem, beginning with the name of its option."""
    return tuple(
        f"{book[problem.option].title}: {problem_text(problem, style)}"
        if problem.option in book
        else problem_text(problem, style)
        for problem in problems
    )


class DealCodeTexts(Translated):
    """The sentences by problem."""

    def objection(self, text: str) -> str:
        """Returns why a text is no deal code; empty for a valid code, and for an empty text."""
        try:
            if text.strip():
                parse_code(text)
        except DealCodeError as error:
            return {
                CodeProblem.LENGTH: self.tr("A deal code has twelve characters."),
                CodeProblem.CHARACTER: self.tr(
                    "A deal code has letters and digits, but no 0, 1, I, L or O."
                ),
                CodeProblem.CHECK: self.tr("This deal code is mistyped. Compare it once more."),
            }[error.problem]
        return ""
