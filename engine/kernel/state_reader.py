"""Converts the engine's states and observations into tables of the kernel."""

from collections.abc import Sequence

from engine.actions import Play, TakePile
from engine.cards import Card
from engine.kernel.counted_meld import NEW, RUN, CountedMeld, Lay
from engine.kernel.counted_turn import ANSWER, DRAW, OVER, PLAY
from engine.kernel.kinds import (
    BIG,
    CLASS_OF,
    TWO,
    WILD_SET,
    class_of,
    kind_counts,
    kind_map,
    lane_of_kind,
    remove,
)
from engine.kernel.melds import SideMelds, melds_of_side
from engine.kernel.seating import NO_SEAT, Seating, seated
from engine.kernel.table import Table
from engine.observation import Observation
from engine.rules.bundle import begin_drafts
from engine.rules.sequence import has_lengthened
from engine.rules.upcard import freezers, upcard_homes
from engine.ruleset.model import Ruleset
from engine.seating import side_of, teammates, turn_order
from engine.state import MeldKind, Phase, Public, SideTable, State, TableMeld
from engine.values import points_in

_PHASES = {Phase.DRAW: DRAW, Phase.PLAY: PLAY, Phase.ANSWER: ANSWER, Phase.OVER: OVER}


def table_of(state: State) -> Table:
    """Returns the table of a state."""
    hands = tuple(private.hand for private in state.private)
    table = _build_table(state.rules, state.public, hands, state.hidden.stock, state.hidden.feet)
    table.base = tuple(map(kind_map(state.rules.limits.lanes), state.hidden.base))
    return table


def _build_table(
    rules: Ruleset,
    public: Public,
    hands: Sequence[tuple[Card, ...]],
    stock: Sequence[Card],
    feet: Sequence[tuple[Card, ...]] = (),
) -> Table:
    """Returns a table of the public facts, the hands, and the stock with the next card first.

    Second hands that are not given are on the table but hold no cards; of the face-down cards under
    the pile only the number is right.
    """
    seating, lanes = seating_of(rules, public), rules.limits.lanes
    kind_of, seats = kind_map(lanes), range(len(public.hand_counts))
    throwers = {throw.seat for throw in public.thrown}
    table = Table(
        seating,
        hands=[kind_counts(lanes, hand) for hand in hands],
        sizes=[len(hand) for hand in hands],
        feet=_feet(lanes, public, feet),
        in_foot=tuple(public.in_foot),
        played_foot=tuple([seat in public.played_foot for seat in seats]),
        melds=[melds_of(rules, side) for side in public.sides],
        bonus=tuple([len(side.bonus) for side in public.sides]),
        aside=tuple([len(side.aside) for side in public.sides]),
        calientes=tuple([side.caliente_played for side in public.sides]),
        pile=[kind_of(card) for card in public.pile],
        base=(0,) * public.base_count,
        hidden=seating.deck[:],
        stock=[kind_of(card) for card in reversed(stock)],
        melded=tuple([seat in public.melded for seat in seats]),
        threw=tuple([seat in throwers for seat in seats]),
        asked=tuple([seat in public.asked for seat in seats]),
        takers=tuple([seat in public.takers for seat in seats]),
        vain=tuple([side.asked_in_vain for side in public.sides]),
    )
    if seating.pair:
        first, _ = seating.pair
        table.change_melds(first, table.melds[first])
    table.give_turn(public.turn)
    _read_turn(table, rules, public)
    _count_open_cards(table, public)
    return table


def _count_open_cards(table: Table, public: Public) -> None:
    """Removes the cards of the pile and of the melds from the hidden cards."""
    kind_of = kind_map(table.seating.limits.lanes)
    laid = [card for melds in public.melds_by_side for meld in melds for card in meld.cards]
    remove(table.hidden, (*table.pile, *map(kind_of, laid)))


