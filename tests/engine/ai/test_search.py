"""The candidates and judgements of the searching players."""

import gc
import pickle
from dataclasses import fields, replace
from typing import Any, Final

import numpy as np
import pytest

from engine import (
    Action,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Observation,
    PlayCaliente,
    RulesReference,
    TakePile,
    format_card,
    is_legal,
    make_agent,
    parse_card,
    rank_of,
)
from engine.ai.agent import Choice, because
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.search.candidate_trials import FEWEST, STEP, begin
from engine.ai.search.candidates import candidates
from engine.ai.search.effort import LEVELS, UNHURRIED, Effort, Efforts
from engine.ai.search.features import features
from engine.ai.search.net import load_net
from engine.ai.search.player import SearchPlayer, own_table
from engine.ai.search.trial_rows import TrialRow
from engine.ai.search.trials import Share, Trials, evaluated_by, join_rows
from engine.ai.search.worlds import Worlds
from engine.ai.style import TUNED
from engine.ai.temperaments import EVEN
from engine.ruleset.load import load_ruleset
from tests.engine.ai.moments import FEET, HAND_AND_FOOT, MOMENTS, view_of, worlds_of
from tests.kit.dealing import dealer_amid


def throws(view: Observation) -> set[str]:
    """Returns the discards that the player considers."""
    verdicts = SearchPlayer("strong", Efforts(Effort(worlds=2, turns=1))).weigh(view, "seed")
    actions = [verdict.candidate.action for verdict in verdicts]
    return {format_card(action.card) for action in actions if isinstance(action, Discard)}


class TestCandidates:
    @pytest.mark.parametrize("moment", MOMENTS)
    def test_are_lawful(self, moment: str) -> None:
        view = view_of(**MOMENTS[moment])
        found = candidates(view, own_table(view), TUNED)
        assert found
        assert all(is_legal(view, candidate.action) for candidate in found)

    def test_begin_with_what_the_rules_of_thumb_do(self) -> None:
        view = view_of(phase="draw", drew=None, pile="4s 5h Kc Ks Ad 7c 6h 9c")
        first = candidates(view, own_table(view), TUNED)[0]
        assert isinstance(first.action, TakePile)

    @pytest.mark.parametrize("moment", FEET)
    def test_are_lawful_where_there_are_second_hands(self, moment: str) -> None:
        view = view_of(**HAND_AND_FOOT | FEET[moment])
        found = candidates(view, own_table(view), TUNED)
        assert all(is_legal(view, candidate.action) for candidate in found)
        assert any(isinstance(candidate.action, Meld) for candidate in found)

    def test_include_one_wild_card_on_a_set_that_it_does_not_finish(self) -> None:
        view = view_of(hands=["2h Jk 9h 9d As Kd 7c 6c", 9, 11, 10])
        laid = [
            format_card(play.cards[0])
            for candidate in candidates(view, own_table(view), TUNED)
            if isinstance(candidate.action, Meld)
            for play in candidate.action.plays
            if play.to is not None and len(play.cards) == 1
        ]
        assert sorted(laid) == ["2h", "Jk"]

    def test_include_openings_that_keep_a_rank_of_the_cheapest(self) -> None:
        hand = "9h 9d 9s Ts Td Tc Qs Qd Qc 4c"
        view = view_of(melds=[[], []], hands=[hand, 9, 11, 10])
        found = candidates(view, own_table(view), TUNED)
        openings = [one.action for one in found if isinstance(one.action, Meld)]
        ranks = {
            frozenset(rank_of(play.cards[0]) for play in opening.plays) for opening in openings
        }
        assert len(ranks) == 3

    @pytest.mark.parametrize("edition", ["winning-moves-deluxe", "complete-samba"])
    def test_throw_no_joker_beside_a_two(self, edition: str) -> None:
        rules = {"rules": {"edition": edition, "players": 4}}
        beside = view_of(**rules, hands=["Jk 2h 9h As 5c", 9, 11, 10])
        alone = view_of(**rules, hands=["Jk 9h As 5c", 9, 11, 10])
        assert throws(beside) == {"2h", "9h", "As", "5c"}
        assert throws(alone) == {"Jk", "9h", "As", "5c"}

    def test_include_filling_a_small_hand_by_a_caliente_card(self) -> None:
        view = view_of(**MOMENTS["Caliente"])
        first = candidates(view, own_table(view), TUNED)[0]
        assert isinstance(first.action, PlayCaliente)
        chosen = SearchPlayer("strong", Efforts(Effort(worlds=8, turns=4))).choose(view, "seed")
        assert is_legal(view, chosen.action)


