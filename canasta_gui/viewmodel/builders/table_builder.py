"""Builds the whole view of the table for one viewer, with the private stage: groups with their
verdicts, and the running count.
"""

from collections.abc import Sequence
from dataclasses import replace

from canasta_gui.viewmodel.builders.button_builder import (
    build_buttons,
    build_remedy_button,
    build_sort_button,
)
from canasta_gui.viewmodel.builders.count_builder import build_counting
from canasta_gui.viewmodel.builders.moment_builder import build_moment, build_victory
from canasta_gui.viewmodel.builders.names import player_names
from canasta_gui.viewmodel.builders.pile_builder import build_marks, build_pile
from canasta_gui.viewmodel.builders.prompt_builder import build_brief_prompt, build_prompt
from canasta_gui.viewmodel.builders.seat_builder import (
    build_resting,
    build_seats,
)
from canasta_gui.viewmodel.builders.side_builder import (
    build_sides,
    describe_meld,
    score_target,
    tell_target,
)
from canasta_gui.viewmodel.builders.staging import StagedGroup
from canasta_gui.viewmodel.builders.table_facts import Note, Notice, StageFacts, TableFacts
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId, Wording
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import (
    AnswerView,
    ChoiceView,
    CurtainView,
    StageGroupView,
    StageView,
    TableView,
    UndoView,
)
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    BaseLaid,
    Card,
    CardsDealt,
    DealStarted,
    DeckCut,
    Event,
    Phase,
    Refusal,
    SeatsDrawn,
    StockExhausted,
    TurnStarted,
    UpcardTurned,
    WentOut,
    is_wild,
    points_in,
)


def build_stage(facts: TableFacts, words: Wording) -> StageView:
    """Returns the view of the viewer's stage; empty for everybody else."""
    stage = facts.stage
    if not stage.groups or not facts.is_viewers_move:
        return StageView()
    return StageView(
        groups=tuple(
            _group(group, refusals, words, facts.view.public.pile)
            for group, refusals in zip(stage.groups, stage.group_refusals, strict=True)
        ),
        meter=_meter(stage, words),
        have=stage.have,
        need=stage.need,
        note=_note(facts, words),
        is_short=stage.is_short,
    )


def _meter(stage: StageFacts, words: Wording) -> str:
    if stage.need:
        return words.say(TextId.STAGE_METER, have=stage.have, need=stage.need)
    return words.say(TextId.STAGE_POINTS, stage.have)


def _group(
    group: StagedGroup, refusals: tuple[Refusal, ...], words: Wording, pile: tuple[Card, ...]
) -> StageGroupView:
    upcard = pile[-1:] if group.has_upcard else ()
    caption = _caption(group, refusals, words, upcard)
    cards = (*group.cards, *upcard)
    names = words.cards(cards) if refusals else ""
    return StageGroupView(
        cards=group.cards,
        is_good=not refusals,
        caption=caption,
        # The caption of a good group names its cards itself.
        description=words.listing((names, caption)),
        has_upcard=group.has_upcard,
        short=caption if refusals else words.say(TextId.STAGE_POINTS, points_in(cards)),
    )


def _caption(
    group: StagedGroup,
    refusals: tuple[Refusal, ...],
    words: Wording,
    upcard: tuple[Card, ...],
) -> str:
    cards = (*group.cards, *upcard)
    if not refusals:
        return words.say(TextId.STAGE_GOOD, cards=words.cards(cards), points=points_in(cards))
    if all(map(is_wild, cards)):
        return words.say(TextId.STAGE_NEEDS_TARGET)
    if refusals[0].rule == "stop.too_few":
        return words.say(TextId.STAGE_STOPS)
    params = refusals[0].params
    short = int(params.get("need", 0)) - int(params.get("have", 0))
    return words.say(TextId.STAGE_SHORT, short) if short > 0 else words.say(TextId.STAGE_WRONG)


def _note(facts: TableFacts, words: Wording) -> str:
    """Returns what a take brings; what is lacking, the meter and the buttons tell."""
    pile = facts.view.public.pile
    is_taking = facts.stage.is_taking
    return words.say(TextId.STAGE_GAIN, len(pile), points=points_in(pile)) if is_taking else ""