def own_table(view: Observation) -> Table:
    """Returns a table with the own hand; stock and other hands have only the right sizes."""
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.public.hand_counts))]
    table = _build_table(view.rules, view.public, hands, ())
    table.sizes = list(view.public.hand_counts)
    table.stock = [0] * view.public.stock_count
    return table


def _read_turn(table: Table, rules: Ruleset, public: Public) -> None:
    """Copies the facts of the pile, of the turn and of the deal's end to the table."""
    table.freezers = freezers(rules, public)
    table.pile_points = points_in(public.pile)
    table.phase = _PHASES[public.phase]
    table.drew = public.facts.drew
    table.has_laid = public.facts.has_laid
    starts, melds = public.facts.start_sizes, public.sides[table.side].melds
    table.earlier = len(starts)
    table.grown = any(len(meld.cards) > start for meld, start in zip(melds, starts, strict=False))
    table.has_lengthened = has_lengthened(rules, melds, public.facts)
    table.question = None if public.question is None else public.question.answer
    table.out = NO_SEAT if public.out is None else public.out
    table.is_concealed = public.is_concealed
    table.special = public.special


def seating_of(rules: Ruleset, public: Public) -> Seating:
    """Returns the facts of a deal that do not change while it is played."""
    seats = range(rules.players)
    order = turn_order(rules, public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    return seated(
        rules,
        tuple([side_of(rules, seat) for seat in seats]),
        tuple([following.get(seat, NO_SEAT) for seat in seats]),
        tuple([teammates(rules, public, seat) for seat in seats]),
        public.scores,
        public.deal,
        NO_SEAT if public.lone is None else public.lone,
    )


def _feet(lanes: int, public: Public, feet: Sequence[tuple[Card, ...]]) -> tuple[list[int], ...]:
    cards = feet or ((),) * len(public.foot_counts)
    counts = zip(public.foot_counts, cards, strict=True)
    return tuple([kind_counts(lanes, foot) if count else [] for count, foot in counts])


def melds_of(rules: Ruleset, side: SideTable) -> SideMelds:
    """Returns the melds of a side in the kernel's form."""
    return melds_of_side(rules.limits, [_meld_of(rules, meld) for meld in side.melds])


def _meld_of(rules: Ruleset, meld: TableMeld) -> CountedMeld:
    """Returns a meld in the kernel's form."""
    if meld.kind is MeldKind.SEQUENCE:
        kind = kind_map(rules.limits.lanes)(meld.cards[0])
        return CountedMeld(RUN + lane_of_kind(kind), len(meld.cards), low=CLASS_OF[kind])
    counts = kind_counts(0, meld.cards)
    if meld.kind is MeldKind.WILD:
        return CountedMeld(WILD_SET, 0, counts[TWO], counts[BIG])
    head = class_of(meld.cards[0])
    return CountedMeld(head, counts[head], counts[TWO], counts[BIG])


def lays_of(
    view: Observation, plays: tuple[Play, ...], take: TakePile | None = None
) -> tuple[Lay, ...] | None:
    """Returns the lays of the plays; ``None`` when the place of one is ambiguous."""
    drafts, kind_of = begin_drafts(view, plays, take), kind_map(view.rules.limits.lanes)
    found: list[Lay] = []
    for play in plays:
        homes = drafts.lay(play)
        if len(homes) > 1 or (play.source is not None and play.to is None):
            return None
        joined = () if play.source is None else (play.source,)
        found.append(Lay(tuple(map(kind_of, play.cards)), homes[0] if homes else NEW, joined))
    return tuple(found)


def support_of(view: Observation, take: TakePile) -> Lay | None:
    """Returns the hand cards for the up-card and their place; ``None`` when it is ambiguous."""
    homes = upcard_homes(view, take)
    if len(homes) > 1:
        return None
    kind_of = kind_map(view.rules.limits.lanes)
    return Lay(tuple(map(kind_of, take.using)), homes[0] if homes else NEW)
