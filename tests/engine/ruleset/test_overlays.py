"""The format of edition files: bases, and overlays for players, teams and variations."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import (
    RulesetError,
    RulesReference,
    Variation,
    edition_ids,
    load_ruleset,
    load_sources,
    offered_players,
    offered_teams,
    offered_variations,
)
from engine.ruleset import load
from engine.ruleset import reference as references

OTHER = """
base = "winning-moves-deluxe"
title = "Other"

[documents]
X = "A sheet of paper"

[meld]
wild_cap = { value = 2, source = "X" }

[players.2]
seats.sides = { value = [[0], [1]], source = "X two" }
ask.mode = { value = "off", source = "X two" }
deal.hand_size = { value = 15, source = "X two" }
draw.count = { value = 2, source = "X two" }
out.canastas.total = { value = 2, source = "X two" }

[players.6]
seats.sides = { value = [[0, 2, 4], [1, 3, 5]], source = "X six" }
seats.sitting_out = { value = 0, source = "X six" }

[variations.always-frozen.pile]
always_frozen = { value = true, source = "X frozen" }
frozen_add = { value = "unfinished", source = "X frozen" }

[variations.always-frozen.players.2.deal]
hand_size = { value = 14, source = "X frozen for two" }

[variations.extra-deck]
only_players = [6]
deck.count = { value = 3, source = "X deck" }
deal.hand_size = { value = 13, source = "X deck" }

[variations.extra-deck.teams.3.seats]
sides = { value = [[0, 3], [1, 4], [2, 5]], source = "X deck" }

[variations.extra-deck.variations.always-frozen.meld]
wild_cap = { value = "none", source = "X both" }
"""


@pytest.fixture(autouse=True)
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Adds an edition with a base to a copy of the folder of editions."""
    for edition in edition_ids():
        source = Path(str(references.editions_folder())) / f"{edition}.toml"
        (tmp_path / source.name).write_bytes(source.read_bytes())
    (tmp_path / "other.toml").write_text(OTHER)
    monkeypatch.setattr(references, "editions_folder", lambda: tmp_path)
    _forget()
    yield
    _forget()


def _forget() -> None:
    references.edition_ids.cache_clear()
    references.edition_file.cache_clear()
    references.read_edition.cache_clear()
    load.edition_values.cache_clear()


def reference(players: int, *variations: Variation, teams: int | None = None) -> RulesReference:
    return RulesReference("other", players, variations, teams=teams)


def test_an_edition_takes_what_it_does_not_say_from_its_base() -> None:
    ruleset, sources = load_ruleset("other"), load_sources("other")
    assert ruleset.title == "Other"
    assert ruleset.meld.wild_cap == 2
    assert sources["meld.wild_cap"] == "X"
    assert ruleset.pile.open_add == "any"
    assert sources["meld.min_size"] == "000 How To Play"


def test_players_lay_their_values_over_the_edition() -> None:
    ruleset = load_ruleset("other/2p")
    assert (ruleset.deal.hand_size, ruleset.draw.count, ruleset.out.canastas.total) == (15, 2, 2)
    assert ruleset.seats.sides == ((0,), (1,))
    assert load_ruleset("other/4p").deal.hand_size == 11


def test_variations_lay_their_values_over_players() -> None:
    assert load_ruleset("other/4p+always-frozen").pile.always_frozen
    assert load_ruleset("other/4p+always-frozen").deal.hand_size == 11
    assert load_ruleset("other/2p+always-frozen").deal.hand_size == 14


def test_teams_and_variations_combine() -> None:
    three = load_ruleset(reference(6, "extra-deck", teams=3))
    assert three.seats.sides == ((0, 3), (1, 4), (2, 5))
    assert three.deck.count == 3
    assert load_ruleset(reference(6, "extra-deck")).seats.sides == ((0, 2, 4), (1, 3, 5))
    assert load_ruleset(reference(6, "extra-deck", "always-frozen")).meld.wild_cap is None


def test_what_is_offered_follows_from_the_overlays() -> None:
    assert offered_players("other") == (2, 3, 4, 5, 6)
    assert offered_variations("other", 6) == ("caliente", "always-frozen", "extra-deck")
    assert offered_variations("other", 4) == ("caliente", "always-frozen")
    assert offered_teams(reference(6, "extra-deck")) == (2, 3)
    assert offered_teams(reference(6)) == ()


def test_a_variation_for_other_players_is_refused() -> None:
    with pytest.raises(RulesetError, match="not offered with extra-deck for 4 players"):
        load_ruleset(reference(4, "extra-deck"))
