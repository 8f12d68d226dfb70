"""Builds the short prompt: three to eight words that say what is expected."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from canasta_gui.viewmodel.builders.prompt import build_prompt
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import Wording
from engine import (
    Action,
    BaseTaken,
    CalientePlayed,
    CanastaMade,
    Discarded,
    DrawStock,
    Event,
    Melded,
    Pass,
    Passed,
    PileFroze,
    PileTaken,
    PlayCaliente,
    SpecialHandPlayed,
    TableMeld,
    TakePile,
    Way,
    WentOut,
)

_SHORT: Final[Mapping[TextId, TextId | None]] = {
    TextId.PROMPT_TAKE_SHORT: None,
    TextId.PROMPT_MUST_TAKE: TextId.BRIEF_MUST_TAKE,
    TextId.PROMPT_TAKE_READY: TextId.BRIEF_TAKE_READY,
    TextId.PROMPT_TAKE_CHOOSE: TextId.BRIEF_TAKE_CHOOSE,
    TextId.PROMPT_TAKE_STAGED: TextId.BRIEF_STAGED,
    TextId.PROMPT_OPEN: TextId.BRIEF_OPEN,
    TextId.PROMPT_OPEN_STAGED: TextId.BRIEF_STAGED,
    TextId.PROMPT_OPEN_HOPELESS: TextId.BRIEF_HOPELESS,
    TextId.PROMPT_NO_CANASTA: TextId.BRIEF_DISCARD,
    TextId.PROMPT_NO_OPENING: TextId.BRIEF_NO_OPENING,
    TextId.PROMPT_PLAY: TextId.BRIEF_PLAY,
    TextId.PROMPT_LAY_FIRST: TextId.BRIEF_LAY_FIRST,
    TextId.PROMPT_COMBINE_FIRST: TextId.BRIEF_COMBINE_FIRST,
    TextId.PROMPT_STAGED: TextId.BRIEF_STAGED,
    TextId.PROMPT_CANNOT_GO_OUT: TextId.BRIEF_CANNOT_GO_OUT,
    TextId.PROMPT_SHOW_HAND: TextId.BRIEF_SHOW_HAND,
    TextId.PROMPT_LAY_BONUS: TextId.BRIEF_LAY_BONUS,
    TextId.PROMPT_KEEP_THREE: TextId.BRIEF_KEEP_THREE,
    TextId.PROMPT_LAY_THREE: TextId.BRIEF_LAY_THREE,
    TextId.PROMPT_STAY_IN: TextId.BRIEF_STAY_IN,
    TextId.PROMPT_SPECIAL: TextId.BRIEF_SPECIAL,
    TextId.PROMPT_DEAL_OVER: TextId.BRIEF_DEAL_OVER,
}
"""The shorter text for each prompt; ``None`` where the rest of the prompt is enough."""
_WAYS: Final[Mapping[frozenset[type[Action]], TextId]] = {
    frozenset({DrawStock, TakePile}): TextId.BRIEF_DRAW_OR_TAKE,
    frozenset({DrawStock, TakePile, PlayCaliente}): TextId.BRIEF_DRAW_TAKE_CALIENTE,
    frozenset({DrawStock, PlayCaliente}): TextId.BRIEF_DRAW_OR_CALIENTE,
    frozenset({TakePile, Pass}): TextId.BRIEF_TAKE_OR_PASS,
    frozenset({TakePile}): TextId.BRIEF_TAKE,
}


class _BriefWording:
    """Words prompts briefly."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        self.sentences, self.choices = words.sentences, words.choices
        self.special_hand, self.cards = words.special_hand, words.cards

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        short = _SHORT.get(what, what)
        return "" if short is None else self._words.say(short, count, **values)

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        ways = tuple(ways)
        short = _WAYS.get(frozenset(type(way.action) for way in ways))
        return self._words.ways(ways, melds) if short is None else self._words.say(short)


def build_brief_prompt(facts: TableFacts, words: Wording) -> str:
    """Returns what is expected now, in three to eight words."""
    return build_prompt(facts, _BriefWording(words))


def build_action_bubble(events: Iterable[Event], seat: int, words: Wording) -> str:
    """Returns what a player just did, in the player's own words; empty if the table shows it
    anyway.
    """
    done = tuple(events)
    own = [event for event in done if getattr(event, "seat", None) == seat]
    if not own:
        return ""
    caused = (event for event in done if _is_caused(event, own))
    base = sum(event.count for event in own if isinstance(event, BaseTaken))
    said = (_said(event, words, base) for event in sorted((*own, *caused), key=_weight))
    return next(filter(None, said), "")


def build_last_round(
    events: Iterable[Event], names: Sequence[str], words: Wording, viewer: int
) -> str:
    """Returns in one line what each of the others did: what they said of it, all the cards they
    laid, and the card thrown; empty if nobody has acted.
    """
    done: dict[int, list[Event]] = {}
    for event in events:
        seat = getattr(event, "seat", None)
        if seat is None and done and isinstance(event, CanastaMade | PileFroze):
            seat = next(reversed(done))
        if seat is not None and seat != viewer:
            done.setdefault(seat, []).append(event)
    told = ((seat, _deeds(own, seat, words)) for seat, own in done.items())
    return "  ·  ".join(words.named(names[seat], deeds) for seat, deeds in told if deeds)


def _deeds(own: Sequence[Event], seat: int, words: Wording) -> str:
    has_only_laid = isinstance(min(own, key=_weight), Melded)
    said = "" if has_only_laid else build_action_bubble(own, seat, words)
    laid = tuple(card for event in own if isinstance(event, Melded) for card in event.cards)
    melded = words.say(TextId.ACTION_MELDED, cards=words.cards(laid)) if laid else ""
    thrown = (words.card(event.card) for event in own if isinstance(event, Discarded))
    return words.sentences((said, melded, *thrown))


def _is_caused(event: Event, own: Iterable[Event]) -> bool:
    """Returns whether an event that names no seat follows from what a player did: a canasta, or a
    freeze by a discard. An up-card freezes the pile without a player.
    """
    is_freeze = isinstance(event, PileFroze) and any(isinstance(did, Discarded) for did in own)
    return is_freeze or isinstance(event, CanastaMade)


_WEIGHTS: Final[tuple[type, ...]] = (
    *(WentOut, SpecialHandPlayed, CanastaMade),
    *(PileFroze, PileTaken, Melded),
)


def _weight(event: Event) -> int:
    return _WEIGHTS.index(type(event)) if type(event) in _WEIGHTS else len(_WEIGHTS)


_SHORT_DEEDS: Final[Mapping[type, TextId]] = {
    WentOut: TextId.ACTION_OUT,
    CanastaMade: TextId.ACTION_CANASTA,
    PileFroze: TextId.ACTION_FROZE,
    CalientePlayed: TextId.ACTION_CALIENTE,
    Passed: TextId.ACTION_PASSED,
}
"""What a player says of an event in words without figures."""


def _said(event: Event, words: Wording, base: int) -> str:
    """Returns what a player says of an event; ``base`` face-down cards came with the pile."""
    match event:
        case SpecialHandPlayed(_, kind):
            return words.say(TextId.ACTION_SPECIAL, hand=words.special_hand(kind))
        case PileTaken(_, cards):
            return words.say(TextId.ACTION_TOOK, len(cards) + base)
        case Melded():
            return words.say(TextId.ACTION_MELDED, cards=words.cards(event.cards))
        case _:
            short = _SHORT_DEEDS.get(type(event))
            return "" if short is None else words.say(short)
