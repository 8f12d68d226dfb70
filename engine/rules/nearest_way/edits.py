"""Small changes of a plan, each with the number of cards that it touches."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.actions import Play, TakePile
from engine.cards import Card, is_natural, is_wild, naturals_in, rank_of
from engine.counts import missing_cards, remove_cards, spare_cards
from engine.observation import Observation
from engine.reasons import Degree, Refusal
from engine.rules.bundle import cards_laid
from engine.rules.candidates import candidates
from engine.rules.lawful import does_fit, makes_meld
from engine.rules.options import TO_OPEN
from engine.rules.pile_ways import ways
from engine.rules.plan import Plan, check_plan


class Edit(NamedTuple):
    """A changed plan, and how many cards the change touches."""

    cost: int
    plan: Plan


def edits(view: Observation, plan: Plan, refusals: tuple[Refusal, ...]) -> Iterator[Edit]:
    """Yields changes that may make a plan legal, or bring it nearer to being legal."""
    faults = tuple(refusal for refusal in refusals if refusal.rule not in TO_OPEN)
    if len(faults) < len(refusals):
        yield from _enlarged(view, plan, range(len(plan.plays)))
        yield from _with_new_groups(view, plan)
    if faults:
        # More cards cure only what lacks some.
        is_lacking = all(refusal.degree is Degree.INCOMPLETE for refusal in faults)
        places = _touched(plan, faults)
        yield from _enlarged(view, plan, places if is_lacking else ())
        yield from _mended(view, plan, places)


def sound_part(view: Observation, plan: Plan) -> Edit:
    """Returns a plan without the cards that are not held, and without groups that make no meld."""
    held = _held(view, plan)
    parted = replace(held, plays=tuple(part for play in held.plays for part in _parts(play)))
    tried = min((held, parted), key=lambda it: _count(plan) - _count(_lawful(view, it)))
    sound = _lawful(view, tried)
    return Edit(max(1, _count(plan) - _count(sound)), sound)


def _lawful(view: Observation, plan: Plan) -> Plan:
    """Returns the plan without the groups that make no meld, whatever else is laid."""
    verdicts = check_plan(view, plan).group_refusals
    good = (play for play, faults in zip(plan.plays, verdicts, strict=True) if not faults)
    return replace(plan, plays=tuple(good))


def _held(view: Observation, plan: Plan) -> Plan:
    """Returns the plan without cards that are not held; earlier groups get their cards first."""
    take = plan.take
    if take is not None and missing_cards(view.hand, take.using):
        take = replace(take, using=_within(view.hand, take.using))
    left = view.hand if take is None else remove_cards(view.hand, take.using)
    plays: list[Play] = []
    for play in plan.plays:
        cards = _within(left, play.cards)
        left = remove_cards(left, cards)
        plays.append(replace(play, cards=cards))
    return Plan(take, tuple(plays))


def _within(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns those of the cards that a hand holds."""
    return remove_cards(cards, missing_cards(hand, cards))


def _count(plan: Plan) -> int:
    """Returns how many cards a plan lays."""
    return sum(len(play.cards) for play in plan.plays)


def _mended(view: Observation, plan: Plan, places: tuple[int, ...]) -> Iterator[Edit]:
    """Yields the plan with one of these plays smaller, removed, moved or split."""
    for place in places:
        play = plan.plays[place]
        yield from (Edit(1, _put(plan, place, smaller)) for smaller in _smaller(play))
        yield Edit(max(1, len(play.cards)), _put(plan, place))
        yield from (Edit(1, _put(plan, place, other)) for other in _aimed(view, play))
        yield from (Edit(1, _put(plan, place, *parts)) for parts in _apart(play))
        yield from _given_away(plan, place)


def _free_cards(view: Observation, plan: Plan) -> tuple[Card, ...]:
    """Returns the natural cards of the hand that the plan does not use."""
    return naturals_in(spare_cards(view.hand, cards_laid(plan.take, plan.plays)))


def _touched(plan: Plan, refusals: tuple[Refusal, ...]) -> tuple[int, ...]:
    """Returns the places of the plays that hold blamed cards; all if no card is blamed."""
    blamed = {card for refusal in refusals for card in refusal.blame}
    found = (
        place
        for place, play in enumerate(plan.plays)
        if not play.cards or not blamed.isdisjoint(play.cards)
    )
    return tuple(found) or tuple(range(len(plan.plays)))


def _put(plan: Plan, place: int, *plays: Play) -> Plan:
    """Returns the plan with these plays in place of one."""
    return replace(plan, plays=(*plan.plays[:place], *plays, *plan.plays[place + 1 :]))


