"""Hints and review agree with each other, and the same position gives the same hint."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from engine import (
    Advice,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Play,
    actor_of,
    advise,
    is_as_good_as_advised,
    observe,
    parse_card,
    parse_cards,
    parse_position,
    review,
)
from engine.ai.advice import appraisal, ranking, trial_moves
from engine.ai.advice.advice import told_points, told_range
from engine.ai.advice.contrast import costs, merits
from engine.ai.advice.ranking import GRAVE, compared, in_order, ranked, trials_of
from engine.ai.advice.second_look import best_rows, leaves_open, with_throws
from engine.ai.advice.trial_moves import at_the_end, part_left, second_adviser
from engine.ai.club.knowledge import Knowledge
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.ai.search.candidates import Candidate, candidate_of, followed_by
from engine.ai.search.effort import ALL_TURNS, Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.search.trial_rows import TrialRow
from engine.ai.style import style_for
from engine.rules.verify import is_legal
from tests.kit.contradictions import contradictions
from tests.kit.followed_hints import follow_hints

POSITION: dict[str, Any] = {
    "rules": {"edition": "winning-moves-deluxe", "players": 4},
    "deal": 1,
    "dealer": 3,
    "turn": 0,
    "phase": "play",
    "drew": "stock",
    "hands": ["9h 9d 9s Ks 6s Ad Qc 2h 4c", 9, 11, 10],
    "melds": [[{"cards": "6h 6d 6c"}], [{"cards": "Kc Kd Kh"}]],
    "pile": "4s 5h 7c Td Jd Js 8d 8h",
    "stock": {"count": 40},
}


def view_of(**changes: Any) -> Observation:
    state = parse_position(POSITION | changes)
    return observe(state, actor_of(state.rules, state.public))


def throw(card: str) -> Discard:
    return Discard(parse_card(card))


def ids(view: Observation, action: Any, other: Any, behind: int = 30) -> list[str]:
    found = merits(view, action, other, behind)
    assert all(holds(reason, Situation(view, action)) for reason in found)
    return [reason.id for reason in found]


def test_the_king_that_the_next_player_can_add_is_charged_with_its_cost() -> None:
    found = review(view_of(), throw("Ks"), "mistake").appraisal
    assert found is not None
    assert found.gain > 50


@pytest.mark.parametrize("deal", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_the_review_never_accuses_who_follows_the_hint(deal: int) -> None:
    followed = 0
    for number, moment in enumerate(follow_hints("winning-moves-deluxe/4p", deal)):
        view, advice = moment.view, moment.advice
        if not advice:
            continue
        assert list(contradictions(view, advice)) == []
        assert all(one.beside == () for one in advice[1:] if one.behind == 0)
        best = advice[0]
        if len(advice) > 1 and not any(one.behind for one in advice):
            is_exit = best.reasons[0].id == "out.now"
            why = "out.now" if is_exit else "contrast.close"
            assert [reason.id for reason in best.beside] == [why]
        assert review(view, best.action, f"review {number}").appraisal is None
        followed += 1
        if followed == 4:
            break
    assert followed


def test_a_position_always_gets_the_same_advice() -> None:
    looks: list[Advice] = []
    assert advise(view_of(), first_look=looks.append) == advise(view_of())
    (look,) = looks
    assert (is_legal(view_of(), look.action), look.behind) == (True, None)


def test_of_cards_that_differ_only_in_suit_one_is_named() -> None:
    view = view_of(hands=["9h 9d 9s Jh Qc Qd", 9, 11, 10], melds=[[], []])
    named = {one.action for one in advise(view)}
    assert len(named & {throw("Qc"), throw("Qd")}) == 1


def test_what_is_as_good_as_the_first_is_no_mistake() -> None:
    advice = (Advice(throw("4c"), (), 0), Advice(throw("Qc"), (), 0), Advice(throw("Ks"), (), 90))
    assert is_as_good_as_advised(advice, throw("4c"))
    assert is_as_good_as_advised(advice, throw("Qc"))
    assert not is_as_good_as_advised(advice, throw("Ks"))
    uncounted = (Advice(throw("4c"), ()), Advice(throw("Qc"), ()))
    assert not is_as_good_as_advised(uncounted, throw("Qc"))


def test_cards_that_can_be_laid_one_after_the_other_are_no_alternatives() -> None:
    view = view_of()
    nines, six = lay("9h 9d 9s"), lay("6s", to=0)
    assert leaves_open(view, nines, six)
    assert leaves_open(view, six, nines)
    assert not leaves_open(view, nines, nines)
    assert not leaves_open(view, lay("9h 9d 2h"), lay("6s 2h", to=0)), "there is one two"
    assert not leaves_open(view, nines, throw("6s")), "a discard ends the turn"
    assert [one.action for one in advise(view) if leaves_open(view, nines, one.action)] == []


def lay(cards: str, to: int | None = None) -> Meld:
    return Meld((Play(parse_cards(cards), to),))


class TestContrast:
    def test_cards_of_few_points_explain_no_large_difference(self) -> None:
        view = view_of()
        assert ids(view, throw("Qc"), throw("4c"), behind=20)[0] == "contrast.sheds"
        assert ids(view, throw("Qc"), throw("4c"), behind=200) == ["contrast.gain"]

    def test_a_safer_card_says_how_much_safer_it_is(self) -> None:
        assert ids(view_of(), throw("4c"), throw("Ks")) == ["contrast.safer"]

    def test_a_riskier_card_says_what_pays_for_the_risk(self) -> None:
        view = view_of()
        know = Knowledge(view, style_for(view.rules))
        king, six = (know.chance_of_take(parse_card(card)) for card in ("Ks", "6s"))
        assert king > six
        assert ids(view, throw("Ks"), throw("6s")) == [
            "contrast.keeps_fitting",
            "contrast.worth_the_risk",
        ]

    def test_a_riskier_card_without_a_price_speaks_of_points_alone(self) -> None:
        assert ids(view_of(), throw("Ks"), throw("Ad")) == ["contrast.gain"]
        assert ids(view_of(), throw("Ks"), throw("Ad"), behind=0) == ["contrast.close"]

    def test_a_wild_card_is_saved(self) -> None:
        view = view_of(hands=["9h 9d 9s Ks 6s Ad Qc 2h 4c", 9, 11, 10])
        plain = Meld((Play(parse_cards("9h 9d 9s")),))
        wild = Meld((Play(parse_cards("9h 9d 9s 2h")),))
        assert ids(view, plain, wild) == ["contrast.keeps_wild"]
        assert [one.id for one in costs(view, wild, plain, 30)] == ["contrast.spends_wild"]

    def test_what_is_not_taken_is_told_of_who_draws(self) -> None:
        view = view_of(phase="draw", drew=None, pile="4s 5h 9c")
        found = costs(view, DrawStock(), _take(view), 30)
        assert [(one.id, dict(one.params)) for one in found] == [
            ("contrast.leaves_pile", {"count": 3})
        ]

    def test_the_cost_of_a_discard_is_told(self) -> None:
        view = view_of()
        assert [one.id for one in costs(view, throw("6s"), throw("4c"), 30)] == [
            "contrast.throws_fitting"
        ]
        assert [one.id for one in costs(view, throw("Ks"), throw("4c"), 30)] == ["contrast.riskier"]


def _take(view: Observation) -> Any:
    from engine import options

    return options(view).takes[0].action


def test_fresh_worlds_decide_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few worlds chance suggests mistakes; the second look with new worlds drops them."""
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(8, 4)))
    view = view_of()
    best = advise(view)[0].action
    accused = [review(view, best, str(seed)).appraisal for seed in range(6)]
    assert accused == [None] * 6


