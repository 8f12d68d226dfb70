"""The sentences for the reasons of computer players, with their numbers."""

from collections.abc import Mapping

from canasta_gui.words.fact_texts import (
    ContrastTexts,
    DiscardFacts,
    MeldFacts,
    PileFacts,
    ReasonSentence,
    figure,
)
from canasta_gui.words.score_texts import SpecialHandNames
from canasta_gui.words.translated import Translated
from canasta_gui.words.trial_texts import TrialTexts, TrialTimes
from canasta_gui.words.vocabulary import Vocabulary
from engine import Reason


class DrawReasons(Translated):
    """The sentences of reasons to draw or take."""

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each reason."""
        return {
            "draw.stock": lambda _: self.tr("The {pile} was not to be had, or not worth it."),
            "draw.pass": lambda _: self.tr(
                "The {stock} is empty, and the {pile} was not to be had, or not worth it."
            ),
            "draw.pile": lambda r: self.tr(
                "%n cards of the {pile} seemed worth more than drawing from the {stock}.",
                "",
                figure(r, "count"),
            ),
            "draw.pile_value": lambda r: self.tr(
                "That looked better by %Ln points.", "", figure(r, "value")
            ),
            "draw.only_pile": lambda _: self.tr("There was no other way to go on."),
            "draw.pile_left": lambda r: self.tr(
                "The {pile} could be taken, but that looked %Ln points worse.",
                "",
                figure(r, "value"),
            ),
            "draw.caliente": lambda r: self.tr(
                "The Caliente card brings %n new cards.", "", figure(r, "count")
            ),
        }


class MeldReasons(Translated):
    """The sentences of reasons to meld."""

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each reason."""
        return {
            "bonus.lay": lambda _: self.tr(
                "A {bonus} counts on the table, and another card is drawn for it."
            ),
            "meld.open": lambda _: self.tr("That reaches the {need} points to open."),
            "meld.add": lambda _: self.tr("It brings a meld nearer to a canasta."),
            "meld.on_canasta": lambda _: self.tr(
                "On a canasta a card counts for the side, in the hand against it."
            ),
            "meld.new": lambda _: self.tr("A new meld is the beginning of a canasta."),
            "meld.canasta": lambda _: self.tr("It completes a canasta."),
            "meld.combine": lambda _: self.tr(
                "Two melds of one rank are nearer to a canasta as one."
            ),
            "meld.new_run": lambda _: self.tr("A sequence on the table can become {a_samba}."),
            "meld.extend_run": lambda _: self.tr(
                "With it a sequence is nearer to being {a_samba}."
            ),
            "meld.spend_wild": lambda _: self.tr(
                "With the end near, wild cards are better on the table than in the hand."
            ),
            "meld.best": lambda _: self.tr("Laying promised more than holding the cards."),
            "random.meld": lambda _: self.tr("This player lays cards by chance."),
            "random.any": lambda _: self.tr("This player does anything that the rules allow."),
        }


class DiscardReasons(Translated):
    """The sentences of reasons to discard, ask, answer and go out."""

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each reason."""
        return {
            "discard.freeze": lambda _: self.tr(
                "With a wild card on top, the next player cannot take the {pile}."
            ),
            "discard.block": lambda _: self.tr(
                "With this card on top, the next player cannot take the {pile}."
            ),
            "discard.least_loss": lambda _: self.tr("It was the card that could be spared best."),
            "discard.risk": lambda _: self.tr(
                "The risk that the next player takes the {pile} for it: {risk} in 100."
            ),
            "discard.cost": lambda r: self.tr(
                "In the hand it was worth about %Ln points.", "", figure(r, "cost")
            ),
            "out.ask": lambda _: self.tr("The partner may want to lay some cards first."),
            "out.must_ask": lambda _: self.tr(
                "By these rules nobody goes out without asking the partner."
            ),
            "out.now": self._out,
            "out.special": self._special,
            "answer.hand": lambda _: self.tr(
                "That depends on what the cards in the hand would lose."
            ),
            "answer.loss": lambda r: self.tr(
                "They would have lost %Ln points.", "", figure(r, "loss")
            ),
        }

    def _special(self, reason: Reason) -> str:
        kind = str(reason.params["hand"])
        name = {**SpecialHandNames().names()}.get(kind, kind)
        return self.tr("A special hand ({hand}): {points} points at once.").replace("{hand}", name)

    def _out(self, reason: Reason) -> str:
        count = figure(reason, "canastas")
        if not count:
            return self.tr("All cards could go, and that ends the deal.")
        return self.tr("All cards could go, and with %n canastas that ends the deal.", "", count)


class SearchReasons(Translated):
    """The sentences of reasons that a search gives."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each reason."""
        return {
            "search.worlds": lambda r: self.tr(
                "{options} moves were compared in %n possible deals.",
                "",
                figure(r, "count"),
            ),
            "search.runner_up": lambda r: self._with_move(self._next_best(figure(r, "gain")), r),
            "search.unsure": lambda r: self._with_move(
                self.tr(
                    "Perhaps better: {move}, by %Ln points. That was not sure enough.",
                    "",
                    figure(r, "gain"),
                ),
                r,
            ),
        }

    def _next_best(self, gain: int) -> str:
        if not gain:
            return self.tr("Just as good: {move}.")
        return self.tr("Next best: {move}. It promised %Ln points less.", "", gain)

    def _with_move(self, text: str, reason: Reason) -> str:
        return self._vocabulary.fill(text, move=self._move(reason))

    def _move(self, reason: Reason) -> str:
        words = self._vocabulary
        text = {
            "draw": self.tr("draw a card", "a move, within a sentence"),
            "take": self.tr("take the {pile}", "a move, within a sentence"),
            "pass": self.tr("pass", "a move, within a sentence"),
            "caliente": self.tr("play a Caliente card", "a move, within a sentence"),
            "special": self.tr("lay the hand open", "a move, within a sentence"),
            "meld": self.tr("lay {cards}", "a move, within a sentence"),
            "discard": self.tr("discard {a_card}", "a move, within a sentence"),
            "out": self.tr("go out", "a move, within a sentence"),
        }[str(reason.params.get("what", "draw"))]
        a_card = words.a_card(reason.cards[0]) if reason.cards else ""
        return words.fill(text, cards=words.cards(reason.cards), a_card=a_card)


class ReasonTexts:
    """The sentences for all reasons."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        trials = SearchReasons(vocabulary)
        self._sentences: dict[str, ReasonSentence] = {
            **DrawReasons().sentences(),
            **MeldReasons().sentences(),
            **DiscardReasons().sentences(),
            **trials.sentences(),
            **PileFacts().sentences(),
            **MeldFacts().sentences(),
            **DiscardFacts(vocabulary).sentences(),
            **ContrastTexts(vocabulary).sentences(),
            **{name: _constant(text) for name, text in TrialTexts().sentences().items()},
        }

    @property
    def ids(self) -> frozenset[str]:
        """Returns the ids of the reasons that have words."""
        return frozenset(self._sentences)

    def text(self, reason: Reason) -> str:
        """Returns the sentence; empty for an unknown reason of a newer program."""
        sentence = self._sentences.get(reason.id)
        if sentence is None:
            return ""
        return self.fill(sentence(reason), reason)

    def fill(self, text: str, reason: Reason) -> str:
        """Returns a text with the names of places and a reason's numbers and times filled in."""
        numbers = {name: value for name, value in reason.params.items() if type(value) is int}
        times = TrialTimes().words(figure(reason, "turns"))
        return self._vocabulary.fill(text, **numbers, **times)


def _constant(text: str) -> ReasonSentence:
    return lambda _: text