class TestJudging:
    def test_a_pile_full_of_cards_beats_one_from_the_stock(self) -> None:
        view = view_of(phase="draw", drew=None, pile="4s 5h Kc Kh Ad Ac 7c 6h Js Jd 9c")
        verdicts = SearchPlayer("expert", Efforts(Effort(worlds=32, turns=4))).weigh(view, "seed")
        gains = {type(verdict.candidate.action): verdict.gain for verdict in verdicts}
        assert isinstance(verdicts[0].candidate.action, TakePile)
        assert gains[DrawStock] < gains[TakePile] - 50

    def test_what_is_clear_needs_few_worlds(self) -> None:
        view = view_of(phase="draw", drew=None, pile="4s 5h Kc Kh Ad Ac 7c 6h Js Jd 9c")
        verdicts = SearchPlayer("expert", Efforts(Effort(worlds=128, turns=4))).weigh(view, "seed")
        assert {verdict.worlds for verdict in verdicts} == {16}

    def test_what_is_close_meets_all_worlds_and_the_hopeless_few(self) -> None:
        verdicts = SearchPlayer("expert", Efforts(Effort(worlds=64, turns=4))).weigh(
            view_of(), "seed 1"
        )
        assert verdicts[0].worlds == verdicts[1].worlds == 64
        assert verdicts[-1].worlds == FEWEST
        usual = next(verdict for verdict in verdicts if verdict.is_usual)
        assert usual.worlds == 64

    def test_the_mean_counts_of_several_looks_and_of_the_end(self) -> None:
        view, points = view_of(), list[list[float]]()
        for effort in (Effort(8, 2), Effort(8, 6), Effort(8, 40), Effort(8, 40, earlier=(2, 6))):
            player = SearchPlayer("expert", Efforts(effort))
            found = player.candidates_for(view, (Discard(view.hand[0]),))
            points.append(player.measure(view, "seed", found)[0].points.tolist())
        assert points[-1] == pytest.approx(np.mean(points[:-1], axis=0))
        assert points[-1] != pytest.approx(points[-2])

    def test_turns_are_played_on_for_what_the_net_picks_and_for_the_usual(self) -> None:
        efforts = Efforts(Effort(worlds=16, turns=2, finalists=3))
        verdicts = SearchPlayer("expert", efforts).weigh(view_of(), "seed")
        tried = [verdict for verdict in verdicts if verdict.worlds]
        assert len(verdicts) > len(tried) == 3
        assert tried == verdicts[:3]
        assert any(verdict.is_usual for verdict in tried)

    def test_the_net_picks_what_is_far_better_than_the_usual(self) -> None:
        queens = [[{"kind": "set", "cards": "Qh Qd Qc Qs Qh Qd"}], []]
        view = view_of(melds=queens, hands=["9h 9d As Kd Ks 7h 6c 5c Qs", 9, 11, 10])
        player = SearchPlayer("expert", Efforts(Effort(worlds=128, turns=2, finalists=2)))
        found = candidates(view, own_table(view), TUNED)
        throwing_first = sorted(found, key=lambda one: isinstance(one.action, Meld))
        verdicts = player.compare(view, throwing_first, "seed")
        picked, usual = (verdict for verdict in verdicts if verdict.worlds)
        assert usual.candidate is throwing_first[0]
        assert isinstance(picked.candidate.action, Meld)
        assert picked.gain > max(50, 2 * picked.doubt)

    def test_the_net_likes_canastas(self) -> None:
        canasta = [[{"kind": "set", "cards": "Qh Qd Qc Qs Qh Qd Qc"}], []]
        values = [
            load_net(view.rules).points(features(worlds_of(view, 16), 0))
            for view in (view_of(melds=canasta), view_of(melds=[[], []]))
        ]
        assert values[0].mean() > values[1].mean() + 200

    @pytest.mark.parametrize(
        "name",
        [
            "winning-moves-deluxe/4p",
            "complete-hand-and-foot/4p",
            "pennies-from-heaven/6p",
            "samba/4p",
            "bolivia/4p",
            "modern-american/4p",
        ],
    )
    def test_a_table_has_as_many_features_as_the_net_takes(self, name: str) -> None:
        rules, chance = load_ruleset(name), np.random.default_rng(1)
        table = dealer_amid(rules, chance).deal(chance)
        (weights, _), *_ = load_net(rules).layers
        assert features([table], 1).shape == (1, len(weights))

    def test_new_partners_at_one_table_do_not_change_the_features_of_another(self) -> None:
        rules = load_ruleset(RulesReference("three-way", house={"meld.sequences": True}))
        chance = np.random.default_rng(1)
        apart, joined = (dealer_amid(rules, chance).deal(chance) for _ in range(2))
        joined.join_partners(0)
        for tables in ([apart, joined], [joined, apart]):
            alone = np.concatenate([features([table], 1) for table in tables])
            assert np.array_equal(features(tables, 1), alone)


