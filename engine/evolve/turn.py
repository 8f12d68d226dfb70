"""What happens in a turn, but for melds."""

from dataclasses import replace

from engine import events as ev
from engine.counts import add_cards
from engine.evolve.change import (
    change_own,
    change_public,
    gain,
    lose,
    onto_pile,
    play_from_hand,
    put,
    set_side,
    set_stock,
)
from engine.seating import side_of
from engine.state import Drew, Phase, Private, Question, State, Thrown, TurnFacts


def turn_started(state: State, event: ev.TurnStarted) -> State:
    """What was known of the turn before is forgotten."""
    public = state.public
    melded = public.melded | {public.turn} if public.facts.has_laid else public.melded
    melds = public.sides[side_of(state.rules, event.seat)].melds
    return replace(
        state,
        private=tuple(Private(private.hand) for private in state.private),
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


def card_drawn(state: State, event: ev.CardDrawn) -> State:
    """The top of the stock comes to a hand."""
    drawn, stock = state.hidden.stock[:1], state.hidden.stock[1:]
    state = set_stock(state, stock)
    if state.public.phase is Phase.OVER:
        return gain(state, event.seat, drawn)
    own, facts = state.private[event.seat], state.public.facts
    own = Private(add_cards(own.hand, drawn), add_cards(own.drawn, drawn))
    facts = replace(facts, drew=facts.drew or "stock", drawn=facts.drawn + 1)
    return change_own(state, event.seat, own, facts=facts, phase=Phase.PLAY)


def pile_taken(state: State, event: ev.PileTaken) -> State:
    """The pile but for its top comes to a hand."""
    public, gained = state.public, event.cards[:-1]
    thrown = public.thrown
    if thrown and thrown[-1].card == event.cards[-1]:
        thrown = (*thrown[:-1], replace(thrown[-1], was_taken=True))
    known = put(public.known, event.seat, add_cards(public.known[event.seat], gained))
    state = change_public(
        gain(state, event.seat, gained),
        pile=(),
        crosswise=(),
        is_frozen=False,
        thrown=thrown,
        known=known,
    )
    return _begin_play(state, "pile")


def _begin_play(state: State, drew: Drew) -> State:
    """The turn has begun in this way; now it is to meld and to discard."""
    facts = replace(state.public.facts, drew=drew)
    return change_public(state, facts=facts, phase=Phase.PLAY)


def caliente_played(state: State, event: ev.CalientePlayed) -> State:
    """A Caliente card goes to the table."""
    side = side_of(state.rules, event.seat)
    table = state.public.sides[side]
    state = lose(state, event.seat, (event.card,))
    state = set_side(state, side, replace(table, caliente_played=table.caliente_played + 1))
    return _begin_play(state, "caliente")


def discarded(state: State, event: ev.Discarded) -> State:
    """A card goes from a hand to the pile."""
    state = play_from_hand(state, event.seat, (event.card,))
    thrown = (*state.public.thrown, Thrown(event.seat, event.card))
    return onto_pile(state, event.card, is_crosswise=event.is_crosswise, thrown=thrown)


def pile_froze(state: State, _event: ev.PileFroze) -> State:
    """The pile is frozen."""
    return change_public(state, is_frozen=True)


def asked(state: State, event: ev.Asked) -> State:
    """The partner is asked."""
    return change_public(state, question=Question(event.seat), phase=Phase.ANSWER)


def answered(state: State, event: ev.Answered) -> State:
    """The partner has answered."""
    public = state.public
    question = Question(public.turn, event.is_yes)
    phase = Phase.PLAY if public.facts.drew else Phase.DRAW
    return change_public(state, question=question, phase=phase)


def hand_exposed(state: State, event: ev.HandExposed) -> State:
    """Everybody knows a hand."""
    public = state.public
    known = put(public.known, event.seat, event.cards)
    exposed = public.exposed | {event.seat}
    return change_public(state, known=known, exposed=exposed)


def foot_taken(state: State, event: ev.FootTaken) -> State:
    """The foot comes to the hand."""
    public, feet = state.public, state.hidden.feet
    state = replace(
        state,
        hidden=replace(state.hidden, feet=put(feet, event.seat, ())),
        public=replace(
            public,
            foot_counts=put(public.foot_counts, event.seat, 0),
            in_foot=put(public.in_foot, event.seat, True),
        ),
    )
    return gain(state, event.seat, feet[event.seat])


def went_out(state: State, event: ev.WentOut) -> State:
    """A seat has ended the deal."""
    return change_public(state, out=event.seat, is_concealed=event.is_concealed)
