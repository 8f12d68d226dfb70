"""Which tables the editions offer: players, variations, sides."""

import pytest

from engine import (
    RulesReference,
    Variation,
    load_ruleset,
    offered_players,
    offered_teams,
    offered_variations,
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
    (LAWS, (2, 3, 4), ()),
]


@pytest.mark.atoms("players.range", "handfoot.player_counts")
@pytest.mark.atoms("always_frozen.offered", "caliente.optional")
@pytest.mark.parametrize(("edition", "players", "variations"), OFFERED)
def test_players_and_variations_are_offered_as_printed(
    edition: str, players: tuple[int, ...], variations: tuple[Variation, ...]
) -> None:
    assert offered_players(edition) == players
    assert all(offered_variations(edition, count)[:2] == variations for count in players)
    plain = load_ruleset(edition)
    assert (plain.caliente.count, plain.pile.always_frozen) == (0, False)


def test_a_third_deck_is_offered_where_it_is_printed() -> None:
    assert "extra-deck" not in offered_variations(HB, 6)
    assert not any("extra-deck" in offered_variations(WM, players) for players in (2, 3, 4, 5))
    assert offered_teams(RulesReference(WM, 6)) == ()
    assert offered_teams(RulesReference(WM, 6, ("extra-deck",))) == (2, 3)
