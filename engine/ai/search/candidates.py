"""What a searching player considers: a handful of sensible next actions, never all."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.actions import Action, DrawStock, Pass, PlayCaliente
from engine.ai.kernel import moves
from engine.ai.kernel.calientes import can_play_caliente
from engine.ai.kernel.classes import BIG, NATURALS, TWO, WILD_SET
from engine.ai.kernel.exits import Exit, find_exit
from engine.ai.kernel.laws import can_draw, can_lay, can_pass, discards
from engine.ai.kernel.policy.drawing import choose_take, possible_takes, wants_caliente
from engine.ai.kernel.policy.laying import choose_exit, choose_lays, most_naturals
from engine.ai.kernel.policy.openings import cheapest_opening
from engine.ai.kernel.policy.playing import go_out
from engine.ai.kernel.policy.sight import Sight, look
from engine.ai.kernel.policy.throwing import discard_losses
from engine.ai.kernel.speaking import Speaker
from engine.ai.kernel.table import DRAW, Lay, Table
from engine.ai.style import Style
from engine.observation import Observation
from engine.shapes import is_lawful_set

_DISCARDS = 6


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, what it does to a table, and what it is called among the reasons."""

    name: str
    action: Action
    apply: Callable[[Table], None]


def candidates(view: Observation, table: Table, style: Style) -> list[Candidate]:
    """Next actions to compare, that of the rules of thumb first.

    The table holds the own hand; no other is read.
    """
    find = _beginnings if table.phase == DRAW else _continuations
    return find(view, table, style)


def _beginnings(view: Observation, table: Table, style: Style) -> list[Candidate]:
    found: list[Candidate] = []
    if can_draw(table):
        found.append(Candidate("draw.stock", DrawStock(), moves.draw))
    elif can_pass(table):
        found.append(Candidate("draw.pass", Pass(), moves.pass_turn))
    if can_play_caliente(table):
        caliente = Candidate("draw.caliente", PlayCaliente(), moves.play_caliente)
        found.insert(0 if wants_caliente(table, style) else len(found), caliente)
    usual = choose_take(table, style)
    for take in possible_takes(table, style):
        candidate = Candidate("draw.pile", Speaker(view).take(*take), _taking(*take))
        found.insert(0 if take == usual else len(found), candidate)
    return found


def _taking(support: Lay, lays: tuple[Lay, ...]) -> Callable[[Table], None]:
    return lambda table: moves.take(table, support, lays)


def _continuations(view: Observation, table: Table, style: Style) -> list[Candidate]:
    sight = look(table, style)
    usual = choose_lays(table, sight)
    plans = [
        Candidate("meld.best", Speaker(view).meld(lays), _laying(lays))
        for lays in _plans(table, usual, style)
    ]
    discards = [
        Candidate("discard.least_loss", Speaker(view).discard(kind), _throwing(kind))
        for kind in _discards(table, sight)
    ]
    found = [*plans, *discards] if usual else [*discards, *plans]
    way_out = find_exit(table, table.melds[table.side], table.hands[table.turn])
    if way_out is not None:
        does_pay = choose_exit(table, sight) is not None
        found.insert(0 if does_pay else len(found), _exit(view, way_out))
    return found


def _laying(lays: tuple[Lay, ...]) -> Callable[[Table], None]:
    return lambda table: moves.lay(table, lays)


def _throwing(kind: int) -> Callable[[Table], None]:
    return lambda table: moves.discard(table, kind)


def _exit(view: Observation, found: Exit) -> Candidate:
    speaker = Speaker(view)
    action = speaker.meld(found.lays) if found.lays else speaker.discard(found.last)
    return Candidate("out.now", action, lambda table: go_out(table, found))


def _plans(table: Table, usual: tuple[Lay, ...], style: Style) -> list[tuple[Lay, ...]]:
    """Groups worth laying now, the usual one first; a turn is laid step by step."""
    plans = [usual]
    if not table.melds[table.side].has_opened:
        plans.extend(_openings(table, style))
    else:
        plans.extend((lay,) for lay in _single_lays(table))
    return [plan for plan in dict.fromkeys(plans) if plan and can_lay(table, plan)]


def _openings(table: Table, style: Style) -> list[tuple[Lay, ...]]:
    """The cheapest opening, and the cheapest ones that keep one of its ranks in the hand."""
    limits, need = table.seating.limits, table.seating.needs[table.side]
    hand = table.hands[table.turn]
    cheapest = cheapest_opening(limits, hand, need, style) or ()
    others = (
        cheapest_opening(limits, hand, need, style, without=rank) or () for rank, *_ in cheapest
    )
    return [cheapest, *others]


def _single_lays(table: Table) -> list[Lay]:
    """Sets that could grow or begin, by naturals alone or with wild cards to finish them."""
    melds, hand, rules = table.melds[table.side], table.hands[table.turn], table.seating.rules
    found: list[Lay] = []
    for rank in range(NATURALS):
        more, have = most_naturals(table, rank), melds.sizes[rank]
        if not more and not have:
            continue
        if more and (have or more >= rules.meld.min_size):
            found.append((rank, more, 0, 0))
        wilds = rules.canasta.size - have - more if have else rules.meld.min_size - more
        held = melds.wilds(rank)
        if 0 < wilds <= hand[TWO] + hand[BIG] and is_lawful_set(
            table.seating.limits, melds.naturals[rank] + more, held + wilds
        ):
            small = min(wilds, hand[TWO])
            found.append((rank, more, small, wilds - small))
    return [*found, *_single_wilds(table), *_wilds_alone(table)]


def _single_wilds(table: Table) -> list[Lay]:
    """A wild card of either kind on a set that it brings nearer to its canasta."""
    melds, hand, rules = table.melds[table.side], table.hands[table.turn], table.seating.rules
    return [
        (rank, 0, int(kind == TWO), int(kind == BIG))
        for rank in range(NATURALS)
        if 0 < melds.sizes[rank] < rules.canasta.size - 1
        and is_lawful_set(table.seating.limits, melds.naturals[rank], melds.wilds(rank) + 1)
        for kind in (TWO, BIG)
        if hand[kind]
    ]


def _wilds_alone(table: Table) -> list[Lay]:
    """Wild cards for a meld of their own: all of them, or as few as begin one."""
    rules, hand = table.seating.rules, table.hands[table.turn]
    have = table.melds[table.side].sizes[WILD_SET]
    most = min(hand[TWO] + hand[BIG], rules.canasta.size - have)
    least = max(1, rules.meld.min_size - have)
    if not rules.meld.all_wild_sets or most < least:
        return []
    counts = {most: min(most, hand[TWO]), least: min(least, hand[TWO])}
    return [(WILD_SET, 0, small, count - small) for count, small in counts.items()]


def _discards(table: Table, sight: Sight) -> list[int]:
    kinds = discards(table)
    return least_losses(kinds, discard_losses(table, sight, kinds))


def least_losses(kinds: list[int], losses: list[float]) -> list[int]:
    """The kinds that cost least to throw; no joker beside a two, which freezes as well."""
    by_kind = dict(zip(kinds, losses, strict=True))
    sensible = [kind for kind in kinds if kind != BIG or TWO not in by_kind]
    return sorted(sensible, key=by_kind.__getitem__)[:_DISCARDS]
