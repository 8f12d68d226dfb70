"""The kernel's sequences beside the engine: what it says and does about actions on cards."""

from engine import Action, Discard, Meld, Observation, Pass, TakePile, is_bonus, is_legal
from engine.ai.kernel.sequences import laws, moves
from engine.ai.kernel.sequences.exits import find_exit
from engine.ai.kernel.sequences.kinds import kind_of
from engine.ai.kernel.sequences.melds import SequenceMelds
from engine.ai.kernel.sequences.reading import lays_of, support_of
from engine.ai.kernel.sequences.speaking import SequenceSpeaker
from engine.ai.kernel.sequences.table import SequenceTable
from engine.counts import missing_cards
from engine.rng import Chance
from engine.rules.candidates import candidates
from engine.rules.exits import find_exit as find_engine_exit


def melds_facts(melds: SequenceMelds) -> tuple[object, ...]:
    """All that is known of a side's melds."""
    by_rank = (melds.naturals, melds.twos, melds.bigs, melds.sizes)
    counts = (melds.canastas, melds.natural_canastas, melds.sambas, melds.stops)
    return (melds.lying, melds.laid, melds.has_opened, by_rank, counts)


def sequence_verdict(table: SequenceTable, view: Observation, action: Action) -> bool | None:
    """Whether the kernel allows an action; ``None`` where it has no words for it."""
    match action:
        case Pass():
            return laws.can_pass(table)
        case Discard(card):
            return None if is_bonus(card) else laws.can_discard(table, kind_of(card))
        case Meld(plays):
            lays = lays_of(view, plays)
            return None if lays is None else laws.can_lay(table, lays)
        case TakePile():
            support, lays = support_of(view, action), lays_of(view, action.plays, action)
            if support is None or lays is None:
                return None
            return laws.can_take(table, support, lays)
        case _:
            raise AssertionError(action)


def apply_sequence_action(table: SequenceTable, view: Observation, action: Action) -> None:
    """Let the kernel do what the engine did."""
    match action:
        case Discard(card):
            moves.discard(table, kind_of(card))
        case Meld(plays):
            lays = lays_of(view, plays)
            assert lays is not None
            moves.lay(table, lays)
        case TakePile():
            support, lays = support_of(view, action), lays_of(view, action.plays, action)
            assert support is not None
            assert lays is not None
            moves.take(table, support, lays)
        case _:
            raise AssertionError(action)


def some_plays(view: Observation, chance: Chance) -> Meld | None:
    """One or two of the plays that the engine thinks of: runs, targets, sets that become one."""
    found = tuple(candidates(view))
    if not found:
        return None
    plays = tuple(chance.choice(found) for _ in range(1 + chance.below(2)))
    is_held = not missing_cards(view.hand, (card for play in plays for card in play.cards))
    return Meld(plays if is_held else plays[:1])


def check_answers(table: SequenceTable, view: Observation) -> int:
    """Ways to take the pile and to go out are judged alike; returns how many were."""
    supports = laws.supports(table) if view.public.phase == "draw" else []
    for support in supports:
        take = SequenceSpeaker(view).take(support, ())
        assert laws.can_take(table, support) == is_legal(view, take), (support, take)
    mine = find_exit(table, table.own, table.hands[table.turn])
    assert (mine is None) == (find_engine_exit(view, view.own.melds, view.hand) is None)
    return len(supports) + 1
