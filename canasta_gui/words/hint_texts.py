"""The texts of a hint: the suggested action and its reasons, and plain variants of those sentences
whose usual words a child does not know.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from canasta_gui.i18n.formats import number
from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.words.reason_texts import ReasonTexts, about
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from canasta_gui.words.written import Sentence, figure, message, sentences
from engine import (
    Action,
    Answer,
    Card,
    Discard,
    LayBonus,
    Meld,
    MeldKind,
    Play,
    Reason,
    TableMeld,
    TakePile,
    is_stop,
    told_range,
)

_UNTOLD: Final = frozenset(
    {"draw.stock", "draw.pass", "draw.pile_value", "draw.only_pile", "discard.least_loss"}
    | {"discard.cost", "answer.hand"}
)
"""The reasons that are not told before the action."""


def plain_reasons() -> Mapping[str, Sentence]:
    """Returns the sentences for a child, by id, of those reasons of a hint that have one."""
    return sentences("reasons", "PlainReasons", "PlainTrialTexts")


class ActionRequestTexts(Translated):
    """Writes an action as a request."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def text(self, action: Action, melds: Sequence[TableMeld] = ()) -> str:
        """Returns the request for an action; ``melds`` of the own side tell which is meant."""
        match action:
            case Discard(card):
                plain = sentences("table", "PlainMoves")["throw"].counted(1)
                text = plain if PlainWords.are_used() else self.tr("Discard {a_card}.")
                return self._vocabulary.fill(text, a_card=self._vocabulary.a_card(card))
            case Meld(plays):
                return self._plays(plays, melds)
            case TakePile():
                return self._take(action, melds)
            case LayBonus(card) if is_stop(card):
                text = self.tr("Lay {a_card} beside the melds.")
                return self._vocabulary.fill(text, a_card=self._vocabulary.a_card(card))
            case Answer(is_yes):
                return self.tr("Answer yes.") if is_yes else self.tr("Answer no.")
            case _:
                return self._vocabulary.fill(message("ActionRequestTexts", type(action).__name__))

    def _plays(self, plays: tuple[Play, ...], melds: Sequence[TableMeld]) -> str:
        """Yields the new melds first, then the additions to each own meld."""
        fresh = tuple(card for play in plays if play.to is None for card in play.cards)
        added = [play for play in plays if play.to is not None and play.cards]
        parts = [self._with_cards(self.tr("Lay {cards}."), fresh)] if fresh else []
        parts += [self._addition(play.cards, _meld_at(melds, play.to)) for play in added]
        return " ".join(parts) or self.tr("Make one meld of two.")

    def _addition(self, cards: tuple[Card, ...], meld: TableMeld | None) -> str:
        if meld is None:
            return self._with_cards(self.tr("Lay {cards}."), cards)
        if meld.rank is not None:
            text = self.tr("Add {cards} to the {ranks}.", "to the own meld of this rank")
            text = text.replace("{ranks}", self._vocabulary.ranks(meld.rank))
        elif meld.kind is MeldKind.SEQUENCE:
            text = self.tr("Add {cards} to the sequence.")
        else:
            text = self.tr("Add {cards} to the meld of wild cards.")
        return self._with_cards(text, cards)

    def _take(self, take: TakePile, melds: Sequence[TableMeld]) -> str:
        if take.using:
            text = self.tr("Take the {pile} with {cards}.")
        else:
            text = self.tr("Take the {pile}; its top card joins the meld.")
        found = self._with_cards(text, take.using)
        return f"{found} {self._plays(take.plays, melds)}" if take.plays else found

    def _with_cards(self, text: str, cards: tuple[Card, ...]) -> str:
        return self._vocabulary.fill(text, cards=self._vocabulary.cards(cards))


def _is_told(reason: Reason) -> bool:
    """Returns whether a hint tells a reason; a certain loss is told by the facts."""
    has_risk = reason.id != "discard.risk" or 0 < figure(reason, "risk") < 100
    return has_risk and reason.id not in _UNTOLD


class HintTexts(Translated):
    """The sentences of a hint: request, reasons, and the points behind the best action."""

    def __init__(self, vocabulary: Vocabulary, reasons: ReasonTexts) -> None:
        self.move = ActionRequestTexts(vocabulary).text
        self._reasons = reasons

    def beside(self, number: int, why: str) -> str:
        """Returns why the first action is better than the listed one of this number."""
        text = self.tr("Better than {number}: {why}", "number {number} of the moves listed")
        return text.format(number=number, why=why)

    def why(self, reasons: Iterable[Reason]) -> str:
        """Returns the reasons as sentences."""
        return " ".join(filter(None, map(self._sentence, reasons)))

    def better(self, action: Action, melds: Sequence[TableMeld]) -> str:
        """Returns what would be better than the moves that were asked about."""
        return self.tr("Better: {move}").format(move=self.move(action, melds))

    def cost(self, points: int | None) -> str:
        """Returns what a move costs beside the best one; empty if unknown."""
        if points is None:
            return ""
        if not points:
            return self.tr("As good as the best move.")
        return about(self.tr("It costs about {points} points."), points)

    def gap(self, points: int | None) -> str:
        """Returns how much less than the best action it promises, in words; empty if unknown."""
        if points is None:
            return ""
        if not points:
            return self.tr("Just as good")
        return about(self.tr("About {points} points less"), points)

    def spread(self, points: int | None) -> str:
        """Returns how sure these points are; empty without any."""
        if not points:
            return ""
        least, most = map(number, told_range(points))
        text = self.tr("In two cases of three the difference is {least} to {most} points.")
        return text.format(least=least, most=most)

    def _sentence(self, reason: Reason) -> str:
        say = plain_reasons().get(reason.id) if PlainWords.are_used() else None
        if say is None and not _is_told(reason):
            return ""
        say = say or sentences("reasons", "HintReasons").get(reason.id)
        if say is None:
            return self._reasons.text(reason)
        return self._reasons.fill(say(reason), reason)


def _meld_at(melds: Sequence[TableMeld], place: int | None) -> TableMeld | None:
    return melds[place] if place is not None and place < len(melds) else None
