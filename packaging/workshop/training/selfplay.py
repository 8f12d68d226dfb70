"""Plays deals by rules of thumb against themselves, as examples for the net."""

from collections.abc import Iterator
from functools import partial

import numpy as np

from engine.ai.policy.playing import play_turn
from engine.ai.search.candidate_trials import lead_of
from engine.ai.search.features import features
from engine.ai.search.net import SCALE, Floats
from engine.ai.style import Style, style_for
from engine.cli.workers import Workers
from engine.kernel.counted_turn import OVER
from engine.kernel.table import Table
from engine.ruleset.load import load_ruleset
from tests.kit.dealing import dealer_amid
from workshop.training.tuning import logs, style_of

CHUNK = 50
_ODDITY = 0.35
"""How far the styles of the examples differ from the tuned one, as a part of each number."""


def examples(rules: tuple[str, ...], deals: int, workers: Workers) -> tuple[Floats, Floats]:
    """Returns tables and their results, one row each, for every side after every turn."""
    parts = list(workers.results(partial(_chunk, rules), deals // CHUNK))
    inputs = np.concatenate([part[0] for part in parts])
    return inputs, np.concatenate([part[1] for part in parts])


def _chunk(games: tuple[str, ...], number: int) -> tuple[Floats, Floats]:
    chance = np.random.default_rng(number)
    rules = load_ruleset(games[number % len(games)])
    dealer, usual = dealer_amid(rules, chance), style_for(rules)
    rows: list[Floats] = []
    results: list[float] = []
    for _ in range(CHUNK):
        table = dealer.deal(chance)
        styles = tuple(_odd_style(usual, chance) for _ in table.melds)
        for row, result in _play(table, styles, chance):
            rows.append(row)
            results.append(result)
    return np.array(rows, np.float32), np.array(results, np.float32)


def _odd_style(usual: Style, chance: np.random.Generator) -> Style:
    """Returns a style near the usual one, so that the net sees more than one way to play."""
    numbers = logs(usual)
    return style_of(numbers + _ODDITY * chance.standard_normal(len(numbers)))


def _play(
    table: Table, styles: tuple[Style, ...], chance: np.random.Generator
) -> Iterator[tuple[Floats, float]]:
    """Yields every table of the deal from one side's view, with the deal's result."""
    seen: list[list[Table]] = [[] for _ in table.melds]
    while table.phase != OVER:
        play_turn(table, styles[table.side])
        side = int(chance.integers(len(seen)))
        if table.phase != OVER:
            seen[side].append(table.copy())
    for side, tables in enumerate(seen):
        result = lead_of(table, side) / SCALE
        for row in features(tables, side) if tables else ():
            yield row, result
