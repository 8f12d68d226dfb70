"""Tests the start of a match: how the draw for seats and the cut are shown and described."""

from dataclasses import replace

import pytest

from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.viewmodel.choreography import choreograph
from canasta_gui.viewmodel.picture import picture_of
from canasta_gui.viewmodel.table_view import MatchStartView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import DeckCut, Drawn, SeatsDrawn, load_ruleset, parse_card
from tests.gui.table.games import Played, game

DRAWING = SeatsDrawn(
    (
        Drawn(0, parse_card("Kc")),
        Drawn(1, parse_card("Jk")),
        Drawn(2, parse_card("4d")),
        Drawn(3, parse_card("Ah")),
        Drawn(1, parse_card("Ts")),
    ),
    (2, 0, 1, 3),
    3,
)
"""Player 3 has the highest card; player 0 moves to seat 1, opposite player 3."""
TOLD = MatchStartView(("first", "second", "third"), "spread", "seated", "cut")


def match_start(reference: str, seed: str, viewer: int = 0) -> tuple[Played, tuple[Beat, ...]]:
    played = next(game(reference, seed, viewer))
    told = replace(played.step, after=replace(played.step.after, match_start=TOLD))
    return played, choreograph(picture_of(played.before), told)


def beats_of(beats: tuple[Beat, ...], kind: BeatKind) -> list[Beat]:
    return [beat for beat in beats if beat.kind is kind]


def drawn(beat: Beat, chair: int) -> list[int | None]:
    return [placed.face for placed in beat.zones.get(Zone(ZoneKind.DRAWN, chair), ())]


@pytest.mark.parametrize("viewer", range(4))
def test_everybody_draws_before_the_own_chair_and_takes_the_card_to_the_seat(viewer: int) -> None:
    played, beats = match_start("stingray-classic/4p", "draw", viewer)
    event = next(e for e in played.step.events if isinstance(e, SeatsDrawn))
    kinds = [beat.kind for beat in beats]
    count = len(event.draws)
    assert kinds[: count + 3] == [
        BeatKind.SPREAD,
        *[BeatKind.PICK] * count,
        BeatKind.SEATS,
        BeatKind.GATHER,
    ]
    last_pick, seated = beats[count], beats[count + 1]
    for chair, seat in enumerate(last_pick.chairs):
        held = [it.card for it in event.draws if it.player == event.players[seat]]
        assert drawn(last_pick, chair) == drawn(seated, seat) == held
    assert seated.chairs == ()


@pytest.mark.parametrize("viewer", range(4))
def test_the_viewer_stays_at_the_bottom_and_the_others_sit_around_as_before(viewer: int) -> None:
    played, beats = match_start("stingray-classic/4p", "draw", viewer)
    event = next(e for e in played.step.events if isinstance(e, SeatsDrawn))
    chairs = beats[0].chairs
    assert chairs[viewer] == viewer
    players = [event.players[seat] for seat in chairs]
    first = players.index(0)
    assert players[first:] + players[:first] == [0, 1, 2, 3]


def test_no_card_of_the_spread_shows_its_face() -> None:
    _, beats = match_start("stingray-classic/4p", "draw")
    for beat in beats:
        assert all(it.face is None for it in beat.zones.get(Zone(ZoneKind.SPREAD), ()))
        assert all(it.face is None for it in beat.zones.get(Zone(ZoneKind.PACKET, 0), ()))


def test_what_is_told_goes_with_what_is_seen() -> None:
    _, beats = match_start("stingray-classic/4p", "draw")
    told = [beat.told for beat in beats]
    assert told[:4] == ["spread", "first", "second", "third"]
    assert beats_of(beats, BeatKind.SEATS)[0].told == "seated"
    # Else what the deal begins with would show before the cut takes it away.
    assert beats_of(beats, BeatKind.GATHER)[0].told == "cut"


def test_each_card_is_told_while_it_is_drawn() -> None:
    rules = load_ruleset("stingray-classic/4p")
    cast = PlayerNames(("Anna", "Ben", "Cleo", "Dora"), 1, ("Anna and Cleo", "You and Dora"))
    told = Words(rules).match_start((DRAWING,), cast)
    assert told.draws == (
        "You: king of clubs",
        "Cleo: joker. It does not decide: once more.",
        "Anna: four of diamonds",
        "Dora: ace of hearts",
        "Cleo: ten of spades",
    )
    assert told.seated == "Dora has the highest card. The sides: Anna and Cleo; You and Dora."


def test_without_partners_no_sides_are_told() -> None:
    rules = load_ruleset("stingray-classic/3p")
    cast = PlayerNames(("Anna", "Ben", "Cleo"), 0, ("You", "Ben", "Cleo"))
    event = SeatsDrawn(DRAWING.draws[:1], (0, 1, 2), 0)
    assert Words(rules).match_start((event,), cast).seated == "Your card is the highest."


def test_the_cut_lifts_a_packet_and_sets_it_under_the_rest() -> None:
    played, beats = match_start("hasbro-2001/4p", "cut")
    event = next(e for e in played.step.events if isinstance(e, DeckCut))
    (lifted,), (under,) = beats_of(beats, BeatKind.CUT), beats_of(beats, BeatKind.UNDER)
    packet = Zone(ZoneKind.PACKET, event.seat)
    assert lifted.zones.keys() == {packet}
    assert packet not in under.zones
    assert lifted.stock < under.stock
    assert lifted.told == under.told == "cut"
    assert beats[-1].told == ""