@pytest.mark.parametrize(
    ("table", "effort"),
    [
        ("winning-moves-deluxe/4p", Effort(64, 4)),
        ("complete-hand-and-foot/4p", Effort(24, 2)),
        ("complete-samba/4p", Effort(12, 1)),
        ("classic-1951/2p", Effort(64, 60)),
        ("samba/2p", Effort(12, 1)),
        ("racehorse/4p", Effort(64, 60)),
        ("racehorse/6p", Effort(64, 4)),
    ],
)
def test_less_is_tried_where_turns_take_longer_and_farther_where_players_wait(
    table: str, effort: Effort
) -> None:
    efforts = Efforts(
        Effort(64, 4), Effort(24, 2), with_runs=Effort(12, 1), where_waiting=Effort(64, 60)
    )
    assert efforts.in_game(load_ruleset(table)) == effort


_CANASTA = [{"kind": "set", "cards": "8h 8d 8c 8s 8h 8d 8c"}]


@pytest.mark.parametrize(
    ("facts", "is_near"),
    [
        ({}, False),
        ({"stock": {"count": 12}}, True),
        ({"hands": ["9h 9d As", 5, 11, 10]}, False),
        ({"hands": ["9h 9d As", 5, 11, 10], "melds": [[], _CANASTA]}, True),
        ({"hands": ["9h 9d As", 6, 5, 10], "melds": [[], _CANASTA]}, False),
    ],
)
def test_a_deal_near_its_end_has_an_effort_of_its_own(facts: dict[str, Any], is_near: bool) -> None:
    efforts, table = Efforts(Effort(64, 4), ending=Effort(128, 60)), own_table(view_of(**facts))
    assert efforts.at(table, can_end=False) == (efforts.ending if is_near else efforts.usual)
    assert efforts.at(table, can_end=True) == efforts.ending


def test_who_sits_out_is_no_hand_without_cards() -> None:
    facts: dict[str, Any] = {"melds": [[], _CANASTA], "hands": ["9h 9d As", 11, 11, 10]}
    away = {"hands": [*facts["hands"], 0, 0], "sitting_out": [4, 5]}
    tables = [
        own_table(view_of(**facts | {"rules": f"hasbro-2001/{players}"} | resting))
        for players, resting in (("4p", {}), ("6p", away))
    ]
    four, six = (features([table], 0) for table in tables)
    assert np.array_equal(four, six)
    efforts = Efforts(Effort(64, 4), ending=Effort(128, 60))
    assert [efforts.at(table, can_end=False).turns for table in tables] == [4, 4]
    assert not any(SeatEstimates(table, TUNED).is_late for table in tables)


_FIVE_CANASTAS = [
    {"kind": "set", "cards": f"{rank}h {rank}d {rank}c {rank}s {rank}h {rank}d {rank}c"}
    for rank in "56789"
]


