"""Find better numbers for the rules of thumb: `python -m engine.ai.training.tuning`.

Two styles, each a little off the present one in opposite directions, play the same cards from
both sides. Every number then moves a little the way that won (simultaneous perturbation).
"""

import json
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, fields, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.ai.kernel.policy.playing import play_turn
from engine.ai.kernel.score import deal_points
from engine.ai.kernel.table import OVER, Table
from engine.ai.style import CLUB, Style
from engine.ai.training.dealing import Dealer
from engine.ruleset.load import load_ruleset

Numbers = NDArray[np.float64]

RULES = ("winning-moves-deluxe/4p", "hasbro-2001/4p", "stingray-classic/4p")
PAIRS = 50
"""Duplicate pairs in a batch; a step takes a batch from every process."""
_SPREAD = 0.25
"""How far the styles are off, as a share of each number."""
NAMES = tuple(field.name for field in fields(Style) if field.type is float)
_SCORES = (0, 0, 0, 700, 1600, 3100)


def main() -> None:
    """Tune, and print the style after every tenth step."""
    parser = ArgumentParser(description="Tune the rules of thumb of the computer players.")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.0006)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    start = logs(CLUB)
    now, total = start.copy(), start.copy()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for step in range(args.steps):
            work = partial(slope, now)
            slopes = list(pool.map(work, range(step * args.jobs, (step + 1) * args.jobs)))
            now += args.rate * np.mean(slopes, axis=0)
            total += now
            if step % 10 == 9:
                mean = style_of(total / (step + 2))
                text = json.dumps({name: round(value, 3) for name, value in asdict(mean).items()})
                print(step + 1, text, flush=True)
                if args.out:
                    args.out.write_text(text + "\n", encoding="utf-8")


def logs(style: Style) -> Numbers:
    """The numbers of a style, on the scale on which they are tuned."""
    return np.log([getattr(style, name) for name in NAMES])


def style_of(numbers: Numbers) -> Style:
    """The style that these are the logarithms of."""
    values = np.exp(numbers).tolist()
    return replace(CLUB, **dict(zip(NAMES, values, strict=True)))


def slope(now: Numbers, batch: int) -> Numbers:
    """Points a deal gained for each number, estimated from a batch of pairs."""
    chance = np.random.default_rng(batch)
    scores = (int(chance.choice(_SCORES)), int(chance.choice(_SCORES)))
    dealer = Dealer(load_ruleset(RULES[batch % len(RULES)]), scores, int(chance.integers(4)))
    found = np.zeros_like(now)
    for _ in range(PAIRS):
        signs = chance.choice((-1.0, 1.0), size=len(now))
        up, down = style_of(now + _SPREAD * signs), style_of(now - _SPREAD * signs)
        found += duplicate_lead(dealer.deal(chance), up, down) * signs / (2 * _SPREAD)
    return found / PAIRS


def duplicate_lead(table: Table, one: Style, other: Style) -> float:
    """Points a deal that one style is ahead when both play both sides of the same cards."""
    return (lead(table.copy(), (one, other)) - lead(table.copy(), (other, one))) / 2


def lead(table: Table, styles: tuple[Style, Style]) -> int:
    """Points by which the first side wins the deal, each side in its style."""
    while table.phase != OVER:
        play_turn(table, styles[table.side])
    first, second = deal_points(table)
    return first - second


if __name__ == "__main__":
    main()
