"""Tests that the memory aid counts correctly, and uses only what its viewer has seen."""

from collections import Counter

import pytest

from canasta_gui.viewmodel.builders.memory_builder import MemoryAidView, build_memory
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.words.words import Words
from engine import State, full_deck, is_bonus, load_ruleset, observe, rank_of, remove_cards
from engine.rng import Chance
from tests.engine.kit.deals import play_out
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped
from tests.kit.positions import playing

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")


def memory(state: State, seat: int = 0) -> MemoryAidView:
    return build_memory(observe(state, seat), NAMES, Words(state.rules))


def counts(view: MemoryAidView) -> dict[str, tuple[int, int]]:
    return {rank.name: (rank.seen, rank.unseen) for rank in view.ranks}


def test_hand_melds_bonus_cards_and_pile_are_counted() -> None:
    state = playing("9s 2c 3s Kd", "9d 9h 9c 2d", bonus=["3h", "3d"], pile="Qd Jk 3c 9c")
    found = counts(memory(state))
    assert found["nines"] == (5, 3)
    assert found["Little Wilds"] == (2, 6)
    assert found["Big Wilds"] == (1, 3)
    assert found["Stop cards"] == (2, 2)
    assert found["Bonus cards"] == (2, 2)
    assert found["kings"] == (1, 7)
    assert found["aces"] == (0, 8)


def test_the_risk_of_a_throw_is_told_while_one_may_throw() -> None:
    state = playing("9s 4c Kd 2c", theirs="Kh Ks Kc", pile="Qd Jc 8c 9c")
    found = {rank.name: rank.risk for rank in memory(state).ranks if rank.risk is not None}
    assert set(found) == {"nines", "fours", "kings", "Little Wilds"}
    assert found["kings"] == 100
    assert 0 < found["fours"] < 60
    assert found["Little Wilds"] == 0
    assert all(rank.risk is None for rank in memory(state, 1).ranks)


@pytest.mark.parametrize(
    "table", ["classic-1951/4p", "complete-samba/3p", "complete-hand-and-foot/4p"]
)
def test_unseen_cards_are_in_other_hands_the_stock_and_feet(table: str) -> None:
    rules = load_ruleset(table)
    words = Words(rules)
    chance = Chance("memory")
    taken = 0
    for number, step in enumerate(play_out(rules, "remember")):
        if number % 7:
            continue
        state, seat = step.before, step.view.seat
        hidden = [card for foot in state.hidden.feet for card in foot]
        hidden += state.hidden.stock
        for other, private in enumerate(state.private):
            if other != seat:
                hidden += remove_cards(private.hand, state.public.known[other])
        unseen = Counter(
            words.say(TextId.MEMORY_BONUS) if is_bonus(card) else words.ranks(rank_of(card))
            for card in hidden
        )
        found = memory(state, seat)
        assert {rank.name: rank.unseen for rank in found.ranks if rank.unseen} == unseen
        assert sum(rank.seen + rank.unseen for rank in found.ranks) == len(full_deck(rules))
        assert memory(with_hidden_cards_swapped(state, seat, chance), seat) == found
        taken += any("took it" in player.told for player in found.players)
    assert taken


def test_players_are_told_by_what_they_threw_and_took() -> None:
    rules = load_ruleset("classic-1951/4p")
    steps = list(play_out(rules, "remember"))
    state = next(
        step.after
        for step in steps
        if step.after.public.thrown and step.after.public.thrown[-1].was_taken
    )
    thrown = state.public.thrown[-1]
    taker = state.public.turn
    words = Words(rules)
    from_outside = memory(state, (taker + 1) % 4)
    told = {player.name: player.told for player in from_outside.players}
    name = "You" if thrown.seat == (taker + 1) % 4 else NAMES[thrown.seat]
    assert f"Threw last: {words.card(thrown.card)} ({NAMES[taker]} took it)" in told[name]
    assert f"Seen to hold: {words.cards(state.public.known[taker])}." in told[NAMES[taker]]
    own = {player.name: player.told for player in memory(state, taker).players}
    assert f"{words.card(thrown.card)} (you took it)" in own[NAMES[thrown.seat]]
