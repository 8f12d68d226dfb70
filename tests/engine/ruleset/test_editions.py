"""The values of the editions, as the rules analysis gives them."""

import re

import pytest

from engine import RulesetError, edition_ids, load_ruleset, load_sources, option_values, titles
from engine.ruleset.editions import edition_documents
from engine.ruleset.load import DEFAULT
from tests.engine.kit.tables import EDITIONS, OTHER_TABLES, PLAIN_EDITIONS

WM, HB, ST = "winning-moves-deluxe", "hasbro-2001", "stingray-classic"
GH, CS, LAWS = "geeky-hobbies", "complete-standard", "classic-1951"
SAMBA, FEET = "complete-samba", "complete-hand-and-foot"

COMMON: dict[str, object] = {
    "deck.count": 2,
    "seats.sides": [[0, 2], [1, 3]],
    "seats.sitting_out": 0,
    "deal.hand_size": 11,
    "deal.foot_size": 0,
    "deal.upcard_wild_freezes": True,
    "deal.upcard_bonus_freezes": True,
    "draw.count": 1,
    "meld.min_size": 3,
    "meld.closed_at": None,
    "meld.sets_per_rank": "one",
    "meld.min_naturals": 2,
    "meld.wild_on_canasta": True,
    "meld.all_wild_sets": False,
    "meld.sequences": False,
    "canasta.size": 7,
    "canasta.min_naturals": 4,
    "stop.meld_min": 3,
    "stop.meld_max": 4,
    "stop.blocks_next": True,
    "opening.basis": "score",
    "opening.table": [
        {"score": None, "need": 15},
        {"score": 0, "need": 50},
        {"score": 1500, "need": 90},
        {"score": 3000, "need": 120},
    ],
    "opening.upcard_counts": True,
    "pile.always_frozen": False,
    "pile.open_natural_plus_wild": True,
    "pile.frozen_add": "never",
    "freeze.by": "anyone",
    "bonus.each": 100,
    "bonus.set_extra": [{"count": 4, "points": 400}],
    "bonus.positive_if": "melded",
    "bonus.does_penalty_mirror_extra": True,
    "bonus.may_be_forgotten": False,
    "out.canastas.total": 1,
    "out.bonus": 100,
    "out.concealed_extra": 100,
    "ask.mode": "optional",
    "exhaustion.forced_take": True,
    "exhaustion.last_bonus_ends": True,
    "score.natural_canasta": 500,
    "score.mixed_canasta": 300,
    "end.target": 5000,
    "end.rounds": None,
    "end.tie": "another-deal",
    "caliente.count": 0,
}

DIFFERENT: dict[str, dict[str, object]] = {
    "words.style": {LAWS: "classic", WM: "box", HB: "box", ST: "classic", GH: "box", CS: "box"},
    "deal.upcard_stop": {
        LAWS: "stay",
        WM: "cover",
        HB: "cover",
        ST: "stay",
        GH: "cover",
        CS: "cover",
    },
    "deal.partner_draw": {LAWS: True, WM: False, HB: False, ST: True, GH: False, CS: False},
    "deal.first_dealer": {
        LAWS: "right-of-high-card",
        WM: "random",
        HB: "choose",
        ST: "right-of-high-card",
        GH: "choose",
        CS: "random",
    },
    "meld.natural_majority": {LAWS: False, WM: True, HB: True, ST: False, GH: True, CS: True},
    "meld.wild_cap": {LAWS: 3, WM: 3, HB: None, ST: 3, GH: 3, CS: 3},
    "opening.concealed_waiver": {LAWS: True, WM: False, HB: False, ST: True, GH: False, CS: False},
    "pile.open_add": {LAWS: "any", WM: "any", HB: "any", ST: "never", GH: "any", CS: "any"},
    "pile.one_card_rule": {
        LAWS: "forbid",
        WM: "if-can-finish",
        HB: "if-can-finish",
        ST: "forbid",
        GH: "if-can-finish",
        CS: "if-can-finish",
    },
    "ask.yes": {LAWS: "must", WM: "may", HB: "may", ST: "must", GH: "must", CS: "may"},
    "ask.before_draw": {LAWS: False, WM: False, HB: False, ST: True, GH: False, CS: False},
    "ask.does_failure_expose": {LAWS: False, WM: False, HB: False, ST: True, GH: False, CS: False},
    "bonus.forgotten_penalty": {LAWS: 500, WM: 100, HB: 100, ST: 100, GH: 100, CS: 100},
}


