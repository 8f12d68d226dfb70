"""The pictures of the rules: cards in the numbers that a ruleset requires, and small positions that
illustrate words.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.session.stage_check import judge_stage
from canasta_gui.viewmodel.builders.explanation_builder import explain
from canasta_gui.viewmodel.builders.staging import StagedGroup, Staging
from canasta_gui.viewmodel.builders.table_builder import build_table_view
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.table_view import StageView, TableView
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.vocabulary import capital
from canasta_gui.words.words import Words
from engine import PositionError, Ruleset, bonus_points, observe, parse_cards, side_of

_OPENING_MELDS = "Kh Ks Kd Ac As 2c"
"""Two melds that reach an opening minimum."""

_SUITS = "hsdchsdc"


def natural_canasta(rules: Ruleset) -> str:
    """Returns the smallest canasta without wild cards."""
    return _kings(rules.canasta.size)


def mixed_canasta(rules: Ruleset) -> str:
    """Returns the smallest canasta with one wild card; empty where there is none."""
    return "" if rules.meld.wild_cap == 0 else f"{_kings(rules.canasta.size - 1)} 2c"


def wild_canasta(rules: Ruleset) -> str:
    """Returns the smallest canasta of wild cards only."""
    return " ".join(("2s", "2h", "2d", "2c", "Jk", "Jk", *["2s", "2h"] * 3)[: rules.canasta.size])


def samba(rules: Ruleset) -> str:
    """Returns the smallest full sequence."""
    return " ".join(f"{rank}c" for rank in "456789TJQKA"[: rules.canasta.size])


def mixed_meld(rules: Ruleset) -> str:
    """Returns the smallest meld with one wild card; empty where there is none."""
    naturals = max(rules.meld.min_size - 1, rules.meld.min_naturals)
    return "" if rules.meld.wild_cap == 0 else f"{_kings(naturals)} 2c"


def draw_meld(rules: Ruleset) -> str:
    """Returns a meld of as many wild as natural cards; empty unless the rules forbid that."""
    return f"{_kings(2)} 2c Jk" if rules.meld.natural_majority else ""


def _kings(count: int) -> str:
    return " ".join(f"K{suit}" for suit in (_SUITS * 2)[:count])


_KINGS, _ACES = _OPENING_MELDS[:8], _OPENING_MELDS[9:]
_REST = "4c 6s 9h"
_OPEN = ("8h 8d 8c",)
_STAGE = (Zone(ZoneKind.STAGE, 0, 0), Zone(ZoneKind.STAGE, 0, 1))
_OF_A_SIDE = (ZoneKind.MELD, ZoneKind.BONUS)
_OTHERS = ("Berta", "Carlos", "Dora", "Emil", "Flora")


@dataclass(frozen=True, slots=True)
class Exhibit:
    """The template of the table, and the zones that the picture is about."""

    template: Callable[[Ruleset], PositionTemplate]
    things: tuple[Zone, ...]
    beside: tuple[Zone, ...] = ()
    """Zones that are shown as well, without a description."""
    staged: Callable[[Ruleset], tuple[str, ...]] = lambda _: ()
    """Returns groups of the hand that are laid aside."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An exhibit by the rules of a game: its view, its zones, and its description."""

    view: TableView
    things: tuple[Zone, ...]
    text: str


def _meld(index: int = 0) -> Zone:
    return Zone(ZoneKind.MELD, 0, index)


def _laid(*melds: str) -> Callable[[Ruleset], PositionTemplate]:
    return lambda _: PositionTemplate(_REST, melds, pile="6h")


def _made(meld: Callable[[Ruleset], str]) -> Callable[[Ruleset], PositionTemplate]:
    return lambda rules: PositionTemplate(_REST, (meld(rules),), pile="6h")


def _thrown(pile: str) -> Callable[[Ruleset], PositionTemplate]:
    return lambda _: PositionTemplate(_REST, _OPEN, pile=pile)


def _at_once(rules: Ruleset) -> tuple[str, ...]:
    """Returns melds with which a player may go out in a single turn."""
    return natural_canasta(rules), "8h 8d 8c"


