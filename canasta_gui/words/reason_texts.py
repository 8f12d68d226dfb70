"""The sentences for the reasons of computer players and the facts that hints tell, with their
numbers; and about what distinguishes an action from another one.
"""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.score_texts import SPECIAL_HANDS
from canasta_gui.words.translated import Line, Sentence, Sentences, figure, given
from canasta_gui.words.trial_texts import TRIAL_TEXTS, TrialTimes
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import Reason, rank_of

DrawReasons = Sentences("DrawReasons")
_DRAW_REASONS: Final[Mapping[str, Sentence]] = {
    "draw.stock": DrawReasons.tr("The {pile} was not to be had, or not worth it."),
    "draw.pass": DrawReasons.tr(
        "The {stock} is empty, and the {pile} was not to be had, or not worth it."
    ),
    "draw.pile": DrawReasons.tr(
        "%n cards of the {pile} seemed worth more than drawing from the {stock}.", "", n="count"
    ),
    "draw.pile_value": DrawReasons.tr("That looked better by %Ln points.", "", n="value"),
    "draw.only_pile": DrawReasons.tr("There was no other way to go on."),
    "draw.pile_left": DrawReasons.tr(
        "The {pile} could be taken, but that looked %Ln points worse.", "", n="value"
    ),
    "draw.caliente": DrawReasons.tr("The Caliente card brings %n new cards.", "", n="count"),
}
"""The sentences of reasons to draw or take."""

MeldReasons = Sentences("MeldReasons")
_MELD_REASONS: Final[Mapping[str, Sentence]] = {
    "bonus.lay": MeldReasons.tr("A {bonus} counts on the table, and another card is drawn for it."),
    "meld.open": MeldReasons.tr("That reaches the {need} points to open."),
    "meld.add": MeldReasons.tr("It brings a meld nearer to a canasta."),
    "meld.on_canasta": MeldReasons.tr(
        "On a canasta a card counts for the side, in the hand against it."
    ),
    "meld.new": MeldReasons.tr("A new meld is the beginning of a canasta."),
    "meld.canasta": MeldReasons.tr("It completes a canasta."),
    "meld.combine": MeldReasons.tr("Two melds of one rank are nearer to a canasta as one."),
    "meld.new_run": MeldReasons.tr("A sequence on the table can become {a_samba}."),
    "meld.extend_run": MeldReasons.tr("With it a sequence is nearer to being {a_samba}."),
    "meld.spend_wild": MeldReasons.tr(
        "With the end near, wild cards are better on the table than in the hand."
    ),
    "meld.best": MeldReasons.tr("Laying promised more than holding the cards."),
    "random.meld": MeldReasons.tr("This player lays cards by chance."),
    "random.any": MeldReasons.tr("This player does anything that the rules allow."),
}
"""The sentences of reasons to meld."""

DiscardReasons = Sentences("DiscardReasons")
_DISCARD_REASONS: Final[Mapping[str, Sentence]] = {
    "discard.freeze": DiscardReasons.tr(
        "With a wild card on top, the next player cannot take the {pile}."
    ),
    "discard.block": DiscardReasons.tr(
        "With this card on top, the next player cannot take the {pile}."
    ),
    "discard.least_loss": DiscardReasons.tr("It was the card that could be spared best."),
    "discard.risk": DiscardReasons.tr(
        "The risk that the next player takes the {pile} for it: {risk} in 100."
    ),
    "discard.cost": DiscardReasons.tr("In the hand it was worth about %Ln points.", "", n="cost"),
    "out.ask": DiscardReasons.tr("The partner may want to lay some cards first."),
    "out.must_ask": DiscardReasons.tr("By these rules nobody goes out without asking the partner."),
    "out.now": given(
        "canastas",
        DiscardReasons.tr(
            "All cards could go, and with %n canastas that ends the deal.", "", n="canastas"
        ),
        DiscardReasons.tr("All cards could go, and that ends the deal."),
    ),
    "out.special": DiscardReasons.tr("A special hand ({hand}): {points} points at once."),
    "answer.hand": DiscardReasons.tr("That depends on what the cards in the hand would lose."),
    "answer.loss": DiscardReasons.tr("They would have lost %Ln points.", "", n="loss"),
}
"""The sentences of reasons to discard, ask, answer and go out."""

