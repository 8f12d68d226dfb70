"""The kernel beside the engine: the same answers, the same tables, the same scores."""

from collections.abc import Iterable

from engine import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Pass,
    Play,
    PlayCaliente,
    State,
    TakePile,
    is_bonus,
    is_legal,
    score_deal,
)
from engine.ai.kernel import laws, moves
from engine.ai.kernel.calientes import can_play_caliente
from engine.ai.kernel.classes import BIG, STOP, TWO, WILD_SET, class_counts, class_of
from engine.ai.kernel.reading import rank_of_meld, table_of
from engine.ai.kernel.score import deal_points
from engine.ai.kernel.sequences.melds import SequenceMelds
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import OVER, Lay, SideMelds, Table
from engine.cards import Card, is_caliente, is_natural, rank_of
from engine.rules.lawful import is_open
from engine.rules.pile import ways
from tests.engine.ai.sequence_compare import (
    apply_sequence_action,
    check_answers,
    melds_facts,
    sequence_verdict,
)


def table_facts(table: Table) -> dict[str, object]:
    """Everything that must agree, for a readable difference."""
    names = {*Table.__slots__, *type(table).__slots__} - {"seating"}
    facts = {name: getattr(table, name) for name in names}
    facts["melds"] = [_melds(melds) for melds in table.melds]
    facts["fresh"] = sorted(table.fresh)
    return facts


def _melds(melds: SideMelds) -> tuple[object, ...]:
    if isinstance(melds, SequenceMelds):
        return melds_facts(melds)
    return (melds.naturals, melds.twos, melds.bigs, melds.stops, sorted(melds.closed))


def lay_of(view: Observation, play: Play) -> Lay | None:
    """The kernel's group for a play; ``None`` for what it has no words for."""
    counts = class_counts(card for card in play.cards if not is_caliente(card))
    if any(is_bonus(card) or is_caliente(card) for card in play.cards) or not play.cards:
        return None
    ranks = {class_of(card) for card in play.cards} - {TWO, BIG}
    if play.to is not None:
        if not 0 <= play.to < len(view.own.melds):
            return None
        meld = view.own.melds[play.to]
        if view.rules.meld.sets_per_rank == "one-open" and not is_open(view.rules, meld):
            return None
        ranks.add(rank_of_meld(meld))
    ranks = ranks or {WILD_SET}
    if len(ranks) != 1:
        return None
    rank = next(iter(ranks))
    return (rank, 0 if rank == WILD_SET else counts[rank], counts[TWO], counts[BIG])


def kernel_verdict(table: Table, view: Observation, action: Action) -> bool | None:
    """Whether the kernel allows an action; ``None`` where it has no words for it."""
    match action:
        case DrawStock():
            return laws.can_draw(table)
        case PlayCaliente():
            return can_play_caliente(table)
        case AskPartner():
            return laws.can_ask(table)
        case _ if isinstance(table, SequenceTable):
            return sequence_verdict(table, view, action)
        case _:
            return _verdict_on_sets(table, view, action)


def _verdict_on_sets(table: Table, view: Observation, action: Action) -> bool | None:
    match action:
        case Pass():
            return laws.can_pass(table)
        case Discard(card):
            return None if is_bonus(card) else laws.can_discard(table, class_of(card))
        case Meld(plays):
            lays = [lay_of(view, play) for play in plays]
            known = tuple(lay for lay in lays if lay is not None)
            return laws.can_lay(table, known) if len(known) == len(lays) else None
        case TakePile():
            return _take_verdict(table, view, action)
        case _:
            return None


def _take_verdict(table: Table, view: Observation, action: TakePile) -> bool | None:
    lays = [lay_of(view, play) for play in action.plays]
    support = support_of(table, action.using)
    if support is None or any(lay is None for lay in lays) or action.to is not None:
        return None
    return laws.can_take(table, support, tuple(lay for lay in lays if lay is not None))


def support_of(table: Table, using: tuple[Card, ...]) -> Lay | None:
    """The kernel's support for hand cards; ``None`` when they have other ranks."""
    if not table.pile or table.pile[-1] > STOP:
        return None
    rank, counts = table.pile[-1], class_counts(using)
    if len(using) != counts[rank] + counts[TWO] + counts[BIG] or rank >= TWO:
        return None
    return (rank, counts[rank], counts[TWO], counts[BIG])


def apply(table: Table, view: Observation, action: Action) -> None:
    """Let the kernel do what the engine did."""
    match action:
        case DrawStock():
            moves.draw(table)
        case Pass():
            moves.pass_turn(table)
        case PlayCaliente():
            moves.play_caliente(table)
        case AskPartner():
            moves.ask(table)
        case Answer(is_yes):
            moves.answer(table, is_yes=is_yes)
        case _ if isinstance(table, SequenceTable):
            apply_sequence_action(table, view, action)
        case Discard(card):
            moves.discard(table, class_of(card))
        case Meld(plays):
            moves.lay(table, tuple(_known(lay_of(view, play)) for play in plays))
        case TakePile():
            lays = tuple(_known(lay_of(view, play)) for play in action.plays)
            moves.take(table, _known(support_of(table, action.using)), lays)
        case _:
            raise AssertionError(action)


def _known(lay: Lay | None) -> Lay:
    assert lay is not None
    return lay


def simple_actions(table: Table, view: Observation) -> list[Action]:
    """Drawing, passing, asking, every card to throw and every way to take the pile."""
    takes = [TakePile(())]
    if isinstance(table, SequenceTable):
        takes += ways(view) if view.public.phase == "draw" else []
    elif view.public.phase == "draw":
        takes = list({_shape(take.using): take for take in ways(view)}.values())
        assert len(laws.supports(table)) == len(takes)
    discards = {class_of(card): Discard(card) for card in view.hand}.values()
    return [DrawStock(), Pass(), AskPartner(), PlayCaliente(), *discards, *takes]


def check_verdicts(table: Table, view: Observation, actions: Iterable[Action]) -> int:
    """Kernel and engine judge the actions alike; returns how many both have words for."""
    judged = check_answers(table, view) if isinstance(table, SequenceTable) else 0
    for action in actions:
        verdict = kernel_verdict(table, view, action)
        if verdict is not None:
            assert verdict == is_legal(view, action), (action, verdict)
            judged += 1
    return judged


def _shape(using: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(
        sorted(rank_of(card) if is_natural(card) else class_of(card) + 100 for card in using)
    )


def advance(table: Table, view: Observation, action: Action, after: State) -> None:
    """The kernel makes the same table of an action as the engine."""
    apply(table, view, action)
    expected = table_of(after)
    if table.phase == OVER:
        hands = tuple(private.hand for private in after.private)
        feet = after.hidden.feet if any(after.hidden.feet) else ()
        sides = score_deal(after.rules, after.public, hands, feet)
        assert deal_points(table) == tuple(side.total for side in sides)
        expected.phase = OVER
    assert table_facts(table) == table_facts(expected)
