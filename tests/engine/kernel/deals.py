"""Compares the kernel with the engine over whole deals: ``python -m tests.engine.kernel.deals``.

A run continues from the notes in ``build/kernel-deals`` until every table has its share of deals,
and writes ``docs/measured/kernel-deals.md``. It starts afresh when the kernel has changed. With
``--compiled`` the kernel is compiled first, as in the built program.
"""

import gc
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from time import time

from engine import (
    Accepted,
    Action,
    Answer,
    Observation,
    Phase,
    Play,
    Ruleset,
    TakePile,
    actor_of,
    decide,
    observe,
    rank_of,
)
from engine.actions import AskPartner, Meld
from engine.kernel import taking
from engine.kernel.action_writer import ActionWriter
from engine.kernel.exits import find_exit
from engine.kernel.state_reader import support_of, table_of
from engine.kernel.table import Table
from engine.rng import Chance
from engine.rules.pile_ways import ways
from tests.engine.kernel.comparison import advance, check_verdicts, kernel_verdict
from tests.engine.kernel.notes import CHANCE, DOCUMENT, Count, note, noted, page
from tests.engine.kit import player
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.deals import MOST_ACTIONS, dealt
from tests.engine.kit.rare_actions import simple_actions, some_plays
from tests.engine.kit.tables import EDITIONS, HOUSES, OTHER_TABLES, rules_named

TABLES = (*EDITIONS, *OTHER_TABLES, *HOUSES)
DEALS = 100_000
_RULESETS = 500
"""The number of random rulesets, with one deal each."""
CHANCE_GAMES = 24
"""The number of random rulesets in the ordinary tests, with one deal each."""
_PROPOSALS = 3
_ASKED_ONE_IN = 8
"""All answers are compared in one of this many positions, chosen at random."""
_ROOT = Path(__file__).parents[3]
_ROUND = 10
"""The number of deals at a table before the next table follows."""


def check_deal(rules_name: str, number: int, asked_one_in: int = _ASKED_ONE_IN) -> Count:
    """Compares every step of a deal, and all answers in some positions."""
    seed = f"kernel {rules_name} {number}"
    return check_game(rules_name, rules_named(rules_name), seed, asked_one_in)


def check_ordinary_deal(table: str) -> Count:
    """Checks the deal of a table that the ordinary tests play."""
    return check_deal(table, 0, asked_one_in=2)


def check_chance_game(number: int) -> Count:
    """Checks a deal under a random ruleset of the ordinary tests."""
    return check_game(CHANCE, chance_rules(str(number)), f"any {number}", asked_one_in=2)


def check_game(name: str, rules: Ruleset, seed: str, asked_one_in: int = _ASKED_ONE_IN) -> Count:
    """Compares kernel and engine in a deal by these rules; ``name`` is the table in the count."""
    chance = Chance(f"play {seed}")
    reluctance = chance.choice((0, 5, 9))
    state, _ = dealt(rules, seed)
    table, asked, judged = table_of(state), 0, 0
    for actions in range(MOST_ACTIONS):
        if state.public.phase is Phase.OVER:
            return Count(name, 1, actions, asked, judged)
        view = observe(state, actor_of(rules, state.public))
        if state.public.phase is Phase.ANSWER:
            action: Action = Answer(is_yes=chance.below(3) > 0)
        else:
            is_asked = not chance.below(asked_one_in)
            is_willing = chance.below(10) >= reluctance or player.has_foot_to_reach(view)
            simple = simple_actions(view)
            proposals = _proposals(table, view, chance) if is_asked or is_willing else []
            if is_asked:
                judged += check_verdicts(table, view, (*simple, *proposals))
                asked += 1
            action = _choose(table, view, simple, proposals if is_willing else [], chance)
        decision = decide(state, action)
        assert isinstance(decision, Accepted), (action, decision)
        state = decision.after
        advance(table, view, action, state)
    raise AssertionError(f"deal {seed!r} did not end in {MOST_ACTIONS} actions")


def _choose(
    table: Table, view: Observation, simple: list[Action], melds: list[Action], chance: Chance
) -> Action:
    """Returns an action that the kernel allows; further melds and takes come first."""
    question: list[Action] = [] if chance.below(12) else [AskPartner()]
    plain = [action for action in simple if action != AskPartner()]
    for actions in (melds, question, plain):
        found = _one_of(table, view, actions, chance)
        if found is not None:
            return found
    return player.choose(view, chance)


