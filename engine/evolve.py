"""Apply what happened. Nothing is checked here: events are facts."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from engine import events as ev
from engine.cards import Card
from engine.counts import add_cards, missing_cards, remove_cards
from engine.events import Event
from engine.ruleset.model import Ruleset
from engine.seating import seat_count, side_of
from engine.state import (
    Hidden,
    Phase,
    Private,
    Public,
    Question,
    Seat,
    Side,
    SideTable,
    State,
    TableMeld,
    Thrown,
    TurnFacts,
    make_meld,
)

Item = TypeVar("Item")


def empty_state(rules: Ruleset, scores: tuple[int, ...] | None = None) -> State:
    """A table before its first deal."""
    seats, sides = seat_count(rules), len(rules.seats.sides)
    public = Public(
        deal=0,
        dealer=0,
        scores=scores or (0,) * sides,
        turn=0,
        phase=Phase.OVER,
        facts=TurnFacts(),
        sides=(SideTable(),) * sides,
        hand_counts=(0,) * seats,
        foot_counts=(0,) * seats,
        in_foot=(False,) * seats,
        stock_count=0,
        pile=(),
        is_frozen=False,
        known=((),) * seats,
    )
    return State(rules, public, (Private(),) * seats, Hidden(feet=((),) * seats))


def fold(state: State, events: Iterable[Event]) -> State:
    """Apply events in turn."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return _APPLIERS[type(event)](state, event)