@pytest.mark.parametrize(("points", "behind"), [(-5, [0, 0, 5]), (-4, [0, 0]), (2, [0, 0, 0])])
def test_none_of_the_moves_called_just_as_good_can_be_told_from_another(
    points: int, behind: list[int]
) -> None:
    chosen = [Candidate(throw(card), lambda _: None) for card in ("4c", "6s", "Qc")]
    first, even = np.tile([50, -50], 128), np.full(256, 2)
    last = np.tile([points + 1, points - 1], 128)
    nothing = np.zeros(256, np.int64)
    rows = [TrialRow(row.astype(float), nothing) for row in (first, even, last)]
    assert [one.behind for one in in_order(chosen, rows)] == behind


def test_what_is_laid_is_tried_with_the_discard_that_turns_out_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(8, 1)))
    tried: list[Discard] = []

    def noted(
        view: Observation, found: Sequence[Candidate], throws: Sequence[Discard]
    ) -> list[Candidate]:
        tried.append(throws[0])
        return with_throws(view, found, throws)

    monkeypatch.setattr(ranking, "with_throws", noted)
    ranked(view_of(**FAT), "s7")
    first, turned_out_best = tried
    assert first != turned_out_best


def test_what_is_laid_is_followed_by_a_discard_of_what_is_left() -> None:
    """A card that was laid cannot be thrown: the rules of thumb chose in its place."""
    view = view_of()
    laying = candidate_of(view, lay("Ks", 0))
    *_, followed = with_throws(view, [laying], (throw("Ks"), throw("4c")))
    assert followed.throw == throw("4c")


