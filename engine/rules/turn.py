"""Whose turn it is and how far it has gone."""

from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.registry import Outcome, refuse, rule
from engine.state import Phase


@rule("turn")
def deal_over(view: Observation) -> Outcome:
    """Nothing can be played before the next deal begins."""
    if view.public.phase is not Phase.OVER:
        return None
    return refuse(deal_over, Degree.NOT_NOW)


@rule("turn")
def not_yours(view: Observation) -> Outcome:
    """Only the seat that has to act may act."""
    if view.public.phase is Phase.OVER or view.actor == view.seat:
        return None
    return refuse(not_yours, Degree.NOT_NOW, seat=view.actor)


@rule("turn")
def answer_first(view: Observation) -> Outcome:
    """The partner's question has to be answered before anything else happens."""
    if view.public.phase is not Phase.ANSWER:
        return None
    return refuse(answer_first, Degree.NOT_NOW, seat=view.public.turn)


@rule("turn")
def no_question(view: Observation) -> Outcome:
    """An answer needs a question."""
    if view.public.phase is Phase.ANSWER:
        return None
    return refuse(no_question, Degree.NOT_NOW)


@rule("turn#draw")
def draw_first(view: Observation) -> Outcome:
    """A turn begins with a card from the stock, or with the pile."""
    if view.public.phase is not Phase.DRAW:
        return None
    return refuse(draw_first, Degree.NOT_NOW)


@rule("turn#draw")
def already_drawn(view: Observation) -> Outcome:
    """A player draws or takes the pile once in a turn, and never does both."""
    if view.public.phase is not Phase.PLAY:
        return None
    return refuse(already_drawn, Degree.NOT_NOW)