def _one_of(
    table: Table, view: Observation, actions: list[Action], chance: Chance
) -> Action | None:
    """Returns one of the allowed actions, all equally likely; judges no more than needed."""
    left = actions[:]
    while left:
        action = left.pop(chance.below(len(left)))
        if kernel_verdict(table, view, action):
            return action
    return None


def _proposals(table: Table, view: Observation, chance: Chance) -> list[Action]:
    """Returns melds that may be illegal, or takes that may use cards of the pile."""
    if view.public.phase is Phase.DRAW:
        return _takes(table, view, chance)
    melds = [Meld(player.random_plays(view, chance, ())) for _ in range(_PROPOSALS)]
    more = (some_plays(view, chance) for _ in range(_PROPOSALS))
    found: list[Action] = [meld for meld in (*melds, *more) if meld.plays]
    way_out = find_exit(table, table.own, table.hand)
    if way_out is not None and way_out.lays:
        found.append(ActionWriter(view).meld(way_out.lays))
    return found


def _takes(table: Table, view: Observation, chance: Chance) -> list[Action]:
    entitled = tuple(take for take in ways(view) if _is_entitled(table, view, take))
    found: list[Action] = []
    for _ in range(_PROPOSALS if entitled else 0):
        way = chance.choice(entitled)
        take = TakePile(way.using, way.to, player.random_plays(view, chance, way.using))
        found.append(take)
        if len(view.public.pile) > 1:
            found.append(_with_buried_cards(view, take, chance))
    return found


def _is_entitled(table: Table, view: Observation, take: TakePile) -> bool:
    support = support_of(view, take)
    return support is not None and taking.is_entitled(table, support)


def _with_buried_cards(view: Observation, take: TakePile, chance: Chance) -> TakePile:
    buried = view.public.pile[:-1]
    rank = rank_of(chance.choice(buried))
    cards = tuple(card for card in (*view.hand, *buried) if rank_of(card) == rank)
    return TakePile(take.using, take.to, (*take.plays, Play(cards)))


def check_deals(table: str, wanted: int, end: float = float("inf")) -> None:
    """Checks new deals until ``wanted`` are noted, or until ``end`` (Unix time in seconds)."""
    count = noted(table)
    while count.deals < wanted and time() < end:
        count = count.plus(check_deal(table, count.deals))
        note(count)


def _check_rulesets(wanted: int, end: float) -> None:
    """Checks deals of new random rulesets, as `check_deals` does at a table."""
    count = noted(CHANCE)
    while count.deals < wanted and time() < end:
        count = count.plus(check_chance_game(count.deals))
        note(count)


def main(arguments: Sequence[str]) -> int:
    """Plays the deals and writes the page."""
    parser = ArgumentParser(description="Hold the kernel against the engine.")
    parser.add_argument("--deals", type=int, default=DEALS, help="in all, earlier ones included")
    parser.add_argument("--rulesets", type=int, default=_RULESETS, help="made by chance, likewise")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the tables")
    parser.add_argument("--compiled", action="store_true", help="compile the kernel first")
    args = parser.parse_args(arguments)
    if args.compiled:
        return _run_compiled([one for one in arguments if one != "--compiled"])
    _play(args)
    return 0


def _run_compiled(arguments: Sequence[str]) -> int:
    """Runs this module with the compiled engine in place of the plain one."""
    sys.path.append(str(_ROOT / "packaging"))
    from compiled_engine import build_engine

    built = build_engine(_ROOT / "build" / "engine")
    if built is None:
        return 1
    with TemporaryDirectory() as place:
        copytree(_ROOT / "engine", Path(place) / "engine")
        copytree(built, place, dirs_exist_ok=True)
        paths = os.pathsep.join((place, str(_ROOT)))
        command = [sys.executable, "-m", __spec__.name, *arguments]
        environment = {**os.environ, "PYTHONPATH": paths}
        return subprocess.run(command, cwd=place, env=environment, check=False).returncode


def _play(args: Namespace) -> None:
    end, share = time() + 60 * args.minutes, -(-args.deals // len(TABLES))
    # Deals hold no cycles: looking for them often takes a tenth of the time.
    few_searches = partial(gc.set_threshold, 500_000)
    with ProcessPoolExecutor(args.jobs, initializer=few_searches) as pool:
        rulesets = pool.submit(_check_rulesets, args.rulesets, end)
        for wanted in range(_ROUND, share + _ROUND, _ROUND):
            check = partial(check_deals, wanted=min(wanted, share), end=end)
            deque(pool.map(check, TABLES), maxlen=0)
        rulesets.result()
    DOCUMENT.write_text(page(map(noted, (*TABLES, CHANCE))), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