@pytest.mark.parametrize(
    ("feet", "canastas", "is_near"), [([13, 0], 5, True), ([13, 0], 4, False), ([13, 13], 5, False)]
)
def test_whoever_plays_its_second_hand_may_end_the_deal_with_any_number_of_cards(
    feet: list[int], canastas: int, *, is_near: bool
) -> None:
    efforts = Efforts(Effort(64, 4), Effort(24, 2), ending=Effort(128, 60))
    played = [seat for seat in (1, 3) if not feet[1]]
    melds = [[], _FIVE_CANASTAS[:canastas]]
    facts = {"feet": feet * 2, "foot_played": played, "melds": melds}
    hands = ["2h 2d Jk 9h 9d 9c As", 9, 11, 10]
    table = own_table(view_of(**HAND_AND_FOOT | facts | {"hands": hands}))
    assert (efforts.at(table, can_end=False) == efforts.ending) is is_near


def test_who_may_take_its_time_tries_more_wherever_a_level_has_an_effort_of_its_own() -> None:
    for level, hurried in LEVELS.items():
        unhurried = UNHURRIED[level]
        for part in fields(hurried):
            own, more = getattr(hurried, part.name), getattr(unhurried, part.name)
            assert (own is None) == (more is None)
            assert own is None or unhurried is hurried or more.worlds > own.worlds


def test_only_games_with_sequences_have_no_effort_of_the_end() -> None:
    usual, feet, runs, penalties = Effort(64, 4), Effort(24, 2), Effort(12, 1), Effort(48, 3)
    efforts = Efforts(usual, feet, runs, with_penalties=penalties, ending=Effort(128, 60))
    games = ("classic-1951/4p", "modern-american/4p", "hand-and-foot/4p", "samba/4p")
    assert [efforts.has_ending(load_ruleset(game)) for game in games] == [True, True, True, False]


class TestPatience:
    """A caller can end a search early; it then returns the best action so far."""

    def test_that_has_no_end_changes_nothing(self) -> None:
        view, efforts, asked = view_of(), Efforts(Effort(worlds=64, turns=4)), list[int]()

        def last() -> bool:
            asked.append(1)
            return True

        patient = SearchPlayer("expert", efforts, has_time=last).choose(view, "seed 1")
        assert patient == SearchPlayer("expert", efforts).choose(view, "seed 1")
        assert asked

    @pytest.mark.parametrize("moment", ["playing", "taking", "opening", "Caliente"])
    def test_that_has_ended_leaves_one_step_and_a_legal_action(self, moment: str) -> None:
        view = view_of(**MOMENTS[moment])
        player = SearchPlayer(
            "expert", Efforts(Effort(worlds=128, turns=4)), has_time=lambda: False
        )
        verdicts = player.weigh(view, "seed")
        (worlds,) = {verdict.worlds for verdict in verdicts}
        assert worlds == STEP or len(verdicts) * worlds <= STEP * STEP
        assert is_legal(view, player.choose(view, "seed").action)

    def test_that_ends_later_gives_those_in_reach_more_worlds(self) -> None:
        answers = iter([True, True, False])
        player = SearchPlayer("expert", Efforts(Effort(64, 4)), has_time=lambda: next(answers))
        tried = [verdict.worlds for verdict in player.weigh(view_of(), "seed 1")]
        assert tried[0] > tried[-1] == STEP
        assert tried == sorted(tried, reverse=True)

    def test_is_not_asked_for_when_enough_is_tried(self) -> None:
        verdicts = SearchPlayer("strong", Efforts(Effort(64, 4, playouts=150))).weigh(
            view_of(), "seed 1"
        )
        tried = sum(verdict.worlds for verdict in verdicts)
        assert 150 - STEP * len(verdicts) < tried <= 150

    def test_lets_an_unhurried_expert_try_more(self) -> None:
        answers = iter([True] * 16 + [False])
        expert = make_agent("expert", lambda: next(answers), is_unhurried=True)
        reasons = expert.choose(view_of(), "seed").reasons
        (count,) = [one.params["count"] for one in reasons if one.id == "search.worlds"]
        assert isinstance(count, int)
        assert LEVELS["expert"].usual.worlds < count < UNHURRIED["expert"].usual.worlds