@pytest.mark.parametrize("edition", [LAWS, WM, GH, HB, CS, ST])
def test_four_players_play_by_the_printed_values(edition: str) -> None:
    values = option_values(load_ruleset(f"{edition}/4p"))
    expected = COMMON | {path: by_edition[edition] for path, by_edition in DIFFERENT.items()}
    assert {path: values[path] for path in expected} == expected


ALONE: dict[int, dict[str, object]] = {
    2: {
        "seats.sides": [[0], [1]],
        "deal.hand_size": 15,
        "deal.partner_draw": False,
        "draw.count": 2,
        "out.canastas.total": 2,
        "ask.mode": "off",
    },
    3: {
        "seats.sides": [[0], [1], [2]],
        "deal.hand_size": 13,
        "deal.partner_draw": False,
        "draw.count": 1,
        "out.canastas.total": 1,
        "ask.mode": "off",
    },
}


@pytest.mark.parametrize("edition", PLAIN_EDITIONS)
@pytest.mark.parametrize("players", ALONE)
def test_two_and_three_players_change_only_what_is_listed(edition: str, players: int) -> None:
    values = option_values(load_ruleset(f"{edition}/{players}p"))
    assert {**option_values(load_ruleset(f"{edition}/4p")), **ALONE[players]} == values


SITTING_OUT: dict[int, dict[str, object]] = {
    5: {"seats.sides": [[0, 2, 4], [1, 3]], "seats.sitting_out": 1},
    6: {"seats.sides": [[0, 2, 4], [1, 3, 5]], "seats.sitting_out": 1},
}


@pytest.mark.parametrize("edition", [WM, GH, HB, CS])
@pytest.mark.parametrize("players", SITTING_OUT)
def test_five_and_six_players_play_the_game_for_four(edition: str, players: int) -> None:
    values = option_values(load_ruleset(f"{edition}/{players}p"))
    assert {**option_values(load_ruleset(f"{edition}/4p")), **SITTING_OUT[players]} == values


SAMBA_TABLES: dict[int, dict[str, object]] = {
    2: {"seats.sides": [[0], [1]], "ask.mode": "off"},
    3: {"seats.sides": [[0], [1], [2]], "ask.mode": "off"},
    **SITTING_OUT,
}


@pytest.mark.atoms("samba.other_player_counts")
@pytest.mark.parametrize("edition", [SAMBA])
@pytest.mark.parametrize("players", SAMBA_TABLES)
def test_samba_keeps_its_numbers_whoever_plays(edition: str, players: int) -> None:
    values = option_values(load_ruleset(f"{edition}/{players}p"))
    assert {**option_values(load_ruleset(f"{edition}/4p")), **SAMBA_TABLES[players]} == values


HAND_AND_FOOT: dict[str, object] = {
    "deck.count": 5,
    "seats.sides": [[0, 2], [1, 3]],
    "deal.hand_size": 13,
    "deal.foot_size": 13,
    "deal.upcard_stop": "cover",
    "draw.count": 2,
    "meld.min_size": 3,
    "meld.closed_at": 7,
    "meld.sets_per_rank": "one-open",
    "meld.min_naturals": 2,
    "meld.natural_majority": True,
    "meld.wild_cap": 2,
    "meld.wild_on_canasta": False,
    "meld.all_wild_sets": True,
    "meld.sequences": False,
    "canasta.size": 7,
    "canasta.min_naturals": 5,
    "opening.basis": "round",
    "opening.table": [
        {"score": 1, "need": 50},
        {"score": 2, "need": 90},
        {"score": 3, "need": 120},
        {"score": 4, "need": 150},
    ],
    "pile.always_frozen": True,
    "pile.frozen_add": "unfinished",
    "bonus.set_extra": [],
    "bonus.positive_if": "melded",
    "bonus.untouched_penalty": 100,
    "out.needs_partner_in_foot": True,
    "out.canastas.total": 5,
    "out.canastas.natural": 2,
    "out.canastas.mixed": 2,
    "out.canastas.wild": 1,
    "out.bonus": 100,
    "out.concealed_extra": 0,
    "ask.mode": "mandatory",
    "ask.yes": "may",
    "score.natural_canasta": 500,
    "score.mixed_canasta": 300,
    "score.wild_canasta": 1500,
    "end.target": None,
    "end.rounds": 4,
    "end.tie": "another-deal",
    "caliente.count": 0,
}


