"""Whether a player may go out, and whether a hand can be laid down completely in this turn."""

from collections import Counter
from dataclasses import dataclass

from engine.actions import Play
from engine.cards import Card, is_bonus, is_caliente, is_natural, is_stop
from engine.counts import remove_cards
from engine.observation import Observation
from engine.rules.feet import has_untouched_foot, partner_to_wait_for
from engine.rules.lawful import is_lawful_stop_set
from engine.rules.laying.cards import Cards
from engine.rules.laying.dealing import plays_of
from engine.rules.laying.hope import is_hopeless
from engine.rules.laying.search import lacking, search
from engine.state import Phase, TableMeld
from engine.values import canasta_kind, opening_minimum, points_in, points_of


def missing_canastas(view: Observation, melds: tuple[TableMeld, ...]) -> int:
    """How many canastas the side still lacks for going out."""
    kinds = Counter(canasta_kind(view.rules, meld) for meld in melds)
    need = view.rules.out.canastas
    return lacking(need, kinds["natural"], kinds["mixed"], kinds["samba"], kinds["wild"])


def is_exit_allowed(view: Observation) -> bool:
    """Whether second hands, and the partner's answer or its absence, leave the exit open."""
    if has_untouched_foot(view) or partner_to_wait_for(view) is not None:
        return False
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
    return any(canasta_kind(view.rules, meld) is not None for meld in melds[len(starts) :])


@dataclass(frozen=True, slots=True)
class Exit:
    """How a hand can be laid down completely: melds, and perhaps a last discard."""

    plays: tuple[Play, ...]
    last: Card | None


def can_go_out(view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]) -> bool:
    """Whether the hand can be laid completely, or but for one discard, and the deal so ended."""
    return find_exit(view, melds, hand) is not None


def is_exit_certain(view: Observation) -> bool:
    """Whether the seat can go out in this turn whatever card it still draws."""
    if view.public.phase is Phase.DRAW:
        # Then the drawn card is the discard.
        can_draw = view.public.stock_count > 0 and is_exit_allowed(view)
        return can_draw and _laid(view, view.own.melds, view.hand, may_skip=False) is not None
    return can_go_out(view, view.own.melds, view.hand)


def find_exit(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]
) -> Exit | None:
    """A way to get rid of the whole hand lawfully in this turn; exact, ``None`` means none."""
    if not is_exit_allowed(view) or is_hopeless(Cards(view.rules, melds, hand), spare=1):
        return None
    found = _laid(view, melds, hand, may_skip=True)
    for last in _special_discards(hand) if found is None else ():
        found = _laid(view, melds, remove_cards(hand, (last,)), may_skip=False)
        if found is not None:
            return Exit(found.plays, last)
    return found


def _special_discards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards other than naturals that the last discard could be, the cheapest first."""
    special = {card for card in hand if not is_natural(card) and not is_bonus(card)}
    return tuple(sorted(special, key=points_of))


def _laid(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], *, may_skip: bool
) -> Exit | None:
    """Melds that leave nothing, or one natural card, with the canastas that going out needs."""
    if is_hopeless(Cards(view.rules, melds, hand), spare=int(may_skip)):
        return None
    stops = tuple(card for card in hand if is_stop(card))
    has_lawful_stops = not stops or is_lawful_stop_set(view.rules, len(stops))
    if not has_lawful_stops or any(is_bonus(card) or is_caliente(card) for card in hand):
        return None
    cards = Cards(view.rules, melds, tuple(card for card in hand if not is_stop(card)))
    least = {
        rank: _canastas_to_open(view, melds, hand, rank)
        for rank in (0, *(cards.by_rank if may_skip else ()))
    }
    found = search(cards, may_skip=may_skip, least_by_skip=least)
    if found is None:
        return None
    plays, last = plays_of(cards, found)
    return Exit((Play(stops), *plays) if stops else plays, last)


def _canastas_to_open(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], skipped: int
) -> int | None:
    """Canastas without which the hand, but for a card of a rank, opens; ``None``: never."""
    laid = points_in(hand) - (points_of(Card(skipped * 4)) if skipped else 0)
    if melds or len(hand) == bool(skipped):
        return 0
    need = opening_minimum(view.rules, view.public.scores[view.side], view.public.deal)
    if laid >= need:
        return 0
    is_waivable = view.rules.opening.concealed_waiver and view.public.facts.drew == "stock"
    return 1 if is_waivable else None