SearchReasons = Sentences("SearchReasons")
_SEARCH_REASONS: Final[Mapping[str, Sentence]] = {
    "search.worlds": SearchReasons.tr(
        "{options} moves were compared in %n possible deals.", "", n="count"
    ),
    "search.runner_up": given(
        "gain",
        SearchReasons.tr("Next best: {move}. It promised %Ln points less.", "", n="gain"),
        SearchReasons.tr("Just as good: {move}."),
    ),
    "search.unsure": SearchReasons.tr(
        "Perhaps better: {move}, by %Ln points. That was not sure enough.", "", n="gain"
    ),
}
"""The sentences of reasons that a search gives."""
_MOVES: Final[Mapping[str, Sentence]] = {
    "draw": SearchReasons.tr("draw a card", "a move, within a sentence"),
    "take": SearchReasons.tr("take the {pile}", "a move, within a sentence"),
    "pass": SearchReasons.tr("pass", "a move, within a sentence"),
    "caliente": SearchReasons.tr("play a Caliente card", "a move, within a sentence"),
    "special": SearchReasons.tr("lay the hand open", "a move, within a sentence"),
    "meld": SearchReasons.tr("lay {cards}", "a move, within a sentence"),
    "discard": SearchReasons.tr("discard {a_card}", "a move, within a sentence"),
    "out": SearchReasons.tr("go out", "a move, within a sentence"),
}
"""The moves that such a reason names."""

PileFacts = Sentences("PileFacts")
_PILE_FACTS: Final[Mapping[str, Sentence]] = {
    "fact.no_take": PileFacts.tr("The {pile} cannot be taken now."),
    "fact.pile_thin": PileFacts.tr("With %n cards the {pile} is worth little.", "", n="count"),
    "fact.pile_fits": PileFacts.tr(
        "Below its top card %n cards go with the melds or the hand.", "", n="count"
    ),
    "fact.pile_wilds": PileFacts.tr("%n wild cards lie in the {pile}.", "", n="count"),
    "fact.pile_points": PileFacts.tr("It holds %n cards worth {points} points.", "", n="count"),
    "fact.pile_frozen": PileFacts.tr(
        "The {pile} is frozen: only a natural pair from the hand takes it."
    ),
    "fact.opens_pile": PileFacts.tr(
        "Once open, a side takes the {pile} more easily; it holds %n cards.", "", n="count"
    ),
}
"""The sentences of facts about the pile: its content, and who can take it."""

MeldFacts = Sentences("MeldFacts")
_MELD_FACTS: Final[Mapping[str, Sentence]] = {
    "fact.canasta_bonus": MeldFacts.tr(
        "A canasta is made at once, for %Ln points.", "", n="points"
    ),
    "fact.canasta_lacks": MeldFacts.tr("Then %n cards are missing for a canasta.", "", n="count"),
    "fact.rivals_may_end": MeldFacts.tr(
        "The opponents may end the deal soon: one of them holds only %n cards.", "", n="count"
    ),
}
"""The sentences of facts about melds."""

DiscardFacts = Sentences("DiscardFacts")
_SEEN: Final[Mapping[str, Sentence]] = {
    "melded": DiscardFacts.tr("{melded} melded"),
    "piled": DiscardFacts.tr("{piled} in the {pile}"),
}
"""Where cards of a rank were seen, by the figure that tells how many."""
_DISCARD_FACTS: Final[Mapping[str, Sentence]] = {
    "fact.next_can_add": DiscardFacts.tr(
        "Mind: the next player can take the {pile} for it and add it to {ranks}."
    ),
    "fact.next_unopened": DiscardFacts.tr(
        "The next player has not opened and needs a natural pair for it."
    ),
    "fact.next_threw": DiscardFacts.tr("{ranks}: the next player threw one away too."),
    "fact.next_left": DiscardFacts.tr("{ranks}: the next player let one lie lately."),
    "fact.next_lacks": DiscardFacts.tr("The next player's side has no meld of {ranks}."),
    "fact.rank_seen": DiscardFacts.tr("{ranks}: {where}; {unseen} not seen yet."),
    "fact.single": DiscardFacts.tr("Nothing else in the hand goes with it."),
}
"""The sentences of facts about the safety of a discard."""

