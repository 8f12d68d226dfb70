"""``bench``: measures how fast the rules, the players and their looks ahead are."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from time import process_time

from engine.actions import Action
from engine.ai.levels import WEAKNESSES, make_agent
from engine.ai.policy.playing import play_turn
from engine.ai.random_player import RandomPlayer
from engine.ai.style import style_for
from engine.cli.arguments import add_rules, add_seed, rules_of
from engine.cli.command import DIFFERENT, OK, Command, complain, write_line
from engine.cli.playing import PlayerError, match_of_computers, play_deal
from engine.cursor import Json
from engine.dealcode import new_code
from engine.kernel.compiled import is_compiled
from engine.kernel.counted_turn import OVER
from engine.kernel.state_reader import table_of
from engine.match.match import Match
from engine.match.records import Played
from engine.observation import Observation, actor_of, observe
from engine.rules.decide import decide
from engine.ruleset.model import Ruleset
from engine.state import State

_RANDOM = RandomPlayer.level
SEARCHING = "strong"
_PLAYING = "club"
"""The level that plays the deal in whose positions the search is measured."""
_WORLDS, _TURNS = 32, 4
_STRIDE = 37
"""How far apart in the list decisions that are searched in turn lie, to mix early and late."""
OPENING = 8
"""The actions, a round of draws and discards, after which the time to begin is measured."""


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise ArgumentTypeError(f"seconds up to 3600 expected, not {text!r}")
    return seconds


def _configure(parser: ArgumentParser) -> None:
    add_rules(parser)
    add_seed(parser)
    parser.add_argument("--seconds", type=_seconds, default=2.0, metavar="S", help="in all")
    parser.add_argument(
        "--search", action="store_true", help="measure play-outs of searching players instead"
    )


def _run(args: Namespace) -> int:
    rules = rules_of(args.rules)
    try:
        if args.search:
            write_line(_search(_play_for(rules, _PLAYING, args.seed, 0), args.seconds))
            return OK
        quickest = min(WEAKNESSES, key=lambda level: _seconds_to_begin(rules, level, args.seed))
        for level in (_RANDOM, quickest):
            write_line(_measure(rules, level, args.seed, args.seconds / 3))
        write_line(_measure_kernel(rules, args.seed, args.seconds / 3))
    except PlayerError as error:
        complain(str(error))
        return DIFFERENT
    return OK


class _Run:
    """Deals played one after the other, and what was decided in them."""

    def __init__(self) -> None:
        self.deals = 0
        self.seconds = 0.0
        self.decisions: list[tuple[State, Action]] = []

    def add(self, match: Match, seconds: float) -> None:
        """Counts a deal that was played."""
        self.deals += 1
        self.seconds += seconds
        before = match.moments[0].state
        for moment in match.moments[1:]:
            assert isinstance(moment.entry, Played)
            self.decisions.append((before, moment.entry.action))
            before = moment.state


def _seconds_to_begin(rules: Ruleset, level: str, seed: str) -> float:
    """Returns the processor time (in seconds) of a level's first `OPENING` actions of a deal."""
    match, agent = _new_match(rules, level, f"{seed} 0"), make_agent(level)
    match.next_deal()
    start = process_time()
    for number in range(OPENING):
        match.play(agent.choose(match.observe(match.actor), f"{seed} {number}").action)
    return process_time() - start


def _new_match(rules: Ruleset, level: str, seed: str) -> Match:
    code = new_code(seed.encode("utf-8", "surrogateescape"))
    return match_of_computers(rules, [level] * rules.players, code)


def _dealt(rules: Ruleset, seed: str, number: int) -> State:
    """Returns the state at the beginning of the deal of a number."""
    match = _new_match(rules, _RANDOM, f"{seed} {number}")
    match.next_deal()
    return match.state


def _play_for(rules: Ruleset, level: str, seed: str, seconds: float) -> _Run:
    """Plays deals until the processor time (in seconds) is up, but at least one."""
    run, agents = _Run(), (make_agent(level),) * rules.players
    while not run.deals or run.seconds < seconds:
        match = _new_match(rules, level, f"{seed} {run.deals}")
        start = process_time()
        play_deal(match, agents)
        run.add(match, process_time() - start)
    return run


def _measure(rules: Ruleset, level: str, seed: str, seconds: float) -> dict[str, Json]:
    run = _play_for(rules, level, seed, seconds / 2)
    return {
        "player": level,
        "hands": round(run.deals / run.seconds, 1),
        "actions": round(len(run.decisions) / run.seconds),
        "decides": round(_decides(run.decisions, seconds / 2)),
    }


def _measure_kernel(rules: Ruleset, seed: str, seconds: float) -> dict[str, Json]:
    """Measures deals and turns a second on counts, by rules of thumb; dealing is not timed."""
    style, deals, turns, spent = style_for(rules), 0, 0, 0.0
    while not deals or spent < seconds:
        table = table_of(_dealt(rules, seed, deals))
        start = process_time()
        while table.phase != OVER:
            play_turn(table, style)
            turns += 1
        spent += process_time() - start
        deals += 1
    return {
        "kernel": "compiled" if is_compiled() else "plain",
        "hands": round(deals / spent, 1),
        "turns": round(turns / spent),
    }


def _search(run: _Run, seconds: float) -> dict[str, Json]:
    """Measures play-outs of the search, and whole decisions, in a second of processor time."""
    return {
        "player": SEARCHING,
        "playouts": round(_playouts(run, seconds / 2)),
        "decisions": round(_choices(run, seconds / 2), 1),
    }


def _playouts(run: _Run, seconds: float) -> float:
    # Imported here because numpy is slow to load.
    from engine.ai.search.effort import Effort, Efforts
    from engine.ai.search.player import SearchPlayer

    player, playouts = SearchPlayer(SEARCHING, Efforts(Effort(_WORLDS, _TURNS))), 0
    start, count = process_time(), 0
    while not playouts or process_time() - start < seconds:
        view = _searched(run, count)
        playouts += sum(verdict.worlds for verdict in player.weigh(view, str(count)))
        count += 1
    return playouts / (process_time() - start)


def _choices(run: _Run, seconds: float) -> float:
    agent, start, count = make_agent(SEARCHING), process_time(), 0
    while not count or process_time() - start < seconds:
        agent.choose(_searched(run, count), str(count))
        count += 1
    return count / (process_time() - start)


def _searched(run: _Run, count: int) -> Observation:
    """Returns what is seen at the decision that is searched next; each pass begins one later."""
    decisions = len(run.decisions)
    state, _ = run.decisions[(count * _STRIDE + count * _STRIDE // decisions) % decisions]
    return observe(state, actor_of(state.rules, state.public))


def _decides(decisions: list[tuple[State, Action]], seconds: float) -> float:
    """Returns how many of the decisions the rules can judge again in a second of processor time."""
    start, count = process_time(), 0
    while not count or process_time() - start < seconds:
        state, action = decisions[count % len(decisions)]
        decide(state, action)
        count += 1
    return count / (process_time() - start)


COMMAND = Command(
    "bench", "measure hands, actions, decides, turns and play-outs a second", _configure, _run
)
