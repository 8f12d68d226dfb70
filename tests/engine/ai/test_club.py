"""The club player's actions in positions whose right action is well known."""

from dataclasses import replace
from typing import Any

import pytest

from engine import (
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Pass,
    TakePile,
    actor_of,
    format_cards,
    make_agent,
    observe,
    parse_card,
    parse_position,
    rank_of,
)
from engine.actions import Action
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.player import ClubPlayer, explained, question_of
from engine.ai.style import style_for
from tests.engine.kit.deals import play_out
from tests.engine.kit.tables import rules_named

BASE: dict[str, Any] = {
    "rules": {"edition": "winning-moves-deluxe", "players": 4},
    "turn": 0,
    "phase": "play",
    "dealer": 3,
    "scores": [0, 0],
    "stock": {"count": 40},
}


def view_of(**facts: Any) -> Observation:
    """Returns the view of `BASE` with these changes."""
    state = parse_position(BASE | facts)
    return observe(state, actor_of(state.rules, state.public))


def chosen(**facts: Any) -> Action:
    """Returns the club player's action in `BASE` with these changes."""
    return make_agent("club").choose(view_of(**facts), "seed").action


def melds(*groups: str) -> list[dict[str, str]]:
    return [{"kind": "set", "cards": group} for group in groups]


def laid(action: Action) -> list[str]:
    """Returns the cards of each play of a meld."""
    assert isinstance(action, Meld)
    return [format_cards(sorted(play.cards)) for play in action.plays]


class TestDrawing:
    def test_takes_a_fat_pile_with_a_pair(self) -> None:
        action = chosen(
            phase="draw",
            hands=["9h 9d As Kd 7h 6c 5c", 11, 11, 11],
            melds=[melds("Qh Qd Qc"), []],
            pile="4s 5h Kc Ks Ad 7c 6h 9c",
        )
        assert isinstance(action, TakePile)
        assert format_cards(action.using) == "9h 9d"

    def test_adds_the_upcard_rather_than_spend_a_wild_card(self) -> None:
        action = chosen(
            phase="draw",
            hands=["Qs 2c As Kd 7h 6c 5c", 11, 11, 11],
            melds=[melds("Qh Qd Qc"), []],
            pile="4s 5h Kc Jd Jc 8h 8d Qc",
        )
        assert action == TakePile(())

    def test_opens_with_the_pile_and_other_sets_together(self) -> None:
        action = chosen(
            phase="draw",
            scores=[1520, 300],
            hands=["9h 9d Ac As 2c Ks Kd 7h 6h 5c 4c", 11, 11, 11],
            pile="Qd As Ah 9c",
        )
        assert isinstance(action, TakePile)
        assert format_cards(action.using) == "9h 9d"
        assert [len(play.cards) for play in action.plays] == [3]

    def test_leaves_a_pile_of_one_card_to_whoever_wants_to_pay_for_it(self) -> None:
        action = chosen(
            phase="draw",
            hands=["4h 2d As Kd 7h 6c Tc", 11, 11, 11],
            melds=[melds("Qh Qd Qc"), []],
            pile="4c",
        )
        assert action == DrawStock()

    def test_passes_when_nothing_fits_and_the_stock_is_gone(self) -> None:
        action = chosen(
            phase="draw",
            hands=["Kh Qd Ah", 5, 5, 5],
            melds=[melds("5h 5d 5c 5s"), melds("8h 8d 8c")],
            pile="9c 8s 6c",
            stock={"count": 0},
        )
        assert action == Pass()


