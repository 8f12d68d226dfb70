"""Builds the whole view of the table for one viewer."""

from dataclasses import replace

from canasta_gui.viewmodel.builders.brief_prompt import build_brief_prompt
from canasta_gui.viewmodel.builders.button_builder import (
    build_buttons,
    build_remedy_button,
    build_sort_button,
)
from canasta_gui.viewmodel.builders.card_marks import build_marks, build_pile_mark
from canasta_gui.viewmodel.builders.count_builder import build_counting
from canasta_gui.viewmodel.builders.pile_builder import build_pile
from canasta_gui.viewmodel.builders.player_builder import (
    build_player_names,
    build_resting,
    build_seats,
    build_sides,
    describe_meld,
)
from canasta_gui.viewmodel.builders.prompt import build_prompt
from canasta_gui.viewmodel.builders.stage_builder import build_stage
from canasta_gui.viewmodel.builders.table_facts import Note, Notice, TableFacts
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import PlayerNames, Wording
from canasta_gui.viewmodel.hint_level import HintLevel
from canasta_gui.viewmodel.table_view import (
    AnswerView,
    ChoiceView,
    CurtainView,
    TableView,
    UndoView,
)
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    BaseLaid,
    CardsDealt,
    DealStarted,
    DeckCut,
    Event,
    Phase,
    SeatsDrawn,
    StockExhausted,
    TurnStarted,
    UpcardTurned,
    WentOut,
)


def build_table_view(facts: TableFacts, words: Wording) -> TableView:
    """Assembles the view from what the viewer sees."""
    players = build_player_names(facts.names, facts.view, words)
    public = facts.view.public
    return TableView(
        viewer=facts.view.seat,
        seats=build_seats(facts, words),
        sides=build_sides(facts, words, players),
        stock_count=public.stock_count,
        stock_description=_describe_stock(public.stock_count, words),
        pile=replace(build_pile(facts.view, words), mark=build_pile_mark(facts)),
        stage=build_stage(facts, words),
        prompt=build_prompt(facts, words),
        brief_prompt=build_brief_prompt(facts, words),
        last_action=_last_action(facts, words, players),
        notice=_notice(facts, words, players),
        rules_link=words.say(TextId.NOTICE_RULES) if _has_page(facts) else "",
        remedy=build_remedy_button(facts, words),
        marks=build_marks(facts),
        buttons=build_buttons(facts, words, players),
        sort=build_sort_button(facts, words),
        curtain=_curtain(facts, words, players),
        is_over=public.phase is Phase.OVER,
        choice=_choice(facts, words),
        may_draw=facts.is_viewers_move and public.phase is Phase.DRAW and public.stock_count > 0,
        undo=UndoView(facts.undo.is_possible, words.say(facts.undo.reason)),
        resting=build_resting(facts, words),
        rest=_rest(facts, words),
        match_start=words.match_start(facts.last, players),
        counting=build_counting(facts, words),
        is_wordy=facts.hints is HintLevel.FULL,
    )


def _describe_stock(count: int, words: Wording) -> str:
    return words.say(TextId.STOCK_CARDS, count) if count else words.say(TextId.STOCK_EMPTY)


def _rest(facts: TableFacts, words: Wording) -> str:
    is_resting = facts.view.seat in facts.view.public.sitting_out
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


def _notice(facts: TableFacts, words: Wording, players: PlayerNames) -> str:
    """Returns why the last gesture had no effect; where nothing can be done with the cards, also
    what to do with them.
    """
    leave = words.say(TextId.NOTE_LEAVE, facts.unplayable) if facts.unplayable else ""
    return words.sentences((tell_notice(facts.notice, words, players), leave))


def tell_notice(notice: Notice, words: Wording, players: PlayerNames) -> str:
    """Returns why a gesture has no effect; empty without a reason."""
    if isinstance(notice, Note):
        return words.say(notice.what)
    return words.refusals(notice, players)


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


def _curtain(facts: TableFacts, words: Wording, players: PlayerNames) -> CurtainView | None:
    if facts.curtain is None:
        return None
    seat = facts.curtain.seat
    name = facts.names[seat]
    lines = (words.event(event, players) for event in facts.curtain.recap)
    recap = tuple(line for line in lines if line)
    return CurtainView(name, words.say(TextId.CURTAIN_TEXT, player=name), recap, facts.faces[seat])
