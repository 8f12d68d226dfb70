"""The few best actions by trials, in an order that fresh worlds bear out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ai.advice.trial_moves import try_again, try_moves
from engine.observation import Observation

if TYPE_CHECKING:
    from engine.ai.search.candidate_trials import Verdict
    from engine.ai.search.candidates import Candidate

_AGAIN = 2
"""So many times as many worlds as at first are tried for the few at the top."""
_SURE = 2.0
"""By so many standard errors another action has to be better to take the first place."""
_TOLD_APART = 1.5
"""Of actions nearer to the best one than this many standard errors none is better."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action, and the points by which it is behind the first one."""

    candidate: "Candidate"
    behind: int
    """Nothing where the trials cannot tell the two apart."""


def ranked(view: Observation, seed: str, most: int) -> tuple[Ranked, ...]:
    """The best action, those just as good, and those behind it; nothing without a search.

    Whatever leads among many has had luck as well: the few at the top meet once more, in other
    worlds.
    """
    # Numpy is slow to load: only who asks for advice pays for it.
    from engine.ai.search.player import choose_best

    verdicts = try_moves(view, seed)
    if not verdicts:
        return ()
    best = choose_best(verdicts)
    chosen = [best.candidate, *_nearest(verdicts, best, most - 1)]
    if len(chosen) == 1:
        return (Ranked(best.candidate, 0),)
    again = try_again(view, f"{seed} again", [one.action for one in chosen], _AGAIN)
    if not again:
        return (Ranked(best.candidate, 0),)
    top = next(one for one in again if one.is_usual)
    leader = max(again, key=lambda one: one.gain)
    if leader.gain > _SURE * leader.doubt:
        top = leader
    return _in_order(again, top, {one.action: one for one in chosen})


def _in_order(
    again: "list[Verdict]", top: "Verdict", chosen: "dict[object, Candidate]"
) -> tuple[Ranked, ...]:
    """The first place is given; behind it those that cannot be told from it, then the others."""
    found = [Ranked(chosen[one.candidate.action], _behind(one, top)) for one in again]
    first = Ranked(chosen[top.candidate.action], 0)
    others = [one for one in found if one.candidate.action != first.candidate.action]
    return (first, *sorted(others, key=lambda one: one.behind))


def _behind(one: "Verdict", top: "Verdict") -> int:
    lag = top.gain - one.gain
    doubt = max(one.doubt, top.doubt)
    return 0 if lag <= _TOLD_APART * doubt else round(lag)


def _nearest(verdicts: "list[Verdict]", best: "Verdict", most: int) -> "list[Candidate]":
    """Those tried longest, and of them the best; each action once."""
    # A last discard may be there twice: as a way out, and as any discard.
    found = {one.candidate.action: one for one in reversed(verdicts) if one.worlds}
    others = [one for one in found.values() if one.candidate.action != best.candidate.action]
    return [one.candidate for one in [*reversed(others)][:most]]