def _put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _drop(items: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    return (*items[:index], *items[index + 1 :])


def _set_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    private = replace(state.private[seat], hand=hand)
    counts = _put(state.public.hand_counts, seat, len(hand))
    return replace(
        state,
        private=_put(state.private, seat, private),
        public=replace(state.public, hand_counts=counts),
    )


def _gain(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    return _set_hand(state, seat, add_cards(state.private[seat].hand, cards))


def _lose(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    known = state.public.known[seat]
    unknown = missing_cards(known, cards)
    seen = remove_cards(cards, unknown)
    state = _set_hand(state, seat, remove_cards(state.private[seat].hand, cards))
    left = _put(state.public.known, seat, remove_cards(known, seen))
    drawn = state.private[seat].drawn
    kept = remove_cards(drawn, remove_cards(cards, missing_cards(drawn, cards)))
    private = _put(state.private, seat, replace(state.private[seat], drawn=kept))
    return replace(state, private=private, public=replace(state.public, known=left))


def _set_stock(state: State, stock: tuple[Card, ...]) -> State:
    return replace(
        state,
        hidden=replace(state.hidden, stock=stock),
        public=replace(state.public, stock_count=len(stock)),
    )


def _set_side(state: State, side: Side, table: SideTable) -> State:
    return replace(state, public=replace(state.public, sides=_put(state.public.sides, side, table)))


def _set_facts(state: State, facts: TurnFacts, phase: Phase) -> State:
    return replace(state, public=replace(state.public, facts=facts, phase=phase))


def _deal_started(state: State, event: ev.DealStarted) -> State:
    fresh = empty_state(state.rules, event.scores)
    public = replace(
        fresh.public,
        deal=event.deal,
        dealer=event.dealer,
        turn=event.dealer,
        sitting_out=event.sitting_out,
    )
    return _set_stock(replace(fresh, public=public), event.order or ())


def _cards_dealt(state: State, event: ev.CardsDealt) -> State:
    cards = event.cards or ()
    stock = list(state.hidden.stock)
    for card in cards:
        stock.remove(card)
    state = _set_stock(state, tuple(stock))
    if not event.is_foot:
        return _gain(state, event.seat, cards)
    feet = _put(state.hidden.feet, event.seat, cards)
    counts = _put(state.public.foot_counts, event.seat, len(cards))
    return replace(
        state,
        hidden=replace(state.hidden, feet=feet),
        public=replace(state.public, foot_counts=counts),
    )


def _bonus_laid(state: State, event: ev.BonusLaid) -> State:
    side = side_of(state.rules, event.seat)
    table = state.public.sides[side]
    state = _lose(state, event.seat, (event.card,))
    return _set_side(state, side, replace(table, bonus=add_cards(table.bonus, (event.card,))))


def _upcard_turned(state: State, event: ev.UpcardTurned) -> State:
    state = _set_stock(state, state.hidden.stock[1:])
    return _onto_pile(state, event.card, event.is_crosswise)


def _onto_pile(state: State, card: Card, is_crosswise: bool) -> State:
    public = state.public
    crosswise = (*public.crosswise, len(public.pile)) if is_crosswise else public.crosswise
    return replace(state, public=replace(public, pile=(*public.pile, card), crosswise=crosswise))


def _turn_started(state: State, event: ev.TurnStarted) -> State:
    public = state.public
    melded = public.melded | {public.turn} if public.facts.has_laid else public.melded
    melds = public.sides[side_of(state.rules, event.seat)].melds
    return replace(
        state,
        private=tuple(replace(private, drawn=()) for private in state.private),
        public=replace(
            public,
            turn=event.seat,
            phase=Phase.DRAW,
            melded=melded,
            question=None,
            exposed=public.exposed - {event.seat},
            facts=TurnFacts(start_sizes=tuple(len(meld.cards) for meld in melds)),
        ),
    )


def _card_drawn(state: State, event: ev.CardDrawn) -> State:
    card = state.hidden.stock[0]
    state = _gain(_set_stock(state, state.hidden.stock[1:]), event.seat, (card,))
    if state.public.phase is Phase.OVER:
        return state
    private = state.private[event.seat]
    marked = replace(private, drawn=add_cards(private.drawn, (card,)))
    facts = state.public.facts
    state = replace(state, private=_put(state.private, event.seat, marked))
    drew = facts.drew or "stock"
    return _set_facts(state, replace(facts, drew=drew, drawn=facts.drawn + 1), Phase.PLAY)


def _pile_taken(state: State, event: ev.PileTaken) -> State:
    public, gained = state.public, event.cards[:-1]
    thrown = public.thrown
    if thrown and thrown[-1].card == event.cards[-1]:
        thrown = (*thrown[:-1], replace(thrown[-1], was_taken=True))
    known = _put(public.known, event.seat, add_cards(public.known[event.seat], gained))
    public = replace(public, pile=(), crosswise=(), is_frozen=False, thrown=thrown, known=known)
    state = _gain(replace(state, public=public), event.seat, gained)
    return _set_facts(state, replace(public.facts, drew="pile"), Phase.PLAY)


def _caliente_played(state: State, event: ev.CalientePlayed) -> State:
    side = side_of(state.rules, event.seat)
    table = state.public.sides[side]
    state = _lose(state, event.seat, (event.card,))
    state = _set_side(state, side, replace(table, caliente_played=table.caliente_played + 1))
    return _set_facts(state, replace(state.public.facts, drew="caliente"), Phase.PLAY)


def _play_from_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards leave a hand by a meld or a discard: who is in the second hand has played from it."""
    state, public = _lose(state, seat, cards), state.public
    if not cards or not public.in_foot[seat]:
        return state
    return replace(state, public=replace(state.public, played_foot=public.played_foot | {seat}))


def _melded(state: State, event: ev.Melded) -> State:
    state = _play_from_hand(state, event.seat, event.cards)
    table = state.public.sides[event.side]
    added = event.cards if event.upcard is None else (*event.cards, event.upcard)
    if event.is_new:
        melds: tuple[TableMeld, ...] = (*table.melds, make_meld(event.kind, added))
    else:
        grown = make_meld(event.kind, (*table.melds[event.meld].cards, *added))
        melds = _put(table.melds, event.meld, grown)
    state = _set_side(state, event.side, replace(table, melds=melds))
    facts = replace(state.public.facts, has_laid=True)
    return _set_facts(state, facts, state.public.phase)


def _melds_combined(state: State, event: ev.MeldsCombined) -> State:
    table, facts = state.public.sides[event.side], state.public.facts
    joint = table.melds[event.meld]
    cards = (*joint.cards, *table.melds[event.source].cards)
    melds = _put(table.melds, event.meld, make_meld(joint.kind, cards))
    state = _set_side(state, event.side, replace(table, melds=_drop(melds, event.source)))
    sizes = facts.start_sizes
    if event.source < len(sizes):
        joint_size = sizes[event.meld] + sizes[event.source]
        sizes = _drop(_put(sizes, event.meld, joint_size), event.source)
    facts = replace(facts, start_sizes=sizes, has_laid=True)
    return _set_facts(state, facts, state.public.phase)


def _discarded(state: State, event: ev.Discarded) -> State:
    state = _play_from_hand(state, event.seat, (event.card,))
    state = _onto_pile(state, event.card, event.is_crosswise)
    thrown = (*state.public.thrown, Thrown(event.seat, event.card))
    return replace(state, public=replace(state.public, thrown=thrown))


def _pile_froze(state: State, _event: ev.PileFroze) -> State:
    return replace(state, public=replace(state.public, is_frozen=True))


def _asked(state: State, event: ev.Asked) -> State:
    public = replace(state.public, question=Question(event.seat), phase=Phase.ANSWER)
    return replace(state, public=public)


def _answered(state: State, event: ev.Answered) -> State:
    public = state.public
    question = Question(public.turn, event.is_yes)
    phase = Phase.PLAY if public.facts.drew else Phase.DRAW
    return replace(state, public=replace(public, question=question, phase=phase))


def _hand_exposed(state: State, event: ev.HandExposed) -> State:
    public = state.public
    known = _put(public.known, event.seat, event.cards)
    exposed = public.exposed | {event.seat}
    return replace(state, public=replace(public, known=known, exposed=exposed))


def _foot_taken(state: State, event: ev.FootTaken) -> State:
    public, feet = state.public, state.hidden.feet
    state = replace(
        state,
        hidden=replace(state.hidden, feet=_put(feet, event.seat, ())),
        public=replace(
            public,
            foot_counts=_put(public.foot_counts, event.seat, 0),
            in_foot=_put(public.in_foot, event.seat, True),
        ),
    )
    return _gain(state, event.seat, feet[event.seat])


def _went_out(state: State, event: ev.WentOut) -> State:
    public = replace(state.public, out=event.seat, is_concealed=event.is_concealed)
    return replace(state, public=public)


def _deal_ended(state: State, event: ev.DealEnded) -> State:
    return replace(state, public=replace(state.public, phase=Phase.OVER, end=event.how))


def _deal_scored(state: State, event: ev.DealScored) -> State:
    scores = tuple(side.match for side in event.sides)
    return replace(state, public=replace(state.public, scores=scores))


def _match_won(state: State, event: ev.MatchWon) -> State:
    return replace(state, public=replace(state.public, winners=event.winners))


def _unchanged(state: State, _event: Event) -> State:
    return state


_APPLIERS: dict[type[Any], Callable[[State, Any], State]] = {
    ev.SeatsDrawn: _unchanged,
    ev.DealStarted: _deal_started,
    ev.DeckCut: _unchanged,
    ev.CardsDealt: _cards_dealt,
    ev.BonusLaid: _bonus_laid,
    ev.UpcardTurned: _upcard_turned,
    ev.TurnStarted: _turn_started,
    ev.CardDrawn: _card_drawn,
    ev.PileTaken: _pile_taken,
    ev.CalientePlayed: _caliente_played,
    ev.Melded: _melded,
    ev.MeldsCombined: _melds_combined,
    ev.CanastaMade: _unchanged,
    ev.Discarded: _discarded,
    ev.PileFroze: _pile_froze,
    ev.Asked: _asked,
    ev.Answered: _answered,
    ev.HandExposed: _hand_exposed,
    ev.FootTaken: _foot_taken,
    ev.Passed: _unchanged,
    ev.StockExhausted: _unchanged,
    ev.WentOut: _went_out,
    ev.DealEnded: _deal_ended,
    ev.DealScored: _deal_scored,
    ev.MatchWon: _match_won,
}
