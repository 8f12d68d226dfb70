"""Finds actions that a seat visibly omitted in its turn, judged from public cards only."""

from typing import Literal, NamedTuple

from engine.cards import Card, naturals_in, rank_of
from engine.observation import Observation
from engine.rules.lawful import is_open
from engine.rules.options import take_options
from engine.rules.upcard import is_frozen_for
from engine.ruleset.model import Ruleset
from engine.state import Public, Seat
from engine.values import is_blocking

PileLeft = Literal["blocked", "declined", "needs_pair", "needs_cards"]
"""Why the pile was left: nobody could take it; the seat certainly could; it needed a natural pair,
or other cards, that nobody has seen in its hand."""


class Omissions(NamedTuple):
    """The actions that a seat omitted: leaving the pile, or keeping cards that fit."""

    pile: PileLeft | None
    kept: tuple[Card, ...]
    """Cards that are known to be in the hand and fit melds of the side."""


def omissions(rules: Ruleset, before: Public, after: Public, seat: Seat) -> Omissions:
    """Returns what a seat that drew from the stock omitted.

    ``before`` is the table when it drew, ``after`` when its turn was over. Of its hand only the
    cards are looked at that everybody has seen.
    """
    seen, later = (Observation(rules, seat, at, at.known[seat]) for at in (before, after))
    return Omissions(_pile_left(seen), _kept(later))


def _pile_left(seen: Observation) -> PileLeft | None:
    upcard = seen.public.upcard
    if upcard is None:
        return None
    if is_blocking(seen.rules, upcard):
        return "blocked"
    if any(not option.refusals for option in take_options(seen)):
        return "declined"
    alike = sum(rank_of(card) == rank_of(upcard) for card in naturals_in(seen.hand))
    if is_frozen_for(seen):
        return "needs_pair" if alike < 2 else None
    return "needs_cards" if not alike else None


def _kept(seen: Observation) -> tuple[Card, ...]:
    wanted = {meld.rank for meld in seen.own.melds if is_open(seen.rules, meld)}
    return tuple(card for card in naturals_in(seen.hand) if rank_of(card) in wanted)
