"""The sentence for every rule that can refuse."""

from collections.abc import Mapping

from canasta_gui.words.refusals.meld_refusals import MeldRefusals
from canasta_gui.words.refusals.out_refusals import OutRefusals
from canasta_gui.words.refusals.pile_refusals import PileRefusals
from canasta_gui.words.refusals.refusal_words import RefusalSentence
from canasta_gui.words.refusals.turn_refusals import TurnRefusals


def refusal_sentences(*, is_wild_enough: bool = True) -> Mapping[str, RefusalSentence]:
    """Returns the sentence for every rule that can refuse.

    ``is_wild_enough`` tells whether one natural and one wild card take an open pile.
    """
    pile = PileRefusals(is_wild_enough=is_wild_enough)
    areas = (TurnRefusals(), MeldRefusals(), pile, OutRefusals())
    return {rule: sentence for area in areas for rule, sentence in area.sentences().items()}