def _enlarged(view: Observation, plan: Plan, places: Iterable[int]) -> Iterator[Edit]:
    """Yields the plan with one more card in one of the plays, or with the up-card."""
    free = _free_cards(view, plan)
    for place in places:
        play = plan.plays[place]
        for card in _fitting(view, play, free):
            yield Edit(1, _put(plan, place, replace(play, cards=(*play.cards, card))))
    yield from _other_takes(view, plan, free)


def _other_takes(view: Observation, plan: Plan, free: tuple[Card, ...]) -> Iterator[Edit]:
    """Yields the plan with other hand cards laid with the up-card."""
    take = plan.take
    if take is None:
        return
    reachable = (*free, *_within(view.hand, take.using))
    for other in ways(view):
        gone, come = missing_cards(other.using, take.using), missing_cards(take.using, other.using)
        is_same = other.to == take.to and not gone and not come
        if not is_same and not missing_cards(reachable, other.using):
            yield Edit(max(1, len(gone) + len(come)), replace(plan, take=other))
    upcard = view.public.upcard
    for card in free if upcard is not None and take.using else ():
        if upcard is not None and rank_of(card) == rank_of(upcard):
            yield Edit(1, replace(plan, take=TakePile((*take.using, card), take.to)))


def _fitting(view: Observation, play: Play, free: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns cards that may join a play: of its ranks, or of neighbouring ranks."""
    ranks = {int(rank_of(card)) for card in play.cards if is_natural(card)}
    if play.to is not None and 0 <= play.to < len(view.own.melds):
        ranks.update(int(rank_of(card)) for card in view.own.melds[play.to].naturals)
    has_lines = view.rules.meld.sequences and len(ranks) > 1
    near = {rank + step for rank in ranks for step in (-1, 0, 1)} if has_lines else ranks
    # Suits matter to sequences alone: one card of a rank stands for all.
    alike = {
        card if has_lines else int(rank_of(card)): card for card in free if rank_of(card) in near
    }
    return tuple(alike.values())


def _smaller(play: Play) -> Iterator[Play]:
    """Yields the play without one of its cards, once for each face."""
    for card in dict.fromkeys(play.cards) if len(play.cards) > 1 else ():
        cards = list(play.cards)
        cards.remove(card)
        yield replace(play, cards=tuple(cards))


def _aimed(view: Observation, play: Play) -> Iterator[Play]:
    """Yields the play with another own meld as its target, or without a target."""
    if play.source is None and play.to is not None:
        yield replace(play, to=None)
    for place, meld in enumerate(view.own.melds):
        if place not in (play.to, play.source) and does_fit(view.rules, meld, play.cards):
            yield replace(play, to=place)


def _apart(play: Play) -> Iterator[tuple[Play, ...]]:
    """Yields the play split by rank; wild cards stay with the largest group."""
    wilds, *groups = _by_rank(play)
    if len(groups) > 1:
        groups.sort(key=lambda group: len(group.cards), reverse=True)
        yield replace(groups[0], cards=(*groups[0].cards, *wilds.cards)), *groups[1:]


def _parts(play: Play) -> list[Play]:
    """Splits a play by rank, without its wild cards; one of wild cards alone stays as it is."""
    _, *groups = _by_rank(play)
    return groups or [play]


def _by_rank(play: Play) -> list[Play]:
    """Splits a play: its wild cards, then its other cards by rank."""
    ranks: dict[int, list[Card]] = {0: []}
    for card in play.cards:
        ranks.setdefault(0 if is_wild(card) else int(rank_of(card)), []).append(card)
    return [Play(tuple(group)) for group in ranks.values()]


def _given_away(plan: Plan, place: int) -> Iterator[Edit]:
    """Yields the plan with a play of wild cards moved to another play, or to the up-card."""
    play = plan.plays[place]
    if not play.cards or not all(map(is_wild, play.cards)) or play.source is not None:
        return
    for other, taking in enumerate(plan.plays):
        if other != place:
            joined = replace(taking, cards=(*taking.cards, *play.cards))
            yield Edit(1, _put(_put(plan, other, joined), place))
    if plan.take is not None and plan.take.using:
        take = replace(plan.take, using=(*plan.take.using, *play.cards))
        yield Edit(1, _put(replace(plan, take=take), place))


def _with_new_groups(view: Observation, plan: Plan) -> Iterator[Edit]:
    """Yields the plan with a further meld of unused cards, in all sizes, for an unopened side."""
    for play in candidates(replace(view, hand=_free_cards(view, plan))):
        for size in range(1, len(play.cards) + 1):
            group = replace(play, cards=play.cards[-size:])
            if makes_meld(view.rules.limits, group.cards):
                yield Edit(size, replace(plan, plays=(*plan.plays, group)))