class TestGoingOutWithSecondHands:
    """No player goes out in Hand & Foot without asking, and the asked partner decides by its own
    hand.
    """

    MELDS: Final[list[dict[str, str]]] = [
        {"kind": "set", "cards": "Kh Kd Kc Ks Kh Kd Kc"},
        {"kind": "set", "cards": "Qh Qd Qc Qs Qh Qd Qc"},
        {"kind": "set", "cards": "9h 9d 9c 9s 9h 2h 2d"},
        {"kind": "set", "cards": "8h 8d 8c 8s 8h 2c 2s"},
        {"kind": "wild", "cards": "2h 2d 2c 2s Jk Jk Jk"},
        {"kind": "set", "cards": "6h 6d 6c"},
    ]

    def _choice(self, **facts: Any) -> Action:
        ready = {"feet": [0, 13, 0, 13], "foot_played": [0, 2], "melds": [self.MELDS, []]}
        view = view_of(**HAND_AND_FOOT | ready | {"hands": ["6s 6h 5c", 13, 2, 13]} | facts)
        chosen = (
            SearchPlayer("strong", Efforts(Effort(worlds=8, turns=2))).choose(view, "seed").action
        )
        assert is_legal(view, chosen)
        return chosen

    def test_begins_with_the_question(self) -> None:
        assert self._choice() == AskPartner()

    def test_follows_a_yes(self) -> None:
        assert isinstance(self._choice(asked={"seat": 0, "answer": True}), Meld)
        assert isinstance(
            self._choice(asked={"seat": 0, "answer": True}, hands=["5c", 13, 2, 13]), Discard
        )

    def test_is_not_put_where_playing_on_is_clearly_better(self) -> None:
        """Four melds want one card each, and the others hold two cards each."""
        assert isinstance(self._choice(**self._nearly_canastas()), Discard)

    def test_a_yes_is_followed_even_there(self) -> None:
        told = self._choice(asked={"seat": 0, "answer": True}, **self._nearly_canastas())
        assert isinstance(told, Meld)

    def _nearly_canastas(self) -> dict[str, Any]:
        sixes = ("Jh Jd Jc Js Jh Jd", "Th Td Tc Ts Th Td", "Ah Ad Ac As Ah Ad", "7h 7d 7c 7s 7h 7d")
        more = [{"kind": "set", "cards": cards} for cards in sixes]
        return {"melds": [[*self.MELDS, *more], []], "hands": ["6s 6h 5c", 2, 2, 2]}

    def test_is_put_off_by_a_no(self) -> None:
        self._choice(asked={"seat": 0, "answer": False})


class TestFallingBack:
    def test_an_answer_to_the_partner_needs_no_search(self) -> None:
        view = view_of(turn=0, phase="answer", asked=0, drew="stock")
        chosen = make_agent("expert").choose(view, "seed")
        assert chosen == make_agent("club").choose(view, "seed")


def test_cards_drawn_for_opening_are_those_of_each_world() -> None:
    view = view_of(
        rules={"edition": "modern-american", "players": 4},
        hands=["Kh Kd Kc Ad Ac As Ah 2h 9d 9c 9h 8c 7h", 13, 13, 13],
        melds=[[], []],
        pile="4s",
        stock={"count": 55},
    )
    table = own_table(view)
    opening = next(it for it in candidates(view, table, TUNED) if isinstance(it.action, Meld))
    worlds = Worlds(view, 1)
    begun = begin(opening, worlds, view.seat, TUNED)
    drawn: set[tuple[int, ...]] = set()
    for world in worlds.draw_many(range(4)):
        after = begun(world)
        threes = after.bonus[0] + after.aside[0]
        assert len(world.stock) - len(after.stock) == 4 + threes
        drawn.add(tuple(after.hands[0]))
    assert len(drawn) > 1


def test_face_down_cards_of_a_taken_pile_are_those_of_each_world() -> None:
    view = view_of(
        rules={"edition": "italian", "players": 4},
        phase="draw",
        drew=None,
        hands=["Qh Qd 4c 5h 6h 8s 9s Td Jc 7d", 15, 15, 15],
        pile="Qs",
        base=12,
        stock={"count": 60},
    )
    table = own_table(view)
    take = next(it for it in candidates(view, table, TUNED) if isinstance(it.action, TakePile))
    worlds = Worlds(view, 1)
    begun = begin(take, worlds, view.seat, TUNED)
    for world in worlds.draw_many(range(4)):
        fours = world.base.count(0) + view.hand.count(parse_card("4c"))
        after = begun(world)
        laid = sum(meld.naturals for meld in after.melds[0].lying if not meld.head)
        assert laid + after.hands[0][0] + after.pile.count(0) == fours


