"""Lays out views of played deals at every table, in small windows and large text, and finds what
lies across something else there.
"""

import itertools
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, cast

from canasta_gui.session.session import Session
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, hull
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import RaisedCardsView, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import Match, Phase, RulesReference
from tests.gui.table.legibility import Lying, lay, troubles
from tests.kit.played_matches import copy_of, dealt_match, groups_to_lay, is_own_turn, play_deal
from tests.kit.tables import name_of

LAYOUTS: Final = (
    ((800, 501), 1.0),
    *(
        ((width, height - menu), text)
        for width, height in ((800, 600), (1024, 700), (1366, 768))
        for text, menu in ((1.0, 46), (1.5, 55), (2.0, 65))
    ),
)
"""Sizes of the table in windows of 800 × 600, 1024 × 700 and 1366 × 768, below the menus in text
of a size, and that size; the first one also below the message that the window is small.
"""
SENTENCES: Final = frozenset(
    {"prompt", "turn", "word", "verdict", "why", "reason", "last-action", "notice", "rest"}
)
"""The items that are sentences on the cloth."""
_MOST_LINES: Final = 4
_LEAST_BUTTON: Final = 24.0
"""The least side of what is pressed, in pixels."""
_LEAST_MELD: Final = 28.0
"""The least height of cards in melds, in pixels."""
_SLACK: Final = 1.0


@dataclass(frozen=True, slots=True)
class Shown:
    """A view with its name, and what is said of the raised cards."""

    name: str
    view: TableView
    advice: RaisedCardsView = field(default_factory=RaisedCardsView)


def moments(reference: RulesReference) -> dict[str, Match]:
    """Returns a deal of computers early, in its middle, late and at its end: before the viewer
    draws, and after others have acted.
    """
    match = _with_viewer(reference)
    own, others, length = [len(match.entries)], [len(match.entries)], 0
    for public in play_deal(match):
        length = len(match.entries)
        if is_own_turn(public):
            own.append(length)
        elif public.turn != 0 and _has_melded(match):
            others.append(length)
    cuts = {
        "early": own[min(2, len(own) - 1)],
        "middle": own[len(own) // 2],
        "late": own[-1],
        "others": others[len(others) // 2],
        "over": length,
    }
    return {name: copy_of(match, cut) for name, cut in cuts.items()}


def _with_viewer(reference: RulesReference) -> Match:
    """Returns a match in which the viewer does not sit out."""
    found = (dealt_match(f"{name_of(reference)} {at}", reference) for at in itertools.count())
    return next(it for it in found if 0 not in it.state.public.sitting_out)


def _has_melded(match: Match) -> bool:
    return any(type(it).__name__ == "Melded" for it in match.moments[-1].entry.events)


def views_of(played: dict[str, Match]) -> Iterator[Shown]:
    """Yields what the viewer sees at these moments, in the language that is spoken: also a refused
    take, raised cards and groups laid aside.
    """
    for name, match in played.items():
        session = _session(match)
        yield Shown(name, session.view())
        if is_own_turn(match.state.public):
            yield from _turn(name, session)


def _session(match: Match) -> Session:
    session = Session(copy_of(match), Words(match.rules))
    session.hints = HintLevel.FULL
    return session


def _turn(name: str, session: Session) -> Iterator[Shown]:
    """Yields views of the viewer's turn."""
    session.handle(Activate(PILE, ()))
    if session.is_refusing:
        yield Shown(f"{name} refused", session.view())
        session.handle(Activate(STOCK, ()))
    else:
        # What the pile gives lies aside.
        yield Shown(f"{name} taking", session.view())
    public = session.match.state.public
    if (public.turn, public.phase) != (0, Phase.PLAY):
        return
    view = session.view()
    hand = [it.face for it in view.seats[0].hand if it.face is not None]
    raised = tuple(hand[at] for at in sorted({0, (len(hand) - 1) // 2, len(hand) - 1}))
    yield Shown(f"{name} playing", view, session.advise_more(raised))
    for group in groups_to_lay(session.match):
        session.handle(Activate(FELT, group))
        yield Shown(f"{name} laying", session.view())


def found(shown: Shown, size: tuple[int, int], text: float) -> list[str]:
    """Returns what cannot be read or pressed in a view on a table of a size."""
    lying = lay(shown.view, size, TableOptions(text_scale=text), advice=shown.advice)
    return [*troubles(lying), *_sentences(lying), *_buttons(lying), *_small_melds(lying)]


def _name(key: Hashable) -> str:
    return str(cast("tuple[object, ...]", key)[0] if isinstance(key, tuple) else key)


def _sentences(it: Lying) -> Iterator[str]:
    """Yields the sentences that lie across trays or cards, or are columns of words."""
    panels = {key: PixmapItems.area(it.ledger, key) for key in it.ledger.grounds}
    trays = [area for key, area in panels.items() if _name(key) == "tray" and area is not None]
    lines: dict[Hashable, list[Rect]] = {}
    for words in it.ledger.words:
        if _name(words.key) in SENTENCES:
            lines.setdefault(words.key, []).append(words.rect)
    for key, rects in lines.items():
        area = hull(rects)
        if len(rects) > _MOST_LINES:
            yield f"{key} has {len(rects)} lines"
        # A refusal has a frame of its own, and is gone with the next move.
        if key != "notice" and any(map(partial(_crosses, area), trays)):
            yield f"{key} lies across a tray"
        covered = dict.fromkeys(
            zone
            for zone, _, _, card in it.cards
            if any(rect.overlap(card) > _SLACK for rect in rects)
        )
        for zone in covered:
            if key != "notice" or not _is_back(it, zone):
                yield f"{key} lies on {zone}"


def _crosses(area: Rect, tray: Rect) -> bool:
    """Returns whether an area lies across an edge of a tray, by more than a line of pixels."""
    return area.overlap(tray) > _SLACK * max(area.h, area.w) and not tray.contains(area)


def _is_back(it: Lying, zone: Zone) -> bool:
    """Returns whether cards lie there face down, which give way to a refusal."""
    return zone.kind in (ZoneKind.HAND, ZoneKind.FOOT) and None in it.picture.cards(zone)


def _buttons(it: Lying) -> Iterator[str]:
    """Yields the buttons that are small, outside, or across something."""
    buttons = {key: rect for key, (rect, _) in it.ledger.rects.items() if _name(key) == "button"}
    for key, rect in buttons.items():
        if min(rect.w, rect.h) < _LEAST_BUTTON:
            yield f"{key} is {rect.w:.0f} × {rect.h:.0f}"
        if not it.window.contains(rect, slack=0.5):
            yield f"{key} is outside"
        for zone, poses in it.arrangement.poses.items():
            if not _is_back(it, zone) and any(rect.overlap(p.rect) > _SLACK for p in poses):
                yield f"{key} lies on {zone}"
    for one, other in itertools.combinations(buttons, 2):
        if buttons[one].overlap(buttons[other]) > _SLACK:
            yield f"{one} and {other} meet"


def _small_melds(it: Lying) -> Iterator[str]:
    """Yields the rows whose melds are too small to be read."""
    high: dict[int, float] = {}
    for zone, poses in it.arrangement.poses.items():
        if zone.kind is ZoneKind.MELD and poses:
            least = CARD_ASPECT * min(pose.width for pose in poses)
            high[zone.owner] = min(high.get(zone.owner, least), least)
    for side, least in high.items():
        if least < _LEAST_MELD - 0.5:
            yield f"melds of {side} are {least:.0f} px high"
