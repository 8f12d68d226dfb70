"""Whether to end the deal, to ask first, and what to answer."""

from dataclasses import replace

from engine.actions import Action, Answer, AskPartner, Discard, Meld
from engine.ai.agent import Choice, because
from engine.ai.club.knowledge import Knowledge
from engine.ai.reasons.out import reason_to_go_out
from engine.ai.reasons.situation import Situation
from engine.ai.style import LIGHTEST
from engine.rules.exits import find_exit
from engine.rules.laying.ways_out import Exit
from engine.rules.verify import is_legal
from engine.seating import partner_of
from engine.state import Question
from engine.values import points_in


def consider_exit(know: Knowledge, *, is_forced: bool) -> Choice | None:
    """Go out, ask the partner about it, or ``None`` to play on."""
    if _has_to_ask(know):
        return Choice(AskPartner(), (because("out.must_ask"),))
    found = find_exit(know.view, know.view.own.melds, know.view.hand)
    if found is None:
        return None
    answer = know.public.question
    if not is_forced and answer is None and _should_ask(know) and is_legal(know.view, AskPartner()):
        return Choice(AskPartner(), (because("out.ask"),))
    is_bound = is_forced or (
        answer is not None and answer.answer is True and know.rules.ask.yes == "must"
    )
    if not is_bound and not _is_worth_it(know):
        return None
    step = _first_step(found)
    return Choice(step, (reason_to_go_out(Situation(know.view, step)),))


def _has_to_ask(know: Knowledge) -> bool:
    """Whether only the question that the rules demand stands between this hand and its end."""
    if know.rules.ask.mode != "mandatory" or not is_legal(know.view, AskPartner()):
        return False
    public = replace(know.public, question=Question(know.view.seat, answer=True))
    allowed = replace(know.view, public=public)
    return find_exit(allowed, allowed.own.melds, allowed.hand) is not None


def _first_step(found: Exit) -> Action:
    if found.last is not None and not found.plays:
        return Discard(found.last)
    return Meld(found.plays)


def _partner_cards(know: Knowledge) -> int:
    partner = partner_of(know.rules, know.public, know.view.seat)
    return 0 if partner is None else know.public.hand_counts[partner]


def _should_ask(know: Knowledge) -> bool:
    """A partner with many cards may want to lay some first; with light ones it says yes."""
    cards = _partner_cards(know)
    is_open = LIGHTEST * cards <= _burden_of_others(know)
    return cards > know.style.partner_cards and not know.is_late and is_open


def _is_worth_it(know: Knowledge) -> bool:
    """Whether to go out whatever the partner holds, or because the partner said yes."""
    question = know.public.question
    if question is not None and question.answer is True:
        return True
    if know.is_late or _partner_cards(know) <= know.style.partner_cards:
        return True
    return not any(
        table.has_opened for side, table in enumerate(know.public.sides) if side != know.view.side
    )


def answer_partner(know: Knowledge) -> Choice:
    """Yes, unless the own hand would lose more than those of the others probably do."""
    loss = points_in(know.view.hand)
    is_yes = know.is_late or loss <= _burden_of_others(know)
    return Choice(Answer(is_yes), (because("answer.hand"), because("answer.loss", loss=loss)))


def _burden_of_others(know: Knowledge) -> float:
    """What the cards that the other sides hold are worth to the own one, second hands included."""
    counts = zip(know.public.hand_counts, know.public.foot_counts, strict=True)
    own = know.rules.seats.sides[know.view.side]
    cards = sum(hand + foot for seat, (hand, foot) in enumerate(counts) if seat not in own)
    return know.style.others_card * cards
