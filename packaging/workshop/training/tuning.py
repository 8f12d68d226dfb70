"""Tunes the numbers of the rules of thumb: ``python packaging/workshop tuning``.

Two styles, each a little off the present one in opposite directions, play the same cards from both
sides against the present one and against the whole league: numbers that beat only their own kind
are no good. Every number then moves a little the way that won (simultaneous perturbation).
"""

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.ai.levels import WEAKNESSES, league, weakened
from engine.ai.style import TUNED, Style, style_for
from engine.cli.workers import Workers, add_workers
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from tests.kit.dealing import dealer_amid, duplicate_lead

Numbers = NDArray[np.float64]

RULES = ("winning-moves-deluxe/4p", "hasbro-2001/4p", "stingray-classic/4p")
DEALS = 36
"""The number of deals in a batch; a step takes a batch from every process."""
_SPREAD = 0.25
"""How far the styles differ, as a part of each number."""
NAMES = tuple(field.name for field in fields(Style) if field.type is float)
_REPORT = 20


def main(arguments: Sequence[str]) -> int:
    """Tune, and print the style after every so many steps."""
    parser = ArgumentParser(
        prog="tuning", description="Tune the rules of thumb of the computer players."
    )
    parser.add_argument("--steps", type=int, default=1000)
    add_workers(parser, jobs=2)
    parser.add_argument("--rate", type=float, default=0.00015)
    parser.add_argument("--rules", nargs="+", default=RULES)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    now, passed = logs(style_for(load_ruleset(args.rules[0]))), list[Numbers]()
    with Workers.of(args).executor() as pool:
        for step in range(args.steps):
            work = partial(slope, now, tuple(args.rules))
            slopes = list(pool.map(work, range(step * args.jobs, (step + 1) * args.jobs)))
            now = now + args.rate * np.mean(slopes, axis=0)
            passed.append(now)
            if step % _REPORT == _REPORT - 1:
                _tell(passed, args.out)
    return 0


def _tell(passed: list[Numbers], out: Path | None) -> None:
    """Prints the mean over the later half of the way, which is steadier than the last style."""
    mean = style_of(np.mean(passed[len(passed) // 2 :], axis=0))
    text = json.dumps({name: round(value, 3) for name, value in asdict(mean).items()})
    print(len(passed), text, flush=True)
    if out:
        out.write_text(text + "\n", encoding="utf-8")


def logs(style: Style) -> Numbers:
    """Returns the numbers of a style, on the logarithmic scale on which they are tuned."""
    return np.log([getattr(style, name) for name in NAMES])


def style_of(numbers: Numbers) -> Style:
    """Returns the style of logarithmic numbers."""
    values = np.exp(numbers).tolist()
    return replace(TUNED, **dict(zip(NAMES, values, strict=True)))


def slope(now: Numbers, rules: tuple[str, ...], batch: int) -> Numbers:
    """Returns the points a deal gained for each number, estimated from a batch of deals."""
    chance = np.random.default_rng(batch)
    game = load_ruleset(rules[batch % len(rules)])
    dealer, rivals = dealer_amid(game, chance), (style_of(now), *rivals_of_all(game))
    found = np.zeros_like(now)
    for number in range(DEALS):
        signs = chance.choice((-1.0, 1.0), size=len(now))
        up, down = style_of(now + _SPREAD * signs), style_of(now - _SPREAD * signs)
        table, rival = dealer.deal(chance), rivals[number % len(rivals)]
        gain = duplicate_lead(table, up, rival) - duplicate_lead(table, down, rival)
        found += gain * signs / (2 * _SPREAD)
    return found / DEALS


def rivals_of_all(rules: Ruleset) -> tuple[Style, ...]:
    """Returns the opponents in tuning: weaker levels and odd players."""
    weaker = (weakened(rules, WEAKNESSES[level]) for level in ("beginner", "casual"))
    return (*weaker, *league().values())
