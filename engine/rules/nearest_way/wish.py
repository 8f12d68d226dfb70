"""What a player wanted by a refused action, and which other actions do it.

The law of ways: they do what was wanted, as far as the rules allow, and nothing else.

- What was raised goes to the meld that it was aimed at. Natural cards may go instead to a new meld
  of their own, or to the only own meld that they fit; cards that can only be a sequence stay
  together. Wild cards that were put on the felt go with natural cards that were raised.
- Cards that nobody raised are natural, go with raised cards to where these were aimed or, until
  the side has opened, to a new meld; and the way is refused without them.
- Something raised is laid; what is left over stays in the hand.

A take of the pile keeps a card that was raised for it, if there was one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import Play, TakePile
from engine.cards import Card, is_natural, is_wild, looks_like_run
from engine.observation import Observation
from engine.rules.lawful import does_fit
from engine.rules.plan import Plan
from engine.rules.verify import is_legal
from engine.state import MeldKind


@dataclass(frozen=True, slots=True)
class _Aim:
    """Cards that were raised together, or are laid together, and where they go."""

    cards: tuple[Card, ...]
    to: int | None
    is_support: bool = False
    """Whether they go with the up-card."""

    def is_at(self, other: "_Aim") -> bool:
        """Returns whether both go to the same place."""
        return (self.to, self.is_support) == (other.to, other.is_support)


@dataclass(frozen=True, slots=True)
class _Laid:
    """Cards of a way that are laid together, and how each of them was raised."""

    aim: _Aim
    origins: tuple[_Aim | None, ...]
    """``None`` for a card that nobody raised."""

    def each(self) -> Iterator[tuple[Card, _Aim | None]]:
        """Yields each card with how it was raised."""
        return zip(self.aim.cards, self.origins, strict=True)

    @property
    def added(self) -> set[Card]:
        """The cards that nobody raised, each face once."""
        return {card for card, origin in self.each() if origin is None}

    def has_naturals(self, origin: _Aim | None = None) -> bool:
        """Returns whether raised natural cards lie there; with an origin, some of that one."""
        found = (it for card, it in self.each() if it is not None and is_natural(card))
        return any(origin in (None, it) for it in found)


class RefusedPlan:
    """A plan that is refused, as what was wanted: other plans are judged by it."""

    def __init__(self, view: Observation, wanted: Plan) -> None:
        self._view = view
        self._wanted = wanted
        self._aims = _aims(wanted)

    def is_served_by(self, plan: Plan) -> bool:
        """Returns whether another legal plan, which names its targets, does what was wanted."""
        if _combined(plan) != _combined(self._wanted):
            return False
        raised = [(card, aim) for aim in self._aims for card in aim.cards]
        laid = [_Laid(aim, tuple(_origins(aim, raised))) for aim in _aims(plan)]
        is_wanted = all(self._is_wanted(it, *each) for it in laid for each in it.each())
        return is_wanted and self._is_enough(laid) and self._is_needed(plan, laid)

    def _is_enough(self, laid: list[_Laid]) -> bool:
        """Returns whether some of the raised cards are laid, if any were raised."""
        kept = [origin for it in laid for origin in it.origins if origin is not None]
        take = self._wanted.take
        if take is not None and take.using:
            return any(origin.is_support for origin in kept)
        return bool(kept) or not any(aim.cards for aim in self._aims)

    def _is_wanted(self, laid: _Laid, card: Card, origin: _Aim | None) -> bool:
        """Returns whether a card was meant for where it is laid, or is of use there."""
        if origin is None:
            return is_natural(card) and self._may_add(laid)
        if is_wild(card):
            return _may_spend(laid, origin)
        is_meant = laid.aim.is_at(origin) or self._belongs(laid.aim)
        return is_meant and self._stays_together(laid.aim, origin)

    def _may_add(self, laid: _Laid) -> bool:
        """Returns whether cards that nobody raised may be laid there."""
        if laid.aim.is_support:
            return True
        if any(laid.origins):
            return any(it is not None and laid.aim.is_at(it) for it in laid.origins)
        return not self._view.own.has_opened

    def _belongs(self, aim: _Aim) -> bool:
        """Returns whether the cards begin a meld, or join the only own meld that they fit."""
        if aim.is_support or aim.to is None:
            return True
        rules, melds = self._view.rules, enumerate(self._view.own.melds)
        return [at for at, meld in melds if does_fit(rules, meld, aim.cards)] == [aim.to]

    def _stays_together(self, aim: _Aim, origin: _Aim) -> bool:
        """Returns whether cards that can only be a sequence are still laid as one."""
        if not self._view.rules.meld.sequences or not looks_like_run(origin.cards):
            return True
        is_on_set = self._kind_at(origin.to) is MeldKind.SET
        return is_on_set or looks_like_run(aim.cards) or self._kind_at(aim.to) is MeldKind.SEQUENCE

    def _kind_at(self, place: int | None) -> MeldKind | None:
        """Returns the kind of an own meld; ``None`` if there is none."""
        own = self._view.own.melds
        return own[place].kind if place is not None and 0 <= place < len(own) else None

    def _is_needed(self, plan: Plan, laid: list[_Laid]) -> bool:
        """Returns whether the plan is refused without any of the cards that nobody raised."""
        return not any(
            is_legal(self._view, smaller.action())
            for at, it in enumerate(laid)
            for smaller in _without(plan, at, it)
        )


def _combined(plan: Plan) -> set[tuple[int | None, int]]:
    """Returns which own melds a plan combines."""
    return {(play.to, play.source) for play in plan.plays if play.source is not None}


def _aims(plan: Plan) -> list[_Aim]:
    """Returns the cards of the take, if there is one, then those of each play."""
    take = [] if plan.take is None else [_Aim(plan.take.using, plan.take.to, is_support=True)]
    return [*take, *(_Aim(play.cards, play.to) for play in plan.plays)]


def _origins(laid: _Aim, raised: list[tuple[Card, _Aim]]) -> Iterator[_Aim | None]:
    """Yields how each card was raised, ``None`` where it was not; takes it off the raised ones."""
    for card in laid.cards:
        found = [it for it in raised if it[0] == card]
        found.sort(key=lambda it: not laid.is_at(it[1]))
        if found:
            raised.remove(found[0])
        yield found[0][1] if found else None


def _may_spend(laid: _Laid, origin: _Aim) -> bool:
    """Returns whether a raised wild card may be laid there: where it was aimed, or from the felt
    with other raised cards, and not without the natural cards that were raised with it.
    """
    if any(map(is_natural, origin.cards)) and not laid.has_naturals(origin):
        return False
    is_free = origin.to is None and not origin.is_support
    return laid.aim.is_at(origin) or (is_free and laid.has_naturals())


def _without(plan: Plan, at: int, laid: _Laid) -> Iterator[Plan]:
    """Yields the plan without a card that nobody raised, and without a whole such play."""
    if laid.added and not any(laid.origins):
        yield _with_cards(plan, at, ())
    for card in laid.added:
        left = list(laid.aim.cards)
        left.remove(card)
        yield _with_cards(plan, at, tuple(left))


def _with_cards(plan: Plan, at: int, cards: tuple[Card, ...]) -> Plan:
    """Returns the plan with other cards at a place; without the play if there are none."""
    if plan.take is not None:
        if at == 0:
            return replace(plan, take=TakePile(cards, plan.take.to))
        at -= 1
    play = plan.plays[at]
    changed: tuple[Play, ...] = (replace(play, cards=cards),) if cards else ()
    return replace(plan, plays=(*plan.plays[:at], *changed, *plan.plays[at + 1 :]))
