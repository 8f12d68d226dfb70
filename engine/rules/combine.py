"""Two own melds that become one."""

from engine import shapes
from engine.actions import Play, TakePile
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.registry import Outcome, refuse, rule
from engine.rules.upcard import upcard_homes


@rule("melds")
def no_target(play: Play) -> Outcome:
    """A player who combines melds names the meld that stays."""
    if play.source is None or play.to is not None:
        return None
    return refuse(no_target, Degree.INCOMPLETE, play.cards)


@rule("melds")
def moves_once(view: Observation, plays: tuple[Play, ...], take: TakePile | None) -> Outcome:
    """A meld joins another one only once, and takes no cards itself."""
    moving = [play.source for play in plays if play.source is not None]
    if not moving:
        return None
    taking = {play.to for play in plays if play.to is not None}
    if take is not None:
        taking.update(upcard_homes(view, take))
    return None if shapes.moves_once(moving, taking) else refuse(moves_once)


@rule("melds")
def not_one_rank(view: Observation, play: Play) -> Outcome:
    """Only sets of one rank are combined."""
    if play.source is None or play.to is None:
        return None
    moving, staying = view.own.melds[play.source], view.own.melds[play.to]
    if moving.rank is not None and moving.rank == staying.rank:
        return None
    return refuse(not_one_rank, blame=moving.cards)
