"""What the judge says of a person's action: whether it would have done the same, and why."""

from collections import Counter
from collections.abc import Sequence

from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import (
    Action,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    PlayCaliente,
    Ruleset,
    TakePile,
    rank_of,
)


class VerdictTexts(Translated):
    """Compares what was done with what the judge would do."""

    def __init__(self, rules: Ruleset) -> None:
        self._words = Vocabulary(rules.words.style)

    def verdict(self, done: Action, best: Action, reasons: Sequence[str]) -> str:
        """One or two sentences."""
        if is_alike(done, best):
            opinion = self.tr("The judge would do the same.")
        else:
            opinion = self._words.fill(self.tr("The judge would {deed}."), deed=self.deed(best))
        return " ".join((opinion, *reasons))

    def deed(self, action: Action) -> str:
        """An action, to follow "would"."""
        match action:
            case Discard(card) | LayBonus(card):
                laid = self.tr("lay {card}") if isinstance(action, LayBonus) else ""
                text = laid or self.tr("discard {card}")
                return self._words.fill(text, card=self._words.a_card(card))
            case Meld():
                return self._words.fill(
                    self.tr("lay {cards}"), cards=self._words.cards(cards_of(action))
                )
            case DrawStock():
                return self._words.fill(self.tr("draw from the {stock}"))
            case TakePile():
                return self._words.fill(self.tr("take the {pile}"))
            case AskPartner():
                return self.tr("ask the partner")
            case PlayCaliente():
                return self.tr("play the Caliente card")
            case Pass():
                return self.tr("pass")
            case _:
                return ""


def is_alike(one: Action, other: Action) -> bool:
    """Whether two actions come to the same, whatever suits they use."""
    return type(one) is type(other) and _ranks(one) == _ranks(other)


def _ranks(action: Action) -> Counter[int]:
    return Counter(rank_of(card) for card in cards_of(action))


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards of the hand that an action uses; of the pile only whether it is taken."""
    match action:
        case Discard(card):
            return (card,)
        case Meld(plays):
            return tuple(card for play in plays for card in play.cards)
        case _:
            return ()
