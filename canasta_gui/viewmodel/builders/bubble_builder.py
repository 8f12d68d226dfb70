"""Builds the words in bubbles, what a player just did, and the line on the last round."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from canasta_gui.viewmodel.builders.wording import TextId, Wording
from engine import (
    BaseTaken,
    CalientePlayed,
    CanastaMade,
    Discarded,
    Event,
    Melded,
    Passed,
    PileFroze,
    PileTaken,
    SpecialHandPlayed,
    WentOut,
)


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
    said = (_deed(event, words, base) for event in sorted((*own, *caused), key=_weight))
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


def _deed(event: Event, words: Wording, base: int) -> str:
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
