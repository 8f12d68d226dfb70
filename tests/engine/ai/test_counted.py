"""What is counted in trials is what happens, and the event that explains a difference is told."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from engine import (
    Accepted,
    CanastaMade,
    Event,
    FootTaken,
    Phase,
    PileTaken,
    Reason,
    State,
    WentOut,
    actor_of,
    decide,
    load_ruleset,
    make_agent,
    observe,
    review,
)
from engine.ai.advice.comparison import compare_moves
from engine.ai.advice.counted import counted, turned
from engine.ai.reasons import trials
from engine.ai.search.trial_rows import EventCount, TrialRow
from engine.exercises.sources import dealt
from engine.kernel.state_reader import table_of
from engine.seating import side_of
from tests.engine.ai.test_judgement import throw, view_of

BITS = {event: 1 << place for place, event in enumerate((*trials.OF_RIVALS, *trials.OF_SIDE))}
TURNS = 8


def turns_of_deal(game: str) -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """Yields each turn of a deal: the state before it, its events, and the state after it."""
    state, agent = dealt(load_ruleset(game), "counted"), make_agent("club")
    while state.public.phase is not Phase.OVER:
        before, events = state, list[Event]()
        while state.public.phase is not Phase.OVER and state.public.turn == before.public.turn:
            view = observe(state, actor_of(state.rules, state.public))
            found = decide(state, agent.choose(view, str(len(events))).action)
            assert isinstance(found, Accepted)
            state = found.after
            events += found.events
        yield before, tuple(events), state


def told_by(turns: Sequence[tuple[State, tuple[Event, ...], State]]) -> set[str]:
    """Returns what happened after and in a turn, as the events of the deal tell it."""
    before, _, _ = turns[0]
    seat, rules, has_returned = before.public.turn, before.rules, False
    side, found = side_of(rules, seat), set[str]()
    for number, (at, events, _) in enumerate(turns):
        has_returned = has_returned or (number > 0 and at.public.turn == seat)
        for event in events:
            match event:
                case PileTaken(taker) if number:
                    rival = (
                        {trials.RIVALS_TAKE_SOON}
                        if has_returned
                        else {trials.RIVALS_TAKE_SOON, trials.RIVALS_TAKE}
                    )
                    found |= {trials.SIDE_TAKES} if side_of(rules, taker) == side else rival
                case WentOut(goer):
                    rival = (
                        {trials.RIVALS_OUT_SOON}
                        if has_returned
                        else {trials.RIVALS_OUT_SOON, trials.RIVALS_OUT}
                    )
                    found |= {trials.SIDE_OUT} if side_of(rules, goer) == side else rival
                case CanastaMade(of):
                    found.add(trials.CANASTA if of == side else trials.RIVALS_CANASTA)
                case FootTaken(who) if who == seat:
                    found.add(trials.FOOT)
                case _:
                    pass
    return found | ({trials.OPENED} if turns[-1][2].public.sides[side].melds else set())


@pytest.mark.parametrize("game", ["classic-1951/4p", "hand-and-foot/4p", "samba/2p"])
def test_what_is_counted_is_what_the_deal_tells(game: str) -> None:
    turns = list(turns_of_deal(game))
    for start in range(0, len(turns), 3):
        some = turns[start : start + 1 + TURNS]
        first, seat = some[0][0], some[0][0].public.turn
        watch = EventCount(table_of(first), seat)
        for before, _, after in some[1:]:
            watch.begin_turn(table_of(before))
            watch.end_turn(table_of(after))
        events = watch.end(table_of(some[-1][2]))
        seen = {event for event, bit in BITS.items() if events & bit}
        assert seen & told_by(some) == told_by(some)
        assert not (
            set(trials.OF_RIVALS)
            | {trials.SIDE_OUT, trials.SIDE_TAKES, trials.CANASTA, trials.FOOT}
        ) & seen - told_by(some)


def outcomes(points: int, event: str, share: int) -> TrialRow:
    """Returns a hundred outcomes, in the first of which an event happens, for so many points."""
    happens = (np.arange(100) < share).astype(np.int64)
    return TrialRow(happens.astype(np.float64) * points, happens * BITS[event], TURNS)


@pytest.mark.parametrize("event", [*trials.OF_SIDE, *trials.OF_RIVALS])
def test_an_event_is_told_of_the_action_that_it_speaks_for(event: str) -> None:
    is_bad = event in trials.OF_RIVALS
    often, rarely = (outcomes(-9 if is_bad else 9, event, share) for share in (80, 30))
    action, other = (rarely, often) if is_bad else (often, rarely)
    (told,) = counted(view_of(), action, other)
    shares = {"count": 30, "other": 80} if is_bad else {"count": 80, "other": 30}
    assert (told.id, {**told.params, "turns": 0}) == (event, {**shares, "turns": 0})
    (back,) = turned((told,))
    assert (back.params["count"], back.params["other"]) == (shares["other"], shares["count"])


def test_nothing_is_told_of_what_does_not_explain_the_difference() -> None:
    even = outcomes(0, trials.CANASTA, 50)
    assert counted(view_of(), even, outcomes(0, trials.CANASTA, 50)) == ()
    steady = TrialRow(np.full(100, 30.0), np.zeros(100, np.int64), TURNS)
    assert [one.id for one in counted(view_of(), steady, even)] == ["trials.brings_more"]


def test_the_review_and_the_question_tell_the_same_kind_of_counts() -> None:
    found = review(view_of(), throw("Ks"), "mistake").appraisal
    assert found is not None
    (told, *_) = found.reasons
    assert told.id in (trials.RIVALS_TAKE_SOON, trials.RIVALS_TAKE)
    assert int(told.params["count"]) < int(told.params["other"])
    _, asked = compare_moves(view_of(), (throw("Ks"),))
    (against, *_) = asked.beside
    assert isinstance(against, Reason)
    assert int(against.params["count"]) > int(against.params["other"])
