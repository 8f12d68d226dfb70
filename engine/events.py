"""Events: what happened, as facts. Applying them in order gives the state again.

Fields named ``cards`` or ``card`` may be ``None`` in an event that was redacted for a viewer who
must not see them; in the journal they are always known.
"""

from engine.cards import Card
from engine.record import record
from engine.ruleset.outcome_options import SpecialKind
from engine.score_lines import SideScore
from engine.state import CanastaKind, DealEnd, MeldKind, Seat, Side


@record
class DealStarted:
    """A new deal: who deals, the scores so far, and the order of the whole deck (hidden)."""

    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    order: tuple[Card, ...] | None
    sitting_out: tuple[Seat, ...] = ()


@record
class Drawn:
    """A card that a player drew before the match; players count from 0, by the chair they had."""

    player: int
    card: Card


@record
class SeatsDrawn:
    """Cards were drawn before the match: for partners, chairs, and who deals first."""

    draws: tuple[Drawn, ...]
    """The drawn cards in order; of a player who drew again only the last card counts."""
    players: tuple[int, ...]
    """By seat: the player who sits there from now on."""
    highest: Seat
    """The seat of the highest card."""


@record
class DeckCut:
    """A seat cut the deck before the deal. It is a custom: the order stays as it was."""

    seat: Seat


@record
class PartnersJoined:
    """A seat became the lone hand, and the other two partners for the rest of the deal."""

    lone: Seat
    partners: tuple[Seat, ...]


@record
class CardsDealt:
    """A hand (or a foot) was dealt."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int
    is_foot: bool = False


@record
class BonusLaid:
    """A red three went from a hand, or from a taken pile, to the side's row."""

    seat: Seat
    card: Card
    is_from_pile: bool = False


@record
class StopSetAside:
    """A black three of a taken pile went beside the side's melds and not to the hand."""

    seat: Seat
    card: Card


@record
class UpcardTurned:
    """A card was turned from the stock onto the pile at the start of the deal."""

    card: Card
    is_crosswise: bool


@record
class BaseLaid:
    """Cards of the stock were laid face down under the first up-card."""

    cards: tuple[Card, ...] | None
    count: int


@record
class TurnStarted:
    """It is a seat's turn."""

    seat: Seat


@record
class CardDrawn:
    """One card went from the stock to a hand."""

    seat: Seat
    card: Card | None
    is_replacement: bool = False
    """Whether it replaces a red three."""


@record
class PileTaken:
    """A seat took the pile or its top; the up-card goes to a meld, the others to the hand."""

    seat: Seat
    cards: tuple[Card, ...]
    """Bottom to top; the last one is the up-card."""


@record
class BaseTaken:
    """The face-down cards under the first up-card came to a hand with the pile."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int


@record
class CalientePlayed:
    """A seat played a Caliente card instead of drawing."""

    seat: Seat
    card: Card


@record
class Melded:
    """Cards went from a hand to a meld; ``upcard`` came from the pile."""

    seat: Seat
    side: Side
    meld: int
    kind: MeldKind
    cards: tuple[Card, ...]
    upcard: Card | None = None
    is_new: bool = True


@record
class MeldsCombined:
    """Two melds of a side became one; the melds behind the one that went move up."""

    seat: Seat
    side: Side
    meld: int
    """The place of the joint meld: the lower of the two indices."""
    source: int
    """The index of the meld that went there."""


@record
class CanastaMade:
    """A meld became a canasta, or changed its kind."""

    side: Side
    meld: int
    kind: CanastaKind


@record
class Discarded:
    """A card was put on the pile."""

    seat: Seat
    card: Card
    is_crosswise: bool


@record
class PileFroze:
    """The pile is frozen from now on, because of this card."""

    card: Card


@record
class Asked:
    """A seat asked its partner whether it may go out."""

    seat: Seat
    partner: Seat


@record
class Answered:
    """The partner answered."""

    seat: Seat
    """The seat that answered."""
    is_yes: bool


@record
class HandExposed:
    """A seat that was to go out and could not shows all its cards."""

    seat: Seat
    cards: tuple[Card, ...]


@record
class FootTaken:
    """A seat picked up its second hand."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int


@record
class Passed:
    """A seat neither drew nor took."""

    seat: Seat


@record
class StockExhausted:
    """The last card of the stock is gone."""


@record
class WentOut:
    """A seat got rid of its last card lawfully."""

    seat: Seat
    is_concealed: bool


@record
class SpecialHandPlayed:
    """A seat laid its whole hand open, because it is a special hand."""

    seat: Seat
    kind: SpecialKind
    cards: tuple[Card, ...]


@record
class DealEnded:
    """No more play in this deal."""

    how: DealEnd
    out: Seat | None
    is_concealed: bool


@record
class DealScored:
    """The score of the deal; from now on every hand may be seen."""

    sides: tuple[SideScore, ...]
    hands: tuple[tuple[Card, ...], ...]
    """By seat: the cards left."""
    feet: tuple[tuple[Card, ...], ...] = ()
    """By seat: the second hands that nobody took up; empty where there are none."""


@record
class MatchWon:
    """The match is over."""

    winners: tuple[Side, ...]


Event = (
    SeatsDrawn | DealStarted | DeckCut | CardsDealt | BonusLaid | StopSetAside | PartnersJoined
    | UpcardTurned | BaseLaid | TurnStarted | CardDrawn | PileTaken | BaseTaken | CalientePlayed
    | Melded | MeldsCombined | CanastaMade | Discarded | PileFroze | Asked | Answered | HandExposed
    | FootTaken | Passed | StockExhausted | WentOut | SpecialHandPlayed | DealEnded | DealScored
    | MatchWon
)  # fmt: skip
