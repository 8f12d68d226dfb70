"""The sentence for every rule that can refuse; they stand in ``assets/words/refusals.toml``."""

from collections.abc import Mapping

from canasta_gui.words.written import Sentence, sentences
from engine import Refusal

_USUAL = ("OutRefusals", "TurnRefusals", "PileRefusals", "MeldRefusals")


def plain_refusals() -> Mapping[str, Sentence]:
    """Returns the sentences for a child, by rule, of those rules that have one."""
    return sentences("refusals", "PlainRefusals")


def refusal_sentence(refusal: Refusal, *, is_wild_enough: bool) -> str:
    """Returns why an action is refused.

    ``is_wild_enough`` tells whether one natural and one wild card take an open pile.
    """
    said = refusal.rule
    if said == "pile.needs_support" and is_wild_enough:
        said = "pile.needs_pair_or_wild"
    elif said == "sequence.mixed_suits" and len(refusal.blame) == 1:
        said = "sequence.mixed_suit"
    return sentences("refusals", *_USUAL)[said](refusal)
