"""Reasons to lay cards, and the choice of the one that is given."""

from engine.actions import Meld
from engine.ai.reasons.registry import told_at_once
from engine.ai.reasons.situation import Situation
from engine.cards import is_wild
from engine.reasons import Reason
from engine.rules.opening import opening_need
from engine.state import MeldKind


def reason_to_lay(at: Situation) -> Reason:
    """Returns the reason for laying cards: the first true one, in order of weight."""
    if open_(at, opening_need(at.view)):
        return Reason("meld.open", {"need": opening_need(at.view)})
    purposes = {
        "meld.canasta": canasta,
        "meld.combine": combine,
        "meld.spend_wild": spend_wild,
        "meld.extend_run": extend_run,
        "meld.new_run": new_run,
        "meld.new": new,
        "meld.add": add,
        "meld.on_canasta": on_canasta,
    }
    return Reason(next((name for name, holds in purposes.items() if holds(at)), "meld.best"))


@told_at_once(page="opening#minimum")
def open_(at: Situation, need: int) -> bool:
    """The first melds of the side reach the minimum of ``need`` points."""
    is_opening = bool(at.melds) and not at.view.own.has_opened
    return is_opening and at.laid.points >= need == opening_need(at.view)


@told_at_once(page="canastas#size")
def canasta(at: Situation) -> bool:
    """A canasta is made."""
    return any(map(at.makes_canasta, at.melds))


@told_at_once(page="melds#rank")
def combine(at: Situation) -> bool:
    """Two melds become one that is nearer to a canasta."""
    return any(len(group.parts) > 1 and at.grows(group) for group in at.melds)


@told_at_once(page="melds#wilds")
def spend_wild(at: Situation) -> bool:
    """Only wild cards are laid, and the deal may end soon."""
    laid = [card for group in at.melds for card in group.cards]
    return bool(laid) and all(map(is_wild, laid)) and at.know.estimates.is_late


@told_at_once(page="sequences")
def extend_run(at: Situation) -> bool:
    """Only sequences are laid, and one of them was begun before."""
    return _are_runs(at) and any(not group.is_new for group in at.melds)


@told_at_once(page="sequences")
def new_run(at: Situation) -> bool:
    """Only sequences are laid, and all of them are new."""
    return _are_runs(at) and all(group.is_new for group in at.melds)


@told_at_once(page="melds#size")
def new(at: Situation) -> bool:
    """Only new melds are laid, and all of them can become canastas."""
    return bool(at.melds) and all(group.is_new and at.grows(group) for group in at.melds)


@told_at_once(page="melds#growth")
def add(at: Situation) -> bool:
    """Cards are only added to melds, and one of these comes nearer to a canasta."""
    return _are_all_added(at) and any(map(at.grows, at.melds))


@told_at_once(page="melds#growth")
def on_canasta(at: Situation) -> bool:
    """Cards are only added to canastas that were finished before."""
    return _are_all_added(at) and all(map(at.has_canasta, at.melds))


@told_at_once(page="turn#meld")
def best(at: Situation) -> bool:
    """Laying the cards promised more than holding them."""
    return isinstance(at.action, Meld)


def _are_runs(at: Situation) -> bool:
    is_growing = all(map(at.grows, at.melds))
    return is_growing and {group.after.kind for group in at.melds} == {MeldKind.SEQUENCE}


def _are_all_added(at: Situation) -> bool:
    return bool(at.melds) and not any(group.is_new for group in at.melds)
