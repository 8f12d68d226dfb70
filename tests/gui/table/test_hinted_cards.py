"""Tests that the cards of a hint are shown where the move puts them, and cover nothing."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.session.hint_words import ghosts_of
from canasta_gui.table.furniture.z_order import Z_PLATES
from canasta_gui.table.layout.arrange import Arrangement, arrange
from canasta_gui.table.layout.frame import Frame, solve
from canasta_gui.table.layout.geometry import Pose, Rect, around
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.view_shape import shape_of
from canasta_gui.viewmodel.picture import picture_of
from canasta_gui.viewmodel.table_view import Ghosts, HintView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    Accepted,
    Action,
    Match,
    SeatPlayer,
    load_ruleset,
    make_agent,
    new_code,
    parse_cards,
)
from tests.gui.table.legibility import lay
from tests.gui.table.views import view_of
from tests.kit import specimens

SIZES = ((1024, 700), (1366, 768), (1920, 1080), (3840, 2160))
TABLES = ("winning-moves-deluxe/4p", "classic-1951/2p", "complete-samba/4p", "hand-and-foot/4p")
_INDEX = 0.2
"""The size of an index, in widths of its card."""


class Shown:
    """A move that a hint shows, and the table before and after it."""

    def __init__(self, match: Match, action: Action, size: tuple[int, int]) -> None:
        self.ghosts = ghosts_of(match.observe(0), action)
        self.before = view_of(match.state, 0)
        self.melds = len(match.observe(0).own.melds)
        decision = match.play(action)
        assert isinstance(decision, Accepted), decision
        self.after = view_of(match.state, 0)
        self.frame: Frame = solve(shape_of(self.after, TableOptions()), *size)

    @property
    def hinted(self) -> Arrangement:
        return arrange(self.frame, picture_of(self.before), hinted=self.ghosts)

    def home(self, zone: Zone) -> Zone:
        """Returns the place where the cards lie after the move."""
        is_new = zone.kind is ZoneKind.STAGE
        return (
            Zone(ZoneKind.MELD, self.before.sides[0].side, self.melds + zone.index)
            if is_new
            else zone
        )


def moves(rules: str, size: tuple[int, int], count: int, level: str = "club") -> Iterator[Shown]:
    """Yields moves of seat 0 that put cards on the table, all seats playing as a level."""
    ruleset, agent = load_ruleset(rules), make_agent(level)
    players = tuple(SeatPlayer(f"P{n}", "computer", "club") for n in range(ruleset.players))
    match = Match.start(ruleset, players, new_code(b"hinted"), 0)
    match.next_deal()
    while count and not match.is_between_deals:
        action = agent.choose(match.observe(match.actor), str(len(match.moments))).action
        if match.actor == 0 and ghosts_of(match.observe(0), action):
            count -= 1
            yield Shown(match, action, size)
        else:
            match.play(action)


def index_of(pose: Pose) -> Rect:
    x, y = pose.point(-0.38 * pose.width, -0.56 * pose.width)
    return around(x, y, _INDEX * pose.width, _INDEX * pose.width)


@pytest.mark.parametrize("rules", TABLES)
def test_cards_of_a_hint_lie_where_the_move_puts_them(rules: str) -> None:
    found = 0
    # A casual player: with two players the club lays late, and little.
    for shown in moves(rules, SIZES[1], 24, "casual"):
        picture, after = picture_of(shown.before), picture_of(shown.after)
        if picture.canastas != after.canastas:
            continue
        hinted, laid = shown.hinted, arrange(shown.frame, after)
        for ghosts in shown.ghosts:
            home = shown.home(ghosts.zone)
            if home == PILE or home in after.canastas:
                continue
            lying = zip(after.cards(home), laid.poses[home], strict=True)
            there = {(card, pose.x, pose.y, pose.width) for card, pose in lying}
            pale = [ghosts.cards[at] for at in sorted(ghosts.new)]
            poses = hinted.hinted[ghosts.zone]
            for card, pose in zip(pale, poses, strict=True):
                assert (card, pose.x, pose.y, pose.width) in there
                found += 1
    assert found


@pytest.mark.parametrize("size", SIZES)
def test_cards_of_a_hint_cover_nothing(size: tuple[int, int]) -> None:
    for rules in TABLES:
        for shown in moves(rules, size, 12):
            for text in (1.0, 2.0):
                shown.frame = solve(shape_of(shown.after, TableOptions(text_scale=text)), *size)
                assert not list(_covered(shown))


def _covered(shown: Shown) -> Iterator[object]:
    hinted, frame = shown.hinted, shown.frame
    top = hinted.poses.get(PILE, ())[-1:]
    for zone, pose in ((zone, it) for zone, poses in hinted.hinted.items() for it in poses):
        area = pose.rect.grown(-1)
        if pose.z >= Z_PLATES:
            yield from (it.body for it in frame.seats.values() if area.overlap(it.body))
        yield from (it for it in (frame.board, frame.word, frame.line) if area.overlap(it))
        yield from (("index", it) for it in top if area.overlap(index_of(it)))
        for other, poses in hinted.poses.items():
            if other not in (zone, shown.home(zone), PILE):
                yield from (
                    (zone, other, it)
                    for it in poses
                    if it.z < pose.z and area.overlap(it.rect.grown(-1))
                )


def test_a_card_on_a_frozen_pile_lies_upon_the_ice(qtbot: QtBot) -> None:
    view = specimens.frozen()
    cards = (*view.pile.cards, *parse_cards("4d"))
    ghosts = Ghosts(PILE, cards, frozenset({len(view.pile.cards)}))
    rects = lay(
        replace(view, hint=HintView((ghosts,), (PILE,))), SIZES[1], TableOptions()
    ).ledger.rects
    assert rects["hint", PILE, len(view.pile.cards)][1] > rects["frost"][1]