def test_the_better_discard_after_laying_counts_though_it_was_known_sooner() -> None:
    """With the other discard it was tried for longer, because nobody could tell how bad that is."""
    usual, thrown = (candidate_of(view_of(), action) for action in (lay("Ks", 0), throw("4c")))
    followed = followed_by(view_of(), usual, throw("4c"))
    points = np.zeros(256), np.tile([-400.0, 200.0], 128), np.full(64, -3.0)
    rows = [TrialRow(row, np.zeros(len(row), np.int64)) for row in points]
    assert best_rows([thrown, usual], [thrown, usual, followed], rows) == [rows[0], rows[2]]


class _Counting:
    """Tries actions without playing them: each is as far behind as it is said, but for chance."""

    def __init__(self, behind: Sequence[float], tried: list[int]) -> None:
        self._behind, self._tried = behind, tried

    def measure(self, _view: Observation, _seed: str, found: Sequence[Candidate]) -> list[TrialRow]:
        self._tried.append(len(found))
        chance = np.random.default_rng(len(self._tried)).normal(0.0, 2000.0, (len(found), 128))
        chance -= chance.mean(axis=1, keepdims=True)
        points = chance - np.array(self._behind[: len(found)])[:, None]
        return [TrialRow(row, np.zeros(128, np.int64)) for row in points]


@pytest.mark.parametrize(
    ("is_noisy", "behind", "tried"),
    [
        (False, (0, 20, 10), [3, 3, 3]),
        (True, (0, 20, 10), [3, 3]),
        (True, (0, 400, 10), [3, 3, 2, 2]),
        (True, (0, 20, 400), [3, 3]),
    ],
)
def test_noisy_trials_end_where_more_of_them_promise_no_answer(
    monkeypatch: pytest.MonkeyPatch, is_noisy: bool, behind: Sequence[float], tried: list[int]
) -> None:
    """What is laid is tried with two discards; with the worse one no longer than that is sure."""
    rounds: list[int] = []

    def counting(_view: Observation, _times: int, _most: float) -> _Counting:
        return _Counting(behind, rounds)

    def is_known(_view: Observation) -> bool:
        return is_noisy

    monkeypatch.setattr(ranking, "are_trials_noisy", is_known)
    monkeypatch.setattr(ranking, "second_adviser", counting)
    trials_of(view_of(), "s", [lay("Ks", 0), throw("Qc")], [throw("4c")])
    assert rounds == tried


def test_an_action_that_was_dropped_early_does_not_come_first() -> None:
    """In its few worlds it is as far ahead of the first action as the best one is in all."""
    chosen = [Candidate(throw(card), lambda _: None) for card in ("4c", "6s", "Qc")]
    usual, dropped, best = (
        np.repeat([early, late], [64, 192]).astype(float)
        for early, late in ((-200, 0), (0, 0), (90, 150))
    )
    rows = [TrialRow(row, np.zeros(len(row), np.int64)) for row in (usual, dropped[:64], best)]
    found = in_order(chosen, rows)
    assert [one.candidate.action for one in found] == [throw("Qc"), throw("6s"), throw("4c")]
    assert [one.behind for one in found] == [0, 90, 185]


