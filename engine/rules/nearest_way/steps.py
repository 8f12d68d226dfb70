"""What has to be done before a refused action, where there is no choice about it."""

from engine.actions import Action, AskPartner, Discard, DrawStock, LayBonus, PlayCaliente
from engine.observation import Observation
from engine.rules.nearest_way.opening_bound import can_hope_to_open
from engine.rules.nearest_way.way import with_targets
from engine.rules.options import take_options
from engine.rules.plan import Plan
from engine.rules.verify import is_forced_to_take, is_legal, verify
from engine.state import Phase

_UNASKED = "ask.must_ask"


def first_step(view: Observation, wanted: Action) -> Action | None:
    """Returns what has to come before a refused action, or the only place for a card that is never
    discarded; ``None`` where nothing has to, or the player has a choice.
    """
    step = _beginning(view) if view.public.phase is Phase.DRAW else _on_the_way(view, wanted)
    return step if step is not None and step != wanted and is_legal(view, step) else None


def _beginning(view: Observation) -> Action | None:
    """Returns the only way to begin the turn."""
    takes = take_options(view) if can_hope_to_open(view, is_taking=True) else ()
    if is_forced_to_take(view):
        take = takes[0].action if len(takes) == 1 else None
        return None if take is None or take.using else with_targets(view, Plan(take)).action()
    return None if takes or is_legal(view, PlayCaliente()) else DrawStock()


def _on_the_way(view: Observation, wanted: Action) -> Action | None:
    if any(refusal.rule == _UNASKED for refusal in verify(view, wanted)):
        return AskPartner()
    return LayBonus(wanted.card) if isinstance(wanted, Discard) else None