class TestMelding:
    def test_opens_with_the_cheapest_sets_that_suffice(self) -> None:
        action = chosen(hands=["Kh Kd Kc 9s 9d 9c 5h 5d 7h 6d 5s 4c", 11, 11, 11], pile="Qd")
        assert sorted(laid(action)) == ["9s 9d 9c", "Kh Kd Kc"]

    def test_waits_when_its_cards_do_not_open(self) -> None:
        action = chosen(hands=["5h 5d 5c 9s 9d Tc Ts 8c 7h 6d 4s 4c", 11, 11, 11], pile="Qd")
        assert isinstance(action, Discard)

    def test_completes_a_canasta(self) -> None:
        action = chosen(
            hands=["Kh 2c 9s 8d 7c 6c 5h 4d", 11, 11, 11],
            melds=[melds("Ks Ks Kd Kc Kc"), []],
            pile="Qd",
        )
        assert laid(action) == ["2c Kh"]

    def test_keeps_wild_cards_off_a_natural_canasta_in_the_making(self) -> None:
        action = chosen(
            hands=["2c 2d 9s 8d 7c 6c 5h 4d Jk", 11, 11, 11],
            melds=[melds("Ks Ks Kd Kc Kc", "Qs Qs Qd Qc Qc Qh Qh"), []],
            pile="Jd",
        )
        assert isinstance(action, Discard)

    @pytest.mark.parametrize(("sixteenth", "is_laid"), [("", False), ("Ah", True)])
    def test_keeps_many_cards_in_a_young_deal(self, sixteenth: str, *, is_laid: bool) -> None:
        """A large hand takes more piles: the kings are laid only if 16 cards stay in it."""
        hand = f"Kh Kd 9h 9d 9s 7d 5c 4c 4h Td Tc Jd Jc Qd Qc 8h 8d {sixteenth}"
        action = chosen(hands=[hand, 11, 11, 11], melds=[melds("Ks Ks Kd"), []], pile="6d")
        assert isinstance(action, Meld) is is_laid


class TestDiscarding:
    def test_does_not_throw_what_the_next_side_melds(self) -> None:
        action = chosen(
            hands=["Kh 9s 8d 7c 6c 5h 4d", 11, 11, 11],
            melds=[melds("Qs Qs Qd"), melds("4s 4c 4h", "5c 5d 5s", "9c 9d 9h", "6s 6d 6h")],
            pile="Ah Jd Jc Ts Th 7s 7d",
        )
        assert isinstance(action, Discard)
        assert rank_of(action.card).name not in {"FOUR", "FIVE", "SIX", "NINE"}

    def test_does_not_close_a_canasta_of_the_next_side(self) -> None:
        action = chosen(
            rules="classic-1951/4p",
            hands=["Kd 9d 5h 5d Qh Qd 8h 8d 6c 6d", 9, 11, 9],
            melds=[
                melds("Th Ts Tc"),
                melds(
                    *("Kh Ks Kc Kh Ks Kc", "9h 9s 9c", "6h 6s 6h"),
                    *("5c 5s 5c", "Qc Qs Qc", "8c 8s 8c"),
                ),
            ],
            melded=[0, 1],
            pile="3c 8h",
            frozen=False,
            stock={"count": 14},
        )
        assert action == Discard(parse_card("9d"))

    def test_blocks_a_fat_pile_with_a_black_three(self) -> None:
        action = chosen(
            hands=["Kh Ks 9s 9d 8d 8c 3s", 11, 11, 11],
            melds=[melds("Qs Qs Qd"), melds("4s 4c 4h", "5c 5d 5s", "9c 9h 9h")],
            pile="Ah Jd Jc Ts Th 7s 7d 6c 6d 5h",
        )
        assert action == Discard(parse_card("3s"))

    def test_keeps_pairs_for_a_frozen_pile(self) -> None:
        action = chosen(
            hands=["Kh Ks 9s 9d 8d 8c 7s", 11, 11, 11],
            melds=[melds("Qs Qs Qd"), melds("4s 4c 4h")],
            pile="Ah Jd Jc 2c Th 7s 7d 6c",
        )
        assert action == Discard(parse_card("7s"))

    @pytest.mark.parametrize(("lone", "thrown"), [(2, "FIVE"), (1, "KING")])
    def test_fears_a_rival_who_is_next_and_no_partner(self, lone: int, thrown: str) -> None:
        """The five is worth least to the seat and most likely to bring the next player the pile."""
        rivals = melds("4s 4c 4h", "6c 6d 6s")
        action = chosen(
            rules={"edition": "three-way", "players": 3},
            dealer=2,
            scores=[0, 0, 0],
            lone=lone,
            hands=["Ah 5h Ks Kc 9s 9d 8d 8c", 11, 11],
            melds=[melds("Qs Qs Qd"), *([[], rivals] if lone == 2 else [rivals, []])],
            pile="Kd Jd Jc Ts Th 7s 7d 6c 6d 4h",
            stock={"count": 6},
        )
        assert isinstance(action, Discard)
        assert rank_of(action.card).name == thrown

    @pytest.mark.parametrize("is_taken", [False, True])
    def test_knows_whether_two_wild_cards_take_a_wild_card(self, *, is_taken: bool) -> None:
        house = {"meld.all_wild_sets": True, "pile.wild_pair": is_taken}
        view = view_of(
            rules=BASE["rules"] | {"house": house},
            hands=["2h Ks 9s 9d 8d", 11, 11, 11],
            melds=[[], melds("4s 4c 4h")],
        )
        know = Knowledge(view, style_for(view.rules))
        assert (know.counted_take(parse_card("2h"))[1] > 0.1) is is_taken
        choice = explained(know, Discard(parse_card("2h")))
        reasons = {reason.id for reason in choice.reasons}
        assert ("discard.freeze" in reasons) is not is_taken

    def test_knows_that_weak_players_leave_small_piles(self) -> None:
        rivals = melds("4s 4c 4h")
        view = view_of(hands=["9h Ks 9s 9d 8d", 11, 11, 11], melds=[[], rivals], pile="4s 5h 6c")
        risks = [
            Knowledge(replace(view, levels=(level,) * 4), style_for(view.rules)).chance_of_take(
                parse_card("Ks")
            )
            for level in ("beginner", "casual", "club", "", "expert", "master")
        ]
        beginner, casual, club, person, expert, master = risks
        assert beginner < casual < club / 2 == person / 2
        assert expert == master != club


