"""Actions: what a player wants to do. They name no seat; the seat that has to act is meant."""

from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Play:
    """Cards from the hand laid on the table: a new meld, or an addition to an own one.

    ``to`` is the index of the own meld that receives the cards; ``None`` leaves it to the rules
    where there is no choice. ``source`` is the index of an own meld that is combined with it;
    then there need be no cards.
    """

    cards: tuple[Card, ...]
    to: int | None = None
    source: int | None = None


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Drawing from the stock as many cards as the rules say."""


@dataclass(frozen=True, slots=True)
class TakePile:
    """Taking the whole pile by melding its up-card, perhaps together with further melds.

    ``using`` are the hand cards melded with the up-card; empty means that the up-card alone joins
    an own meld.
    """

    using: tuple[Card, ...]
    to: int | None = None
    plays: tuple[Play, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayCaliente:
    """Playing a Caliente card instead of drawing."""


@dataclass(frozen=True, slots=True)
class Meld:
    """Laying one or more groups of cards, which are judged together."""

    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class LayBonus:
    """Laying a bonus card that was overlooked (only where the rules leave that to the player)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """Putting a card on the pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Asking the partner for permission to go out."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Answering the partner's question."""

    is_yes: bool


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither drawing nor taking the pile, when the stock is empty."""


Action = (
    DrawStock | TakePile | PlayCaliente | Meld | LayBonus | Discard | AskPartner | Answer | Pass
)
