"""Judges melds that are laid aside, before they are committed."""

from dataclasses import dataclass

from engine.actions import Meld, Play, TakePile
from engine.counts import missing_cards
from engine.observation import Observation
from engine.reasons import Refusal
from engine.rules.bundle import (
    begin_drafts,
    hand_for,
    make_bundle,
    missing_from_hand,
    plays_from_hand,
)
from engine.rules.hand import not_held
from engine.rules.meld import nothing_laid
from engine.rules.meld_stages import shapes, targets
from engine.rules.opening import opening_need
from engine.rules.pile import sequence_end, wrong_meld
from engine.rules.registry import gather
from engine.rules.verify import verify


@dataclass(frozen=True, slots=True)
class Plan:
    """The melds that a player means to lay together, perhaps with the pile."""

    take: TakePile | None = None
    plays: tuple[Play, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is planned."""
        return self.take is None and not self.plays

    def action(self) -> Meld | TakePile:
        """Returns the action that commits the plan."""
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
    """Why the plan cannot be committed yet; empty when it can be."""
    group_refusals: tuple[tuple[Refusal, ...], ...]
    """By play: why that group makes no lawful meld, whatever else is laid."""

    @property
    def is_ready(self) -> bool:
        """Whether the plan can be committed."""
        return not self.refusals


def check_plan(view: Observation, plan: Plan) -> PlanReport:
    """Judges a plan as a whole and group by group."""
    verdicts = tuple(_of_group(view, plan, play) for play in plan.plays)
    lawful = tuple(play for play, faults in zip(plan.plays, verdicts, strict=True) if not faults)
    return PlanReport(
        have=_points(view, Plan(plan.take, lawful)),
        need=opening_need(view),
        refusals=() if plan.is_empty else verify(view, plan.action()),
        group_refusals=verdicts,
    )


def _points(view: Observation, plan: Plan) -> int:
    if missing_from_hand(view, plan.take, plan.plays):
        return 0
    if plan.take is not None and not _has_target(view, plan.take):
        return 0
    action = plan.action()
    plays = plays_from_hand(view, action) if isinstance(action, TakePile) else action.plays
    return make_bundle(view, plays, plan.take).points


def _has_target(view: Observation, take: TakePile) -> bool:
    """Returns whether there is an up-card, and a meld that it can go to."""
    if not view.public.pile:
        return False
    return not gather((wrong_meld(view, take), sequence_end(view, take)))


def _of_group(view: Observation, plan: Plan, play: Play) -> tuple[Refusal, ...]:
    """Returns refusals of one group that no cards in other groups could cure."""
    take = plan.take if plan.take is not None and _has_target(view, plan.take) else None
    missing = missing_cards(hand_for(view, take), play.cards)
    faults = gather((nothing_laid((play,)), not_held(missing))) or gather(
        targets(view, begin_drafts(view, (play,), take), (play,), take)
    )
    if faults or missing_from_hand(view, take, (play,)):
        return faults
    return gather(shapes(view.rules, make_bundle(view, (play,), take).groups[-1]))