class TestGoingOut:
    CANASTA = "Ks Ks Kd Kc Kc Kh Kh"

    def test_asks_before_it_strands_a_partner_with_many_cards(self) -> None:
        action = chosen(
            hands=["9s 9d 9c 4d", 9, 11, 9],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        assert action == AskPartner()

    def test_goes_out_when_the_partner_has_few_cards(self) -> None:
        action = chosen(
            hands=["9s 9d 9c 4d", 9, 2, 9],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        assert laid(action) == ["9s 9d 9c"]

    @pytest.mark.parametrize(
        ("partner", "phase", "is_asking"),
        [(11, "play", True), (2, "play", False), (11, "draw", False)],
    )
    def test_tells_apart_whether_it_asks(
        self, partner: int, phase: str, *, is_asking: bool
    ) -> None:
        view = view_of(
            phase=phase,
            hands=["9s 9d 9c 4d", 9, partner, 9],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        question = question_of(Knowledge(view, style_for(view.rules)))
        assert (question is not None) == is_asking
        if is_asking:
            assert question == make_agent("club").choose(view, "seed")

    @pytest.mark.parametrize("rules", ["must-ask", "complete-hand-and-foot/4p"])
    def test_asks_nothing_that_it_would_not_choose(self, rules: str) -> None:
        club = ClubPlayer("club", style_for)
        for step in play_out(rules_named(rules), "ask"):
            chosen = club.choose(step.view, "seed")
            is_question = chosen.action == AskPartner()
            assert question_of(Knowledge(step.view, style_for(step.view.rules))) == (
                chosen if is_question else None
            )

    def test_says_no_with_a_hand_full_of_points(self) -> None:
        action = chosen(
            phase="answer",
            asked=0,
            hands=[4, 9, "As Ad Jk 2c Qh Qs 9d 9c 8h", 9],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        assert action == Answer(is_yes=False)

    def test_says_yes_with_many_light_cards(self) -> None:
        action = chosen(
            phase="answer",
            asked=0,
            hands=[4, 9, "4d 4c 5d 5c 6d 6c 7d 7c 8h 9h", 9],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        assert action == Answer(is_yes=True)

    def test_does_not_ask_a_partner_who_is_certain_to_say_no(self) -> None:
        action = chosen(
            hands=["9s 9d 9c 4d", 4, 11, 4],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        assert isinstance(action, Discard)

    def test_does_not_go_out_when_the_partner_is_certain_to_say_no(self) -> None:
        action = chosen(hands=["9s 9d 9c 4d", 4, 22, 4], melds=[melds(self.CANASTA), []], pile="Jd")
        assert isinstance(action, Discard)

    def test_says_yes_with_little_to_lose(self) -> None:
        action = chosen(
            phase="answer",
            asked=0,
            hands=[4, 9, "4d 7c 8h", 9],
            melds=[melds(self.CANASTA), melds("4s 4c 4h")],
            pile="Jd",
        )
        assert action == Answer(is_yes=True)


class TestLeague:
    """Odd players, of whom each has one habit."""

    @pytest.mark.parametrize(
        ("level", "stock", "is_open"),
        [("quick", 60, True), ("staller", 60, False), ("staller", 40, True)]
        + [(level, 20, False) for level in ("never-opener", "concealed-only")],
    )
    def test_opens_when_it_does(self, level: str, stock: int, is_open: bool) -> None:
        hands = ["9h 9d 9s As Ad Ac Kd Kc 4c 2h", 9, 11, 10]
        action = act(level, hands=hands, melds=[[], []], stock={"count": stock}, pile="5c")
        assert isinstance(action, Meld) == is_open

    def test_some_keep_their_wild_cards(self) -> None:
        facts: dict[str, Any] = {"hands": ["9h 2h 2c 6c 7d 5s", 9, 11, 10]}
        facts |= {"melds": [melds("9d 9c 9s 9h 9d"), []], "stock": {"count": 3}}
        assert laid(act("quick", **facts)) == ["2h 9h"]
        assert laid(act("wild-hoarder", **facts)) == ["9h"]

    def test_some_throw_again_what_was_thrown(self) -> None:
        facts: dict[str, Any] = {"hands": ["Kh Qc 4c 5c 6c 8h", 9, 11, 10], "melds": [[], []]}
        facts |= {"thrown": [{"seat": 2, "card": "Kd"}, {"seat": 3, "card": "Qh"}], "pile": "Kd Qh"}
        assert act("copier", **facts) == act("echo", **facts) == Discard(parse_card("Qc"))
        facts |= {"hands": ["Kh 4c 5c 6c 7c 8h", 9, 11, 10]}
        assert act("echo", **facts) == Discard(parse_card("Kh"))
        assert act("copier", **facts) == act("hand-set", **facts)


def act(level: str, **facts: Any) -> Action:
    """Returns the action after drawing of a player of the league."""
    return make_agent(level).choose(view_of(drew="stock", **facts), "seed").action


@pytest.mark.parametrize(
    ("rules", "players", "lays"), [("six-handed/6p", 6, True), ("classic-1951/4p", 4, False)]
)
def test_what_fits_is_kept_back_only_where_one_partner_could_go_on_with_it(
    rules: str, players: int, *, lays: bool
) -> None:
    hand = "Kd 5h 6c 7s 9d Ts Jd Qc 8h 4s"
    melds = [[{"kind": "set", "cards": "Kh Ks Kc Kd"}], []]
    hands = [hand, *[11] * (players - 1)]
    view = view_of(rules=rules, dealer=players - 1, hands=hands, melds=melds)
    action = ClubPlayer("club", style_for).choose(view, "seed").action
    assert isinstance(action, Meld) == lays
