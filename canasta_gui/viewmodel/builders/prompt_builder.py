"""Builds the prompt, the line that states the expected action; and its short form, three to eight
words.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import PromptWording, TextId, Wording
from engine import (
    Action,
    DrawStock,
    Observation,
    Options,
    Pass,
    Phase,
    PlayCaliente,
    TableMeld,
    TakeOption,
    TakePile,
    Way,
    can_go_out,
    can_hope_to_open,
    canastas_to_open,
    is_bound_to_go_out,
    is_forced_to_take,
    opening_need,
    partner_of,
)

_MOST_TAKES: Final = 2


def build_prompt(facts: TableFacts, words: PromptWording) -> str:
    """Returns the text that states the expected action and its player."""
    view = facts.view
    if facts.curtain is not None:
        return words.say(TextId.PROMPT_CURTAIN, player=facts.names[facts.curtain.seat])
    if view.public.deal == 0:
        return words.say(TextId.PROMPT_BEGIN)
    if view.public.phase is Phase.OVER:
        return words.say(
            TextId.PROMPT_MATCH_OVER if view.public.winners else TextId.PROMPT_DEAL_OVER
        )
    if facts.is_paused:
        return words.say(TextId.PROMPT_CONTINUE)
    if not facts.is_viewers_move:
        return _while_others_play(facts, words)
    if view.public.phase is Phase.ANSWER:
        return words.say(TextId.PROMPT_ANSWER, player=facts.names[view.public.turn])
    if view.public.phase is Phase.DRAW:
        return _at_start(facts, words)
    return _in_play(facts, words)


def _while_others_play(facts: TableFacts, words: PromptWording) -> str:
    if facts.is_hurried:
        return words.say(TextId.PROMPT_HURRIED)
    is_answering = facts.view.public.phase is Phase.ANSWER
    what = TextId.PROMPT_ANSWER_AWAITED if is_answering else TextId.PROMPT_WAIT
    return words.say(what, player=facts.names[facts.view.actor])


def _at_start(facts: TableFacts, words: PromptWording) -> str:
    if facts.stage.supports:
        ways = words.choices(words.cards(cards) for cards in facts.stage.supports)
        return words.say(TextId.PROMPT_TAKE_CHOOSE, ways=ways)
    if facts.stage.is_taking:
        if facts.stage.is_ready:
            return words.say(TextId.PROMPT_TAKE_READY)
        return _of_hopeless(facts, words) or words.say(TextId.PROMPT_TAKE_STAGED)
    view = facts.view
    if is_forced_to_take(view):
        return words.say(TextId.PROMPT_MUST_TAKE)
    offered = facts.options
    takes = () if facts.cannot_take else _nearest_takes(offered.takes)
    if offered.can_draw and not (takes or offered.can_play_caliente):
        count = min(view.rules.draw.count, view.public.stock_count)
        return words.say(TextId.PROMPT_DRAW, count)
    is_empty = not view.public.stock_count
    short = _lacking(takes[0]) if takes else 0
    return words.sentences(
        (
            words.say(TextId.PROMPT_STOCK_EMPTY) if is_empty else "",
            words.ways(_beginnings(offered, takes), view.own.melds),
            words.say(TextId.PROMPT_TAKE_SHORT, short) if short else "",
        )
    )


def _beginnings(offered: Options, takes: tuple[TakeOption, ...]) -> Iterator[Way]:
    """Yields the ways to begin the turn."""
    if offered.can_draw:
        yield Way(DrawStock(), is_other=True)
    yield from (Way(take.action, is_other=True) for take in takes)
    if offered.can_pass:
        yield Way(Pass(), is_other=True)
    if offered.can_play_caliente:
        yield Way(PlayCaliente(), is_other=True)


def _nearest_takes(takes: tuple[TakeOption, ...]) -> tuple[TakeOption, ...]:
    """Returns the ways to take the pile that need the fewest cards or the fewest points."""
    least = min(map(_lacking, takes), default=0)
    nearest = [take for take in takes if _lacking(take) == least]
    by_way = {take.way: take for take in reversed(nearest)}
    return tuple(reversed(by_way.values()))[:_MOST_TAKES]


def _lacking(take: TakeOption) -> int:
    """Returns the points that the opening needs besides the meld of the up-card."""
    missing = (it for it in take.refusals if it.rule == "opening.below_minimum")
    return max((int(it.params["need"]) - int(it.params["have"]) for it in missing), default=0)


def _in_play(facts: TableFacts, words: PromptWording) -> str:
    stage = facts.stage
    if stage.is_ready:
        return words.say(TextId.PROMPT_READY)
    if stage.groups:
        if stage.need > stage.have:
            return _of_hopeless(facts, words) or words.say(
                TextId.PROMPT_OPEN_STAGED, need=stage.need, have=stage.have
            )
        return words.say(TextId.PROMPT_STAGED)
    special = facts.options.special
    if special is not None:
        points = facts.view.rules.special.points_of(special) or 0
        hand = words.special_hand(special)
        return words.say(TextId.PROMPT_SPECIAL, hand=hand, points=points)
    three = _of_threes(facts)
    if three is not None:
        return words.say(three)
    answered = _after_answer(facts.view)
    if answered is not None:
        partner = partner_of(facts.view.rules, facts.view.public, facts.view.seat)
        return words.say(answered, player="" if partner is None else facts.names[partner])
    return _laying(facts, words)


def _of_hopeless(facts: TableFacts, words: PromptWording) -> str:
    """Returns the text for cards laid aside where the whole hand is worth too little to open;
    empty where more cards may be enough.
    """
    stage = facts.stage
    may_open = can_hope_to_open(facts.view, is_taking=stage.is_taking)
    if may_open or stage.have >= stage.need:
        return ""
    return words.say(TextId.PROMPT_OPEN_HOPELESS, need=stage.need)


def _of_threes(facts: TableFacts) -> TextId | None:
    """Returns the text for a hand with a three that may be laid.

    A three that was kept in an earlier turn goes without it where the side can open: otherwise its
    player would not read how many points an opening needs.
    """
    view, laid = facts.view, facts.options.bonus
    if not laid:
        return None
    if view.rules.bonus.may_be_forgotten:
        return TextId.PROMPT_LAY_BONUS
    if view.own.has_opened:
        return TextId.PROMPT_LAY_THREE
    is_new = not set(laid).isdisjoint(view.drawn)
    return TextId.PROMPT_KEEP_THREE if is_new or not _may_open(facts) else None


def _may_open(facts: TableFacts) -> bool:
    """Returns whether the hand has a meld, and cards that may be worth enough to open."""
    return bool(facts.options.groups) and can_hope_to_open(facts.view, is_taking=False)


def _laying(facts: TableFacts, words: PromptWording) -> str:
    """Returns the text for the part of the turn after drawing: lay cards, or only discard."""
    need = opening_need(facts.view)
    if canastas_to_open(facts.view).canastas and not facts.legal_groups:
        return words.say(TextId.PROMPT_NO_CANASTA)
    if need:
        return words.say(
            TextId.PROMPT_OPEN if _may_open(facts) else TextId.PROMPT_NO_OPENING, need=need
        )
    if facts.options.discards:
        return words.say(TextId.PROMPT_PLAY if facts.legal_groups else TextId.PROMPT_DISCARD)
    # The last card could not end the deal yet.
    has_cards = any(group.cards for group in facts.legal_groups)
    return words.say(TextId.PROMPT_LAY_FIRST if has_cards else TextId.PROMPT_COMBINE_FIRST)


def _after_answer(view: Observation) -> TextId | None:
    question = view.public.question
    if question is None or question.answer is None:
        return None
    if not question.answer:
        return TextId.PROMPT_STAY_IN
    if not is_bound_to_go_out(view):
        return TextId.PROMPT_MAY_GO_OUT
    if can_go_out(view, view.own.melds, view.hand):
        return TextId.PROMPT_MUST_GO_OUT
    is_exposed = view.rules.ask.does_failure_expose
    return TextId.PROMPT_SHOW_HAND if is_exposed else TextId.PROMPT_CANNOT_GO_OUT


_SHORT: Final[Mapping[TextId, TextId | None]] = {
    TextId.PROMPT_TAKE_SHORT: None,
    TextId.PROMPT_MUST_TAKE: TextId.BRIEF_MUST_TAKE,
    TextId.PROMPT_TAKE_READY: TextId.BRIEF_TAKE_READY,
    TextId.PROMPT_TAKE_CHOOSE: TextId.BRIEF_TAKE_CHOOSE,
    TextId.PROMPT_TAKE_STAGED: TextId.BRIEF_STAGED,
    TextId.PROMPT_OPEN: TextId.BRIEF_OPEN,
    TextId.PROMPT_OPEN_STAGED: TextId.BRIEF_STAGED,
    TextId.PROMPT_OPEN_HOPELESS: TextId.BRIEF_HOPELESS,
    TextId.PROMPT_NO_CANASTA: TextId.BRIEF_DISCARD,
    TextId.PROMPT_NO_OPENING: TextId.BRIEF_NO_OPENING,
    TextId.PROMPT_PLAY: TextId.BRIEF_PLAY,
    TextId.PROMPT_LAY_FIRST: TextId.BRIEF_LAY_FIRST,
    TextId.PROMPT_COMBINE_FIRST: TextId.BRIEF_COMBINE_FIRST,
    TextId.PROMPT_STAGED: TextId.BRIEF_STAGED,
    TextId.PROMPT_CANNOT_GO_OUT: TextId.BRIEF_CANNOT_GO_OUT,
    TextId.PROMPT_SHOW_HAND: TextId.BRIEF_SHOW_HAND,
    TextId.PROMPT_LAY_BONUS: TextId.BRIEF_LAY_BONUS,
    TextId.PROMPT_KEEP_THREE: TextId.BRIEF_KEEP_THREE,
    TextId.PROMPT_LAY_THREE: TextId.BRIEF_LAY_THREE,
    TextId.PROMPT_STAY_IN: TextId.BRIEF_STAY_IN,
    TextId.PROMPT_SPECIAL: TextId.BRIEF_SPECIAL,
    TextId.PROMPT_DEAL_OVER: TextId.BRIEF_DEAL_OVER,
}
"""The shorter text for each prompt; ``None`` where the rest of the prompt is enough."""
_WAYS: Final[Mapping[frozenset[type[Action]], TextId]] = {
    frozenset({DrawStock, TakePile}): TextId.BRIEF_DRAW_OR_TAKE,
    frozenset({DrawStock, TakePile, PlayCaliente}): TextId.BRIEF_DRAW_TAKE_CALIENTE,
    frozenset({DrawStock, PlayCaliente}): TextId.BRIEF_DRAW_OR_CALIENTE,
    frozenset({TakePile, Pass}): TextId.BRIEF_TAKE_OR_PASS,
    frozenset({TakePile}): TextId.BRIEF_TAKE,
}


class _BriefWording:
    """Words prompts briefly."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        self.sentences, self.choices = words.sentences, words.choices
        self.special_hand, self.cards = words.special_hand, words.cards

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        short = _SHORT.get(what, what)
        return "" if short is None else self._words.say(short, count, **values)

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        ways = tuple(ways)
        short = _WAYS.get(frozenset(type(way.action) for way in ways))
        return self._words.ways(ways, melds) if short is None else self._words.say(short)


def build_brief_prompt(facts: TableFacts, words: Wording) -> str:
    """Returns what is expected now, in three to eight words."""
    return build_prompt(facts, _BriefWording(words))
