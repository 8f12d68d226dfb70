"""Builds the buttons on the felt: those that make sense now, disabled ones with the reason."""

from collections.abc import Iterator

from canasta_gui.viewmodel.builders.pile_builder import cards_to_take
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView
from engine import (
    AskPartner,
    Observation,
    Pass,
    Phase,
    is_canasta_in_reach,
    is_legal,
    verify,
)

_LEAST_TO_SORT = 2


def build_buttons(facts: TableFacts, words: Wording) -> tuple[ButtonView, ...]:
    """Returns the buttons that the viewer may need now."""
    public = facts.view.public
    if facts.is_recorded:
        return ()
    if facts.curtain is not None:
        name = facts.names[facts.curtain.seat]
        return (ButtonView(ButtonId.NEXT, words.say(TextId.BUTTON_READY, player=name)),)
    if public.phase is Phase.OVER:
        following = ButtonView(ButtonId.NEXT, words.say(_next(facts)))
        if facts.is_rehearsal or public.winners:
            return (following,)
        return (ButtonView(ButtonId.COUNTED, words.say(TextId.BUTTON_COUNTED)), following)
    if facts.is_paused or facts.is_looking_on:
        return tuple(_pauses(facts, words))
    if not facts.is_viewers_move:
        return ()
    if public.phase is Phase.ANSWER:
        return (
            ButtonView(ButtonId.YES, words.say(TextId.BUTTON_YES)),
            ButtonView(ButtonId.NO, words.say(TextId.BUTTON_NO)),
        )
    return (*_stage_buttons(facts, words), *_turn_buttons(facts, words))


def _next(facts: TableFacts) -> TextId:
    """Returns the caption of the button that continues after a deal."""
    if facts.is_rehearsal:
        return TextId.BUTTON_CONTINUE
    return TextId.BUTTON_MATCH_END if facts.view.public.winners else TextId.BUTTON_NEXT_DEAL


def build_sort_button(facts: TableFacts, words: Wording) -> ButtonView | None:
    """Returns the button that sorts the viewer's hand; ``None`` if it is hidden or very short."""
    is_seen = facts.curtain is None and facts.view.public.phase is not Phase.OVER
    is_seen = is_seen and not facts.is_recorded
    if not is_seen or len(facts.view.hand) < _LEAST_TO_SORT:
        return None
    return ButtonView(ButtonId.SORT, words.say(TextId.BUTTON_SORT))


def build_remedy_button(facts: TableFacts, words: Wording) -> ButtonView | None:
    """Returns the button that does the nearest lawful thing instead of the refused one."""
    if not facts.ways or not facts.is_viewers_move:
        return None
    text = words.remedy(facts.ways[0], facts.view.own.melds)
    return ButtonView(ButtonId.DO_THIS, text) if text else None


def _pauses(facts: TableFacts, words: Wording) -> Iterator[ButtonView]:
    """Yields the buttons for the times when the viewer can only let the others continue."""
    if facts.is_looking_on and not facts.is_hurried:
        yield ButtonView(ButtonId.MY_DEAL, words.say(TextId.BUTTON_MY_DEAL))
    if facts.is_paused:
        yield ButtonView(ButtonId.NEXT, words.say(TextId.BUTTON_CONTINUE))


def _stage_buttons(facts: TableFacts, words: Wording) -> Iterator[ButtonView]:
    stage, special = facts.stage, facts.options.special
    if not stage.groups:
        if special is not None:
            text = words.say(TextId.BUTTON_SPECIAL, hand=words.special_hand(special))
            yield ButtonView(ButtonId.LAY, text)
        return
    if stage.is_taking:
        text = words.say(TextId.BUTTON_TAKE, cards_to_take(facts.view))
    elif stage.need and stage.is_ready:
        text = words.say(TextId.BUTTON_LAY_POINTS, stage.have)
    else:
        text = words.say(TextId.BUTTON_LAY)
    reason = words.refusals(stage.refusals, facts.names)
    yield ButtonView(ButtonId.LAY, text, is_enabled=stage.is_ready, reason=reason)
    yield ButtonView(ButtonId.TAKE_BACK, words.say(TextId.BUTTON_TAKE_BACK))


def _turn_buttons(facts: TableFacts, words: Wording) -> Iterator[ButtonView]:
    view = facts.view
    if is_legal(view, AskPartner()) and is_canasta_in_reach(view) and _has_cards_enough(view):
        yield ButtonView(ButtonId.ASK, words.say(TextId.BUTTON_ASK))
    if view.public.phase is Phase.DRAW and not view.public.stock_count:
        reason = words.refusals(verify(view, Pass()), facts.names)
        text = words.say(TextId.BUTTON_PASS)
        yield ButtonView(ButtonId.PASS, text, is_enabled=not reason, reason=reason)


def _has_cards_enough(view: Observation) -> bool:
    """Returns whether the hand and the cards of the turn suffice for the melds that going out
    needs.
    """
    need, size = view.rules.out.canastas.total, view.rules.canasta.size
    laid = sorted((min(size, len(meld.cards)) for meld in view.own.melds), reverse=True)
    lacking = sum(size - cards for cards in (*laid, *(0,) * need)[:need])
    public = view.public
    is_drawing = public.phase is Phase.DRAW
    coming = max(view.rules.draw.count, cards_to_take(view)) if is_drawing else 0
    return lacking <= len(view.hand) + coming
