"""Finds contradictions between options that make rules unplayable."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from engine.cards import NATURAL_RANKS, PACK
from engine.ruleset.model import Ruleset
from engine.ruleset.out_of_reach import out_of_reach
from engine.ruleset.outcome_options import SPECIAL_SIZE
from engine.ruleset.problem import Problem, problem

_RED_THREES_IN_A_PACK = 2


def problems(ruleset: Ruleset) -> tuple[Problem, ...]:
    """Returns every contradiction between the options; empty when the rules can be played."""
    found = tuple(found for check in _CHECKS for found in check(ruleset))
    return found or tuple(out_of_reach(ruleset, sum(_playing(ruleset))))


def _playing(ruleset: Ruleset) -> tuple[int, ...]:
    """Returns, by side, how many of its seats play in a deal."""
    sizes = tuple(map(len, ruleset.seats.sides))
    largest = max(sizes, default=0)
    return tuple(size - ruleset.seats.sitting_out * (size == largest) for size in sizes)


def _seats(ruleset: Ruleset) -> Iterator[Problem]:
    sides, out = ruleset.seats.sides, ruleset.seats.sitting_out
    if sorted(seat for side in sides for seat in side) != list(range(ruleset.players)):
        yield problem("seats.not_a_partition", "seats.sides", players=ruleset.players)
    if not 2 <= len(sides) <= 5 or not all(sides):
        yield problem("seats.empty_side", "seats.sides")
        return
    playing = _playing(ruleset)
    if min(playing) < 1:
        size = ruleset.seats.largest_side
        yield problem("seats.nobody_plays", "seats.sitting_out", sitting_out=out, size=size)
    elif len(set(playing)) > 1:
        yield problem("seats.uneven", "seats.sides")
    if ruleset.seats.lone_hand and tuple(map(len, sides)) != (1, 1, 1):
        yield problem("seats.lone_hand_of_three", "seats.lone_hand")
    if ruleset.teams is not None and ruleset.teams != len(sides):
        yield problem("seats.wrong_teams", "seats.sides", teams=ruleset.teams, sides=len(sides))


def _deck(ruleset: Ruleset) -> Iterator[Problem]:
    hands = sum(_playing(ruleset)) * (ruleset.deal.hand_size + ruleset.deal.foot_size)
    base = max(NATURAL_RANKS) if ruleset.deal.pile_base else 0
    need, have = hands + 1 + base, ruleset.deck.count * len(PACK) + ruleset.caliente.count
    if need > have:
        yield problem("deck.too_small", "deck.count", need=need, have=have)


def _base(ruleset: Ruleset) -> Iterator[Problem]:
    if ruleset.deal.pile_base and ruleset.pile.most_taken is not None:
        yield problem("deal.base_stays", "deal.pile_base")
    if ruleset.deal.pile_base and not ruleset.deal.upcard:
        yield problem("deal.base_without_upcard", "deal.pile_base")


def _feet(ruleset: Ruleset) -> Iterator[Problem]:
    size = ruleset.deal.foot_size
    may_keep = ruleset.bonus.may_be_forgotten
    if may_keep and 0 < size <= ruleset.deck.count * _RED_THREES_IN_A_PACK:
        yield problem("deal.empty_foot", "deal.foot_size", size=size)
    if ruleset.out.needs_partner_in_foot and not size:
        yield problem("out.no_feet", "out.needs_partner_in_foot")


def _opening(ruleset: Ruleset) -> Iterator[Problem]:
    table = ruleset.opening.table
    if not table:
        yield problem("opening.no_steps", "opening.table")
    if ruleset.opening.basis == "round" and any((step.score or 0) < 1 for step in table):
        yield problem("opening.score_in_rounds", "opening.table")


def _melds(ruleset: Ruleset) -> Iterator[Problem]:
    meld, canasta, stop = ruleset.meld, ruleset.canasta, ruleset.stop
    if meld.min_naturals > meld.min_size:
        yield problem(
            "meld.more_naturals_than_cards",
            "meld.min_naturals",
            naturals=meld.min_naturals,
            size=meld.min_size,
        )
    if meld.closed_at is not None and meld.closed_at < canasta.size:
        yield problem(
            "canasta.out_of_reach", "meld.closed_at", closed_at=meld.closed_at, size=canasta.size
        )
    closed_at = meld.wild_melds_closed_at
    if meld.all_wild_sets and closed_at is not None and closed_at < canasta.size:
        yield problem(
            "canasta.wild_out_of_reach",
            "meld.wild_melds_closed_at",
            closed_at=closed_at,
            size=canasta.size,
        )
    if canasta.min_naturals > canasta.size:
        yield problem(
            "canasta.more_naturals_than_cards",
            "canasta.min_naturals",
            naturals=canasta.min_naturals,
            size=canasta.size,
        )
    least, most = stop.meld_min, stop.meld_max
    if least is not None and most is not None and most < least:
        yield problem("stop.least_above_most", "stop.meld_max", least=least, most=most)


def _pile(ruleset: Ruleset) -> Iterator[Problem]:
    if ruleset.pile.add_to_sequence and not ruleset.meld.sequences:
        yield problem("pile.no_sequences", "pile.add_to_sequence")
    if ruleset.pile.wild_pair and not ruleset.meld.all_wild_sets:
        yield problem("pile.no_wild_sets", "pile.wild_pair")


def _out(ruleset: Ruleset) -> Iterator[Problem]:
    need, meld = ruleset.out.canastas, ruleset.meld
    kinds = need.natural + need.mixed + need.wild + need.samba + need.sevens
    if kinds > need.total:
        yield problem("out.kinds_above_total", "out.canastas.total", kinds=kinds, total=need.total)
    if need.mixed and meld.wild_cap == 0:
        yield problem("out.no_mixed", "out.canastas.mixed")
    elif need.mixed:
        yield from _mixed_out_of_reach(ruleset)
    if need.wild and not meld.all_wild_sets:
        yield problem("out.no_wild_sets", "out.canastas.wild")
    if need.samba and not meld.sequences:
        yield problem("out.no_sequences", "out.canastas.samba")
    if need.sevens and ruleset.score.sevens_canasta is None:
        yield problem("out.no_sevens", "out.canastas.sevens")


def _mixed_out_of_reach(ruleset: Ruleset) -> Iterator[Problem]:
    """Yields the problem that full melds have no place for a wild card beside the natural ones."""
    closed_at, naturals = ruleset.meld.closed_at, ruleset.canasta.min_naturals
    if closed_at is not None and closed_at <= naturals:
        yield problem(
            "out.mixed_out_of_reach", "out.canastas.mixed", closed_at=closed_at, naturals=naturals
        )


def _ask(ruleset: Ruleset) -> Iterator[Problem]:
    are_alone = max(_playing(ruleset), default=0) == 1 and not ruleset.seats.lone_hand
    if ruleset.ask.mode != "off" and are_alone:
        yield problem("ask.no_partner", "ask.mode")


def _bonus(ruleset: Ruleset) -> Iterator[Problem]:
    counts = [step.count for step in ruleset.bonus.set_extra]
    have = ruleset.deck.count * _RED_THREES_IN_A_PACK
    if max(counts, default=0) > have:
        yield problem("bonus.out_of_reach", "bonus.set_extra", count=max(counts), have=have)


def _unordered(ruleset: Ruleset) -> Iterator[Problem]:
    """Yields the problems of tables whose steps do not ascend."""
    opening, jokers = ruleset.opening.table, ruleset.score.wild_canasta_by_jokers
    bonus, aside = ruleset.bonus.set_extra, ruleset.stop.aside_extra
    tables = {
        ("opening.unordered", "opening.table"): [
            float("-inf") if step.score is None else step.score for step in opening
        ],
        ("bonus.unordered", "bonus.set_extra"): [step.count for step in bonus],
        ("stop.aside_unordered", "stop.aside_extra"): [step.count for step in aside],
        ("score.wild_unordered", "score.wild_canasta_by_jokers"): [step.jokers for step in jokers],
    }
    for (rule, option), steps in tables.items():
        if any(lower >= upper for lower, upper in pairwise(steps)):
            yield problem(rule, option)


def _short_sequences(ruleset: Ruleset) -> Iterator[Problem]:
    below, size = ruleset.score.short_sequence_below, ruleset.canasta.size
    if ruleset.meld.sequences and ruleset.score.short_sequence and below > size:
        yield problem("score.short_canastas", "score.short_sequence_below", below=below, size=size)


def _special_hands(ruleset: Ruleset) -> Iterator[Problem]:
    size = ruleset.deal.hand_size + ruleset.draw.count
    if ruleset.has_special_hands and size != SPECIAL_SIZE:
        yield problem("special.wrong_size", "deal.hand_size", size=size)


def _end(ruleset: Ruleset) -> Iterator[Problem]:
    if ruleset.end.target is None and ruleset.end.rounds is None:
        yield problem("end.never", "end.target")


def _caliente(ruleset: Ruleset) -> Iterator[Problem]:
    if "caliente" in ruleset.variations and not ruleset.caliente.count:
        yield problem("caliente.no_cards", "caliente.count")
    if not ruleset.caliente.held_multipliers:
        yield problem("caliente.no_factors", "caliente.held_multipliers")


_CHECKS: tuple[Callable[[Ruleset], Iterator[Problem]], ...] = (
    _seats,
    _deck,
    _base,
    _feet,
    _opening,
    _melds,
    _pile,
    _out,
    _ask,
    _bonus,
    _unordered,
    _short_sequences,
    _special_hands,
    _end,
    _caliente,
)
