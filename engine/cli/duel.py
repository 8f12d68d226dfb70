"""Two levels against each other on the same cards, each level on each side once."""

from dataclasses import dataclass, field

from engine.ai.levels import make_agent
from engine.cli.playing import match_of_computers, play_deal
from engine.dealcode import new_code
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.seating import seat_count, side_of
from engine.state import Side


@dataclass(frozen=True, slots=True)
class Duel:
    """The setup of a comparison: rules, levels and number of boards."""

    rules: object
    """A rules reference that loads and can be sent to another process."""
    a: str
    b: str
    boards: int
    """The number of deals (or matches) that are played with A on every side."""
    is_match: bool
    seed: str
    partner: str = ""
    """The level of A's partners; empty where A plays all seats of its side."""


@dataclass(slots=True)
class DuplicateBoard:
    """The result of the same cards, played once with A on each side."""

    points: float = 0
    """A's points minus the mean of the other sides' points, summed over all deals."""
    deals: int = 0
    wins: float = 0
    """The number of games that A won; a shared win counts in part."""
    games: int = 0
    seconds_a: list[float] = field(default_factory=list[float])
    """The processor time of each decision on A's side."""
    seconds_b: list[float] = field(default_factory=list[float])


def play_board(duel: Duel, number: int) -> DuplicateBoard:
    """Plays one board; its number and the seed decide the cards. Raises `PlayerError`."""
    rules, board = load_ruleset(duel.rules), DuplicateBoard()
    code = new_code(f"{duel.seed} {number}".encode("utf-8", "surrogateescape"))
    for side in range(len(rules.seats.sides)):
        _play_game(duel, rules, code, side, board)
    return board


def _play_game(duel: Duel, rules: Ruleset, code: str, own: Side, board: DuplicateBoard) -> None:
    """Plays the board's deal or match with A on a side."""
    levels = _levels(duel, rules, own)
    agents = tuple(map(make_agent, levels))
    match = match_of_computers(rules, levels, code)

    def watch(seat: int, seconds: float) -> None:
        is_own = side_of(rules, seat) == own
        (board.seconds_a if is_own else board.seconds_b).append(seconds)

    while not match.is_over and (duel.is_match or not match.state.public.deal):
        play_deal(match, agents, watch)
        board.deals += 1
    totals = match.state.public.scores
    board.points += _lead(totals, own)
    board.wins += _win(totals, own)
    board.games += 1


def _levels(duel: Duel, rules: Ruleset, own: Side) -> list[str]:
    """Returns the level of each seat; with a partner level A plays only the first seat of its
    side.
    """
    levels = [duel.b] * seat_count(rules)
    first, *others = rules.seats.sides[own]
    levels[first] = duel.a
    for seat in others:
        levels[seat] = duel.partner or duel.a
    return levels


def _lead(totals: tuple[int, ...], own: Side) -> float:
    others = [total for side, total in enumerate(totals) if side != own]
    return totals[own] - sum(others) / len(others)


def _win(totals: tuple[int, ...], own: Side) -> float:
    return 1 / totals.count(max(totals)) if totals[own] == max(totals) else 0
