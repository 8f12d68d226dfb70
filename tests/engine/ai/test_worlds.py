"""The worlds that searching players draw, and their beliefs about hidden hands."""

from math import prod

import pytest

from engine import Observation, parse_card
from engine.ai.search.worlds import FACTORS, beliefs, observed_signs
from engine.dealcode import full_deck
from engine.kernel.kinds import CALIENTE, class_of, kind_counts
from tests.engine.ai.moments import HAND_AND_FOOT, MOMENTS, view_of, worlds_of
from tests.engine.ai.table_cards import check_cards


class TestWorlds:
    def test_hold_every_card_of_the_pack_once(self) -> None:
        view = view_of(stock={"count": 60})
        for world in worlds_of(view, 20):
            check_cards(world)

    def test_keep_the_own_hand_and_the_size_of_every_other(self) -> None:
        view = view_of()
        for world in worlds_of(view, 20):
            assert world.hands[0] == kind_counts(0, view.hand)
            assert tuple(map(sum, world.hands)) == view.public.hand_counts
            assert len(world.stock) == view.public.stock_count

    def test_have_no_more_stock_than_lies_there(self) -> None:
        view = view_of(stock={"count": 12})
        assert all(len(world.stock) == 12 for world in worlds_of(view, 5))

    def test_hide_the_second_hands_that_nobody_has_taken_up(self) -> None:
        view = view_of(**HAND_AND_FOOT)
        pack = kind_counts(0, full_deck(view.rules))
        own_feet = set[tuple[int, ...]]()
        for world in worlds_of(view, 20):
            assert [sum(foot) for foot in world.feet] == [13, 0, 13, 13]
            assert len(world.stock) == 120
            own_feet.add(tuple(world.feet[0]))
            for kind in range(len(pack)):
                held = sum(hand[kind] for hand in (*world.hands, *filter(None, world.feet)))
                assert held + world.stock.count(kind) + world.pile.count(kind) <= pack[kind]
        assert len(own_feet) > 10, "the own one is as unknown as any"

    def test_deal_no_caliente_card_that_was_played(self) -> None:
        view = view_of(**MOMENTS["Caliente"], caliente_played=[0, 1])
        for world in worlds_of(view, 20):
            assert sum(hand[CALIENTE] for hand in world.hands) == 1
            assert CALIENTE not in world.stock

    def test_follow_from_the_seed_alone(self) -> None:
        first, second = worlds_of(view_of(), 3), worlds_of(view_of(), 3)
        assert [world.hands for world in first] == [world.hands for world in second]
        assert first[0].hands != first[1].hands

    def test_leave_fewer_cards_with_those_who_threw_their_like(self) -> None:
        silent = view_of(pile="4s 5h Kc Td")
        thrown = [{"seat": seat, "card": card} for seat, card in ((1, "Jc"), (1, "Jd"))]
        telling = view_of(thrown=thrown)
        jack = class_of(parse_card("Jh"))

        def jacks(view: Observation) -> int:
            return sum(world.hands[1][jack] for world in worlds_of(view, 600))

        assert jacks(telling) < 0.9 * jacks(silent)


def test_signs_tell_what_was_thrown_left_and_melded() -> None:
    thrown = [{"seat": seat, "card": card} for seat, card in ((1, "Jc"), (2, "6d"), (3, "Qs"))]
    told = observed_signs(view_of(thrown=thrown))
    jack, six, queen, eight = (class_of(parse_card(card)) for card in ("Jh", "6h", "Qh", "8h"))
    assert told[1][jack] == {"ordinary", "threw-lately"}
    assert told[2][jack] == {"ordinary", "left-lately"}
    assert told[2][six] == {"ordinary", "threw-lately"}
    assert told[2][queen] == {"ordinary", "own-meld"}
    assert told[1][queen] == {"ordinary", "rival-meld"}
    assert told[1][eight] == {"ordinary", "own-meld"}
    assert told[0][jack] == {"ordinary"}


def test_beliefs_multiply_what_the_signs_tell() -> None:
    thrown = [{"seat": 1, "card": "Jc"}, *({"seat": 1, "card": "5d"} for _ in range(8))]
    believed = beliefs(view_of(thrown=thrown, melds=[[], []]))
    factors = ("ordinary", "unopened", "threw-before")
    jack = class_of(parse_card("Jh"))
    assert believed[1][jack] == pytest.approx(prod(FACTORS[name] for name in factors))
