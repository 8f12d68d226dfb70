"""Lists what the seat that has to act may do, for people, programs and hints."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final, Literal

from engine.actions import (
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
)
from engine.cards import Card, is_wild, wilds_in
from engine.counts import missing_cards, remove_cards
from engine.observation import Observation
from engine.reasons import Refusal
from engine.rules.bundle import cards_laid, make_bundle
from engine.rules.candidates import placeable
from engine.rules.exits import can_go_out
from engine.rules.opening import opening_need
from engine.rules.pile_ways import ways
from engine.rules.verify import is_legal, verify
from engine.ruleset.outcome_options import SpecialKind
from engine.special_hands import may_threes_stay, special_hand_of
from engine.state import Phase
from engine.values import is_laid_at_once, points_in

TO_OPEN = ("opening.below_minimum", "opening.needs_canasta", "opening.needs_triple")
TO_GO_OUT = ("stop.only_going_out", "sequence.only_going_out", "sequence.must_go_out")
"""Rules that may refuse a group by itself and allow it with others, or with the pile."""
WITH_OTHERS = (*TO_OPEN, "stop.only_going_out")
"""Those that allow it with other groups of the hand: they do not look ahead."""
_WITH_FEWER = ("out.", "ask.", "meld.closed", "sequence.only_going_out", "sequence.must_go_out")
"""The beginnings of rules that may refuse a group and allow a part of it."""

TakeWay = Literal["natural-pair", "natural-wild", "wild-pair", "add"]


@dataclass(frozen=True, slots=True)
class TakeOption:
    """One way to take the pile."""

    action: TakePile
    way: TakeWay
    points: int
    """The points of the up-card's meld toward the opening."""
    refusals: tuple[Refusal, ...]
    """The refusals that further melds would remove; empty if the take is legal by itself."""

    @property
    def is_legal_alone(self) -> bool:
        """Whether the take is legal without further melds."""
        return not self.refusals


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that the seat may do now."""

    can_draw: bool
    can_pass: bool
    can_play_caliente: bool
    can_ask: bool
    special: SpecialKind | None
    """The special hand that the seat may lay open."""
    must_answer: bool
    takes: tuple[TakeOption, ...]
    groups: tuple[Play, ...]
    """Groups that make a lawful meld; before the opening they may need further groups."""
    discards: tuple[Card, ...]
    bonus: tuple[Card, ...]
    """Red threes that may be laid, each face once."""
    has_opened: bool
    opening_need: int


def options(view: Observation) -> Options:
    """Returns what the seat may do now; empty when it is not to act."""
    return Options(
        can_draw=is_legal(view, DrawStock()),
        can_pass=is_legal(view, Pass()),
        can_play_caliente=is_legal(view, PlayCaliente()),
        can_ask=is_legal(view, AskPartner()),
        special=_special_option(view),
        must_answer=view.is_to_act and view.public.phase is Phase.ANSWER,
        takes=take_options(view),
        groups=_meldable_groups(view),
        discards=discard_options(view),
        bonus=bonus_options(view),
        has_opened=view.own.has_opened,
        opening_need=opening_need(view),
    )


def _special_option(view: Observation) -> SpecialKind | None:
    """Returns the special hand that the seat may lay open now; ``None`` if there is none."""
    is_lawful = is_legal(view, PlaySpecialHand())
    return special_hand_of(view.rules, view.hand) if is_lawful else None


def take_options(view: Observation) -> tuple[TakeOption, ...]:
    """Returns ways to take the pile that are legal, or become so with more melds."""
    if not view.is_to_act or view.public.phase is not Phase.DRAW:
        return ()
    found = (_take_option(view, take) for take in ways(view))
    return tuple(it for it in found if _is_curable(it.refusals))


def _is_curable(refusals: tuple[Refusal, ...]) -> bool:
    """Returns whether all that is refused may become legal with more melds."""
    return all(refusal.rule in TO_OPEN for refusal in refusals)


def _take_option(view: Observation, action: TakePile) -> TakeOption:
    refusals = verify(view, action)
    points = make_bundle(view, (), action).points
    return TakeOption(action, _way(action.using), points, refusals)


def _way(using: tuple[Card, ...]) -> TakeWay:
    if not using:
        return "add"
    if all(map(is_wild, using)):
        return "wild-pair"
    return "natural-wild" if any(map(is_wild, using)) else "natural-pair"


_TRIES: Final = 1500
"""The number of choices of melds that are looked at before the search for an opening gives up."""


def possible_take(view: Observation) -> TakePile | None:
    """Returns a way to take the pile that is legal now, with the melds of the hand that it needs to
    open: the fewest wild cards, then the fewest cards; ``None`` where none was found.
    """
    takes = take_options(view)
    alone = next((take.action for take in takes if take.is_legal_alone), None)
    return alone or _opening_take(view, (*takes, *_with_wild(view, takes)))


def _with_wild(view: Observation, takes: tuple[TakeOption, ...]) -> Iterator[TakeOption]:
    """Yields the ways with one more wild card for the up-card."""
    for take in takes:
        spare = wilds_in(remove_cards(view.hand, take.action.using))
        for wild in sorted(set(spare)):
            yield _take_option(view, replace(take.action, using=(*take.action.using, wild)))


def _spent(take: TakePile) -> tuple[int, int]:
    """Returns how many wild cards a take uses, and how many cards."""
    cards = cards_laid(take, take.plays)
    return len(wilds_in(cards)), len(cards)


def _opening_take(view: Observation, takes: tuple[TakeOption, ...]) -> TakePile | None:
    """Returns the take, with other new melds of the hand, that is legal and spends least."""
    need, order = opening_need(view), count()
    melds: dict[tuple[Card, ...], tuple[Play, ...]] = {}
    waiting = [(_spent(it.action), at, next(order), 0, it.action) for at, it in enumerate(takes)]
    heapify(waiting)
    for _ in range(_TRIES):
        if not waiting:
            return None
        _, at, _, first, tried = heappop(waiting)
        laid = tuple(card for play in tried.plays for card in play.cards)
        if len(tried.plays) <= 1 or takes[at].points + points_in(laid) >= need:
            refusals = verify(view, tried)
            if not refusals:
                return tried
            if not _is_curable(refusals):
                continue
        left = remove_cards(view.hand, tried.using)
        if left not in melds:
            melds[left] = tuple(placeable(replace(view, hand=left)))
        for place, group in enumerate(melds[left][first:], first):
            if not missing_cards(left, (*laid, *group.cards)):
                more = replace(tried, plays=(*tried.plays, group))
                heappush(waiting, (_spent(more), at, next(order), place + 1, more))
    return None


def discard_options(view: Observation) -> tuple[Card, ...]:
    """Returns the cards that may be discarded, each face once."""
    return tuple(card for card in sorted(set(view.hand)) if is_legal(view, Discard(card)))


def bonus_options(view: Observation) -> tuple[Card, ...]:
    """Returns the threes in the hand that may be laid beside the melds now, each face once."""
    if not may_threes_stay(view.rules):
        return ()
    threes = {card for card in view.hand if is_laid_at_once(view.rules, card)}
    return tuple([card for card in sorted(threes) if is_legal(view, LayBonus(card))])


def _meldable_groups(view: Observation) -> tuple[Play, ...]:
    """Returns the new sets and additions that the hand allows, one of a kind, the largest."""
    if not view.is_to_act or view.public.phase is not Phase.PLAY:
        return ()
    may_go_out = can_go_out(view, view.own.melds, view.hand)
    curable = WITH_OTHERS if may_go_out else TO_OPEN
    found = (largest_meldable(view, play, curable) for play in placeable(view))
    return tuple(play for play in found if play is not None)


def largest_meldable(view: Observation, play: Play, curable: tuple[str, ...] = ()) -> Play | None:
    """Returns the largest part of a play that leaves the cards that must stay in the hand.

    Refusals by the ``curable`` rules are ignored. ``None`` when no part can be laid.
    """
    least = 0 if play.source is not None else 1
    for size in range(len(play.cards), least - 1, -1):
        is_whole = size == len(play.cards)
        smaller = play if is_whole else replace(play, cards=play.cards[-size:] if size else ())
        refusals = verify(view, Meld((smaller,)))
        if all(refusal.rule in curable for refusal in refusals):
            return smaller
        if not all(refusal.rule.startswith(_WITH_FEWER) for refusal in refusals):
            return None
    return None
