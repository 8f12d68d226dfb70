"""In random games the search plays on with all cards of the deck, and loses and adds none."""

from collections.abc import Iterator

import pytest

from engine import Accepted, Phase, Ruleset, actor_of, decide, make_agent, observe
from engine.ai.policy.playing import play_turn
from engine.ai.search.candidate_trials import begin
from engine.ai.search.candidates import candidates
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer, applies
from engine.ai.search.worlds import Worlds
from engine.ai.style import TUNED
from engine.kernel.counted_turn import OVER
from engine.kernel.state_reader import own_table
from engine.observation import Observation
from tests.engine.ai.table_cards import check_cards
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.deals import dealt

_EACH = 9
"""The search is watched in one of so many positions."""
_MOST_ACTIONS = 120
_WORLDS, _TURNS = 2, 4
_EFFORT = Efforts(Effort(worlds=4, turns=2))


def watched(rules: Ruleset, seed: str) -> Iterator[Observation]:
    """Yields some positions of a deal of the club in which the search applies."""
    club, (state, _) = make_agent("club"), dealt(rules, seed)
    for number in range(_MOST_ACTIONS):
        if state.public.phase is Phase.OVER:
            return
        view = observe(state, actor_of(rules, state.public))
        if number % _EACH == 0 and applies(view):
            yield view
        decision = decide(state, club.choose(view, f"{number}").action)
        assert isinstance(decision, Accepted)
        state = decision.after


def check_play_outs(view: Observation) -> None:
    """Plays on from each candidate in some worlds, and checks the cards before every turn."""
    worlds = Worlds(view, 1)
    found = candidates(view, own_table(view), TUNED)
    begun = [begin(candidate, worlds, view.seat, TUNED) for candidate in found]
    for world in worlds.draw_many(range(_WORLDS)):
        check_cards(world)
        for beginning in begun:
            table = beginning(world)
            for _ in range(_TURNS):
                check_cards(table)
                if table.phase != OVER:
                    play_turn(table, TUNED)
            check_cards(table)


def check_game(rules: Ruleset, seed: str) -> None:
    """Checks the play-outs in positions of a deal, and that the player weighs its actions there."""
    player = SearchPlayer("strong", _EFFORT)
    for view in watched(rules, seed):
        check_play_outs(view)
        assert player.weigh(view, seed)


def numbers(few: int, many: int) -> list[object]:
    """Returns the numbers of random games: the first few for every run, the others for the soak."""
    return [*range(few), *(pytest.param(at, marks=pytest.mark.soak) for at in range(few, many))]


@pytest.mark.slow
@pytest.mark.parametrize("number", numbers(8, 500))
def test_any_game_is_played_on_with_all_cards(number: int) -> None:
    check_game(chance_rules(str(number)), f"played on {number}")


@pytest.mark.slow
@pytest.mark.parametrize("number", numbers(2, 40))
def test_a_lone_hand_is_played_on_with_all_cards(number: int) -> None:
    rules = chance_rules(f"lone {number}", {"seats.lone_hand": True})
    check_game(rules, f"played on {number}")
