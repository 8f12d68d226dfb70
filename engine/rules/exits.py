"""Decides whether a player may go out, and whether the hand can be laid completely in this turn."""

from engine import exit_laws
from engine.cards import Card
from engine.exit_laws import is_concealed, is_drawn_card_thrown, is_exit_too_early, is_pile_lacking
from engine.observation import Observation
from engine.opening_laws import may_be_waived
from engine.rules.dead_ranks import dead_for
from engine.rules.foot import partner_to_wait_for
from engine.rules.free_discard import is_first_turn
from engine.rules.laying.holding import holding_of
from engine.rules.laying.laying_search import lacking
from engine.rules.laying.reach import canastas_in_reach
from engine.rules.laying.ways_out import HandExit, Opening, find_way_out, way_to_lay
from engine.ruleset.model import Ruleset
from engine.seating import partner_of, teammates
from engine.state import Phase, TableMeld
from engine.values import canasta_kind, is_unfinished_at_risk, opening_demand, opening_minimum


def missing_canastas(view: Observation, melds: tuple[TableMeld, ...]) -> int:
    """Returns how many canastas the side still lacks for going out."""
    kinds = [canasta_kind(view.rules, meld) for meld in melds]
    need = view.rules.laws.out_need
    return lacking(need, *map(kinds.count, ("natural", "mixed", "samba", "wild", "sevens")))


def is_canasta_in_reach(view: Observation) -> bool:
    """Returns whether the side has a canasta, can lay one, or needs none to go out."""
    is_needed = view.rules.out.canastas.total > 0
    return not is_needed or canastas_in_reach(holding_of(view.rules, view.own.melds, view.hand)) > 0


def is_exit_allowed(view: Observation) -> bool:
    """Returns whether first turn, pile, second hands and the partner's answer allow going out."""
    question = view.public.question
    return is_exit_allowed_after(view, None if question is None else question.answer)


def is_exit_allowed_after(view: Observation, answer: bool | None) -> bool:
    """Returns whether nothing forbids going out after this answer of the partner's."""
    return exit_laws.is_exit_allowed(
        view.rules.laws,
        answer=answer,
        has_partner=partner_of(view.rules, view.public, view.seat) is not None,
        is_first_turn=is_first_turn(view),
        has_taken=_has_taken(view),
        foot=view.public.foot_counts[view.seat],
        is_partner_ready=partner_to_wait_for(view) is None,
    )


def is_barred_by_first_turn(view: Observation) -> bool:
    """Returns whether the first turn keeps the seat from going out, or even from melding."""
    return is_exit_too_early(view.rules.laws, is_first_turn=is_first_turn(view))


def lacks_pile(view: Observation) -> bool:
    """Returns whether the seat may not go out because nobody of its side has taken the pile."""
    return is_pile_lacking(view.rules.laws, has_taken=_has_taken(view))


def _has_taken(view: Observation) -> bool:
    side = {view.seat, *teammates(view.rules, view.public, view.seat)}
    return not side.isdisjoint(view.public.takers)


def has_right_to_go_out(view: Observation, melds: tuple[TableMeld, ...]) -> bool:
    """Returns whether the side, with these melds, may end the deal with its last card."""
    is_enough = missing_canastas(view, melds) == 0 and is_exit_allowed(view)
    return is_enough and not unfinished_melds(view.rules, melds)


def unfinished_melds(rules: Ruleset, melds: tuple[TableMeld, ...]) -> tuple[TableMeld, ...]:
    """Returns the melds that have to be finished before the side may go out."""
    if not rules.out.unfinished_bars:
        return ()
    return tuple(meld for meld in melds if is_unfinished_at_risk(rules, meld))


def is_exit_concealed(
    view: Observation, melds: tuple[TableMeld, ...], *, with_discard: bool
) -> bool:
    """Returns whether going out is concealed: an own canasta, and no card joined other melds."""
    starts = view.public.facts.start_sizes
    has_grown = any(len(meld.cards) > start for meld, start in zip(melds, starts, strict=False))
    return is_concealed(
        view.rules.laws,
        sum(canasta_kind(view.rules, meld) is not None for meld in melds[len(starts) :]),
        has_thrown=with_discard,
        has_taken=view.public.facts.drew == "pile",
        has_shown=has_grown or view.public.turn in view.public.melded,
    )


def can_go_out(view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]) -> bool:
    """Returns whether the hand can be laid completely, or except for one discard."""
    return find_exit(view, melds, hand) is not None


def is_exit_certain(view: Observation) -> bool:
    """Returns whether the seat can go out in this turn whatever card it still draws.

    A red three that ends the deal is left out of account.
    """
    if view.public.phase is Phase.DRAW:
        # The one card drawn is discarded, so no rule may bar it: sevens must be free.
        is_thrown = is_drawn_card_thrown(view.rules.laws, view.public.stock_count)
        if not is_thrown or not is_exit_allowed(view):
            return False
        held = holding_of(view.rules, view.own.melds, view.hand, dead_for(view))
        return way_to_lay(held, _opening(view)) is not None
    return can_go_out(view, view.own.melds, view.hand)


def forgoes_exit(
    view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...], *, ends_turn: bool
) -> bool:
    """Returns whether a possible exit is lost with these melds and cards, or as the turn ends."""
    return is_exit_certain(view) and (ends_turn or not can_go_out(view, melds, left))


def find_exit(
    view: Observation, melds: tuple[TableMeld, ...], hand: tuple[Card, ...]
) -> HandExit | None:
    """Returns a way to empty the hand lawfully in this turn, if there is any."""
    if not is_exit_allowed(view):
        return None
    return find_way_out(view.rules, melds, hand, _opening(view), dead_for(view, melds))


def _opening(view: Observation) -> Opening:
    score, deal = view.public.scores[view.side], view.public.deal
    need, demand = opening_minimum(view.rules, score, deal), opening_demand(view.rules, score, deal)
    has_drawn = view.public.facts.drew == "stock"
    is_waivable = may_be_waived(view.rules.laws, has_drawn=has_drawn, left=1)
    return Opening(need, demand, is_waivable=is_waivable)
