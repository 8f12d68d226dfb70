"""Reviews an action: what would have been better, and what it cost, judged by what its seat could
know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist

from engine.actions import Action, Discard
from engine.ai.advice.advice import Appraisal, is_as_good_as_advised
from engine.ai.advice.advise import advise
from engine.ai.advice.contrast import merits
from engine.ai.advice.counted import counted
from engine.ai.advice.error_rate import Loss
from engine.ai.advice.open_moves import leaves_open
from engine.ai.advice.ranking import DECIDED, compared
from engine.ai.advice.second_look import throws_among
from engine.ai.advice.theme import theme_of
from engine.ai.advice.trial_moves import adviser
from engine.ai.search.candidate_trials import Verdict, lag
from engine.ai.search.trial_rows import TrialRow, joined
from engine.observation import Observation

_SUSPICIOUS = 1.5
"""The standard errors by which an action has to seem better to be tried again."""
_LUCK = 0.005
"""The probability that chance makes an action look like a mistake when it is tried again."""
_LUCK_OF_GRAVE = 0.05
"""The same where the hint, in other worlds, tells the action as far behind."""
_LEAST = 20
"""The points below which a difference is not called a mistake."""
_GRAVE = 70
"""The points from which on the review tries again what the hint tells, as long as it is open."""
_MORE = 5
"""How often it does so."""


@dataclass(frozen=True, slots=True)
class Review:
    """What was found of an action that was made."""

    appraisal: Appraisal | None = None
    """An action that would have been clearly better; ``None`` if there was none."""
    loss: Loss | None = None
    """What the action cost beside the best advice; ``None`` where there was nothing to choose."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """What another action and the one made led to in the same new worlds."""

    action: Action
    throws: Sequence[Discard]
    """What the seat may discard after cards are laid, unless the rules of thumb do better."""
    better: TrialRow
    its: TrialRow

    @property
    def worlds(self) -> int:
        """The number of worlds that both met."""
        return min(len(self.better), len(self.its))

    @property
    def lag(self) -> tuple[float, float]:
        """The points by which the other action is better, signed, and their standard error."""
        return lag(self.better.points, self.its.points)


def appraise(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """Returns an action that would have been clearly better; ``None`` where there was none."""
    return review(view, made, seed).appraisal


def review(view: Observation, made: Action, seed: str) -> Review:
    """Returns what would have been clearly better than an action, and what the action cost.

    An action that the advice for the position calls best, or as good, is no mistake. Any other is
    compared with the best advice as well as with what first trials suspect. Questions to the
    partner and answers are not reviewed.

    The cost is measured in worlds in which nothing was chosen, so that chance makes it too large as
    often as too small.
    """
    tried = adviser().weigh(view, seed, made)
    advice = advise(view) if tried else ()
    if not tried:
        return Review()
    best = [one.action for one in advice[:1] if one.behind is not None]
    is_fault = not is_as_good_as_advised(advice, made)
    suspects = (*_seem_better(tried), *best) if is_fault else best
    trials = _tried_again(view, made, seed, suspects, tried)
    loss = _loss(view, made, best, tried, trials)
    if not is_fault:
        return Review(loss=loss)
    told = next((one.behind or 0 for one in advice if one.action == made), 0)
    if told >= _GRAVE:
        trials = [_longer(view, made, seed, one) if one.action in best else one for one in trials]
    luck = _LUCK_OF_GRAVE if told >= _GRAVE else _LUCK
    return Review(_charge(view, made, trials, luck), loss)


def suspicion(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """Returns an action that seems clearly better, whatever the advice says; ``None`` if there is
    none.
    """
    tried = adviser().weigh(view, seed, made)
    return _charge(view, made, _tried_again(view, made, seed, _seem_better(tried), tried))


def _seem_better(tried: Sequence[Verdict]) -> list[Action]:
    """Returns the best action of the first trials if it seems better than the one made."""
    return [one.candidate.action for one in tried[:1] if one.gain > _SUSPICIOUS * one.doubt]


def _tried_again(
    view: Observation,
    made: Action,
    seed: str,
    suspects: Iterable[Action],
    tried: Sequence[Verdict],
) -> list[_Trial]:
    """Returns the trials of each suspect in new worlds.

    What can still follow in the same turn is no better action.
    """
    others = (
        one for one in dict.fromkeys(suspects) if one != made and not leaves_open(view, made, one)
    )
    throws = throws_among(one.candidate.action for one in tried)
    return [_Trial(one, throws, *compared(view, seed, one, made, throws)) for one in others]


def _longer(view: Observation, made: Action, seed: str, trial: _Trial) -> _Trial:
    """Returns a trial with more worlds, as long as it leaves open what the hint tells."""
    for number in range(_MORE):
        behind, doubt = trial.lag
        if not 0 < behind < DECIDED * doubt:
            break
        rows = compared(view, f"{seed} {number}", trial.action, made, trial.throws)
        worlds = min(map(len, rows))
        better, its = (
            joined((_first(before, trial.worlds), _first(more, worlds)))
            for before, more in zip((trial.better, trial.its), rows, strict=True)
        )
        trial = replace(trial, better=better, its=its)
    return trial


def _first(row: TrialRow, worlds: int) -> TrialRow:
    return TrialRow(row.points[:worlds], row.events[:worlds], row.turns)


def _charge(
    view: Observation, made: Action, trials: Sequence[_Trial], luck: float = _LUCK
) -> Appraisal | None:
    """Returns the suspect that is clearly better, by the most; ``None`` if none is."""
    if not trials:
        return None
    # Trials end early once the action made is `DECIDED` standard errors behind.
    bar = min(NormalDist().inv_cdf(1 - luck / len(trials)), DECIDED)
    lags = [(*one.lag, one) for one in trials]
    clear = [one for one in lags if one[0] >= _LEAST and one[0] > bar * one[1]]
    if not clear:
        return None
    gain, doubt, trial = max(clear, key=lambda one: one[0])
    counts = counted(view, trial.better, trial.its)
    reasons = merits(view, trial.action, made, round(gain), counts)
    return Appraisal(trial.action, reasons, gain, round(gain), round(doubt))


def _loss(
    view: Observation,
    made: Action,
    best: Sequence[Action],
    tried: Sequence[Verdict],
    trials: Sequence[_Trial],
) -> Loss | None:
    """Returns what an action cost beside the best one; nothing where it is, or leads to, the
    best.
    """
    others = (*best, *(one.candidate.action for one in tried))
    other = next((one for one in others if one != made), None)
    if not best or other is None:
        return None
    exits = (one.is_exit for one in adviser().candidates_for(view, (made, other)))
    theme = theme_of(view, (made, other), is_exit=any(exits))
    measured = (one.lag for one in trials if one.action == best[0])
    return None if theme is None else Loss(theme, *next(measured, (0.0, 0.0)))
