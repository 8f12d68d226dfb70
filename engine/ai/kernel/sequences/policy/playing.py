"""Whole turns by rules of thumb, where there are sequences."""

from engine.ai.kernel.calientes import can_play_caliente
from engine.ai.kernel.exits import NO_CARD
from engine.ai.kernel.laws import can_draw
from engine.ai.kernel.moves import draw, pass_turn, play_caliente
from engine.ai.kernel.policy.asking import is_question_due, put_question
from engine.ai.kernel.sequences import moves
from engine.ai.kernel.sequences.exits import Exit, find_exit
from engine.ai.kernel.sequences.laws import can_match_upcard, discards
from engine.ai.kernel.sequences.policy.drawing import choose_take, wants_caliente
from engine.ai.kernel.sequences.policy.laying import choose_exit, lay_all
from engine.ai.kernel.sequences.policy.outlook import Outlook, look
from engine.ai.kernel.sequences.policy.throwing import choose_discard
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import DRAW, PLAY
from engine.ai.style import Style


def play_sequence_turn(table: SequenceTable, style: Style) -> None:
    """Let the seat to move play its turn, from wherever it stands."""
    if table.phase == DRAW:
        _begin(table, style)
    if table.phase == PLAY:
        _finish(table, style)


def _begin(table: SequenceTable, style: Style) -> None:
    take = choose_take(table, look(table, style)) if can_match_upcard(table) else None
    if take is not None:
        moves.take(table, *take)
    elif can_play_caliente(table) and wants_caliente(table, look(table, style)):
        play_caliente(table)
    elif can_draw(table):
        draw(table)
    else:
        pass_turn(table)


def _finish(table: SequenceTable, style: Style) -> None:
    """Lay, go out or throw, once the seat has drawn."""
    sight = look(table, style)
    if is_question_due(table, style, is_late=sight.is_late) and _can_end(table, sight):
        put_question(table, style, is_late=sight.is_late)
    found = choose_exit(table, sight)
    if found is not None:
        go_out(table, found)
        return
    lay_all(table, sight)
    if table.phase == PLAY:
        _end(table, sight)


def _can_end(table: SequenceTable, sight: Outlook) -> bool:
    return find_exit(table, table.own, sight.hand) is not None


def _end(table: SequenceTable, sight: Outlook) -> None:
    """Throw a card; whoever may throw none has laid so much that only going out is left."""
    found = None if discards(table) else find_exit(table, table.own, sight.hand)
    if found is not None:
        go_out(table, found)
    else:
        moves.discard(table, choose_discard(table, sight))


def go_out(table: SequenceTable, found: Exit) -> None:
    """End the deal."""
    if found.lays:
        moves.lay(table, found.lays)
    if found.last != NO_CARD:
        moves.discard(table, found.last)
