"""Events of a turn."""

from dataclasses import replace

from engine import events as ev
from engine.cards import Card, is_bonus
from engine.counts import add_cards
from engine.evolve.change import (
    Changes,
    change_hidden,
    change_own,
    change_public,
    changed,
    drop,
    gain,
    lose,
    onto_pile,
    play_from_hand,
    put,
)
from engine.seating import allies_of, side_of, with_taker
from engine.state import (
    Hidden,
    Phase,
    Private,
    Question,
    Seat,
    Side,
    SideTable,
    SpecialHand,
    State,
    TableMeld,
    Thrown,
    TurnFacts,
    make_meld,
)
from engine.values import is_freezing


def turn_started(state: State, event: ev.TurnStarted) -> State:
    """Starts a seat's turn; clears the facts of the turn before."""
    public = state.public
    melds = public.sides[side_of(state.rules, event.seat)].melds
    if public.question is not None and state.rules.ask.vain_penalty:
        public = changed(public, {"sides": _with_vain_question(state, public.question.seat)})
    return State(
        state.rules,
        changed(
            public,
            {
                "turn": event.seat,
                "phase": Phase.DRAW,
                "melded": public.have_melded,
                "question": None,
                "exposed": public.exposed - {event.seat},
                "facts": TurnFacts(start_sizes=tuple([len(meld.cards) for meld in melds])),
            },
        ),
        tuple([Private(own.hand) for own in state.private]),
        state.hidden,
    )


def _with_vain_question(state: State, seat: Seat) -> tuple[SideTable, ...]:
    """Returns all sides' tables after a seat has asked its partner and not gone out."""
    sides, side = state.public.sides, side_of(state.rules, seat)
    after = replace(sides[side], asked_in_vain=sides[side].asked_in_vain + 1)
    return put(sides, side, after)


def card_drawn(state: State, event: ev.CardDrawn) -> State:
    """Moves the top card of the stock to a hand."""
    own, public, hidden = state.private[event.seat], state.public, state.hidden
    card, stock = hidden.stock[:1], hidden.stock[1:]
    hidden, hand = Hidden(stock, hidden.feet, hidden.base), add_cards(own.hand, card)
    if public.phase is Phase.OVER:
        after = Private(hand, own.drawn)
        return change_own(state, event.seat, after, {"stock_count": len(stock)}, hidden)
    facts = public.facts
    changes: Changes = {
        "stock_count": len(stock),
        "facts": TurnFacts(
            facts.drew or "stock", facts.start_sizes, facts.has_laid, facts.drawn + 1
        ),
        "phase": Phase.PLAY,
    }
    after = Private(hand, add_cards(own.drawn, card))
    return change_own(state, event.seat, after, changes, hidden)


def pile_taken(state: State, event: ev.PileTaken) -> State:
    """Moves the cards taken from the pile, except the top one, to a hand."""
    public, gained = state.public, event.cards[:-1]
    rest = public.pile[: len(public.pile) - len(event.cards)]
    crosswise = tuple(
        at for at, card in enumerate(rest) if is_freezing(state.rules, card) or is_bonus(card)
    )
    thrown = public.thrown
    if thrown:
        thrown = (*thrown[:-1], replace(thrown[-1], was_taken=True))
    return gain(
        state,
        event.seat,
        gained,
        pile=rest,
        crosswise=crosswise,
        is_frozen=bool(crosswise),
        thrown=thrown,
        takers=with_taker(state.rules, public, event.seat),
        known=put(public.known, event.seat, add_cards(public.known[event.seat], gained)),
        facts=replace(public.facts, drew="pile"),
        phase=Phase.PLAY,
    )


def base_taken(state: State, event: ev.BaseTaken) -> State:
    """Moves the face-down cards under the first up-card to a hand."""
    base = state.hidden.base
    state = change_hidden(state, replace(state.hidden, base=()))
    return gain(state, event.seat, base, base_count=0)


def caliente_played(state: State, event: ev.CalientePlayed) -> State:
    """Moves a Caliente card from a hand to the table."""
    side = side_of(state.rules, event.seat)
    table = state.public.sides[side]
    after = replace(table, caliente_played=table.caliente_played + 1)
    changes: Changes = {
        "sides": put(state.public.sides, side, after),
        "facts": replace(state.public.facts, drew="caliente"),
        "phase": Phase.PLAY,
    }
    return lose(state, event.seat, (event.card,), changes)


