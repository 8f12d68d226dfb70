"""Finds contradictions and false statements in a hint."""

from collections.abc import Iterator, Sequence

from engine.actions import Discard
from engine.ai.advice.advice import Advice
from engine.ai.club.knowledge import Knowledge
from engine.ai.reasons.catalogue import reason_catalogue
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.ai.style import style_for
from engine.observation import Observation


def contradictions(view: Observation, advice: Sequence[Advice]) -> Iterator[str]:
    """Yields the contradictions and false statements of the advice."""
    for one in advice:
        for reason in (*one.reasons, *one.beside):
            is_known = reason.id in reason_catalogue()
            if not (is_known and holds(reason, Situation(view, one.action))):
                yield f"not true: {reason.id}"
    counted = [one.behind for one in advice if one.behind is not None]
    if counted != sorted(counted):
        yield "the order is not that of the points"
    if len(advice) > 1 and advice[0].beside:
        yield from _about_risk(view, advice)


def _about_risk(view: Observation, advice: Sequence[Advice]) -> Iterator[str]:
    """Yields wrong statements on risk: only a discard that pays for its risk is called riskier."""
    best, *others = advice
    second = next((one for one in others if one.behind), None)
    if second is None:
        return
    said = [reason.id for reason in best.beside]
    thrown, instead = best.action, second.action
    if not (isinstance(thrown, Discard) and isinstance(instead, Discard)):
        return
    know = Knowledge(view, style_for(view.rules))
    risk, other = know.chance_of_take(thrown.card), know.chance_of_take(instead.card)
    if "contrast.worth_the_risk" in said and (risk <= other or len(said) < 2):
        yield "a risk without a price"
    if "contrast.safer" in said and risk >= other:
        yield "safer and riskier"
    tells_risk = any(one in said for one in ("contrast.riskier", "discard.risk"))
    if tells_risk and risk > other:
        yield "recommended as riskier"
