"""Actions: what a player wants to do. They name no seat; the seat that has to act is meant."""

from engine.cards import Card
from engine.record import record


@record
class Play:
    """Cards from the hand laid on the table: a new meld, or an addition to an own one.

    ``to`` is the index of the own meld that receives the cards; ``None`` leaves it to the rules
    where there is no choice. ``source`` is the index of an own meld that is combined with it;
    then there need be no cards.
    """

    cards: tuple[Card, ...]
    to: int | None = None
    source: int | None = None


@record
class DrawStock:
    """Drawing from the stock as many cards as the rules say."""


@record
class TakePile:
    """Taking the whole pile by melding its up-card, perhaps together with further melds.

    ``using`` are the hand cards melded with the up-card; empty means that the up-card alone joins
    an own meld.
    """

    using: tuple[Card, ...]
    to: int | None = None
    plays: tuple[Play, ...] = ()


@record
class PlayCaliente:
    """Playing a Caliente card instead of drawing."""


@record
class PlaySpecialHand:
    """Laying open a whole hand that is a special hand, which ends the deal."""


@record
class Meld:
    """Laying one or more groups of cards, which are judged together."""

    plays: tuple[Play, ...]


@record
class LayBonus:
    """Laying a bonus card that was overlooked (only where the rules leave that to the player)."""

    card: Card


@record
class Discard:
    """Putting a card on the pile, which ends the turn."""

    card: Card


@record
class AskPartner:
    """Asking the partner for permission to go out."""


@record
class Answer:
    """Answering the partner's question."""

    is_yes: bool


@record
class Pass:
    """Neither drawing nor taking the pile, when the stock is empty."""


Action = (
    DrawStock | TakePile | PlayCaliente | PlaySpecialHand | Meld
    | LayBonus | Discard | AskPartner | Answer | Pass
)  # fmt: skip
