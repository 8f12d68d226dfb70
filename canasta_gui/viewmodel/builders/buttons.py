"""The buttons on the felt: those that make sense now, dim ones with the reason."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, count

from canasta_gui.viewmodel.builders.facts import TableFacts
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.builders.wording import Cast, Wording
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView
from engine import (
    AskPartner,
    MeldKind,
    Observation,
    Pass,
    Phase,
    Rank,
    Suit,
    is_legal,
    is_natural,
    is_wild,
    rank_of,
    suit_of,
    verify,
)


def build_buttons(facts: TableFacts, words: Wording, cast: Cast) -> tuple[ButtonView, ...]:
    """The buttons that the viewer may need now."""
    public = facts.view.public
    if facts.curtain is not None:
        name = facts.names[facts.curtain.seat]
        return (ButtonView(ButtonId.NEXT, words.say(Say.BUTTON_READY, player=name)),)
    if public.phase is Phase.OVER:
        if public.winners:
            return ()
        what = Say.BUTTON_CONTINUE if facts.is_rehearsal else Say.BUTTON_NEXT_DEAL
        return (ButtonView(ButtonId.NEXT, words.say(what)),)
    if facts.is_paused:
        return (ButtonView(ButtonId.NEXT, words.say(Say.BUTTON_CONTINUE)),)
    if not facts.is_viewers_move:
        return ()
    if public.phase is Phase.ANSWER:
        return (
            ButtonView(ButtonId.YES, words.say(Say.BUTTON_YES)),
            ButtonView(ButtonId.NO, words.say(Say.BUTTON_NO)),
        )
    return (*_stage_buttons(facts, words, cast), *_turn_buttons(facts, words, cast))


def _stage_buttons(facts: TableFacts, words: Wording, cast: Cast) -> Iterator[ButtonView]:
    stage = facts.stage
    if not stage.groups:
        return
    if stage.is_taking:
        text = words.say(Say.BUTTON_TAKE, len(facts.view.public.pile))
    elif stage.need:
        text = words.say(Say.BUTTON_LAY_POINTS, stage.have)
    else:
        text = words.say(Say.BUTTON_LAY)
    reason = words.refusals(stage.refusals, cast)
    yield ButtonView(ButtonId.LAY, text, is_enabled=stage.is_ready, reason=reason)
    yield ButtonView(ButtonId.TAKE_BACK, words.say(Say.BUTTON_TAKE_BACK))


def _turn_buttons(facts: TableFacts, words: Wording, cast: Cast) -> Iterator[ButtonView]:
    view = facts.view
    if is_legal(view, AskPartner()) and _may_own_canasta(view) and _has_cards_enough(view):
        yield ButtonView(ButtonId.ASK, words.say(Say.BUTTON_ASK))
    if view.public.phase is Phase.DRAW and not view.public.stock_count:
        reason = words.refusals(verify(view, Pass()), cast)
        text = words.say(Say.BUTTON_PASS)
        yield ButtonView(ButtonId.PASS, text, is_enabled=not reason, reason=reason)


def _may_own_canasta(view: Observation) -> bool:
    """Whether the side has a canasta or could make one in this turn: else nobody goes out."""
    naturals = Counter[Rank | None](rank_of(card) for card in view.hand if is_natural(card))
    wilds = sum(map(is_wild, view.hand))
    laid = Counter[Rank | None]()
    for meld in view.own.melds:
        if meld.kind is not MeldKind.SEQUENCE:
            laid[meld.rank] += len(meld.cards)
    sizes = [laid[rank] + naturals[rank] + wilds for rank in {*laid, *naturals}]
    return max((*sizes, _longest_run(view))) >= view.rules.canasta.size


def _longest_run(view: Observation) -> int:
    """How long a sequence the own side has, or could lay with the cards of the hand."""
    if not view.rules.meld.sequences:
        return 0
    own = [meld.cards for meld in view.own.melds if meld.kind is MeldKind.SEQUENCE]
    lanes: dict[Suit | None, set[int]] = {}
    for card in (*view.hand, *chain.from_iterable(own)):
        if is_natural(card):
            suit = suit_of(card) if view.rules.meld.sequence_one_suit else None
            lanes.setdefault(suit, set()).add(rank_of(card))
    return max(map(_longest_line, lanes.values()), default=0)


def _longest_line(ranks: set[int]) -> int:
    """The most ranks that follow one another."""
    ends = [rank for rank in ranks if rank + 1 not in ranks]
    return max(next(length for length in count(1) if end - length not in ranks) for end in ends)


def _has_cards_enough(view: Observation) -> bool:
    """Whether the hand and what the turn brings could fill as many melds as going out needs."""
    need, size = view.rules.out.canastas.total, view.rules.canasta.size
    laid = sorted((min(size, len(meld.cards)) for meld in view.own.melds), reverse=True)
    lacking = sum(size - cards for cards in (*laid, *(0,) * need)[:need])
    public = view.public
    coming = max(view.rules.draw.count, len(public.pile)) if public.phase is Phase.DRAW else 0
    return lacking <= len(view.hand) + coming