def discarded(state: State, event: ev.Discarded) -> State:
    """Moves a card from a hand to the pile."""
    pile = onto_pile(state, event.card, is_crosswise=event.is_crosswise)
    thrown = (*state.public.thrown, Thrown(event.seat, event.card))
    return play_from_hand(state, event.seat, (event.card,), {"thrown": thrown, **pile})


def pile_froze(state: State, _event: ev.PileFroze) -> State:
    """Freezes the pile."""
    return change_public(state, is_frozen=True)


def asked(state: State, event: ev.Asked) -> State:
    """Notes a question to the partner."""
    public = state.public
    asked = public.asked
    if state.rules.ask.once_per_deal:
        asked |= {event.seat}
    return change_public(state, question=Question(event.seat), phase=Phase.ANSWER, asked=asked)


def answered(state: State, event: ev.Answered) -> State:
    """Notes the partner's answer."""
    public = state.public
    question = Question(public.turn, event.is_yes)
    phase = Phase.PLAY if public.facts.drew else Phase.DRAW
    return change_public(state, question=question, phase=phase)


def hand_exposed(state: State, event: ev.HandExposed) -> State:
    """Makes a hand known to everybody."""
    return _show_hand(state, event.seat, event.cards)


def _show_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    """Returns the state in which everybody knows a hand."""
    public = state.public
    known = put(public.known, seat, hand)
    return change_public(state, known=known, exposed=public.exposed | {seat})


def foot_taken(state: State, event: ev.FootTaken) -> State:
    """Moves the foot to the hand."""
    public, feet = state.public, state.hidden.feet
    state = change_hidden(
        state,
        replace(state.hidden, feet=put(feet, event.seat, ())),
        foot_counts=put(public.foot_counts, event.seat, 0),
        in_foot=put(public.in_foot, event.seat, True),
    )
    return gain(state, event.seat, feet[event.seat])


def went_out(state: State, event: ev.WentOut) -> State:
    """Notes the seat that went out."""
    return change_public(state, out=event.seat, is_concealed=event.is_concealed)


def special_hand_played(state: State, event: ev.SpecialHandPlayed) -> State:
    """Notes a special hand, which everybody sees; its cards stay in the hand."""
    state = change_public(state, special=SpecialHand(event.seat, event.kind))
    return _show_hand(state, event.seat, event.cards)


def melded(state: State, event: ev.Melded) -> State:
    """Adds cards to a meld, or begins one with them."""
    melds = state.public.sides[event.side].melds
    added = event.cards if event.upcard is None else (*event.cards, event.upcard)
    if event.is_new:
        melds = (*melds, make_meld(event.kind, added))
    else:
        grown = make_meld(event.kind, (*melds[event.meld].cards, *added))
        melds = put(melds, event.meld, grown)
    sides = _with_melds(state, event.side, melds)
    facts = state.public.facts
    if not facts.has_laid:
        facts = TurnFacts(facts.drew, facts.start_sizes, True, facts.drawn)
    return play_from_hand(state, event.seat, event.cards, {"sides": sides, "facts": facts})


def melds_combined(state: State, event: ev.MeldsCombined) -> State:
    """Joins two melds of a side."""
    table, facts = state.public.sides[event.side], state.public.facts
    joint = table.melds[event.meld]
    cards = (*joint.cards, *table.melds[event.source].cards)
    melds = put(table.melds, event.meld, make_meld(joint.kind, cards))
    sizes = facts.start_sizes
    if event.source < len(sizes):
        joint_size = sizes[event.meld] + sizes[event.source]
        sizes = drop(put(sizes, event.meld, joint_size), event.source)
    facts = replace(facts, start_sizes=sizes, has_laid=True)
    sides = _with_melds(state, event.side, drop(melds, event.source))
    return change_public(state, sides=sides, facts=facts)


def partners_joined(state: State, event: ev.PartnersJoined) -> State:
    """Makes two seats partners: what either has laid belongs to both, the lower seat's first."""
    state = change_public(state, lone=event.lone)
    first, second = state.public.pair
    sides = state.public.sides
    melds = (*sides[first].melds, *sides[second].melds)
    return change_public(state, sides=_with_melds(state, first, melds))


def _with_melds(state: State, side: Side, melds: tuple[TableMeld, ...]) -> tuple[SideTable, ...]:
    """Returns all sides' tables; that of the side, and of its partner, with these melds."""
    sides = state.public.sides
    for ally in allies_of(state.public, side):
        table = sides[ally]
        after = SideTable(
            melds, table.bonus, table.caliente_played, table.aside, table.asked_in_vain
        )
        sides = put(sides, ally, after)
    return sides
