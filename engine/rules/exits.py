"""Whether a player may go out, and whether a hand can be laid down completely in this turn."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions import Play
from engine.cards import Card, Rank, is_bonus, is_caliente, is_stop, is_wild
from engine.counts import naturals_by_rank, remove_cards
from engine.observation import Observation
from engine.rules.lawful import is_lawful_set
from engine.ruleset.model import Ruleset
from engine.state import Phase, TableMeld
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
    """Whether going out now is concealed: an own canasta, and nothing ever joined other melds."""
    if view.public.turn in view.public.melded:
        return False
    starts = view.public.facts.start_sizes
    if any(len(meld.cards) > start for meld, start in zip(melds, starts, strict=False)):
        return False
    size = view.rules.canasta.size
    return any(len(meld.cards) >= size and not meld.is_stops for meld in melds[len(starts) :])


@dataclass(frozen=True, slots=True)
class Exit:
    """How a hand can be laid down completely: melds, and perhaps a last discard."""

    plays: tuple[Play, ...]
    last: Card | None


@dataclass(frozen=True, slots=True)
class _Base:
    """A set once every natural card is laid, before wild cards are spread."""

    index: int | None
    gained: tuple[Card, ...]
    naturals: int
    wilds: int
    size_before: int


def can_go_out(view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]) -> bool:
    """Whether the hand can be laid completely, or but for one discard, and the deal so ended."""
    return find_exit(view, melds, hand) is not None


def is_exit_certain(view: Observation) -> bool:
    """Whether the seat can go out in this turn whatever card it still draws."""
    if view.public.phase is Phase.DRAW:
        # Then the drawn card is the discard.
        has_stock = view.public.stock_count > 0
        return has_stock and _plays_before(view, view.own.melds, view.hand, None) is not None
    return can_go_out(view, view.own.melds, view.hand)


def find_exit(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]
) -> Exit | None:
    """A way to get rid of the whole hand lawfully in this turn; exact, ``None`` means none."""
    if not is_exit_allowed(view):
        return None
    for last in (None, *sorted(set(hand))):
        plays = _plays_before(view, melds, hand, last)
        if plays is not None:
            return Exit(plays, last)
    return None


def _plays_before(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], last: Card | None
) -> tuple[Play, ...] | None:
    """Melds that leave only the last card, with the canastas that going out needs."""
    if last is not None and is_bonus(last):
        return None
    rest = hand if last is None else remove_cards(hand, (last,))
    if not rest:
        return () if missing_canastas(view, melds) == 0 else None
    least = 0 if melds else _canastas_to_open(view, rest)
    if least is None:
        return None
    stops = tuple(card for card in rest if is_stop(card))
    if not _are_layable(view.rules, rest, len(stops)):
        return None
    plays = _layings(view.rules, melds, rest, least)
    return plays if plays is None or not stops else (Play(stops), *plays)


def _are_layable(rules: Ruleset, cards: tuple[Card, ...], stops: int) -> bool:
    most = rules.stop.meld_max
    has_lawful_stops = not stops or (
        stops >= rules.stop.meld_min and (most is None or stops <= most)
    )
    return has_lawful_stops and not any(is_bonus(card) or is_caliente(card) for card in cards)


def _canastas_to_open(view: Observation, laid: tuple[Card, ...]) -> int | None:
    """Canastas without which these cards do not open; ``None`` when they never do."""
    need = opening_minimum(view.rules, view.public.scores[view.side], view.public.deal)
    if points_in(laid) >= need:
        return 0
    is_waivable = view.rules.opening.concealed_waiver and view.public.facts.drew == "stock"
    return 1 if is_waivable else None


def _layings(
    rules: Ruleset, melds: tuple[TableMeld, ...], cards: tuple[Card, ...], least: int
) -> tuple[Play, ...] | None:
    """Plays that lay every card and reach the canastas that going out needs, or more."""
    wilds = tuple(card for card in cards if is_wild(card))
    bases = tuple(_bases(melds, cards))
    reached: dict[tuple[int, Canastas], tuple[int, ...]] = {(0, (0, 0)): ()}
    for base in bases:
        following: dict[tuple[int, Canastas], tuple[int, ...]] = {}
        for (used, have), spread in reached.items():
            for more, natural, mixed in _additions(rules, base, len(wilds) - used):
                key = (used + more, (have[0] + natural, have[1] + mixed))
                following.setdefault(key, (*spread, more))
        reached = following
    for (used, canastas), spread in reached.items():
        if used == len(wilds) and sum(canastas) >= least and _lacking(rules, canastas) == 0:
            return tuple(_spread(bases, spread, wilds))
    return None


def _bases(melds: tuple[TableMeld, ...], cards: tuple[Card, ...]) -> Iterator[_Base]:
    gained = naturals_by_rank(cards)
    for index, meld in enumerate(melds):
        if not meld.is_stops:
            more = gained.pop(meld.rank or Rank.JOKER, ())
            naturals = len(meld.naturals) + len(more)
            yield _Base(index, more, naturals, len(meld.wilds), len(meld.cards))
    for group in gained.values():
        yield _Base(None, group, len(group), 0, 0)


def _additions(rules: Ruleset, base: _Base, available: int) -> Iterator[tuple[int, int, int]]:
    """Ways to add wild cards to a set: how many, and the canasta that results."""
    for more in range(available + 1):
        if more and not rules.meld.wild_on_canasta and base.size_before >= rules.canasta.size:
            return
        wilds = base.wilds + more
        if is_lawful_set(rules, base.naturals, wilds):
            is_canasta = base.naturals + wilds >= rules.canasta.size
            yield more, int(is_canasta and not wilds), int(is_canasta and wilds > 0)


def _spread(
    bases: tuple[_Base, ...], spread: tuple[int, ...], wilds: tuple[Card, ...]
) -> Iterator[Play]:
    start = 0
    for base, count in zip(bases, spread, strict=True):
        cards = (*base.gained, *wilds[start : start + count])
        start += count
        if cards:
            yield Play(cards, base.index)
