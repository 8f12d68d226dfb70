"""For whom the pile is frozen, and which own melds the up-card may join."""

from engine.actions import TakePile
from engine.cards import Card, is_natural, is_wild, rank_of
from engine.observation import Observation
from engine.rules.homes import homes, open_home
from engine.rules.lawful import does_fit, is_open
from engine.ruleset.model import Ruleset
from engine.seating import side_of
from engine.state import MeldKind, Public, Seat, TableMeld
from engine.turn_laws import NOBODY, is_pile_frozen, may_run_take, may_set_take
from engine.values import canasta_kind


def is_frozen_for(view: Observation) -> bool:
    """Returns whether only a natural pair takes the pile: it is frozen, or the side unopened."""
    return needs_pair(view.rules, view.public, view.seat)


def needs_pair(rules: Ruleset, public: Public, seat: Seat) -> bool:
    """Returns whether a seat takes the pile only with a natural pair; see `is_frozen_for`."""
    has_opened = public.sides[side_of(rules, seat)].has_opened
    return not has_opened or is_frozen_to(rules, public, seat)


def is_frozen(view: Observation) -> bool:
    """Returns whether the pile is frozen for the seat, whether or not its side has opened."""
    return is_frozen_to(view.rules, view.public, view.seat)


def is_frozen_to(rules: Ruleset, public: Public, seat: Seat) -> bool:
    """Returns whether the pile is frozen for a seat, whether or not its side has opened."""
    untaken, side = is_untaken(rules, public, seat), side_of(rules, seat)
    return is_pile_frozen(rules.laws, freezers(rules, public), side, is_untaken=untaken)


def is_untaken(rules: Ruleset, public: Public, seat: Seat) -> bool:
    """Returns whether the pile counts as frozen for a seat until it has taken it."""
    return rules.pile.frozen_until_taken and seat not in public.takers


def freezers(rules: Ruleset, public: Public) -> int:
    """Returns a bit for each side that threw a freezing card, and `NOBODY` for one turned up."""
    if not public.is_frozen:
        return 0
    throwers, marks = _throwers(public), 0
    for at in public.crosswise:
        marks |= 1 << side_of(rules, throwers[at]) if at in throwers else NOBODY
    return marks or NOBODY


def _throwers(public: Public) -> dict[int, Seat]:
    """Returns who threw each card of the pile, by place, but for cards turned up."""
    found: dict[int, Seat] = {}
    place = len(public.pile)
    for throw in reversed(public.thrown):
        place -= 1
        if place < 0 or throw.was_taken or throw.card != public.pile[place]:
            break
        found[place] = throw.seat
    return found


def adding_places(view: Observation) -> tuple[int, ...]:
    """Returns the places of own melds that take the pile by the up-card alone."""
    upcard = view.public.upcard
    if upcard is None:
        return ()
    frozen, rank = is_frozen(view), rank_of(upcard)
    return tuple(
        [
            place
            for place, meld in enumerate(view.own.melds)
            if (meld.rank is rank or meld.rank is None)
            and takes_alone(view.rules, meld, upcard, is_frozen=frozen)
        ]
    )


def takes_alone(rules: Ruleset, meld: TableMeld, upcard: Card, *, is_frozen: bool) -> bool:
    """Returns whether a meld takes the pile, ``is_frozen`` for its side, by the up-card alone."""
    if not is_natural(upcard) or not does_fit(rules, meld, (upcard,)):
        return False
    laws = rules.laws
    if meld.kind is MeldKind.SEQUENCE:
        return is_open(rules, meld) and may_run_take(laws, is_frozen=is_frozen)
    is_canasta = canasta_kind(rules, meld) is not None
    return may_set_take(laws, is_frozen=is_frozen, is_canasta=is_canasta)


def is_alike(meld: TableMeld, upcard: Card) -> bool:
    """Returns whether a meld is a set of the up-card's rank, or both are wild."""
    if is_wild(upcard):
        return meld.kind is MeldKind.WILD
    return meld.rank == rank_of(upcard)


def upcard_homes(view: Observation, take: TakePile) -> tuple[int, ...]:
    """Returns the places of own melds that the up-card may be meant for; empty for a new one."""
    upcard = view.public.upcard
    if upcard is None:
        return ()
    if take.to is not None:
        return (take.to,)
    melds = tuple(enumerate(view.own.melds))
    if take.using:
        found = homes(view.rules, melds, (*take.using, upcard))
        return tuple(place for place in found if is_alike(view.own.melds[place], upcard))
    place = open_home(view.rules, melds, (upcard,))
    return adding_places(view) if place is None else (place,)