class _Several:
    """Tries the worlds of a share in four parts, as other processes would."""

    processes = 4

    def rows(self, trials: Trials, share: Share) -> list[TrialRow]:
        sent = pickle.dumps(trials)
        parts = [
            pickle.loads(sent).rows(share._replace(worlds=worlds))  # noqa: S301 - our own bytes
            for at in range(self.processes)
            if (worlds := share.worlds[at :: self.processes])
        ]
        rows = join_rows(parts)
        order = np.argsort([n for at in range(self.processes) for n in share.worlds[at::4]])
        return [TrialRow(row.points[order], row.events[order], 0, row.played) for row in rows]


@pytest.mark.parametrize("edition", ["classic-1951", "complete-samba", "complete-hand-and-foot"])
def test_worlds_shared_among_processes_lead_to_the_same(edition: str) -> None:
    view = view_of(
        rules={"edition": edition, "players": 4}, hands=["Jk 9h 9d 9s 4c 5h 5d", 9, 9, 9]
    )
    player = SearchPlayer("strong", Efforts(Effort(worlds=20, turns=1, playouts=90, finalists=6)))
    alone, found = player.choose(view, "seed"), player.candidates_for(view, [Discard(view.hand[1])])
    row = player.measure(view, "seed", found)[0]
    with evaluated_by(_Several()):
        assert player.choose(view, "seed") == alone
        again = player.measure(view, "seed", found)[0]
    assert np.array_equal(again.points, row.points)
    assert again.played == row.played > 0


def test_going_out_leads_to_the_same_in_another_process() -> None:
    canastas = [{"kind": "set", "cards": "Qh Qd Qc Qs Qh Qd Qc"}]
    view = view_of(melds=[canastas, []], hands=["9h 9d 9s 4c", 9, 11, 10])
    found = candidates(view, own_table(view), TUNED)
    assert any(one.is_exit for one in found)
    trials = Trials(view, "seed", EVEN, found)
    share = Share(tuple(range(len(found))), range(3), (1,))
    for one, other in zip(trials.rows(share), _Several().rows(trials, share), strict=True):
        assert np.array_equal(one.points, other.points)
        assert np.array_equal(one.events, other.events)


def test_the_collector_goes_on_after_trials_even_if_they_are_ended() -> None:
    view = view_of()
    found = candidates(view, own_table(view), TUNED)
    trials, asked = Trials(view, "seed", EVEN, found), list[bool]()

    def end() -> None:
        asked.append(gc.isenabled())
        raise TimeoutError

    with pytest.raises(TimeoutError):
        trials.rows(Share((0,), range(1), (1,)), end)
    assert asked == [False]
    assert gc.isenabled()


class TestQuestion:
    """Where the seat can go out, the question to the partner is an option like others."""

    FACTS: Final[dict[str, Any]] = {
        "hands": ["9s 9d 9c 4d", 9, 8, 9],
        "melds": [
            [{"kind": "set", "cards": "Ks Ks Kd Kc Kc Kh Kh"}],
            [{"kind": "set", "cards": "4s 4c 4h"}],
        ],
        "pile": "Jd",
    }

    def test_is_put_where_it_is_due_before_anybody_goes_out(self) -> None:
        efforts = Efforts(Effort(16, 2), ending=Effort(32, 60))
        chosen = SearchPlayer("strong", efforts).choose(view_of(**self.FACTS), "seed")
        assert chosen == Choice(AskPartner(), (because("out.ask"),))

    def test_is_not_put_where_playing_on_is_clearly_better(self) -> None:
        """A natural canasta of queens is near, and the partner's cards lose little."""
        melds = [
            [{"kind": "set", "cards": cards} for cards in ("Ks Ks Kd Kc Kc Kh Kh", "Qs Qs Qd Qc")],
            self.FACTS["melds"][1],
        ]
        hands = ["9s 9d 9c 4d Qh Qd 2c 5h 5d 5c", 9, 11, 9]
        view = view_of(**(self.FACTS | {"hands": hands, "melds": melds}))
        usual = Efforts(Effort(8, 2))
        assert SearchPlayer("strong", usual).choose(view, "a").action == AskPartner()
        trying = SearchPlayer("strong", replace(usual, ending=Effort(24, 60)))
        assert trying.choose(view, "a").action != AskPartner()
