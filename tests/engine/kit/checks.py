"""Properties that hold at every step of every deal under every ruleset."""

import json
from collections import Counter
from collections.abc import Callable

from engine import (
    Answer,
    AskPartner,
    Card,
    DealScored,
    Discard,
    DrawStock,
    Meld,
    MeldKind,
    Pass,
    Phase,
    PlayCaliente,
    PlaySpecialHand,
    Refused,
    Ruleset,
    State,
    TableMeld,
    actor_of,
    decide,
    fold,
    is_bonus,
    is_legal,
    missing_cards,
    observe,
    rank_of,
    suit_of,
    verify,
)
from engine.cards import CALIENTE, JOKER
from engine.codec.forms import format_action, format_event, parse_action, parse_event
from engine.dealcode import full_deck
from engine.position import format_position, parse_position
from engine.rules.options import TO_OPEN, WITH_OTHERS
from engine.shapes import is_lawful_set
from engine.values import is_freezing
from tests.engine.kit.deals import Step
from tests.engine.kit.player import offered


def all_cards(state: State) -> Counter[Card]:
    """Returns every card of the table, wherever it lies."""
    cards = Counter((*state.hidden.stock, *state.hidden.base, *state.public.pile))
    for foot in state.hidden.feet:
        cards.update(foot)
    for private in state.private:
        cards.update(private.hand)
    for side in state.public.sides:
        cards.update((*side.bonus, *side.aside))
        cards.update([CALIENTE] * side.caliente_played)
    for melds in state.public.melds_by_side:
        cards.update(card for meld in melds for card in meld.cards)
    return cards


def check_cards_are_conserved(step: Step) -> None:
    assert all_cards(step.after) == Counter(full_deck(step.after.rules))


def check_public_counts_are_true(step: Step) -> None:
    public = step.after.public
    assert public.hand_counts == tuple(len(private.hand) for private in step.after.private)
    assert public.foot_counts == tuple(map(len, step.after.hidden.feet))
    assert public.stock_count == len(step.after.hidden.stock)
    assert public.base_count == len(step.after.hidden.base)


def check_second_hands_are_taken_up_once(step: Step) -> None:
    public, size = step.after.public, step.after.rules.deal.foot_size
    feet = enumerate(zip(public.foot_counts, public.in_foot, strict=True))
    for seat, (count, is_taken) in feet:
        if seat in public.sitting_out:
            assert (count, is_taken) == (0, False)
        else:
            assert (count, is_taken) in {(size, False), (0, size > 0)}
    assert all(public.in_foot[seat] for seat in public.played_foot)


def check_known_cards_are_held(step: Step) -> None:
    for known, private in zip(step.after.public.known, step.after.private, strict=True):
        assert not missing_cards(private.hand, known)


def check_drawn_cards_are_held(step: Step) -> None:
    for private in step.after.private:
        assert not missing_cards(private.hand, private.drawn)


def check_frozen_means_a_wild_or_bonus_card_in_the_pile(step: Step) -> None:
    public = step.after.public
    rules = step.after.rules
    freezing = [
        at for at, card in enumerate(public.pile) if is_freezing(rules, card) or is_bonus(card)
    ]
    assert public.is_frozen == bool(freezing)
    assert list(public.crosswise) == freezing


def check_melds_are_lawful(step: Step) -> None:
    rules = step.after.rules
    for at, side in enumerate(step.after.public.sides):
        assert all(is_lawful(rules, meld) for meld in side.melds)
        limit, closed = rules.meld.sets_per_rank, rules.meld.closed_at or 1000
        ranks = [
            meld.rank
            for meld in side.melds
            if meld.rank is not None and (limit == "one" or len(meld.cards) < closed)
        ]
        # Partners found during a deal may each have begun a set of the same rank.
        most = 2 if at in step.after.public.pair else 1
        assert limit == "unlimited" or all(ranks.count(rank) <= most for rank in ranks)


