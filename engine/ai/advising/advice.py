"""The best action in a seat's place and what else could be done, from the reasoning that plays."""

from dataclasses import dataclass

from engine.actions import Action
from engine.ai.advising.facts import facts
from engine.ai.advising.thumbs import other_choices
from engine.ai.advising.trying import try_moves
from engine.ai.agent import Choice
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.player import ClubPlayer
from engine.ai.levels import make_agent
from engine.ai.style import style_for
from engine.observation import Observation
from engine.reasons import Reason

_MOST = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """An action worth considering."""

    action: Action
    reasons: tuple[Reason, ...]
    behind: int | None = None
    """Points that it is expected to bring less than the first advice; ``None`` if not counted."""


def advise(view: Observation, seed: str) -> tuple[Advice, ...]:
    """The best action first, then up to two others, the better first.

    The seat has to be the one to act.
    """
    return _searched(view, seed) or _thought(view, seed)


def _searched(view: Observation, seed: str) -> tuple[Advice, ...]:
    """By trying actions in worlds that could be; nothing where the search has no say."""
    # Numpy is slow to load: only who asks for advice pays for it.
    from engine.ai.search.explaining import reasons_to_play
    from engine.ai.search.player import choose_best, question_to_partner

    if question_to_partner(view, ClubPlayer("club", style_for)) is not None:
        return ()
    verdicts = try_moves(view, seed)
    if not verdicts:
        return ()
    know = Knowledge(view, style_for(view.rules))
    best = choose_best(verdicts)
    # A last discard may be there twice: as a way out, and as any discard.
    found = {one.candidate.action: one for one in reversed(verdicts) if one.worlds}
    others = [one for one in found.values() if one.candidate.action != best.candidate.action]
    nearest = sorted([*reversed(others)][: _MOST - 1], key=lambda one: -one.gain)
    return tuple(
        _explained(
            view,
            Choice(one.candidate.action, reasons_to_play(know, one.candidate)),
            max(0, round(best.gain - one.gain)) if best.worlds else None,
        )
        for one in (best, *nearest)
    )


def _thought(view: Observation, seed: str) -> tuple[Advice, ...]:
    """By rules of thumb, in every game."""
    first = make_agent("club").choose(view, seed)
    found: list[Choice] = [first]
    for choice in other_choices(view):
        if len(found) < _MOST and choice.action not in [one.action for one in found]:
            found.append(choice)
    return tuple(_explained(view, choice) for choice in found)


def _explained(view: Observation, choice: Choice, behind: int | None = None) -> Advice:
    """With the facts; nothing else counts for somebody who goes out."""
    is_exit = any(reason.id == "out.now" for reason in choice.reasons)
    more = () if is_exit else facts(view, choice.action)
    return Advice(choice.action, (*choice.reasons, *more), behind)
