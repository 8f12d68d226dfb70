"""Computes advice for a seat: the best action and up to two others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.actions import Action
from engine.ai.advice.contrast import costs, merits
from engine.ai.advice.ranking import Ranked, ranked
from engine.ai.advice.rule_of_thumb_choices import other_choices
from engine.ai.advice.told_facts import facts
from engine.ai.agent import Choice, because
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.player import ClubPlayer
from engine.ai.levels import make_agent
from engine.ai.style import style_for
from engine.observation import Observation
from engine.reasons import Reason

SEED = "advice"
"""The fixed seed of advice: a position always gets the same advice, also when it is reviewed
later."""
SECOND_SEED = f"{SEED} again"
"""The seed of the worlds in which the best few actions are compared again."""
MOST = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """An action worth considering, with its reasons."""

    action: Action
    reasons: tuple[Reason, ...]
    behind: int | None = None
    """The expected points that it brings less than the first advice; 0 where trials cannot tell the
    two apart, ``None`` if not counted."""
    beside: tuple[Reason, ...] = ()
    """For the first advice, why it is better than the next one that is not as good; for the others,
    what they cost."""


def advise(view: Observation, seed: str = SEED) -> tuple[Advice, ...]:
    """Returns the best action, then up to two others. The seat has to be the one to act."""
    return _searched(view, seed) or _thought(view, seed)


def is_as_good_as_advised(advice: Sequence[Advice], action: Action) -> bool:
    """Returns whether the advice ranks the action first, or as good as the first."""
    best = advice[0]
    return any(one.action == action and (one is best or one.behind == 0) for one in advice)


def _searched(view: Observation, seed: str) -> tuple[Advice, ...]:
    """Returns advice by trying actions in sampled worlds; empty where the search does not apply."""
    # Imported here because numpy is slow to load.
    from engine.ai.search.player import question_to_partner
    from engine.ai.search.search_reasons import reasons_to_play

    if question_to_partner(view, ClubPlayer("club", style_for)) is not None:
        return ()
    know = Knowledge(view, style_for(view.rules))
    found = ranked(view, seed, MOST)
    explained = [
        _explained(
            view,
            Choice(one.candidate.action, reasons_to_play(know, one.candidate)),
            one.behind if len(found) > 1 else None,
        )
        for one in found
    ]
    return tuple(_compared(view, explained, found))


def _compared(
    view: Observation, explained: Sequence[Advice], found: Sequence[Ranked]
) -> list[Advice]:
    """Returns the advice with the reasons that compare the actions."""
    if len(explained) < 2:
        return list(explained)
    best, *others = explained
    worse = next((one for one in others if one.behind), None)
    if found[0].candidate.name == "out.now":
        why = best.reasons
    elif worse is None:
        why = (because("contrast.close"),)
    else:
        why = merits(view, best.action, worse.action, worse.behind or 0)
    return [replace(best, beside=why), *(_with_costs(view, one, best) for one in others)]


def _with_costs(view: Observation, one: Advice, best: Advice) -> Advice:
    """Returns the advice with what it costs beside the best; unchanged where it is as good."""
    if not one.behind:
        return one
    return replace(one, beside=costs(view, one.action, best.action, one.behind))


def _thought(view: Observation, seed: str) -> tuple[Advice, ...]:
    """Returns advice by rules of thumb, for every game."""
    first = make_agent("club").choose(view, seed)
    found: list[Choice] = [first]
    for choice in other_choices(view):
        if len(found) < MOST and choice.action not in [one.action for one in found]:
            found.append(choice)
    return tuple(_explained(view, choice) for choice in found)


def _explained(view: Observation, choice: Choice, behind: int | None = None) -> Advice:
    """Returns the choice as advice with its facts; going out needs no further facts."""
    is_exit = any(reason.id == "out.now" for reason in choice.reasons)
    more = () if is_exit else facts(view, choice.action)
    return Advice(choice.action, (*choice.reasons, *more), behind)