def test_a_card_that_they_want_is_thrown_while_it_brings_them_little() -> None:
    view = view_of(pile="7c")
    assert ids(view, throw("Ks"), throw("Qc")) == ["contrast.gives_little"]
    assert "contrast.gives_little" not in ids(view_of(), throw("Ks"), throw("Qc"))
    assert "contrast.gives_little" not in ids(view, throw("Qc"), throw("Ks"))


def view_with_feet() -> Observation:
    """Returns a position beside a second hand, late in a deal."""
    sets = (
        "As As Ah Ad Ac Ac 2s, Ts Th Th Td Tc 2h Jk, 8h 8h 8d, 6s 6h 6c, As Ad Ac",
        (
            "7h 7h 7h 7d 7d Jk, 4s 4s 4h 4d 4d 4c 4c, Qs Qs Qs Qh Qh Qh Qd, 8s 8s 8s 8d,"
            " Js Js Js Jh Jh Jd Jk, Ks Ks Kh Kh Kh Kc Kc, 9s 9h 9h 9d 9d 9c 9c, 5s 5h 5d 5c 2s,"
            " 6s 6h 6h 6h 6d 6d 6d, Ts Th Td, Jh Jd Jc, Kh Kh Kd Kc, Qs Qh Qc, Ah Ah Ac"
        ),
    )
    melds = [[{"cards": cards} for cards in side.split(",")] for side in sets]
    hand = "4h 4h 4h 4c 4c 5h 5c 6h 6c 6c 7h 7h 7d 7c 8h 8c 8c Js Jd Jc Jc Qc Kd"
    return view_of(
        rules={"edition": "hand-and-foot", "players": 4},
        dealer=0,
        hands=[hand, 3, 9, 1],
        feet=[13, 0, 13, 0],
        in_foot=[False, True, False, True],
        melds=[melds[0], [*melds[1], {"kind": "wild", "cards": "2s 2h 2d 2c Jk Jk"}]],
        bonus=["3h 3d", "3h 3h 3d"],
        pile="3s 3c 4s",
        stock={"count": 98},
    )


def found_nothing(_view: Observation) -> tuple[()]:
    return ()


def test_what_the_hint_calls_far_behind_is_charged_where_first_trials_see_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a second hand the first trials of two turns do not look as far as the foot."""
    view = view_with_feet()
    with monkeypatch.context() as untold:
        untold.setattr(appraisal, "searched", found_nothing)
        assert review(view, throw("Kd"), "review").appraisal is None
    found = review(view, throw("Kd"), "review").appraisal
    assert found is not None
    assert found.gain > 100


@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_a_hint_tells_as_far_behind_the_review_tells_by_the_same_points(
    seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In few worlds the hint has luck, and others say something else: one trial decides both."""
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(8, 2)))
    for view in (view_of(**CLASSIC), view_of()):
        far = [one for one in advise(view) if (one.behind or 0) >= GRAVE]
        charged = [review(view, one.action, seed).appraisal for one in far]
        assert far
        assert [one and one.gain for one in charged] == [one.behind for one in far]


def test_worlds_are_added_while_something_undecided_is_far_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(8, 2)))
    of_all_rounds = 8 + 8 + 16
    worlds = [len(one.outcomes or ()) for one in ranked(view_of(), "advice") if one.behind > GRAVE]
    assert max(worlds) > of_all_rounds


