"""Computes advice for a seat: the best action and up to two others."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice

from engine.ai.advice.advice import Advice
from engine.ai.advice.contrast import costs, merits
from engine.ai.advice.counted import counts_of, turned
from engine.ai.advice.ranking import Ranked, ranked
from engine.ai.advice.told_facts import facts
from engine.ai.agent import Choice, because
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.player import explained
from engine.ai.levels import make_agent
from engine.ai.search.candidates import candidates
from engine.ai.search.player import question_to_partner
from engine.ai.style import style_for
from engine.observation import Observation
from engine.rules.verify import is_legal
from engine.state import Phase

SEED = "advice"
"""The fixed seed of advice: a position gets the same advice when it is reviewed later."""
_MOST_ADVICE = 3

FirstLook = Callable[[Advice], object]
"""Told what seems best before all worlds are tried."""


def advise(
    view: Observation, seed: str = SEED, first_look: FirstLook | None = None
) -> tuple[Advice, ...]:
    """Returns the best action, then up to two others. The seat has to be the one to act.

    While more worlds are tried, ``first_look`` is told the action that has seemed best so far.
    """

    def tell(found: Ranked) -> None:
        if first_look is not None:
            first_look(advice_of(view, (found,), seed)[0])

    return advice_of(view, searched(view, seed, tell), seed)


def searched(
    view: Observation, seed: str = SEED, seen: Callable[[Ranked], object] | None = None
) -> tuple[Ranked, ...]:
    """Returns what is advised after actions were tried in sampled worlds; empty where the search
    does not apply. ``seen`` is told what seems best when more worlds are to come.
    """
    if question_to_partner(Knowledge(view, style_for(view.rules))) is not None:
        return ()
    return ranked(view, seed, seen)[:_MOST_ADVICE]


def advice_of(view: Observation, found: Sequence[Ranked], seed: str = SEED) -> tuple[Advice, ...]:
    """Returns what was found by a search as advice, with its reasons; other advice without."""
    return _told(view, found) or _thought(view, seed)


def _told(view: Observation, found: Sequence[Ranked]) -> tuple[Advice, ...]:
    know = Knowledge(view, style_for(view.rules))
    told = [
        _with_facts(
            view,
            explained(know, one.candidate.action, is_exit=one.candidate.is_exit),
            one.behind if len(found) > 1 else None,
        )
        for one in found
    ]
    return tuple(_compared(view, told, found))


def _compared(view: Observation, told: Sequence[Advice], found: Sequence[Ranked]) -> list[Advice]:
    """Returns the advice with the reasons that compare the actions."""
    if len(told) < 2:
        return list(told)
    (best, top), *others = zip(told, found, strict=True)
    merit = (
        merits(view, best.action, one.action, it.behind, counts_of(view, top, it))
        for one, it in others
        if it.behind
    )
    why = best.reasons if top.candidate.is_exit else next(merit, (because("contrast.close"),))
    beside = (
        costs(view, one.action, best.action, it.behind, turned(counts_of(view, top, it)))
        for one, it in others
    )
    worse = [replace(one, beside=it) for (one, _), it in zip(others, beside, strict=True)]
    return [replace(best, beside=why), *worse]


def _thought(view: Observation, seed: str) -> tuple[Advice, ...]:
    """Returns advice by rules of thumb: on questions, answers, and bonus cards to lay.

    After the choice of the rules of thumb follows what the search would compare, if it is legal.
    """
    first = make_agent("club").choose(view, seed)
    know = Knowledge(view, style_for(view.rules))
    found = [] if view.public.phase is Phase.ANSWER else candidates(view, know.table, know.style)
    others = (
        explained(know, one.action, is_exit=one.is_exit)
        for one in found
        if one.action != first.action and is_legal(view, one.action)
    )
    return tuple(_with_facts(view, one) for one in (first, *islice(others, _MOST_ADVICE - 1)))


def _with_facts(view: Observation, choice: Choice, behind: int | None = None) -> Advice:
    """Returns the choice as advice with its facts; going out needs no further facts."""
    is_exit = any(reason.id == "out.now" for reason in choice.reasons)
    more = () if is_exit else facts(view, choice.action)
    return Advice(choice.action, (*choice.reasons, *more), behind)
