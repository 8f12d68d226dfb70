"""A player that tries its next action in worlds that could be."""

from hashlib import sha256
from itertools import chain

import numpy as np

from engine.actions import AskPartner
from engine.ai.agent import Choice
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.player import ClubPlayer
from engine.ai.kernel.claims import claims
from engine.ai.kernel.reading import build_table
from engine.ai.kernel.table import Table
from engine.ai.search.candidates import candidates
from engine.ai.search.explaining import reasons_of_trial, reasons_to_play
from engine.ai.search.goal import goal_of
from engine.ai.search.judging import Effort, Trial, Verdict, compare
from engine.ai.search.net import load_net
from engine.ai.search.worlds import Worlds
from engine.ai.style import style_for
from engine.ai.temperaments import EVEN, Temperament
from engine.observation import Observation
from engine.state import Phase


class SearchPlayer:
    """Compares a few next actions; where the kernel makes no claim it plays by rules of thumb."""

    def __init__(self, level: str, effort: Effort, temperament: Temperament = EVEN) -> None:
        self.level = level
        self._effort = effort
        self._temperament = temperament

    def choose(self, view: Observation, seed: str) -> Choice:
        """The action that does best on average over the worlds that the seed draws."""
        style = self._temperament.colour(style_for(view.rules))
        advice = ClubPlayer(self.level, style).choose(view, seed)
        if view.public.phase is Phase.ANSWER or not claims(view.rules):
            return advice
        table = own_table(view)
        goal = goal_of(table.seating, view.side)
        # A partner answers by its hand; who plays for the match does not leave it to that.
        if isinstance(advice.action, AskPartner) and goal.target is None:
            return advice
        found = candidates(view, table, style)
        if not found:
            return advice
        know = Knowledge(view, style)
        if len(found) == 1 or not self._effort.worlds:
            return Choice(found[0].action, reasons_to_play(know, found[0]))
        worlds = Worlds(view, np.random.default_rng(_number(seed)))
        trial = Trial(view.seat, view.side, style, load_net(), goal, self._effort)
        verdicts = compare(found, worlds, trial)
        best = choose_best(verdicts)
        reasons = reasons_to_play(know, best.candidate), reasons_of_trial(best, verdicts)
        return Choice(best.candidate.action, tuple(chain(*reasons)))


def choose_best(verdicts: list[Verdict]) -> Verdict:
    """The best candidate, if it is clearly better than what the rules of thumb say."""
    best = verdicts[0]
    if best.gain > best.doubt:
        return best
    return next(verdict for verdict in verdicts if verdict.is_usual)


def own_table(view: Observation) -> Table:
    """The table with the own hand alone."""
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.public.hand_counts))]
    table = build_table(view.rules, view.public, hands, ())
    table.sizes = list(view.public.hand_counts)
    table.stock = [0] * view.public.stock_count
    return table


def _number(seed: str) -> int:
    return int.from_bytes(sha256(seed.encode()).digest()[:8], "big")
