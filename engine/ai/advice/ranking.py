"""Ranks the few best actions by trials, and confirms the order in new worlds."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.actions import Action, Discard, Meld
from engine.ai.advice.second_look import best_rows, is_same, leaves_open, throws_among, with_throws
from engine.ai.advice.trial_moves import (
    Allowance,
    adviser,
    are_trials_noisy,
    at_the_end,
    second_adviser,
)
from engine.ai.search.candidate_trials import FEWEST, Verdict
from engine.ai.search.candidates import Candidate
from engine.ai.search.player import choose_best
from engine.ai.search.trial_rows import TrialRow, joined, lag
from engine.observation import Observation

_RIVALS = 3
"""The number of actions that are tried in new worlds besides the best one."""
_ROUNDS = (1, 1, 2)
"""The worlds of each round, as multiples of the first trial's; more follow while undecided."""
_ROUND_OF_GRAVE = 4
"""The same of one round more, if one of them is far behind."""
GRAVE = 70
"""The points from which an action is far behind: a mistake, if it was made."""
_DECIDED = 4.0
"""The standard errors behind the best one from which an action is not tried any further."""
_APART = 1.5
"""The standard errors behind the best one from which, in noisy trials, more worlds may tell an
action apart; two rounds have to show it of one at least."""
_FINE = 8.0
"""The standard error, in points, from which a difference is known well enough."""
_SURE = 1.0
"""The standard errors by which another action has to be better to take the first place."""
_TOLD_APART = 2.0
"""The standard errors below which an action counts as equal to the best one."""
_LEAST = 5
"""The points below which a difference does not count: the value of the smallest card."""


_Seen = Callable[[list[TrialRow]], object]


def _nobody_looks(_rows: list[TrialRow]) -> None:
    """Does nothing."""


class Ranked(NamedTuple):
    """An action, and the points by which it is behind the first one."""

    candidate: Candidate
    behind: int
    """0 where the trials cannot tell the two apart."""
    outcomes: TrialRow | None = None
    """What it led to in the trials; ``None`` where nothing was compared."""


def ranked(
    view: Observation, seed: str, seen: Callable[[Ranked], object] | None = None
) -> tuple[Ranked, ...]:
    """Returns the best action, those as good, and those behind it; empty without a search.

    The best of many trials is partly lucky, so the best few are tried again in other worlds. Of
    actions with the same result in all worlds only the first is returned, and none that can follow
    the best one in the same turn, or be followed by it. ``seen`` is told what seems best before
    these worlds are tried, and after the first of them if there are more and that has changed.
    """
    verdicts = adviser().weigh(view, seed)
    if not verdicts:
        return ()
    best = choose_best(verdicts)
    chosen = [best.candidate, *_nearest(verdicts, best)]
    if len(chosen) < 2:
        return (Ranked(best.candidate, 0),)
    if seen:
        seen(Ranked(best.candidate, 0))
    throws = throws_among(one.action for one in (*chosen, *(it.candidate for it in verdicts)))

    def look(so_far: list[TrialRow]) -> None:
        first = in_order(chosen, so_far)[0]
        if seen and first.candidate.action != best.candidate.action:
            seen(first)

    found = in_order(chosen, _outcomes(view, seed, chosen, throws, look))
    action = found[0].candidate.action
    lays = any(isinstance(one.action, Meld) for one in chosen)
    if lays and isinstance(action, Discard) and action != throws[0]:
        # What is laid shall not be behind for want of the discard that turned out best.
        found = in_order(chosen, _outcomes(view, seed, chosen, (action, *throws)))
    top, *others = found
    action = top.candidate.action
    told = (it for it in others if _is_instead(view, action, it.candidate.action))
    return (top, *told)


def _is_instead(view: Observation, best: Action, other: Action) -> bool:
    return not (leaves_open(view, best, other) or leaves_open(view, other, best))


def trials_of(
    view: Observation, seed: str, actions: Sequence[Action], throws: Sequence[Discard]
) -> tuple[Ranked, ...]:
    """Returns each action with the points by which it is behind the first one; empty without a
    search, or with a single action.

    Actions that are better, or cannot be told from it, are behind by 0. After cards are laid,
    the first of ``throws`` that can be is tried in addition to the discard of the rules of thumb.
    """
    found = adviser().candidates_for(view, actions)
    rows = _outcomes(view, seed, found, throws)
    if not rows:
        return ()
    pairs = zip(found, rows, strict=True)
    return tuple(Ranked(one, _behind(*lag(rows[0], row)), row) for one, row in pairs)


def compared(
    view: Observation, seed: str, better: Action, made: Action, throws: Sequence[Discard]
) -> tuple[TrialRow, TrialRow]:
    """Returns what both actions led to in the same worlds. The search has to apply to both.

    After cards are laid, the better action is tried in addition to the discard of the rules of
    thumb; if it is no discard, the first of ``throws`` that can be is.
    """
    throws = (better, *throws) if isinstance(better, Discard) else throws
    first, second = _outcomes(view, seed, adviser().candidates_for(view, (better, made)), throws)
    return first, second


