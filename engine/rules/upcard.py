"""What the up-card can do: whom the pile is frozen for, and which own melds the card may join."""

from engine.actions import TakePile
from engine.cards import Card, is_natural, rank_of
from engine.observation import Observation
from engine.rules.homes import homes, open_home
from engine.rules.lawful import does_fit
from engine.state import MeldKind, TableMeld
from engine.values import canasta_kind


def is_frozen_for(view: Observation) -> bool:
    """Whether only a natural pair takes the pile: it is frozen, or the side has not opened."""
    return is_frozen(view) or not view.own.has_opened


def is_frozen(view: Observation) -> bool:
    """Whether the pile is frozen for everybody."""
    return view.public.is_frozen or view.rules.pile.always_frozen


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
        return options.add_to_sequence and not is_frozen(view)
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
