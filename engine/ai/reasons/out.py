"""Reasons to end the deal, or to ask the partner about it."""

from engine.actions import AskPartner, Discard, Meld, PlaySpecialHand
from engine.ai.reasons.registry import told_at_once
from engine.ai.reasons.situation import Situation
from engine.observation import Observation
from engine.reasons import Parameter, Reason
from engine.rules.exits import has_right_to_go_out
from engine.special_hands import special_hand_of
from engine.values import canasta_kind


def reason_to_go_out(at: Situation) -> Reason:
    """Returns the reason for going out or asking about it."""
    return Reason("out.now", {"canastas": _canastas(at)})


def reason_for_special_hand(view: Observation) -> Reason:
    """Returns the reason for laying a special hand open."""
    return Reason("out.special", _special_figures(view))


@told_at_once(page="special")
def special(at: Situation, hand: str, points: int) -> bool:
    """The hand is the special hand ``hand``, which brings ``points`` points at once."""
    is_played = isinstance(at.action, PlaySpecialHand)
    return is_played and {"hand": hand, "points": points} == _special_figures(at.view)


def _special_figures(view: Observation) -> dict[str, Parameter]:
    kind = special_hand_of(view.rules, view.hand)
    return {} if kind is None else {"hand": kind, "points": view.rules.special.points_of(kind) or 0}


@told_at_once(page="out#asking")
def ask(at: Situation) -> bool:
    """The partner may want to lay some cards first."""
    return isinstance(at.action, AskPartner) and at.view.rules.ask.mode == "optional"


@told_at_once(page="out#asking")
def must_ask(at: Situation) -> bool:
    """Nobody may go out before the partner has said yes."""
    return isinstance(at.action, AskPartner) and at.view.rules.ask.mode == "mandatory"


@told_at_once(page="out#needs")
def now(at: Situation, canastas: int) -> bool:
    """All cards can be laid in this turn, and ``canastas`` canastas suffice for ending the deal."""
    may_be_last = isinstance(at.action, Meld | Discard) and at.laid.may_be_last
    may_end = may_be_last and has_right_to_go_out(at.view, at.laid.melds_after)
    return may_end and canastas == _canastas(at)


def _canastas(at: Situation) -> int:
    """Returns the number of own canastas after the action."""
    melds = at.laid.melds_after
    return sum(canasta_kind(at.view.rules, meld) is not None for meld in melds)
