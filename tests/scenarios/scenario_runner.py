"""Plays a scenario: sets the table, carries out its actions, and keeps the results."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine import (
    CALIENTE,
    PACK,
    Action,
    Card,
    DealScored,
    Event,
    MatchWon,
    Phase,
    Refusal,
    Refused,
    Ruleset,
    SideScore,
    State,
    decide,
    empty_state,
    fold,
    format_reference,
    gone_out,
    is_natural,
    load_ruleset,
    next_seat,
    observe,
    parse_cards,
    score_counted,
    score_deal,
    start_deal,
    verify,
)
from engine.codec.forms import parse_action
from engine.deal_score import match_winners
from engine.position import parse_position
from engine.seating import sitters
from tests.engine.kit.counting import counted, summed
from tests.scenarios.scenario_file import Scenario, Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """The results of a scenario."""

    before: State
    after: State
    events: tuple[Event, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    """The refusals of the last action."""
    sides: tuple[SideScore, ...] = ()
    """The score, if the deal was counted."""
    winners: tuple[int, ...] = ()


def rules_of(scenario: Scenario) -> Ruleset:
    """Returns the rules of the scenario's table."""
    return load_ruleset(scenario.rules)


def play(scenario: Scenario) -> Outcome:
    """Returns the results of a scenario. Raises `AssertionError` for an early refusal."""
    if scenario.deal is not None:
        return _deal(rules_of(scenario), scenario.given, scenario.deal)
    state = parse_position(position_of(scenario))
    if scenario.count is not None:
        return _count(state, scenario.count)
    actions = [parse_action(action) for action in scenario.do]
    if scenario.seat is not None:
        (action,) = actions
        return Outcome(state, state, refusals=verify(observe(state, scenario.seat), action))
    return _act(state, actions)


def position_of(scenario: Scenario) -> dict[str, Any]:
    """Returns the scenario's position in the JSON form of the program."""
    given = dict(scenario.given)
    if "melds" in given:
        given["melds"] = [[_meld(meld) for meld in side] for side in given["melds"]]
    return {"rules": format_reference(scenario.rules), **given}


def _meld(meld: object) -> object:
    return {"kind": "set", "cards": meld} if isinstance(meld, str) else meld


def _act(before: State, actions: list[Action]) -> Outcome:
    state, events = before, list[Event]()
    for index, action in enumerate(actions):
        decision = decide(state, action)
        if isinstance(decision, Refused):
            assert index == len(actions) - 1, f"{action} refused early: {decision.refusals}"
            return Outcome(before, state, tuple(events), decision.refusals)
        events.extend(decision.events)
        state = fold(state, decision.events)
    return _with_score(Outcome(before, state, tuple(events)))


def _with_score(outcome: Outcome) -> Outcome:
    scored = [event for event in outcome.events if isinstance(event, DealScored)]
    won = [event for event in outcome.events if isinstance(event, MatchWon)]
    return replace(
        outcome,
        sides=scored[-1].sides if scored else (),
        winners=won[-1].winners if won else (),
    )


def _count(before: State, count: Table) -> Outcome:
    """Counts the points as if the deal had ended now."""
    out, is_concealed = count.get("out"), count.get("concealed", False)
    ended = before if out is None else gone_out(before, out, is_concealed=is_concealed)
    public = replace(ended.public, phase=Phase.OVER)
    state = replace(ended, public=public)
    hands = tuple(private.hand for private in state.private)
    sides = score_deal(state.rules, public, hands, state.hidden.feet)
    typed = score_counted(state.rules, counted(state, hands), public.scores)
    assert summed(typed) == summed(sides), "the same deal counted by hand has another score"
    totals = tuple(side.match for side in sides)
    return Outcome(
        before, state, sides=sides, winners=match_winners(state.rules, totals, public.deal)
    )


def _deal(rules: Ruleset, given: Table, deal: Table) -> Outcome:
    """Deals from a deck that is stacked with the named hands and first cards of the stock."""
    scores = given.get("scores")
    before = empty_state(rules, None if scores is None else tuple(scores))
    seats = rules.players
    sitting_out = tuple(deal.get("sitting_out", sitters(rules, -1)))
    dealer = deal.get("dealer", seats - 1)
    resting = replace(before.public, sitting_out=sitting_out)
    order = [next_seat(rules, resting, dealer)]
    while order[-1] != dealer:
        order.append(next_seat(rules, resting, order[-1]))
    named = [parse_cards(hand) for hand in deal.get("hands", ("",) * seats)]
    deck = stacked_deck(rules, [named[seat] for seat in order], deal["stock"])
    events = start_deal(before, dealer, deck, sitting_out=sitting_out)
    return Outcome(before, fold(before, events), events)


def stacked_deck(rules: Ruleset, hands: list[tuple[Card, ...]], stock: str) -> tuple[Card, ...]:
    """Returns a deck that deals these hands in turn, filled up with natural cards, and then the
    stock.

    Second hands are natural cards.
    """
    top = parse_cards(stock)
    left = Counter((*PACK * rules.deck.count, *(CALIENTE,) * rules.caliente.count))
    left.subtract([*top, *(card for hand in hands for card in hand)])
    assert min(left.values()) >= 0, "a card is named too often"
    rest = sorted(left.elements(), key=lambda card: (not is_natural(card), card))
    full: list[tuple[Card, ...]] = []
    for hand in hands:
        missing = rules.deal.hand_size - len(hand)
        full.append((*hand, *rest[:missing]))
        rest = rest[missing:]
    feet = rest[: rules.deal.foot_size * len(hands)]
    return (*_dealt_in_turn(full), *feet, *top, *rest[len(feet) :])


def _dealt_in_turn(hands: list[tuple[Card, ...]]) -> Iterator[Card]:
    for cards in zip(*hands, strict=True):
        yield from cards