@pytest.mark.atoms(
    "handfoot.decks",
    "handfoot.two_hands_of_13",
    "handfoot.scoring.natural_canasta",
    "handfoot.scoring.mixed_canasta",
    "handfoot.scoring.wild_canasta",
    "handfoot.scoring.going_out",
)
@pytest.mark.parametrize("edition", [FEET])
def test_hand_and_foot_plays_by_the_printed_values(edition: str) -> None:
    values = option_values(load_ruleset(f"{edition}/4p"))
    assert {path: values[path] for path in HAND_AND_FOOT} == HAND_AND_FOOT


@pytest.mark.atoms("handfoot.player_counts")
@pytest.mark.parametrize("edition", [FEET])
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_hand_and_foot_is_for_four(edition: str, players: int) -> None:
    with pytest.raises(RulesetError, match=f"{FEET} is not offered for {players} players, only"):
        load_ruleset(f"{edition}/{players}p")


@pytest.mark.atoms("handfoot.caliente_refill")
@pytest.mark.parametrize("edition", [FEET])
def test_hand_and_foot_has_a_caliente_card_for_each_pack(edition: str) -> None:
    rules = load_ruleset(f"{edition}/4p+caliente")
    assert (rules.caliente.count, rules.caliente.refill) == (5, None)


EXTRA_DECK: dict[str, object] = {
    "deck.count": 3,
    "deal.hand_size": 13,
    "stop.meld_max": None,
    "opening.table": [
        {"score": None, "need": 15},
        {"score": 0, "need": 50},
        {"score": 1500, "need": 90},
        {"score": 3000, "need": 120},
        {"score": 7500, "need": 150},
    ],
    "bonus.set_extra": [{"count": 5, "points": 600}],
    "out.canastas.total": 2,
    "end.target": 10000,
}
SIDES: dict[int, list[list[int]]] = {2: [[0, 2, 4], [1, 3, 5]], 3: [[0, 3], [1, 4], [2, 5]]}


@pytest.mark.parametrize("edition", [WM, GH, CS])
@pytest.mark.parametrize("teams", SIDES)
def test_a_third_deck_changes_only_what_is_listed(edition: str, teams: int) -> None:
    values = option_values(load_ruleset(f"{edition}/6p/{teams}t+extra-deck"))
    usual = option_values(load_ruleset(f"{edition}/4p"))
    assert {**usual, **EXTRA_DECK, "seats.sides": SIDES[teams]} == values


def test_every_edition_of_the_folder_is_listed() -> None:
    assert edition_ids() == (
        "bolivia",
        "brazilian",
        "chilean",
        *(LAWS, FEET, SAMBA, CS),
        "cuban",
        *(GH, "hand-and-foot", HB, "italian"),
        "modern-american",
        "pennies-from-heaven",
        "racehorse",
        "samba",
        "six-handed",
        ST,
        "three-way",
        "uruguay",
        WM,
    )
    assert titles()[ST] == "Classic Canasta"


@pytest.mark.parametrize("edition", edition_ids())
def test_every_value_has_a_source_that_the_edition_explains(edition: str) -> None:
    documents = edition_documents(edition)
    tables = [table for table in (*EDITIONS, *OTHER_TABLES) if table.startswith(f"{edition}/")]
    for table in tables:
        for path, source in load_sources(table).items():
            words = re.split(r", (?=D\d{2,3})", source)
            known = [DEFAULT, "implied", *(w for w in words if re.fullmatch(r"D\d{2,3}", w))]
            assert all(word in known or word.partition(" ")[0] in documents for word in words), (
                path,
                source,
            )