def build_table_view(facts: TableFacts, words: Wording) -> TableView:
    """Assembles the view from what the viewer sees."""
    public, players = facts.view.public, player_names(facts, words)
    sides = build_sides(facts, words)
    return TableView(
        viewer=facts.view.seat,
        seats=build_seats(facts, words),
        sides=sides,
        stock_count=public.stock_count,
        stock_description=_describe_stock(public.stock_count, words),
        pile=build_pile(facts, words),
        stage=build_stage(facts, words),
        prompt=build_prompt(facts, words),
        brief_prompt=build_brief_prompt(facts, words),
        turn=words.say(TextId.YOUR_TURN) if facts.is_viewers_move else "",
        score_heads=_score_heads(words),
        score_target=score_target(facts.view, words),
        score_told=tell_target(facts.view, words),
        moment=build_moment(facts, words, players),
        victory=build_victory(facts, words, players),
        last_action=_last_action(facts, words, players),
        notice=_notice(facts, words),
        notice_at=facts.notice_at if facts.notice else None,
        rules_link=words.say(TextId.NOTICE_RULES) if _has_page(facts) else "",
        remedy=build_remedy_button(facts, words),
        marks=build_marks(facts),
        buttons=build_buttons(facts, words),
        sort=build_sort_button(facts, words),
        curtain=_curtain(facts, words, players),
        is_over=public.phase is Phase.OVER,
        choice=_choice(facts, words),
        may_draw=facts.is_viewers_move and public.phase is Phase.DRAW and public.stock_count > 0,
        undo=_undo(facts, words),
        resting=build_resting(facts, words),
        rest=_rest(facts, words),
        match_start=words.match_start(facts.last, players),
        counting=build_counting(facts, words),
        is_wordy=facts.hints is HintLevel.FULL,
    )


def _score_heads(words: Wording) -> tuple[str, str, str]:
    say = words.say
    return say(TextId.SCORE_MATCH), say(TextId.SCORE_DEAL), say(TextId.SCORE_TOTAL)


def _describe_stock(count: int, words: Wording) -> str:
    return words.say(TextId.STOCK_CARDS, count) if count else words.say(TextId.STOCK_EMPTY)


def _rest(facts: TableFacts, words: Wording) -> str:
    public = facts.view.public
    is_resting = facts.view.seat in public.sitting_out and not facts.is_bystander
    # Where the deal is over, its score stands in that place.
    is_resting = is_resting and public.phase is not Phase.OVER
    return words.say(TextId.SEAT_YOU_REST) if is_resting else ""


def _last_action(facts: TableFacts, words: Wording, players: PlayerNames) -> str:
    """Returns one sentence: what ended the deal, or the first event otherwise.

    The log holds all events. Seating, dealing and sitting out get no sentence because the table
    shows them.
    """
    unsaid = (SeatsDrawn, DeckCut, TurnStarted, CardsDealt, UpcardTurned, BaseLaid)
    events = [event for event in facts.last if not isinstance(event, unsaid)]
    events.sort(key=lambda event: not isinstance(event, WentOut | StockExhausted))
    told = (words.event(_in_short(event), players) for event in events)
    return next((sentence for sentence in told if sentence), "")


def _in_short(event: Event) -> Event:
    return replace(event, sitting_out=()) if isinstance(event, DealStarted) else event


def _notice(facts: TableFacts, words: Wording) -> str:
    """Returns why the last gesture had no effect; where nothing can be done with the cards, also
    what to do with them.
    """
    leave = words.say(TextId.NOTE_LEAVE, facts.unplayable) if facts.unplayable else ""
    return words.sentences((tell_notice(facts.notice, words, facts.names), leave))


def tell_notice(notice: Notice, words: Wording, names: Sequence[str]) -> str:
    """Returns why a gesture has no effect; empty without a reason."""
    if isinstance(notice, Note):
        return words.say(notice.what)
    return words.refusals(notice, names)


def _has_page(facts: TableFacts) -> bool:
    """Returns whether a rule refused something, so that a page of the rules explains it."""
    return bool(facts.notice) and not isinstance(facts.notice, Note)


def _choice(facts: TableFacts, words: Wording) -> ChoiceView | None:
    if not facts.may_mean:
        return None
    melds, side = facts.view.own.melds, facts.view.side
    answers = tuple(
        AnswerView(describe_meld(facts.view, words, melds[at]), Zone(ZoneKind.MELD, side, at))
        for at in facts.may_mean
    )
    return ChoiceView(words.say(TextId.CHOICE_WHICH_MELD), answers)


def _undo(facts: TableFacts, words: Wording) -> UndoView:
    """Returns whether something can be taken back; who does nothing here is not told why not."""
    reason = "" if facts.is_bystander else words.say(facts.undo.reason)
    return UndoView(facts.undo.is_possible, reason)


def _curtain(facts: TableFacts, words: Wording, players: PlayerNames) -> CurtainView | None:
    if facts.curtain is None:
        return None
    seat = facts.curtain.seat
    name = facts.names[seat]
    lines = (words.event(event, players) for event in facts.curtain.recap)
    recap = tuple(line for line in lines if line)
    return CurtainView(name, words.say(TextId.CURTAIN_TEXT, player=name), recap, facts.faces[seat])