def is_lawful(rules: Ruleset, meld: TableMeld) -> bool:
    """Returns whether a meld on the table keeps the rules of its kind, in table order."""
    is_sorted = list(meld.cards) == [*sorted(meld.naturals), *sorted(meld.wilds)]
    if meld.is_stops:
        most = rules.stop.meld_max or len(meld.cards)
        return not meld.wilds and 3 <= len(meld.cards) <= most
    ranks = [rank_of(card) for card in meld.naturals]
    if meld.kind is MeldKind.SEQUENCE:
        has_suit = len({suit_of(card) for card in meld.cards}) == 1
        is_line = ranks == list(range(ranks[0], ranks[0] + len(ranks))) and not meld.wilds
        is_sized = 3 <= len(ranks) <= rules.limits.longest_run
        return is_line and is_sized and (has_suit or not rules.meld.sequence_one_suit)
    if meld.kind is MeldKind.WILD:
        most = rules.meld.wild_melds_closed_at or rules.meld.closed_at or 1000
        jokers = meld.cards.count(JOKER)
        twos = len(meld.cards) - jokers
        is_set_of_twos = not rules.meld.twos_as_rank or is_lawful_set(rules.limits, twos, jokers)
        return not ranks and 3 <= len(meld.cards) <= most and is_set_of_twos
    is_set = is_lawful_set(rules.limits, len(meld.naturals), len(meld.wilds))
    return len(set(ranks)) == 1 and is_sorted and is_set


def check_only_the_actor_may_act(step: Step) -> None:
    actor = actor_of(step.before.rules, step.before.public)
    for seat in range(step.before.rules.players):
        if seat != actor:
            refusals = verify(observe(step.before, seat), step.action)
            assert "turn.not_yours" in {refusal.rule for refusal in refusals}


def check_options_agree_with_verdicts(step: Step) -> None:
    view = step.view
    found = offered(view)
    assert found.can_draw == is_legal(view, DrawStock())
    assert found.can_pass == is_legal(view, Pass())
    assert found.can_play_caliente == is_legal(view, PlayCaliente())
    assert (found.special is not None) == is_legal(view, PlaySpecialHand())
    assert found.can_ask == is_legal(view, AskPartner())
    assert found.must_answer == is_legal(view, Answer(is_yes=True))
    for take in found.takes:
        assert verify(view, take.action) == take.refusals
        assert {refusal.rule for refusal in take.refusals} <= set(TO_OPEN)
    for group in found.groups:
        rules = {refusal.rule for refusal in verify(view, Meld((group,)))}
        assert rules <= set(WITH_OTHERS)
    for card in set(view.hand):
        assert is_legal(view, Discard(card)) == (card in found.discards)


def check_facts_survive_writing(step: Step) -> None:
    """Checks that events, written as JSON and read back, lead to the state of the decision."""
    written = [format_event(event) for event in step.events]
    assert fold(step.before, map(parse_event, written)) == step.after


def check_decisions_repeat(step: Step) -> None:
    """Checks that the same state and action give the same events: deciding changes nothing."""
    decision = decide(step.before, step.action)
    assert not isinstance(decision, Refused)
    assert decision.events == step.events


def check_positions_survive_writing(step: Step) -> None:
    written = json.dumps(format_position(step.after))
    assert parse_position(json.loads(written)) == step.after


def check_actions_survive_writing(step: Step) -> None:
    assert parse_action(format_action(step.action)) == step.action


def check_scores_add_up(step: Step) -> None:
    for event in step.events:
        if isinstance(event, DealScored):
            for side, score in enumerate(event.sides):
                assert score.total == sum(item.points for item in score.items)
                assert score.match == step.before.public.scores[side] + score.total
                assert all(item.points % 5 == 0 for item in score.items)


def check_the_end_fits(step: Step) -> None:
    public = step.after.public
    is_over = public.phase is Phase.OVER
    assert is_over == (public.end is not None)
    assert is_over == any(isinstance(event, DealScored) for event in step.events)
    assert (public.end == "out") == (public.out is not None)
    assert (public.end == "special-hand") == (public.special is not None)
    if public.out is not None:
        assert not step.after.private[public.out].hand
    if public.end == "pass":
        assert not public.stock_count
        ends_alone = step.after.rules.exhaustion.ends_with_turn
        assert isinstance(step.action, Discard if ends_alone else Pass)


EVERY_STEP: tuple[Callable[[Step], None], ...] = (
    check_cards_are_conserved,
    check_public_counts_are_true,
    check_second_hands_are_taken_up_once,
    check_known_cards_are_held,
    check_drawn_cards_are_held,
    check_frozen_means_a_wild_or_bonus_card_in_the_pile,
    check_melds_are_lawful,
    check_only_the_actor_may_act,
    check_options_agree_with_verdicts,
    check_facts_survive_writing,
    check_decisions_repeat,
    check_actions_survive_writing,
    check_scores_add_up,
    check_the_end_fits,
)
