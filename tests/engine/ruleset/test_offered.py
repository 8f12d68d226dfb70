"""Which tables the editions offer: players, variations, sides."""

from dataclasses import replace

import pytest

from engine import (
    RulesetError,
    RulesReference,
    Variation,
    edition_ids,
    load_ruleset,
    may_play_alone,
    offered_players,
    offered_teams,
    offered_variations,
    reference_of,
)

WM, GH, HB = "winning-moves-deluxe", "geeky-hobbies", "hasbro-2001"
CS, SAMBA = "complete-standard", "complete-samba"
ST, LAWS = "stingray-classic", "classic-1951"

OFFERED: list[tuple[str, tuple[int, ...], tuple[Variation, ...]]] = [
    (WM, (2, 3, 4, 5, 6), ("caliente", "always-frozen")),
    (GH, (2, 3, 4, 5, 6), ("caliente", "always-frozen")),
    (HB, (2, 3, 4, 5, 6), ("caliente",)),
    (CS, (2, 3, 4, 5, 6), ("caliente", "always-frozen")),
    (SAMBA, (2, 3, 4, 5, 6), ("caliente",)),
    (ST, (2, 3, 4), ()),
    (LAWS, (2, 3, 4, 5), ()),
]

FOR_SIX: tuple[Variation, ...] = ("extra-deck", "all-play")


@pytest.mark.atoms("players.range", "handfoot.player_counts")
@pytest.mark.atoms("always_frozen.offered", "caliente.optional")
@pytest.mark.parametrize(("edition", "players", "variations"), OFFERED)
def test_players_and_variations_are_offered_as_printed(
    edition: str, players: tuple[int, ...], variations: tuple[Variation, ...]
) -> None:
    assert offered_players(edition) == players
    for count in players:
        offered = offered_variations(edition, count)
        assert tuple(name for name in offered if name not in FOR_SIX) == variations
    plain = load_ruleset(edition)
    assert (plain.caliente.count, plain.pile.always_frozen) == (0, False)


def test_a_third_deck_is_offered_where_it_is_printed() -> None:
    assert "extra-deck" not in offered_variations(HB, 6)
    assert not any("extra-deck" in offered_variations(WM, players) for players in (2, 3, 4, 5))
    assert offered_teams(RulesReference(WM, 6)) == ()
    assert offered_teams(RulesReference(WM, 6, ("extra-deck",))) == (2, 3)


@pytest.mark.atoms("samba.other_player_counts")
@pytest.mark.parametrize("edition", [SAMBA])
def test_six_may_all_play_samba_in_two_sides_or_three(edition: str) -> None:
    assert offered_teams(RulesReference(edition, 6, ("all-play",))) == (2, 3)
    two, three = (load_ruleset(f"{edition}/6p/{teams}t+all-play") for teams in (2, 3))
    assert (two.seats.sides, two.seats.sitting_out) == (((0, 2, 4), (1, 3, 5)), 0)
    assert (three.seats.sides, three.seats.sitting_out) == (((0, 3), (1, 4), (2, 5)), 0)
    assert replace(two, seats=three.seats, teams=3) == three


@pytest.mark.parametrize("rules", [f"{SAMBA}/5p+all-play", f"{CS}/6p+all-play"])
def test_elsewhere_that_is_refused_by_name(rules: str) -> None:
    with pytest.raises(RulesetError, match="is not offered with all-play for"):
        load_ruleset(rules)


@pytest.mark.parametrize("edition", edition_ids())
def test_four_play_each_for_oneself_where_they_are_two_pairs(edition: str) -> None:
    table = RulesReference(edition, 4, teams=4)
    assert may_play_alone(table) == (4 in offered_players(edition))
    if may_play_alone(table):
        rules = load_ruleset(table)
        assert rules.seats.sides == ((0,), (1,), (2,), (3,))
        assert (rules.ask.mode, rules.is_house) == ("off", False)
        assert reference_of(rules) == table