CLASSIC: dict[str, Any] = {
    "rules": {"edition": "classic-1951", "players": 4},
    "hands": ["2d 7h 7d 7c 8s 8c 9s Qh", 15, 8, 7],
    "melds": [
        [{"cards": "4s 4s 4h 4c 2h 2d 2c"}],
        [{"cards": one} for one in ("9c 9c 2s 2h", "Js Js Jh Jd Jd Jc Jc", "6s 6h 6d 6c")],
    ],
    "bonus": ["", "3h 3h 3d"],
    "pile": "Ks Qs Kc",
    "stock": {"count": 42},
}
FAT: dict[str, Any] = CLASSIC | {
    "hands": ["2s 2h 4s 4c 6h 8h 8d Tc Jk", 8, 7, 11],
    "melds": [[{"cards": "Jh Jh Jc 2s"}, {"cards": "Kh Kd Kc"}], [{"cards": "Ah Ac Ac"}]],
    "bonus": ["3h", "3h 3d"],
    "pile": "9d 9h 3c 9h 3s 5h 9s 7c 9c 7s 5c 2d As 9d As 7h 7h Jd 3s 7d 5c Kh Ks 5h",
    "frozen": True,
    "stock": {"count": 36},
}
ALONE: dict[str, Any] = {
    "rules": {"edition": "classic-1951", "players": 2},
    "hands": CLASSIC["hands"][:2],
    "dealer": 1,
}
BOUND: dict[str, Any] = CLASSIC | {
    "rules": {"edition": "modern-american", "players": 4},
    "hands": ["2c 4c 8h 9s Tc Jc Qd Kh Jk Jk", 13, 15, 13],
    "melds": [
        [{"cards": one} for one in ("As Ah Ad Ad Ac 2d Jk", "5s 5h 5d 5c", "Ks Kd Kc")],
        [],
    ],
    "bonus": ["3h 3d", "3h 3d"],
    "pile": "9d Kc",
    "stock": {"count": 35},
}