EXHIBITS: Final[Mapping[str, Exhibit]] = {
    "meld": Exhibit(_laid("8h 8d 8c", "Qh Qd Qs Qc Qh"), (_meld(1),), (_meld(),)),
    "natural-canasta": Exhibit(_made(natural_canasta), (_meld(),)),
    "mixed-canasta": Exhibit(_made(mixed_canasta), (_meld(),)),
    "wild-canasta": Exhibit(_made(wild_canasta), (_meld(),)),
    "sequence": Exhibit(_laid("5h 6h 7h 8h"), (_meld(),)),
    "samba": Exhibit(_made(samba), (_meld(),)),
    "opening": Exhibit(
        lambda _: PositionTemplate(f"{_OPENING_MELDS} {_REST}", pile="6h"),
        _STAGE,
        staged=lambda _: (_KINGS, _ACES),
    ),
    "concealed": Exhibit(
        lambda rules: PositionTemplate(f"{' '.join(_at_once(rules))} 4c", pile="6h"),
        _STAGE,
        staged=_at_once,
    ),
    "piles": Exhibit(_thrown("5c Jd 6h Tc"), (STOCK, PILE)),
    "frozen": Exhibit(_thrown("5c 2s Jd Th Qs"), (PILE,), (STOCK,)),
    "stop": Exhibit(_thrown("5c Jd 6h 3s"), (PILE,), (STOCK,)),
    "bonus": Exhibit(
        lambda _: PositionTemplate(_REST, _OPEN, pile="6h", bonus="3h 3d"), (Zone(ZoneKind.BONUS),)
    ),
    "hand": Exhibit(
        lambda _: PositionTemplate("Kh Ks 9c 9d 2s", pile="6h"), (Zone(ZoneKind.HAND),)
    ),
    "foot": Exhibit(_laid(*_OPEN), (Zone(ZoneKind.FOOT),)),
}


def show(name: str, rules: Ruleset) -> Shown | None:
    """Returns an exhibit by the rules of a game, with its description.

    ``None`` where the rules have no room for the position.
    """
    exhibit, words = EXHIBITS[name], Words(rules)
    try:
        facts = _facts(exhibit, rules, words)
    except PositionError:
        return None
    view = build_table_view(facts, words)
    things = _owned(exhibit.things, rules)
    told = tuple(_told(facts, things, words)) or tuple(_staged(view.stage))
    return Shown(view, (*things, *_owned(exhibit.beside, rules)), words.sentences(told))


def _owned(things: tuple[Zone, ...], rules: Ruleset) -> tuple[Zone, ...]:
    """Returns the zones; those of a side are given to the reader's side."""
    own = side_of(rules, 0)
    return tuple(replace(it, owner=own) if it.kind in _OF_A_SIDE else it for it in things)


def _facts(exhibit: Exhibit, rules: Ruleset, words: Words) -> TableFacts:
    state = exhibit.template(rules).state(rules)
    view = observe(state, 0)
    groups = tuple(StagedGroup(parse_cards(cards)) for cards in exhibit.staged(rules))
    names = (words.say(TextId.SEAT_YOU), *_OTHERS[: len(state.private) - 1])
    return TableFacts(view, names, persons=frozenset({0}), stage=judge_stage(view, Staging(groups)))


def _told(facts: TableFacts, things: tuple[Zone, ...], words: Words) -> Iterator[str]:
    """Yields the texts with which the table explains these zones; of bonus cards what they count
    alone, for the table explains the whole side there.
    """
    for zone in things:
        if zone.kind is ZoneKind.BONUS:
            points = words.signed(
                bonus_points(facts.view.rules, facts.view.public.sides[zone.owner])
            )
            yield capital(words.say(TextId.SIDE_CHARGED, points=points))
            continue
        asked = Zone(ZoneKind.HAND, zone.owner) if zone.kind is ZoneKind.FOOT else zone
        found = explain(facts, Thing(asked), words)
        if found is not None:
            title, text, _ = found
            yield text if text.startswith(title) else f"{capital(title)}. {text}"


def _staged(stage: StageView) -> Iterator[str]:
    yield from (f"{group.caption}." for group in stage.groups)
    yield f"{stage.meter}."
