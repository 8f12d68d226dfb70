"""Explains a thing on the table to a person who asks: its state and the rules for it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from canasta_gui.viewmodel.builders.seat_builder import build_seats, tell_foot
from canasta_gui.viewmodel.builders.side_builder import build_sides, describe_meld, tell_target
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import ZoneKind
from engine import (
    CALIENTE,
    Card,
    Discard,
    MeldKind,
    Observation,
    Phase,
    Role,
    TableMeld,
    adding_places,
    canasta_kind,
    is_frozen,
    is_frozen_for,
    is_stop,
    is_takeable,
    is_untaken,
    is_wild,
    meld_bonus,
    opening_demand,
    opening_minimum,
    opening_need,
    options,
    points_in,
    points_of,
    rank_of,
    role_of,
    verify,
)


class Explanation(NamedTuple):
    """The name of a thing, sentences about it, and the anchor of its rules."""

    what: str
    text: str
    anchor: str


def explain(facts: TableFacts, thing: Thing, words: Wording) -> Explanation | None:
    """Returns the state of a thing in words; it contains nothing that the viewer does not see."""
    view, zone = facts.view, thing.zone
    match zone.kind:
        case ZoneKind.STOCK:
            return _stock(view, words)
        case ZoneKind.PILE:
            told = words.sentences(_pile(facts, words))
            return Explanation(words.say(TextId.WHY_PILE), told, _place_of_pile(view))
        case ZoneKind.MELD if zone.index < len(view.public.sides[zone.owner].melds):
            meld = view.public.sides[zone.owner].melds[zone.index]
            told = _meld(facts, meld, words, is_own=zone.owner == view.side)
            is_canasta = canasta_kind(view.rules, meld) is not None
            place = "canastas#size" if is_canasta else "melds#growth"
            return Explanation(describe_meld(view, words, meld), words.sentences(told), place)
        case ZoneKind.BONUS:
            side = build_sides(facts, words)[zone.owner]
            minimum, target = _minimum(view, zone.owner, words), tell_target(view, words)
            text = words.sentences((side.description, minimum, target))
            has_opened = view.public.sides[zone.owner].has_opened
            return Explanation(side.name, text, "bonus#plus" if has_opened else "opening#minimum")
        case ZoneKind.HAND:
            return _hand(facts, thing, words)
        case ZoneKind.FOOT:
            what = words.say(TextId.SEAT_FOOT_WORD)
            return Explanation(what, tell_foot(view, words), "foot")
        case ZoneKind.FELT:
            told = words.sentences(_game(view, words))
            return Explanation(view.rules.title, told, "game")
        case _:
            return None


def _hand(facts: TableFacts, thing: Thing, words: Wording) -> Explanation | None:
    """Returns the explanation of a card of the viewer, or else of a player."""
    view = facts.view
    if thing.card is not None and thing.card in view.hand:
        text = words.sentences(_card(view, thing.card, words, facts.names))
        return Explanation(words.card(thing.card), text, _PLACES[role_of(thing.card)])
    found = (seat for seat in build_seats(facts, words) if seat.seat == thing.zone.owner)
    return next((Explanation(seat.name, seat.description, "turn") for seat in found), None)


def _game(view: Observation, words: Wording) -> Iterator[str]:
    """Yields what a game has that others lack, and when its match ends."""
    rules = view.rules
    if rules.draw.count > 1:
        yield words.say(TextId.PROMPT_DRAW, rules.draw.count)
    if rules.deal.foot_size:
        yield words.named(words.say(TextId.SEAT_FOOT_WORD), tell_foot(view, words))
    if rules.meld.sequences:
        yield words.say(TextId.WHY_SEQUENCES)
    if rules.meld.all_wild_sets:
        yield words.say(TextId.WHY_WILD_MELDS)
    if rules.pile.always_frozen:
        yield words.named(words.say(TextId.WHY_PILE), words.say(TextId.WHY_FROZEN_ALWAYS))
    if rules.caliente.count:
        yield words.named(words.card(CALIENTE), words.say(TextId.WHY_CALIENTE))
    if rules.out.canastas.total:
        yield words.say(TextId.WHY_OUT, rules.out.canastas.total)
    yield tell_target(view, words)


def _stock(view: Observation, words: Wording) -> Explanation:
    count = view.public.stock_count
    if not count:
        return Explanation(
            words.say(TextId.STOCK_EMPTY), words.say(TextId.WHY_STOCK_EMPTY), "exhaustion#pass"
        )
    text = words.say(TextId.WHY_STOCK, view.rules.draw.count)
    return Explanation(words.say(TextId.STOCK_CARDS, count), text, "turn#draw")


def _place_of_pile(view: Observation) -> str:
    """Returns the anchor of the rule that mostly decides who takes the pile now."""
    upcard = view.public.upcard
    if upcard is None:
        return "turn#discard"
    if is_stop(upcard):
        return "stops#blocked"
    if is_wild(upcard):
        return "frozen#top"
    if view.rules.pile.always_frozen:
        return "frozen#always"
    if is_untaken(view.rules, view.public, view.seat):
        return "frozen#untaken"
    if is_frozen(view):
        return "frozen#wild"
    return "pile#open" if view.own.has_opened else "pile#unopened"


def _pile(facts: TableFacts, words: Wording) -> Iterator[str]:
    """Yields whether the pile can be taken, why not, and with which cards."""
    view, upcard = facts.view, facts.view.public.upcard
    if upcard is None:
        yield words.say(TextId.WHY_PILE_EMPTY)
        return
    most = view.rules.pile.most_taken
    what = TextId.WHY_PILE_CARDS if most is None else TextId.WHY_PILE_TOP
    yield words.say(what, view.public.pile_size, card=words.card(upcard), most=most or 0)
    if view.public.base_count:
        yield words.say(TextId.WHY_PILE_BASE, view.public.base_count)
    if not is_takeable(view.rules, upcard):
        yield words.say(TextId.WHY_PILE_BLOCKED)
    if not facts.is_addressed:
        return
    yield from _frost(view, words)
    if not (view.own.has_opened or view.rules.opening.with_pile):
        yield words.say(TextId.WHY_PILE_AFTER_OPENING)
    elif is_takeable(view.rules, upcard):
        if not is_frozen_for(view):
            yield words.say(TextId.WHY_PILE_OPEN)
        yield from _support(view, upcard, words)
        yield from _opening(view, words)


def _frost(view: Observation, words: Wording) -> Iterator[str]:
    """Yields every reason why the pile is frozen."""
    freezing = [view.public.pile[at] for at in view.public.crosswise]
    if view.rules.pile.always_frozen:
        yield words.say(TextId.WHY_FROZEN_ALWAYS)
    elif is_untaken(view.rules, view.public, view.seat):
        ranks = words.ranks(rank_of(upcard)) if (upcard := view.public.upcard) else ""
        yield words.say(TextId.PILE_FROZEN_UNTAKEN, ranks=ranks)
    elif freezing and is_frozen(view):
        is_for_all = view.rules.freeze.by == "anyone"
        why = TextId.WHY_FROZEN_BY if is_for_all else TextId.WHY_FROZEN_BY_OPPONENTS
        yield words.say(why, cards=words.cards(freezing))
    if not view.own.has_opened:
        yield words.say(TextId.WHY_FROZEN_UNOPENED)


def _support(view: Observation, upcard: Card, words: Wording) -> Iterator[str]:
    """Yields which cards take the pile, and how many of them the viewer holds."""
    ranks = words.ranks(rank_of(upcard))
    held = sum(rank_of(card) == rank_of(upcard) for card in view.hand)
    if is_wild(upcard):
        yield words.say(TextId.WHY_PILE_WILD_PAIR, ranks=ranks, have=held)
        return
    yield words.say(TextId.WHY_PILE_PAIR, ranks=ranks, have=held)
    if not is_frozen_for(view) and view.rules.pile.open_natural_plus_wild:
        yield words.say(TextId.WHY_PILE_WILD)
    if adding_places(view):
        yield words.say(TextId.WHY_PILE_ADD)


def _opening(view: Observation, words: Wording) -> Iterator[str]:
    need = opening_need(view)
    if not need:
        return
    yield words.say(TextId.WHY_OPENING, need=need)
    counted = max((take.points for take in options(view).takes), default=0)
    if counted:
        yield words.say(TextId.WHY_OPENING_TAKE, have=counted)


def _meld(facts: TableFacts, meld: TableMeld, words: Wording, *, is_own: bool) -> Iterator[str]:
    """Yields what a meld is worth, how it can grow, and who may add to it."""
    view = facts.view
    yield words.say(TextId.WHY_MELD, len(meld.cards), points=points_in(meld.cards))
    kind, size = canasta_kind(view.rules, meld), len(meld.cards)
    if kind is not None:
        yield words.say(TextId.WHY_CANASTA, points=meld_bonus(view.rules, meld))
    elif not meld.is_stops and size < view.rules.canasta.size:
        yield words.say(TextId.WHY_TO_CANASTA, view.rules.canasta.size - size)
    shapes = view.rules.limits
    is_wild_meld = meld.kind is MeldKind.WILD
    if size >= (shapes.wild_melds_closed_at if is_wild_meld else shapes.closed_at):
        yield words.say(TextId.WHY_MELD_CLOSED)
        return
    if meld.kind is MeldKind.SET and not meld.is_stops:
        yield from _wilds(view, meld, words, is_canasta=kind is not None)
    if facts.is_addressed:
        yield words.say(TextId.WHY_MELD_OWN if is_own else TextId.NOTE_OPPONENTS)


def _wilds(
    view: Observation, meld: TableMeld, words: Wording, *, is_canasta: bool
) -> Iterator[str]:
    """Yields how many wild cards a meld holds, and how many it may hold."""
    limits, have = view.rules.meld, len(meld.wilds)
    if is_canasta and not limits.wild_on_canasta:
        yield words.say(TextId.WHY_NO_WILD)
    elif limits.wild_cap is not None:
        yield words.say(TextId.WHY_WILD_CAP, limits.wild_cap, have=have)
    if limits.natural_majority:
        yield words.say(TextId.WHY_MAJORITY)
    if limits.naturals_per_wild:
        yield words.say(TextId.WHY_NATURALS_PER_WILD, limits.naturals_per_wild)


def _minimum(view: Observation, side: int, words: Wording) -> str:
    """Returns why a side needs so many points to open."""
    public = view.public
    score = public.scores[side], public.deal
    need, demand = opening_minimum(view.rules, *score), opening_demand(view.rules, *score)
    if public.sides[side].has_opened:
        return ""
    if demand.canastas:
        what = TextId.WHY_PURE_CANASTA if demand.pure else TextId.WHY_CANASTA_TO_OPEN
        return words.say(what)
    is_round = view.rules.opening.basis == "round"
    what = TextId.WHY_MINIMUM_ROUND if is_round else TextId.WHY_MINIMUM_SCORE
    return words.say(what, need=need, score=public.scores[side], deal=public.deal)


_ROLES = {
    Role.NATURAL: TextId.WHY_NATURAL,
    Role.WILD: TextId.WHY_WILD,
    Role.BONUS: TextId.WHY_BONUS,
    Role.CALIENTE: TextId.WHY_CALIENTE,
}


_PLACES = {
    Role.NATURAL: "melds#size",
    Role.WILD: "melds#wilds",
    Role.BONUS: "bonus#laid",
    Role.STOP: "stops#blocked",
    Role.CALIENTE: "caliente",
}


def _stop(view: Observation, words: Wording) -> Iterator[str]:
    """Yields what a black three does on the pile, and when it is melded."""
    if view.rules.stop.blocks_next:
        yield words.say(TextId.WHY_STOP)
    is_melded = view.rules.stop.meld_min is not None
    yield words.say(TextId.WHY_STOP_MELDED if is_melded else TextId.WHY_STOP_NEVER)


def _card(view: Observation, card: Card, words: Wording, names: Sequence[str]) -> Iterator[str]:
    """Yields the uses of a card in the hand, and why it cannot be discarded now."""
    role = role_of(card)
    if role is not Role.BONUS:
        yield words.say(TextId.WHY_POINTS, points_of(card))
    if role is Role.STOP:
        yield from _stop(view, words)
    else:
        yield words.say(_ROLES[role], need=view.rules.meld.min_size)
    rank = rank_of(card)
    if role is Role.NATURAL and any(meld.rank == rank for meld in view.own.melds):
        yield words.say(TextId.WHY_JOINS, ranks=words.ranks(rank))
    if view.is_to_act and view.public.phase is Phase.PLAY:
        yield words.refusals(verify(view, Discard(card)), names)
