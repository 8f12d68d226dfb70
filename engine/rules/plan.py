"""Melds laid aside for judgement before anything is committed."""

from dataclasses import dataclass

from engine.actions import Meld, Play, TakePile
from engine.observation import Observation
from engine.refusals import Refusal
from engine.rules.bundle import make_bundle, missing_from_hand
from engine.rules.opening import opening_need
from engine.rules.verify import verify


@dataclass(frozen=True, slots=True)
class Plan:
    """What a player means to lay in one breath, perhaps with the pile."""

    take: TakePile | None = None
    plays: tuple[Play, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is planned."""
        return self.take is None and not self.plays

    def action(self) -> Meld | TakePile:
        """The one action that commits the plan."""
        if self.take is None:
            return Meld(self.plays)
        return TakePile(self.take.using, self.take.to, self.plays)


@dataclass(frozen=True, slots=True)
class PlanReport:
    """The engine's judgement of a plan."""

    have: int
    """Points that the plan counts toward the opening."""
    need: int
    """Points that the opening needs; 0 once the side has opened."""
    refusals: tuple[Refusal, ...]
    """Why the plan cannot be committed yet; empty when it can."""
    group_refusals: tuple[tuple[Refusal, ...], ...]
    """By play: why that group is no lawful meld, whatever else is laid."""

    @property
    def is_ready(self) -> bool:
        """Whether the plan can be committed."""
        return not self.refusals


_WHOLE_PLAN = ("opening.", "out.", "ask.", "turn.", "stop.only_going_out")


def check_plan(view: Observation, plan: Plan) -> PlanReport:
    """Judge a plan as a whole and group by group."""
    return PlanReport(
        have=_points(view, plan),
        need=opening_need(view),
        refusals=() if plan.is_empty else verify(view, plan.action()),
        group_refusals=tuple(_of_group(view, plan, play) for play in plan.plays),
    )


def _points(view: Observation, plan: Plan) -> int:
    if missing_from_hand(view, plan.take, plan.plays):
        return 0
    plays = tuple(play for play in plan.plays if not _of_group(view, plan, play))
    if plan.take is not None and view.public.upcard is None:
        return 0
    return make_bundle(view, plays, plan.take).points


def _of_group(view: Observation, plan: Plan, play: Play) -> tuple[Refusal, ...]:
    """Refusals of one group that no further group could cure."""
    alone = Plan(plan.take, (play,)) if plan.take is not None else Plan(None, (play,))
    refusals = verify(view, alone.action())
    return tuple(refusal for refusal in refusals if not refusal.rule.startswith(_WHOLE_PLAN))