ContrastTexts = Sentences("ContrastTexts")
_CONTRASTS: Final[Mapping[str, Sentence]] = {
    "contrast.keeps_group": ContrastTexts.tr("It keeps the {count} {ranks} together."),
    "contrast.keeps_fitting": ContrastTexts.tr("It keeps a card for the meld of {ranks}."),
    "contrast.keeps_hidden": ContrastTexts.tr("It keeps the {count} {ranks} in the hand, unseen."),
    "contrast.keeps_stop": ContrastTexts.tr(
        "It saves the card that blocks the {pile} for a fuller one."
    ),
    "contrast.begins_meld": ContrastTexts.tr("It begins a meld of {ranks}."),
    "contrast.grows_meld": ContrastTexts.tr("It adds a card to the meld of {ranks}."),
    "contrast.keeps_wild": ContrastTexts.tr("It saves %n wild cards.", "", n="count"),
    "contrast.feeds_less": ContrastTexts.tr(
        "Their {ranks} lack {count} cards for a canasta, the other meld {other}."
    ),
    "contrast.gives_little": ContrastTexts.tr(
        "They want that card: now it brings them only %n cards.", "", n="count"
    ),
    "laying.keeps_natural": ContrastTexts.tr(
        "It keeps wild cards off the natural canasta of {ranks}."
    ),
    "laying.nears_foot": ContrastTexts.tr(
        "Then only %n cards are left before the foot.", "", n="count"
    ),
    "laying.leaves_open": ContrastTexts.tr("The best move can still follow."),
    "contrast.sheds": ContrastTexts.tr(
        "It gets rid of %Ln points, the other card of {other}.", "", n="points"
    ),
    "contrast.lays_more": ContrastTexts.tr("It puts %Ln points more on the table.", "", n="points"),
    "contrast.close": ContrastTexts.tr("It is close."),
    "contrast.gain": ContrastTexts.tr("In trials it brings about {points} points more."),
    "contrast.safer": ContrastTexts.tr(
        "It gives the {pile} away in {less} of 100 cases, not in {other}."
    ),
    "contrast.worth_the_risk": ContrastTexts.tr(
        "That is worth more than the risk: {more} in 100, not {other}."
    ),
    "contrast.riskier": ContrastTexts.tr(
        "It gives the {pile} away in {more} of 100 cases, not in {other}."
    ),
    "contrast.breaks_group": ContrastTexts.tr("It breaks up the {count} {ranks}."),
    "contrast.throws_fitting": ContrastTexts.tr("It throws away a card for the meld of {ranks}."),
    "laying.spoils_natural": ContrastTexts.tr("It spoils the natural canasta of {ranks}."),
    "laying.misses_canasta": ContrastTexts.tr(
        "It leaves a canasta for %Ln points unmade.", "", n="points"
    ),
    "contrast.spends_wild": ContrastTexts.tr("It spends %n wild cards more.", "", n="count"),
    "contrast.lays_less": ContrastTexts.tr("It leaves %Ln points in the hand.", "", n="points"),
    "contrast.leaves_pile": ContrastTexts.tr(
        "It leaves the %n cards of the {pile}.", "", n="count"
    ),
}
"""The sentences of a hint that compares one move with another."""

_SENTENCES: Final[Mapping[str, Sentence]] = {
    **_DRAW_REASONS,
    **_MELD_REASONS,
    **_DISCARD_REASONS,
    **_SEARCH_REASONS,
    **_PILE_FACTS,
    **_MELD_FACTS,
    **_DISCARD_FACTS,
    **_CONTRASTS,
    **TRIAL_TEXTS,
}


class ReasonTexts:
    """The sentences for all reasons."""

    ids = frozenset(_SENTENCES)
    """The ids of the reasons that have words."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._named = {
            "ranks": self._ranks,
            "where": self._where,
            "move": self._move,
            "hand": _special_hand,
        }
        """What makes the words for a placeholder, from a reason."""

    def text(self, reason: Reason) -> str:
        """Returns the sentence; empty for an unknown reason of a newer program."""
        sentence = _SENTENCES.get(reason.id)
        return "" if sentence is None else self.fill(sentence(reason), reason)

    def fill(self, text: str, reason: Reason) -> str:
        """Returns a text with the names of places and what a reason tells filled in."""
        numbers = {name: value for name, value in reason.params.items() if type(value) is int}
        times = TrialTimes().words(figure(reason, "turns"))
        named = {name: say(reason) for name, say in self._named.items() if f"{{{name}}}" in text}
        filled = self._vocabulary.fill(text, **{**numbers, **times, **named})
        return capital(filled) if text.startswith("{ranks}") else filled

    def _ranks(self, reason: Reason) -> str:
        return self._vocabulary.ranks(rank_of(reason.cards[0])) if reason.cards else ""

    def _where(self, reason: Reason) -> str:
        """Returns where cards of a rank were seen."""
        counts = {name: figure(reason, name) for name in _SEEN}
        words = self._vocabulary
        parts = words.listing(_SEEN[name](reason) for name, count in counts.items() if count)
        return words.fill(parts, **counts)

    def _move(self, reason: Reason) -> str:
        """Returns the other move that a reason names, within a sentence."""
        words, text = self._vocabulary, _MOVES[str(reason.params.get("what", "draw"))](reason)
        a_card = words.a_card(reason.cards[0]) if reason.cards else ""
        return words.fill(text, cards=words.cards(reason.cards), a_card=a_card)


def _special_hand(reason: Reason) -> str:
    hands: Mapping[str, Line] = {**SPECIAL_HANDS}
    kind = str(reason.params["hand"])
    return hands[kind](1) if kind in hands else kind
