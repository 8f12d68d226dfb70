"""The worlds that searching players draw, and their beliefs about hidden hands and other seats."""

from math import prod
from typing import Any

import pytest

from engine import Discard, Observation, parse_card
from engine.ai.reasons.trials import RIVALS_OUT
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.opponents import STYLES, Opponents, style_beliefs
from engine.ai.search.player import SearchPlayer
from engine.ai.search.worlds import FACTORS, beliefs, observed_signs
from engine.ai.style import TUNED, Style
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
    assert told[1][jack] == {"ordinary", "threw-lately", "threw-just"}
    assert told[2][jack] == {"ordinary", "left-lately"}
    assert told[0][jack] == {"ordinary", "partner-left"}
    assert told[2][six] == {"ordinary", "threw-lately", "threw-just"}
    assert told[2][queen] == {"ordinary", "own-meld"}
    assert told[1][queen] == {"ordinary", "rival-meld"}
    assert told[1][eight] == {"ordinary", "own-meld"}


def test_beliefs_multiply_what_the_signs_tell() -> None:
    thrown = [{"seat": 1, "card": "Jc"}, *({"seat": 1, "card": "5d"} for _ in range(8))]
    believed = beliefs(view_of(thrown=thrown, melds=[[], []]))
    factors = ("ordinary", "unopened", "threw-before")
    jack = class_of(parse_card("Jh"))
    assert believed[1][jack] == pytest.approx(prod(FACTORS["sets"][name] for name in factors))


def test_beliefs_depend_on_the_kind_of_game() -> None:
    """Nobody keeps a card for the partner's meld where there is no partner."""
    sets = [[], [{"kind": "set", "cards": "Qh Qd Qc"}]]
    queen, hand = class_of(parse_card("Qs")), "9h 9d As Kd Ks 7h 6c 5c"
    two = {"rules": "classic-1951/2p", "dealer": 1, "scores": [0, 0], "hands": [hand, 11]}
    alone = view_of(**two, melds=sets, melded=[1])
    assert beliefs(alone)[1][queen] < 0.6 * beliefs(view_of(melds=sets))[1][queen]


class TestOpponents:
    """The styles in which other seats are taken to play."""

    FOUR_THROWN = tuple({"seat": at % 4, "card": "4d"} for at in range(16))

    @staticmethod
    def drawn(view: Observation) -> list[tuple[Style, ...]]:
        return Opponents(view, TUNED, 1).draw_many(range(400))

    def believed(self, **facts: Any) -> list[str]:
        """Returns the likeliest style of each seat."""
        view = view_of(thrown=self.FOUR_THROWN, **facts)
        names = ("usual", *STYLES)
        shares = style_beliefs(view.rules, view.public)
        assert all(sum(of_seat) == pytest.approx(1) for of_seat in shares)
        return [names[of_seat.index(max(of_seat))] for of_seat in shares]

    def test_who_has_thrown_nothing_plays_as_usual(self) -> None:
        assert set(self.drawn(view_of())) == {(TUNED,) * 4}

    def test_who_lays_early_and_keeps_nothing_is_quick(self) -> None:
        sets = ("8h 8d 8c 8s 2h", "Qd Qc 2s", "Kh Kd Jk")
        melds = [_set(cards) for cards in sets]
        believed = self.believed(hands=["9h 9d As Kd", 2, 11, 3], melds=[[], melds])
        assert believed[1] == believed[3] == "quick"

    def test_who_opens_late_waits_or_keeps_wild_cards(self) -> None:
        believed = self.believed(hands=["9h 9d As Kd", 12, 3, 12], melds=[[_set("Qd Qc Qs")], []])
        assert believed[1] in {"waiter", "miser"}

    @pytest.mark.parametrize(
        ("edition", "late"), [("racehorse", "usual"), ("classic-1951", "waiter")]
    )
    def test_who_opens_late_is_as_usual_where_all_wait(self, edition: str, late: str) -> None:
        rules = {"edition": edition, "players": 4}
        believed = self.believed(rules=rules, hands=["9h 9d As Kd", 12, 11, 12], melds=[[], []])
        assert believed[1] == late

    def test_styles_are_drawn_as_often_as_believed_and_never_for_the_own_seat(self) -> None:
        view = view_of(thrown=self.FOUR_THROWN)
        drawn, (share, *_) = self.drawn(view), style_beliefs(view.rules, view.public)[1]
        assert sum(styles[1] == TUNED for styles in drawn) / 400 == pytest.approx(share, abs=0.02)
        assert {styles[view.seat] for styles in drawn} == {TUNED}
        assert drawn == self.drawn(view)

    def test_who_keeps_nothing_is_expected_to_go_out(self) -> None:
        sets = ("8h 8d 8c 8s 8d 2h 2d", "Qd Qc 2s", "Kh Kd Jk")
        facts: dict[str, Any] = {
            "hands": ["9h 9d As Kd", 1, 4, 12],
            "known": ["", "8h", "", ""],
            "melds": [[_set("7h 7d 7c")], [_set(cards) for cards in sets]],
        }

        def risk(thrown: str) -> float:
            """Returns how often the next seat goes out if it threw such cards."""
            view = view_of(thrown=[{"seat": 1, "card": thrown}] * 5, **facts)
            player = SearchPlayer("strong", Efforts(Effort(worlds=64, turns=1)))
            found = player.candidates_for(view, [Discard(parse_card("As"))])
            return float(player.measure(view, "seed", found)[0].happened(RIVALS_OUT).mean())

        assert risk("4d") > 0.5
        assert risk("8d") < 0.1


def _set(cards: str) -> dict[str, str]:
    return {"kind": "set", "cards": cards}
