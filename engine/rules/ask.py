"""The question for permission to go out, its answer, and the obligations of the answer."""

from engine import exit_laws
from engine.cards import Card
from engine.exit_laws import does_answer_oblige, is_question_due, may_ask_now, may_ask_with
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.exits import forgoes_exit, is_exit_allowed_after, missing_canastas
from engine.rules.foot import has_untouched_foot
from engine.rules.registry import Outcome, refuse, rule
from engine.seating import partner_of
from engine.state import Phase, TableMeld


def may_ask(view: Observation) -> bool:
    """Returns whether the seat may ask its partner at this time of its turn."""
    public = view.public
    return exit_laws.may_ask(
        view.rules.laws,
        len(view.hand),
        has_partner=partner_of(view.rules, public, view.seat) is not None,
        has_asked=public.question is not None or view.seat in public.asked,
        has_foot=has_untouched_foot(view),
        has_drawn=public.phase is not Phase.DRAW,
        has_melded=_has_melded(view),
    )


@rule("out")
def switched_off(view: Observation) -> Outcome:
    """The question may be asked only where the ruleset has it."""
    return refuse(switched_off) if view.rules.ask.mode == "off" else None


@rule("game#partners")
def nobody(view: Observation) -> Outcome:
    """A player without a partner cannot ask."""
    return None if partner_of(view.rules, view.public, view.seat) is not None else refuse(nobody)


@rule("out")
def before_drawing(view: Observation) -> Outcome:
    """The question comes after the draw, unless the ruleset allows it earlier."""
    if may_ask_now(view.rules.laws, has_drawn=view.public.phase is not Phase.DRAW):
        return None
    return refuse(before_drawing, Degree.NOT_NOW)


@rule("out")
def foot_first(view: Observation) -> Outcome:
    """A player who still has a foot to pick up cannot go out, and asks only after picking it up."""
    return refuse(foot_first, Degree.NOT_NOW) if has_untouched_foot(view) else None


@rule("out")
def after_melding(view: Observation) -> Outcome:
    """The question comes before the first meld of the turn, or of a foot just picked up."""
    return refuse(after_melding, Degree.NOT_NOW) if _has_melded(view) else None


def _has_melded(view: Observation) -> bool:
    public = view.public
    is_foot_fresh = public.in_foot[view.seat] and view.seat not in public.played_foot
    return public.facts.has_laid and not is_foot_fresh


@rule("out")
def asked_already(view: Observation) -> Outcome:
    """The question is asked once in a turn."""
    return refuse(asked_already, Degree.NOT_NOW) if view.public.question is not None else None


@rule("out#once")
def asked_this_deal(view: Observation) -> Outcome:
    """Where the ruleset says so, a player asks only once in a deal."""
    # Who has asked is noted under such rules only.
    has_asked = view.public.question is None and view.seat in view.public.asked
    return refuse(asked_this_deal, Degree.NOT_NOW) if has_asked else None


@rule("out")
def single_card(view: Observation) -> Outcome:
    """With a single card nobody asks unless required: after a no, the turn could not end."""
    has_drawn = view.public.phase is not Phase.DRAW
    if may_ask_with(view.rules.laws, len(view.hand), has_drawn=has_drawn):
        return None
    return refuse(single_card, Degree.NOT_NOW, view.hand)


@rule("out")
def was_refused(view: Observation, melds: tuple[TableMeld, ...]) -> Outcome:
    """After a no the player does not go out in this turn."""
    question = view.public.question
    is_no = question is not None and question.answer is False
    if not is_no or missing_canastas(view, melds):
        return None
    return refuse(was_refused)


@rule("out#asking")
def must_ask(view: Observation, melds: tuple[TableMeld, ...]) -> Outcome:
    """Where the ruleset demands the question, nobody goes out without asking."""
    has_partner = partner_of(view.rules, view.public, view.seat) is not None
    is_due = is_question_due(view.rules.laws, has_partner=has_partner)
    if not is_due or view.public.question is not None or missing_canastas(view, melds):
        return None
    return refuse(must_ask) if is_exit_allowed_after(view, answer=True) else None


@rule("out")
def must_go_out(
    view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...], *, ends_turn: bool
) -> Outcome:
    """Where a yes obliges, a player who can go out after it does so."""
    if not left or not is_bound_to_go_out(view):
        return None
    return refuse(must_go_out) if forgoes_exit(view, melds, left, ends_turn=ends_turn) else None


def is_bound_to_go_out(view: Observation) -> bool:
    """Returns whether a yes in this turn obliges the seat to go out."""
    question = view.public.question
    answer = None if question is None else question.answer
    return does_answer_oblige(view.rules.laws, answer=answer)
