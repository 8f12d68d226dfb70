"""The club player's actions with runs."""

from typing import Any

import pytest

from engine import (
    Discard,
    DrawStock,
    Meld,
    Play,
    TakePile,
    actor_of,
    format_cards,
    make_agent,
    observe,
    parse_card,
    parse_position,
)
from engine.actions import Action

SAMBA: dict[str, Any] = {
    "rules": {"edition": "complete-samba", "players": 4},
    "turn": 0,
    "phase": "play",
    "dealer": 3,
    "scores": [0, 0],
    "stock": {"count": 60},
    "pile": "Ac",
}
HOUSE: dict[str, Any] = {
    "rules": {
        "edition": "classic-1951",
        "players": 4,
        "house": {"meld.sequences": True, "pile.add_to_sequence": True},
    },
}


def chosen(**facts: Any) -> Action:
    """Returns the club player's action in `BASE` with these changes."""
    state = parse_position(SAMBA | facts)
    view = observe(state, actor_of(state.rules, state.public))
    return make_agent("club").choose(view, "seed").action


def run(cards: str) -> dict[str, str]:
    return {"kind": "sequence", "cards": cards}


def group(cards: str) -> dict[str, str]:
    return {"kind": "set", "cards": cards}


def laid(action: Action) -> str:
    """Returns the cards of the only play of a meld."""
    assert isinstance(action, Meld)
    (play,) = action.plays
    return format_cards(sorted(play.cards))


@pytest.mark.parametrize("game", [SAMBA, HOUSE], ids=["Samba", "house rules"])
class TestLaying:
    def test_begins_a_run_for_the_partner_to_go_on_with(self, game: dict[str, Any]) -> None:
        action = chosen(
            rules=game["rules"],
            hands=["5h 6h 7h 8h Ks Kd 9c 4d Jc Ts", 11, 11, 11],
            melds=[[group("Qc Qd Qs")], []],
        )
        assert laid(action) == "5h 6h 7h 8h"

    def test_lengthens_its_own_run(self, game: dict[str, Any]) -> None:
        action = chosen(
            rules=game["rules"],
            hands=["8h Ks Kd 9c 4d Jc Ts", 11, 11, 11],
            melds=[[run("5h 6h 7h")], []],
        )
        assert laid(action) == "8h"

    def test_makes_a_samba_with_almost_its_last_cards(self, game: dict[str, Any]) -> None:
        action = chosen(
            rules=game["rules"],
            hands=["4h Th Kd 9c", 11, 11, 11],
            melds=[[run("5h 6h 7h 8h 9h")], []],
        )
        assert isinstance(action, Meld)
        assert action.plays[0].to == 0

    def test_keeps_three_in_line_for_the_run_that_they_will_join(
        self, game: dict[str, Any]
    ) -> None:
        action = chosen(
            rules=game["rules"],
            hands=["8h 9h Th Ks Kd 4d Jc Qs", 11, 11, 11],
            melds=[[run("4h 5h 6h")], []],
        )
        assert isinstance(action, Discard)
        assert action.card not in map(parse_card, ("8h", "9h", "Th"))

    def test_keeps_a_card_that_a_run_needs_out_of_a_set(self, game: dict[str, Any]) -> None:
        action = chosen(
            rules=game["rules"],
            hands=["Th Kd 5c 6s Qs Jc", 11, 11, 11],
            melds=[[run("4h 5h 6h 7h 8h"), group("Tc Td Ts")], []],
        )
        assert isinstance(action, Discard)
        assert action.card != parse_card("Th")


def test_opens_with_a_run_rather_than_with_wild_cards() -> None:
    action = chosen(hands=["9h Th Jh Qh Kh Ah 4c 4d 2c Jk 7s 6d 8c Ks", 15, 15, 15])
    assert isinstance(action, Meld)
    assert [format_cards(sorted(play.cards)) for play in action.plays] == ["9h Th Jh Qh Kh Ah"]


def test_combines_two_sets_that_make_a_canasta_together() -> None:
    action = chosen(
        hands=["Kd 9c 4d Jc Ts", 11, 11, 11],
        melds=[[group("Qc Qd Qs"), group("Qc Qd Qs Qh")], []],
    )
    assert action == Meld((Play((), to=0, source=1),))


def test_leaves_a_natural_canasta_natural() -> None:
    action = chosen(
        hands=["Kd 9c 4d Jc Ts", 11, 11, 11],
        melds=[[group("Qc Qd Qs Qh Qc Qd Qh"), group("Qh Qs 2c")], []],
    )
    assert isinstance(action, Discard)


SAMBA_RUN, OTHER_RUN = "4s 5s 6s 7s 8s 9s Ts", "8c 9c Tc Jc Qc Kc Ac"


@pytest.mark.parametrize(("runs", "is_combined"), [((), True), ((SAMBA_RUN, OTHER_RUN), False)])
def test_wild_cards_spoil_a_natural_set_only_for_a_canasta_that_is_needed(
    runs: tuple[str, ...], is_combined: bool
) -> None:
    sets = [group("Qc Qd Qs Qh"), group("Qh Qs 2c"), *map(run, runs)]
    action = chosen(hands=["Kd 9c 4d Jc Ts", 11, 11, 11], melds=[sets, []])
    assert (action == Meld((Play((), to=0, source=1),))) == is_combined


class TestPile:
    def test_takes_it_for_its_run(self) -> None:
        action = chosen(
            phase="draw",
            hands=["Kd 9c 4d Jc Ts", 11, 11, 11],
            melds=[[run("5h 6h 7h")], []],
            pile="Ac Kc Kh 8h",
        )
        assert action == TakePile(())

    def test_leaves_it_when_it_cannot(self) -> None:
        action = chosen(
            phase="draw",
            hands=["Kd 9c 4d Jc Ts", 11, 11, 11],
            melds=[[run("5h 6h 7h")], []],
            pile="Ac 2c Kc Kh 8h",
        )
        assert action == DrawStock()

    def test_throws_nothing_that_lengthens_the_next_players_run(self) -> None:
        action = chosen(
            hands=["8h 4h Kd", 11, 11, 11],
            melds=[[group("Qc Qd Qs")], [run("5h 6h 7h")]],
            pile="Ac Kc 7d 9d",
        )
        assert action == Discard(parse_card("Kd"))

    @pytest.mark.parametrize(
        ("hand", "runs", "thrown"),
        [
            ("8h Ts", ("5h 6h 7h", "5s 6s 7s 8s 9s"), "8h"),
            ("8h Ts", ("5h 6h 7h", "9h Th Jh Qh Kh", "6s 7s 8s 9s"), "Ts"),
        ],
        ids=["the shorter run", "of two runs that it fits the longer counts"],
    )
    def test_gives_away_what_is_farthest_from_a_samba(
        self, hand: str, runs: tuple[str, ...], thrown: str
    ) -> None:
        action = chosen(
            hands=[hand, 11, 11, 11],
            melds=[[group("Qc Qd Qs")], [*map(run, runs)]],
            pile="Ac Kc 7d 9d",
        )
        assert action == Discard(parse_card(thrown))
