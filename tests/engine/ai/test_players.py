"""Properties of all computer players, whatever their strength."""

from dataclasses import replace

import pytest

from engine import (
    Accepted,
    Observation,
    Phase,
    State,
    actor_of,
    agent_levels,
    agent_name,
    agent_temperaments,
    decide,
    edition_ids,
    empty_state,
    fold,
    is_legal,
    make_agent,
    observe,
    parse_position,
    start_deal,
)
from engine.ai.agent import Agent
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.counts import sort_cards
from engine.dealcode import full_deck
from engine.rng import Chance
from engine.ruleset.load import load_ruleset
from engine.state import Question

EDITIONS = edition_ids()
SEARCHING = ("strong", "expert", "master")
LEVELS = [level for level in agent_levels() if level not in SEARCHING[1:]]
"""Each kind of player once: the expert and the master are the strong player with more worlds."""
A_GLANCE = Efforts(Effort(worlds=2, turns=1))
"""What is legal does not depend on the number of worlds."""
ACTIONS_IN_A_LONG_DEAL = 1500


def begin(edition: str, seed: str) -> State:
    """Returns a freshly dealt table."""
    rules = load_ruleset(edition)
    table = empty_state(rules)
    return fold(table, start_deal(table, rules.players - 1, Chance(seed).shuffle(full_deck(rules))))


def agent_of(level: str) -> Agent:
    """Returns a player of the level; a searching one uses few worlds, to be fast."""
    return SearchPlayer(level, A_GLANCE) if level in SEARCHING else make_agent(level)


def play_deal(state: State, level: str, seed: str) -> list[Observation]:
    """Plays to the end of the deal; returns the view of every decision."""
    agent = agent_of(level)
    views: list[Observation] = []
    while state.public.phase is not Phase.OVER:
        views.append(observe(state, actor_of(state.rules, state.public)))
        decision = decide(state, agent.choose(views[-1], f"{seed}/{len(views)}").action)
        assert isinstance(decision, Accepted), (views[-1], decision)
        state = decision.after
        assert len(views) < ACTIONS_IN_A_LONG_DEAL
    return views


SOME = 3
"""Each third level of an edition plays a whole deal here, all of them in the soak."""


@pytest.mark.parametrize(
    ("level", "edition"),
    [
        pytest.param(level, edition, marks=() if not (row + column) % SOME else pytest.mark.soak)
        for row, edition in enumerate(EDITIONS)
        for column, level in enumerate(LEVELS)
    ],
)
def test_every_choice_is_legal_and_every_deal_ends(level: str, edition: str) -> None:
    assert play_deal(begin(edition, "legal"), level, "0")


def reshuffled(state: State, viewer: int, seed: str) -> State:
    """Returns the same table with all cards shuffled that the viewer cannot see."""
    others = [seat for seat in range(len(state.private)) if seat != viewer]
    unseen = [card for seat in others for card in state.private[seat].hand]
    mixed = list(Chance(seed).shuffle((*unseen, *state.hidden.stock)))
    private = list(state.private)
    for seat in others:
        size = len(private[seat].hand)
        private[seat] = replace(private[seat], hand=sort_cards(mixed[:size]), drawn=())
        del mixed[:size]
    hidden = replace(state.hidden, stock=tuple(mixed))
    return replace(state, private=tuple(private), hidden=hidden)


@pytest.mark.parametrize("edition", ["winning-moves-deluxe", "complete-samba"])
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_decision(level: str, edition: str) -> None:
    agent = agent_of(level)
    state, step = begin(edition, "blind"), 0
    while state.public.phase is not Phase.OVER:
        seat, step = actor_of(state.rules, state.public), step + 1
        choice = agent.choose(observe(state, seat), str(step))
        # Of a few single cards at the end of a deal some orders are that which they have.
        twins = (reshuffled(state, seat, f"twin {step} {again}") for again in range(9))
        twin = next(it for it in twins if it.private != state.private or it.hidden != state.hidden)
        assert agent.choose(observe(twin, seat), str(step)) == choice
        decision = decide(state, choice.action)
        assert isinstance(decision, Accepted)
        state = decision.after


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    view = observe(begin("hasbro-2001", "again"), 0)
    for level in agent_levels():
        choices = {repr(make_agent(level).choose(view, "seed")) for _ in range(3)}
        assert len(choices) == 1


def test_the_random_player_goes_out_where_a_yes_obliges_it() -> None:
    """Black threes drawn first cannot be laid alone, and every discard is refused."""
    canastas = "7c 7c 7d 7d 7h 7h 7s", "Qc Qc Qd Qd Qh Qh Qs"
    position = {
        "rules": "samba/4p",
        "turn": 0,
        "phase": "play",
        "hands": ["3s 3s 3c 9h 9d 9c Kc", 11, 11, 11],
        "melds": [[{"cards": cards} for cards in canastas], []],
        "stock": {"count": 20},
    }
    view = observe(parse_position(position), 0)
    bound = replace(view, public=replace(view.public, question=Question(0, answer=True)))
    player = make_agent("random")
    assert all(is_legal(bound, player.choose(bound, str(seed)).action) for seed in range(20))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("temperament", agent_temperaments())
def test_every_level_takes_every_temperament(level: str, temperament: str) -> None:
    view = observe(begin("hasbro-2001", "again"), 0)
    agent = make_agent(agent_name(level, temperament))
    assert agent.level == level
    assert is_legal(view, agent.choose(view, "seed").action)


def test_an_unknown_temperament_is_named() -> None:
    with pytest.raises(ValueError, match="sleepy"):
        make_agent("club:sleepy")


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="grandmaster"):
        make_agent("grandmaster")
