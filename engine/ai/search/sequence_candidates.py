"""What a searching player considers where there are sequences."""

from collections.abc import Iterator

from engine.actions import DrawStock, Pass, PlayCaliente
from engine.ai.kernel import moves as plain_moves
from engine.ai.kernel.calientes import can_play_caliente
from engine.ai.kernel.classes import NATURALS
from engine.ai.kernel.laws import can_draw
from engine.ai.kernel.policy.laying import does_exit_pay
from engine.ai.kernel.sequences import moves
from engine.ai.kernel.sequences.exits import Exit, find_exit
from engine.ai.kernel.sequences.hearing import on_sequences
from engine.ai.kernel.sequences.laws import can_lay, can_pass, cards_of_rank, discards
from engine.ai.kernel.sequences.melds import Lay, is_set, size_of
from engine.ai.kernel.sequences.policy.drawing import choose_take, possible_takes, wants_caliente
from engine.ai.kernel.sequences.policy.laying import (
    choose_lays,
    extensions,
    naturals_for,
    wild_kinds,
)
from engine.ai.kernel.sequences.policy.openings import cheapest_opening, new_runs
from engine.ai.kernel.sequences.policy.outlook import Outlook, look
from engine.ai.kernel.sequences.policy.playing import go_out
from engine.ai.kernel.sequences.policy.throwing import discard_losses
from engine.ai.kernel.sequences.speaking import SequenceSpeaker
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import DRAW
from engine.ai.search.candidates import Candidate, least_losses
from engine.ai.style import Style
from engine.observation import Observation
from engine.shapes import is_lawful_set

_LAYS = 8


def sequence_candidates(view: Observation, table: SequenceTable, style: Style) -> list[Candidate]:
    """Next actions to compare, that of the rules of thumb first.

    The table holds the own hand; no other is read.
    """
    find = _beginnings if table.phase == DRAW else _continuations
    return find(view, table, look(table, style))


def _beginnings(view: Observation, table: SequenceTable, sight: Outlook) -> list[Candidate]:
    found: list[Candidate] = []
    if can_draw(table):
        found.append(Candidate("draw.stock", DrawStock(), plain_moves.draw))
    elif can_pass(table):
        found.append(Candidate("draw.pass", Pass(), plain_moves.pass_turn))
    if can_play_caliente(table):
        caliente = Candidate("draw.caliente", PlayCaliente(), plain_moves.play_caliente)
        found.insert(0 if wants_caliente(table, sight) else len(found), caliente)
    usual = choose_take(table, sight)
    for take in possible_takes(table, sight):
        found.insert(0 if take == usual else len(found), _take(view, *take))
    return found


def _take(view: Observation, support: Lay, lays: tuple[Lay, ...]) -> Candidate:
    action = SequenceSpeaker(view).take(support, lays)
    return Candidate(
        "draw.pile", action, on_sequences(lambda table: moves.take(table, support, lays))
    )


def _continuations(view: Observation, table: SequenceTable, sight: Outlook) -> list[Candidate]:
    usual = choose_lays(table, sight)
    plans = [_meld(view, lays) for lays in _plans(table, sight, usual)]
    throws = [_throw(view, kind) for kind in _discards(table, sight)]
    found = [*plans, *throws] if usual else [*throws, *plans]
    way_out = find_exit(table, table.own, sight.hand)
    if way_out is not None:
        found.insert(0 if does_exit_pay(table, sight) else len(found), _exit(view, way_out))
    return found


def _meld(view: Observation, lays: tuple[Lay, ...]) -> Candidate:
    action = SequenceSpeaker(view).meld(lays)
    return Candidate("meld.best", action, on_sequences(lambda table: moves.lay(table, lays)))


def _throw(view: Observation, kind: int) -> Candidate:
    action = SequenceSpeaker(view).discard(kind)
    return Candidate(
        "discard.least_loss", action, on_sequences(lambda table: moves.discard(table, kind))
    )


def _exit(view: Observation, found: Exit) -> Candidate:
    speaker = SequenceSpeaker(view)
    action = speaker.meld(found.lays) if found.lays else speaker.discard(found.last)
    return Candidate("out.now", action, on_sequences(lambda table: go_out(table, found)))


def _plans(table: SequenceTable, sight: Outlook, usual: tuple[Lay, ...]) -> list[tuple[Lay, ...]]:
    """What is worth laying now, the usual first; a turn is laid step by step."""
    plans = [usual]
    if not table.own.has_opened:
        limits, need = table.seating.limits, table.seating.needs[table.side]
        plans.append(cheapest_opening(limits, sight, sight.hand, need) or ())
    else:
        plans.extend((lay,) for lay in _single_lays(table, sight))
    lawful = [plan for plan in dict.fromkeys(plans) if plan and can_lay(table, plan)]
    return lawful[:_LAYS]


def _single_lays(table: SequenceTable, sight: Outlook) -> Iterator[Lay]:
    """Runs that could grow or begin, then sets, with wild cards only to finish or begin them."""
    melds, rules, hand = table.own, table.seating.rules, sight.hand
    yield from extensions(melds, hand)
    yield from map(Lay, new_runs(hand, rules.canasta.size, rules.meld.min_size))
    for place, meld in enumerate(melds.lying):
        if not is_set(meld):
            continue
        kinds, spare = cards_of_rank(hand, meld[0]), naturals_for(sight, meld)
        yield from (Lay(cards, place) for cards in dict.fromkeys((kinds, spare)) if cards)
        wilds = rules.canasta.size - size_of(meld) - len(kinds)
        is_right = is_lawful_set(
            table.seating.limits, meld[1] + len(kinds), meld[2] + meld[3] + wilds
        )
        if 0 < wilds <= sight.wilds and is_right:
            yield Lay((*kinds, *wild_kinds(hand, wilds)), place)
    for rank in range(NATURALS):
        is_home = 0 < melds.sizes[rank] < melds.canasta_size
        wilds = max(0, rules.meld.min_size - hand[rank])
        if hand[rank] >= rules.meld.min_naturals and not is_home and wilds <= sight.wilds:
            yield Lay((*cards_of_rank(hand, rank), *wild_kinds(hand, wilds)))


def _discards(table: SequenceTable, sight: Outlook) -> list[int]:
    kinds = discards(table)
    return least_losses(kinds, discard_losses(table, sight, kinds))
