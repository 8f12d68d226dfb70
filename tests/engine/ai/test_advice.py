"""Advice is legal, fair, and given for reasons that are true."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    Accepted,
    Advice,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Play,
    TakePile,
    actor_of,
    advise,
    decide,
    facts,
    fold,
    is_legal,
    make_agent,
    observe,
    parse_card,
    parse_cards,
    parse_position,
    rank_of,
)
from engine.ai.advice import trial_moves
from engine.ai.search.effort import Effort, Efforts
from tests.engine.ai.test_players import begin

POSITION: dict[str, Any] = {
    "rules": {"edition": "winning-moves-deluxe", "players": 4},
    "deal": 1,
    "dealer": 3,
    "turn": 0,
    "phase": "play",
    "drew": "stock",
    "hands": ["9h 9d 9s Ks Ad Qc 2h 4c", 9, 11, 10],
    "melds": [[{"kind": "set", "cards": "6h 6d 6c"}], [{"kind": "set", "cards": "Kc Kd Kh"}]],
    "pile": "4s 5h 7c Td",
    "stock": {"count": 40},
}


def view_of(**changes: Any) -> Observation:
    state = parse_position(POSITION | changes)
    return observe(state, actor_of(state.rules, state.public))


@pytest.fixture(autouse=True)
def at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduces the number of worlds and of turns in each, which is enough here."""
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(worlds=4, turns=1)))


def ids(view: Observation, action: object) -> set[str]:
    return {reason.id for reason in facts(view, action)}  # type: ignore[arg-type]


def moments(edition: str) -> Iterator[Observation]:
    """Returns every sixth view of a deal."""
    state, agent = begin(edition, "advice"), make_agent("club")
    for number in range(60):
        view = observe(state, actor_of(state.rules, state.public))
        if number % 6 == 0:
            yield view
        decision = decide(state, agent.choose(view, str(number)).action)
        assert isinstance(decision, Accepted)
        state = fold(state, decision.events)


def check(view: Observation, found: tuple[Advice, ...]) -> None:
    assert 1 <= len(found) <= 3
    assert len({advice.action for advice in found}) == len(found)
    for advice in found:
        assert is_legal(view, advice.action)
        assert advice.reasons
    assert found[0].behind in (0, None)


@pytest.mark.parametrize(
    "edition", ["winning-moves-deluxe", "complete-samba", "complete-hand-and-foot"]
)
def test_advice_is_lawful_in_every_moment_of_a_deal(edition: str) -> None:
    for number, view in enumerate(moments(edition)):
        check(view, advise(view, str(number)))


def test_the_better_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds although a move tried in more worlds may score below one that was given up."""
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(32, 4)))
    for seed in map(str, range(4)):
        behind = [advice.behind for advice in advise(view_of(), seed) if advice.behind is not None]
        assert len(behind) == 3
        assert behind == sorted(behind)


def test_it_follows_from_what_the_seat_sees_and_the_seed() -> None:
    view = view_of()
    assert advise(view, "seed") == advise(replace(view), "seed")


def test_a_question_of_the_partner_is_answered() -> None:
    view = view_of(turn=2, phase="answer", asked=2, melds=[[], []])
    found = advise(view, "seed")
    check(view, found)
    assert found[0].action == make_agent("club").choose(view, "seed").action


def test_where_runs_ignore_suits_there_are_other_ways_too() -> None:
    house = {"meld.sequence_one_suit": False}
    rules = {"edition": "complete-samba", "players": 4, "house": house}
    view = view_of(rules=rules, hands=["4h 5h 6h 9d 9c Kd Ks Qc Jc", 9, 11, 10])
    found = advise(view, "seed")
    check(view, found)
    assert len(found) == 3


class TestFacts:
    def test_a_card_that_the_next_player_can_add_is_warned_of(self) -> None:
        assert "fact.next_can_add" in ids(view_of(), Discard(parse_card("Ks")))
        assert "fact.next_can_add" not in ids(view_of(), Discard(parse_card("Qc")))

    def test_where_a_rank_is_can_be_counted(self) -> None:
        found = facts(view_of(pile="Kh 4s"), Discard(parse_card("Ks")))
        seen = next(reason for reason in found if reason.id == "fact.rank_seen")
        assert dict(seen.params) == {"melded": 3, "piled": 1, "unseen": 3}

    def test_a_rank_that_the_next_player_threw_is_safer(self) -> None:
        thrown = [{"seat": 1, "card": "Qd"}]
        assert "fact.next_threw" in ids(view_of(thrown=thrown), Discard(parse_card("Qc")))
        assert "fact.next_threw" not in ids(view_of(), Discard(parse_card("Qc")))

    def test_a_rank_that_the_next_player_let_lie_is_safer(self) -> None:
        thrown = [{"seat": 0, "card": "Qd"}, {"seat": 1, "card": "5c"}]
        assert "fact.next_left" in ids(view_of(thrown=thrown), Discard(parse_card("Qc")))

    def test_a_canasta_is_counted(self) -> None:
        melds = [[{"kind": "set", "cards": "9h 9d 9c 9s"}], []]
        view = view_of(melds=melds)
        lay = Meld((Play(parse_cards("9h 9d 9s"), 0),))
        found = {reason.id: reason for reason in facts(view, lay)}
        assert found["fact.canasta_bonus"].params["points"] == view.rules.score.natural_canasta

    def test_what_is_missing_for_a_canasta_is_counted(self) -> None:
        found = facts(view_of(), Meld((Play(parse_cards("9h 9d 9s")),)))
        lacks = next(reason for reason in found if reason.id == "fact.canasta_lacks")
        assert lacks.params["count"] == 4

    def test_a_pile_is_counted(self) -> None:
        view = view_of(phase="draw", drew=None, pile="4s 2d 7c Kd 9c")
        found = {reason.id: reason for reason in facts(view, TakePile(parse_cards("9h 9d")))}
        # The four and the king are laid with cards of the hand.
        assert found["fact.pile_fits"].params["count"] == 2
        assert found["fact.pile_wilds"].params["count"] == 1

    def test_a_pile_that_cannot_be_had_is_told(self) -> None:
        view = view_of(phase="draw", drew=None)
        assert ids(view, DrawStock()) == {"fact.no_take"}

    def test_talk_needs_no_facts(self) -> None:
        assert not facts(view_of(), AskPartner())


def discards(view: Observation) -> Iterator[Discard]:
    return (Discard(card) for card in dict.fromkeys(view.hand))


def test_facts_tell_only_what_the_table_and_the_hand_show() -> None:
    """Facts are made of the observation, so other hidden cards leave them the same."""
    view = view_of()
    for discard in discards(view):
        for reason in facts(view, discard):
            assert all(rank_of(card) == rank_of(discard.card) for card in reason.cards)
