"""Whether a player may go out, and whether a hand can be laid down completely in this turn."""

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, Rank, is_bonus, is_caliente, is_stop, is_wild, rank_of
from engine.counts import remove_cards
from engine.observation import Observation
from engine.ruleset.model import Ruleset
from engine.state import TableMeld
from engine.values import canasta_kind, opening_minimum, points_in

Canastas = tuple[int, int]
"""Natural and mixed canastas of a side."""


def missing_canastas(view: Observation, melds: tuple[TableMeld, ...]) -> int:
    """How many canastas the side still lacks for going out."""
    kinds = Counter(canasta_kind(view.rules, meld) for meld in melds)
    return _lacking(view.rules, (kinds["natural"], kinds["mixed"]), kinds["samba"], kinds["wild"])


def _lacking(rules: Ruleset, canastas: Canastas, sambas: int = 0, wilds: int = 0) -> int:
    need = rules.out.canastas
    have = (*canastas, sambas, wilds)
    by_kind = (need.natural, need.mixed, need.samba, need.wild)
    lacking = sum(max(0, wanted - held) for wanted, held in zip(by_kind, have, strict=True))
    return max(lacking, need.total - sum(have))


def is_exit_allowed(view: Observation) -> bool:
    """Whether the partner's answer, or its absence, leaves the exit open."""
    question = view.public.question
    answer = None if question is None else question.answer
    if view.rules.ask.mode == "mandatory":
        return answer is True
    return answer is not False


def has_right_to_go_out(view: Observation, melds: tuple[TableMeld, ...]) -> bool:
    """Whether the side, with these melds, may end the deal by its last card."""
    return missing_canastas(view, melds) == 0 and is_exit_allowed(view)


def is_concealed(view: Observation, melds: tuple[TableMeld, ...]) -> bool:
    """Whether going out now is concealed: nothing laid in earlier turns, and an own canasta."""
    if view.public.turn in view.public.melded:
        return False
    starts = view.public.facts.start_sizes
    sizes = ((len(meld.cards), starts[i] if i < len(starts) else 0) for i, meld in enumerate(melds))
    return any(size - start >= view.rules.canasta.size for size, start in sizes)


def can_go_out(view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]) -> bool:
    """Whether the hand can be laid completely, or but for one discard, and the deal so ended."""
    if not is_exit_allowed(view):
        return False
    last_cards: tuple[Card | None, ...] = (None, *sorted(set(hand)))
    return any(_goes_out_with(view, melds, hand, last) for last in last_cards)


def _goes_out_with(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], last: Card | None
) -> bool:
    if last is not None and is_bonus(last):
        return False
    rest = hand if last is None else remove_cards(hand, (last,))
    if not rest:
        return missing_canastas(view, melds) == 0
    outcomes = _layings(view.rules, melds, rest)
    if not any(_lacking(view.rules, canastas) == 0 for canastas in outcomes):
        return False
    return bool(melds) or _opens(view, rest)


def _opens(view: Observation, laid: tuple[Card, ...]) -> bool:
    need = opening_minimum(view.rules, view.public.scores[view.side], view.public.deal)
    is_waived = view.rules.opening.concealed_waiver and view.public.facts.drew == "stock"
    return is_waived or points_in(laid) >= need


def _layings(
    rules: Ruleset, melds: tuple[TableMeld, ...], cards: tuple[Card, ...]
) -> set[Canastas]:
    """The canastas that the side can have after laying all the cards; empty when it cannot."""
    if any(is_bonus(card) or is_caliente(card) for card in cards):
        return set()
    stops = sum(map(is_stop, cards))
    most = rules.stop.meld_max
    if stops and (stops < rules.stop.meld_min or (most is not None and stops > most)):
        return set()
    wilds = sum(map(is_wild, cards))
    reached: set[tuple[int, Canastas]] = {(0, (0, 0))}
    for shape in _shapes(melds, cards):
        reached = {
            (used + more, (have[0] + natural, have[1] + mixed))
            for used, have in reached
            for more, natural, mixed in _additions(rules, shape, wilds - used)
        }
    return {canastas for used, canastas in reached if used == wilds}


def _shapes(
    melds: tuple[TableMeld, ...], cards: tuple[Card, ...]
) -> Iterator[tuple[int, int, int]]:
    """Sets after every natural card is laid: naturals, wilds, and cards before."""
    gained = Counter(rank_of(card) for card in cards if not is_wild(card) and not is_stop(card))
    for meld in melds:
        if not meld.is_stops:
            rank = meld.rank or Rank.JOKER
            yield len(meld.naturals) + gained.pop(rank, 0), len(meld.wilds), len(meld.cards)
    for count in gained.values():
        yield count, 0, 0


def _additions(
    rules: Ruleset, shape: tuple[int, int, int], available: int
) -> Iterator[tuple[int, int, int]]:
    """Ways to add wild cards to a set: how many, and the canasta that results."""
    naturals, wilds, size_before = shape
    for more in range(available + 1):
        if more and not rules.meld.wild_on_canasta and size_before >= rules.canasta.size:
            return
        if not is_lawful_set(rules, naturals, wilds + more):
            continue
        is_canasta = naturals + wilds + more >= rules.canasta.size
        is_mixed = wilds + more > 0
        yield more, int(is_canasta and not is_mixed), int(is_canasta and is_mixed)


def is_lawful_set(rules: Ruleset, naturals: int, wilds: int) -> bool:
    """Whether so many natural and wild cards make a set."""
    options = rules.meld
    return (
        naturals + wilds >= options.min_size
        and naturals >= options.min_naturals
        and (options.wild_cap is None or wilds <= options.wild_cap)
        and (not options.natural_majority or naturals > wilds)
        and (options.closed_at is None or naturals + wilds <= options.closed_at)
    )