def _outcomes(
    view: Observation,
    seed: str,
    found: Sequence[Candidate],
    throws: Sequence[Discard],
    seen: _Seen = _nobody_looks,
) -> list[TrialRow]:
    """Returns the outcomes of each action; actions that are clearly behind get fewer worlds.

    They are not the worlds of the first trial. Empty with fewer than two actions. ``seen`` is told
    the outcomes of the first round if there are more.
    """
    tried = with_throws(view, found, throws)
    if len(found) < 2:
        return []
    rows = _in_rounds(view, seed, tried, lambda so_far: seen(best_rows(found, tried, so_far)))
    return best_rows(found, tried, rows)


def _in_rounds(view: Observation, seed: str, tried: list[Candidate], seen: _Seen) -> list[TrialRow]:
    parts: list[list[TrialRow]] = [[] for _ in tried]
    places, is_noisy, allowed = list(range(len(tried))), are_trials_noisy(view), Allowance(view)
    for number, times in enumerate((*_ROUNDS, _ROUND_OF_GRAVE)):
        worlds = allowed.worlds(len(places))
        if number and worlds < FEWEST:
            break
        rows = second_adviser(view, times, max(FEWEST, worlds)).measure(
            view, f"{seed} again {number}", [tried[place] for place in places]
        )
        allowed.take(rows)
        for place, row in zip(places, rows, strict=True):
            parts[place].append(at_the_end(view, tried[place].action, row))
        so_far = {place: joined(parts[place]) for place in places}
        top = max(places, key=lambda place: so_far[place].points.mean())
        lags = {place: lag(so_far[top], so_far[place]) for place in places}
        places = [it for it in places if it == top or _is_open(*lags[it])]
        if is_noisy and number:
            places = [it for it in places if not _has_better_twin(tried, lags, it)]
        if _is_enough(number, [lags[it] for it in places], is_noisy=is_noisy):
            break
        if number == 0:
            seen([joined(some) for some in parts])
    return [joined(some) for some in parts]


def _is_open(behind: float, doubt: float) -> bool:
    return doubt > _FINE and behind < _DECIDED * doubt


def _is_enough(number: int, lags: Sequence[tuple[float, float]], *, is_noisy: bool) -> bool:
    """Returns whether no more worlds are worth their time after a round, with the lags of what is
    still open, the best one's among them.
    """
    if len(lags) < 2:
        return True
    if is_noisy and number and not any(behind > _APART * doubt for behind, doubt in lags):
        return True
    return number + 1 >= len(_ROUNDS) and max(behind for behind, _ in lags) < GRAVE


def _has_better_twin(
    tried: Sequence[Candidate], lags: Mapping[int, tuple[float, float]], place: int
) -> bool:
    """Returns whether the same cards, laid with another discard, are less far behind."""
    one, (behind, _) = tried[place], lags[place]
    return any(lags[it][0] < behind and is_same(tried[it], one) for it in lags)


def in_order(chosen: list[Candidate], rows: list[TrialRow]) -> tuple[Ranked, ...]:
    """Returns the actions by points; the given first stays first unless another is surely
    better.

    An action that can be told from one that is as good as the first, but hardly from the first, is
    left out.
    """
    # Fewer worlds say less: an action was dropped because another one is clearly better.
    leader = max(range(len(rows)), key=lambda at: (len(rows[at]), rows[at].points.mean()))
    ahead, doubt = lag(rows[leader], rows[0])
    top = leader if ahead > _SURE * doubt else 0
    lags = {place: lag(rows[top], rows[place]) for place in range(len(rows)) if place != top}
    others = sorted((place for place in lags if any(lags[place])), key=lambda it: lags[it][0])
    equals = _as_good(rows, [top, *others])
    worse = [place for place in others if place not in equals and lags[place][0] >= _LEAST]
    return (
        *(Ranked(chosen[place], 0, rows[place]) for place in equals),
        *(Ranked(chosen[place], round(lags[place][0]), rows[place]) for place in worse),
    )


def _as_good(rows: list[TrialRow], places: Sequence[int]) -> list[int]:
    """Returns the first place, and those that trials tell neither from it nor from each other.

    ``places`` are in their order of points, apart from the first one. An action that can be told
    from one of them alone is not as good.
    """
    found: list[int] = []
    for place in places:
        if not any(_behind(*lag(rows[one], rows[place])) for one in found):
            found.append(place)
    return found


def _behind(points: float, doubt: float) -> int:
    return 0 if points < max(_LEAST, _TOLD_APART * doubt) else round(points)


def _nearest(verdicts: list[Verdict], best: Verdict) -> list[Candidate]:
    """Returns once each the actions tried longest but the best, and the best that lays cards."""
    # A last discard may occur twice: as a way out and as an ordinary discard.
    found = {one.candidate.action: one for one in reversed(verdicts) if one.worlds}
    others = [one for one in found.values() if one.candidate.action != best.candidate.action]
    others.reverse()
    laying = [one for one in others[_RIVALS:] if isinstance(one.candidate.action, Meld)][:1]
    return [one.candidate for one in (*others[:_RIVALS], *laying)]
