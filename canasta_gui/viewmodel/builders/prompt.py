"""The line that says what is expected now; it is always true."""

from canasta_gui.viewmodel.builders.facts import TableFacts
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.builders.wording import Wording
from engine import (
    Observation,
    Phase,
    can_go_out,
    is_bound_to_go_out,
    is_forced_to_take,
    opening_need,
    options,
    partner_of,
)


def build_prompt(facts: TableFacts, words: Wording) -> str:
    """What is expected now, and of whom."""
    view = facts.view
    if facts.curtain is not None:
        return words.say(Say.PROMPT_CURTAIN, player=facts.names[facts.curtain.seat])
    if view.public.deal == 0:
        return words.say(Say.PROMPT_BEGIN)
    if view.public.phase is Phase.OVER:
        return words.say(Say.PROMPT_MATCH_OVER if view.public.winners else Say.PROMPT_DEAL_OVER)
    if facts.is_paused:
        return words.say(Say.PROMPT_CONTINUE)
    if not facts.is_viewers_move:
        is_answering = view.public.phase is Phase.ANSWER
        what = Say.PROMPT_ANSWER_AWAITED if is_answering else Say.PROMPT_WAIT
        return words.say(what, player=facts.names[view.actor])
    if view.public.phase is Phase.ANSWER:
        return words.say(Say.PROMPT_ANSWER, player=facts.names[view.public.turn])
    if view.public.phase is Phase.DRAW:
        return _at_start(facts, words)
    return _in_play(facts, words)


def _at_start(facts: TableFacts, words: Wording) -> str:
    if facts.stage.supports:
        ways = words.choices(words.cards(cards) for cards in facts.stage.supports)
        return words.say(Say.PROMPT_TAKE_CHOOSE, ways=ways)
    if facts.stage.is_taking:
        is_ready = facts.stage.is_ready
        return words.say(Say.PROMPT_TAKE_READY if is_ready else Say.PROMPT_TAKE_STAGED)
    view = facts.view
    offered = options(view)
    can_take = bool(offered.takes)
    if view.public.stock_count:
        if offered.can_play_caliente:
            return words.say(
                Say.PROMPT_DRAW_TAKE_CALIENTE if can_take else Say.PROMPT_DRAW_OR_CALIENTE
            )
        if can_take:
            return words.say(Say.PROMPT_DRAW_OR_TAKE)
        count = min(view.rules.draw.count, view.public.stock_count)
        return words.say(Say.PROMPT_DRAW, count)
    if is_forced_to_take(view):
        return words.say(Say.PROMPT_MUST_TAKE)
    return words.say(Say.PROMPT_TAKE_OR_PASS if can_take else Say.PROMPT_PASS)


def _in_play(facts: TableFacts, words: Wording) -> str:
    stage = facts.stage
    if stage.is_ready:
        return words.say(Say.PROMPT_READY)
    if stage.groups:
        if stage.need > stage.have:
            return words.say(Say.PROMPT_OPEN_STAGED, need=stage.need, have=stage.have)
        return words.say(Say.PROMPT_STAGED)
    if options(facts.view).bonus:
        return words.say(Say.PROMPT_LAY_BONUS)
    answered = _after_answer(facts.view)
    if answered is not None:
        partner = partner_of(facts.view.rules, facts.view.public, facts.view.seat)
        return words.say(answered, player="" if partner is None else facts.names[partner])
    need = opening_need(facts.view)
    return words.say(Say.PROMPT_OPEN, need=need) if need else words.say(Say.PROMPT_PLAY)


def _after_answer(view: Observation) -> Say | None:
    question = view.public.question
    if question is None or question.answer is None:
        return None
    if not question.answer:
        return Say.PROMPT_STAY_IN
    if not is_bound_to_go_out(view):
        return Say.PROMPT_MAY_GO_OUT
    if view.rules.ask.does_failure_expose and not can_go_out(view, view.own.melds, view.hand):
        return Say.PROMPT_SHOW_HAND
    return Say.PROMPT_MUST_GO_OUT
