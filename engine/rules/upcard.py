"""What the up-card can do: whom the pile is frozen for, and which own melds the card may join."""

from engine.actions import TakePile
from engine.cards import Card, is_natural, rank_of
from engine.observation import Observation
from engine.rules.homes import homes, open_home
from engine.rules.lawful import does_fit, is_open
from engine.ruleset.model import Ruleset
from engine.seating import side_of
from engine.state import MeldKind, Public, Seat, Side, TableMeld
from engine.values import canasta_kind


def is_frozen_for(view: Observation) -> bool:
    """Whether only a natural pair takes the pile: it is frozen, or the side has not opened."""
    return is_frozen(view) or not view.own.has_opened


def is_frozen(view: Observation) -> bool:
    """Whether the pile is frozen for the seat's side, whatever that has melded."""
    return is_frozen_to(view.rules, view.public, view.side)


def is_frozen_to(rules: Ruleset, public: Public, side: Side) -> bool:
    """Whether the pile is frozen for a side, whatever that has melded."""
    if rules.pile.always_frozen or not public.is_frozen:
        return rules.pile.always_frozen
    return rules.freeze.by == "anyone" or freezers(rules, public) != {side}


def freezers(rules: Ruleset, public: Public) -> set[Side | None]:
    """The sides that threw the cards that freeze the pile; ``None`` for what nobody threw."""
    throwers = _throwers(public)
    return {side_of(rules, throwers[at]) if at in throwers else None for at in public.crosswise}


def _throwers(public: Public) -> dict[int, Seat]:
    """Who threw the cards of the pile, by their place; nobody threw those turned up at first."""
    found: dict[int, Seat] = {}
    place = len(public.pile)
    for throw in reversed(public.thrown):
        place -= 1
        if place < 0 or throw.was_taken or throw.card != public.pile[place]:
            break
        found[place] = throw.seat
    return found


def can_add_upcard(view: Observation) -> bool:
    """Whether the up-card alone may join an own meld."""
    return bool(adding_places(view))


def adding_places(view: Observation) -> tuple[int, ...]:
    """The own melds that the up-card alone may join, and so take the pile."""
    upcard = view.public.upcard
    if upcard is None or not is_natural(upcard):
        return ()
    melds = enumerate(view.own.melds)
    return tuple(place for place, meld in melds if _takes_alone(view, meld, upcard))


def _takes_alone(view: Observation, meld: TableMeld, upcard: Card) -> bool:
    if meld.rank not in (None, rank_of(upcard)) or not does_fit(view.rules, meld, (upcard,)):
        return False
    options = view.rules.pile
    if meld.kind is MeldKind.SEQUENCE:
        return options.add_to_sequence and is_open(view.rules, meld) and not is_frozen(view)
    allowed = options.frozen_add if is_frozen(view) else options.open_add
    is_finished = canasta_kind(view.rules, meld) is not None
    return allowed == "any" or (allowed == "unfinished" and not is_finished)


def upcard_homes(view: Observation, take: TakePile) -> tuple[int, ...]:
    """The own melds that the up-card can be meant for; empty when it begins one."""
    upcard = view.public.upcard
    if upcard is None:
        return ()
    if take.to is not None:
        return (take.to,)
    melds = tuple(enumerate(view.own.melds))
    if take.using:
        return homes(view.rules, melds, (*take.using, upcard))
    adding = adding_places(view)
    is_one_a_rank = view.rules.meld.sets_per_rank != "unlimited"
    if is_one_a_rank and (place := open_home(view.rules, melds, (upcard,))) is not None:
        return (place,)
    return adding