def test_the_review_tries_the_discard_that_the_hint_means_after_cards_are_laid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rules of thumb throw something worse; the hint does not count that against the lay."""
    monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(16, 2)))
    points = [
        compared(view_of(**CLASSIC), "s7", lay("8s 8c 2d"), lay("7h 7d 7c"), cards)[0].points.mean()
        for cards in ((), (throw("Qh"),))
    ]
    assert points[0] + 100 < points[1]


def test_gains_are_told_between_round_points_that_a_third_of_them_misses() -> None:
    assert [told_range(points) for points in (8, 45, 90, 140, 420, 2830)] == [
        (0, 35),
        (0, 90),
        (30, 150),
        (60, 220),
        (250, 600),
        (1700, 4000),
    ]


def test_gains_are_told_as_round_points_within_their_range() -> None:
    gains = (8, 45, 90, 140, 420, 2830)
    assert [told_points(points) for points in gains] == [10, 50, 100, 150, 500, 3000]
    for points in range(1, 5000):
        least, most = told_range(points)
        assert least <= told_points(points) <= most


def turns_of_second_look(view: Observation, card: str) -> int:
    """Returns after how many turns a discard is judged when it is tried once more."""
    player = second_adviser(view, 1)
    return player.measure(view, "any", player.candidates_for(view, [throw(card)]))[0].turns


class TestTheEndOfTheDeal:
    def test_less_is_left_of_gains_while_it_is_far_away(self) -> None:
        row = TrialRow(np.array([100.0]), np.array([0]), 8)
        six = {"rules": {"edition": "racehorse", "players": 6}}
        hands = {"hands": [CLASSIC["hands"][0], *[11] * 5]}
        views = [view_of(**CLASSIC | six | hands | {"stock": {"count": it}}) for it in (40, 9)]
        ends = [at_the_end(view, throw("Qh"), row).points[0] for view in views]
        assert ends == [100 * part_left(view) for view in views]
        assert ends == sorted(set(ends))
        assert ends[-1] <= 100

    def test_with_partners_a_young_deal_is_as_any_early_one(self) -> None:
        small = CLASSIC | {"hands": [CLASSIC["hands"][0], 5, 5, 5]}
        parts = {part_left(view_of(**small | {"stock": {"count": it}})) for it in (56, 40)}
        assert len(parts) == 1

    def test_all_is_left_where_three_who_wait_are_tried_to_the_end(self) -> None:
        """Of what the net said of them nothing was left."""
        three: dict[str, Any] = {
            "hands": POSITION["hands"][:3],
            "melds": [[], [], []],
            "dealer": 2,
        }
        waiting, others = (
            view_of(**three | {"rules": {"edition": edition, "players": 3}})
            for edition in ("three-way", "hasbro-2001")
        )
        assert part_left(waiting) == 1 > part_left(others)

    def test_wild_cards_in_one_more_set_are_worth_less_than_the_net_says(self) -> None:
        row, view = TrialRow(np.array([0.0]), np.array([0]), 8), view_of(**CLASSIC)
        late = view_of(**CLASSIC | {"stock": {"count": 9}})
        unopened = view_of(**CLASSIC | {"melds": [[], []]})
        mixed, plain, longer = lay("8s 8c 2d"), lay("7h 7d 7c"), lay("2d", 0)
        assert at_the_end(view, mixed, row).points[0] < 0
        others = [
            *((view, plain), (view, longer), (late, mixed), (unopened, mixed)),
            (view_with_feet(), mixed),
        ]
        assert {at_the_end(at, action, row).points[0] for at, action in others} == {0}

    def test_who_gets_a_fat_frozen_pile_is_tried_to_the_end(self) -> None:
        fat, thin = view_of(**FAT), view_of(**FAT | {"pile": "9d 9h 2d"})
        assert turns_of_second_look(fat, "4s") > 2 * turns_of_second_look(thin, "4s")
        assert part_left(fat) == 1 > part_left(thin)

    def test_what_costs_points_unfinished_is_tried_to_the_end(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Three wild cards laid early are 440 points ahead after eight turns, and far behind at the
        end.
        """
        monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(2, 2)))
        view = view_of(**BOUND)
        player, laying = second_adviser(view, 1), lay("2c Jk Jk")
        (row,) = player.measure(view, "any", player.candidates_for(view, (laying,)))
        assert row.turns > 35
        assert at_the_end(view, laying, row) is row
        assert part_left(view) == 1

    def test_two_players_who_wait_are_tried_to_the_end(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The net knows no hands as full as theirs."""
        monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(2, 2)))
        view = view_of(**CLASSIC | ALONE)
        assert turns_of_second_look(view, "Qh") == ALL_TURNS
        row = TrialRow(np.array([100.0]), np.array([0]), ALL_TURNS)
        assert at_the_end(view, throw("Qh"), row) is row
        assert part_left(view) == 1

    @pytest.mark.parametrize(
        ("is_quick", "facts", "worlds"),
        [
            (True, ALONE, [128, 128, 256, 512]),
            (False, ALONE, [128, 128, 144]),
            (False, {}, [128, 128, 256, 512]),
        ],
    )
    def test_where_python_plays_it_out_few_turns_are_allowed(
        self,
        monkeypatch: pytest.MonkeyPatch,
        is_quick: bool,
        facts: dict[str, Any],
        worlds: list[int],
    ) -> None:
        """A hint for two took up to 16 seconds. Here a world takes 20 turns and settles nothing."""
        tried = list[int]()

        def measured(
            player: SearchPlayer, view: Observation, seed: str, found: Sequence[Candidate]
        ) -> list[TrialRow]:
            tried.append(count := player.efforts.in_game(view.rules).worlds)
            points = np.random.default_rng(len(seed)).normal(0, 9000, (len(found), count))
            return [TrialRow(row, np.zeros(count, np.int64), 60, 20 * count) for row in points]

        monkeypatch.setattr(trial_moves, "is_compiled", lambda: is_quick)
        monkeypatch.setattr(SearchPlayer, "measure", measured)
        trials_of(view_of(**CLASSIC | facts), "s", [throw("Qh"), throw("4s")], ())
        assert tried == worlds

    def test_where_python_plays_it_out_something_is_told_soon(self) -> None:
        view = view_of(**CLASSIC | ALONE | {"stock": {"count": 9}})
        assert sum(one.worlds for one in trial_moves.adviser().weigh(view, "any")) <= 256

    def test_deals_with_second_hands_are_tried_farther(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What is better after four turns is as often worse as better at the end of the deal."""
        monkeypatch.setattr(trial_moves, "HINTS", Efforts(Effort(4, 2)))
        assert turns_of_second_look(view_with_feet(), "Kd") == 16
        assert turns_of_second_look(view_of(), "Ks") == 4

    @pytest.mark.slow
    @pytest.mark.parametrize("position", [CLASSIC, pytest.param(FAT, marks=pytest.mark.soak)])
    def test_no_pair_and_two_is_told_as_better_than_a_discard(
        self, position: dict[str, Any]
    ) -> None:
        """To the end of the deal, in hundreds of worlds, it is not."""
        advice = advise(view_of(**position))
        pairs = [one for one in advice if one.action == lay("8h 8d 2s")]
        assert advice[0].action != lay("8s 8c 2d")
        assert not pairs or all(not one.behind for one in advice)
