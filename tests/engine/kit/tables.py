"""The rulesets under which every general property is tested: each edition, and house rules."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType

from engine import (
    Ruleset,
    RulesReference,
    edition_ids,
    load_ruleset,
    offered_players,
    offered_teams,
    offered_variations,
    parse_cards,
    usual_players,
)
from engine.rules.lawful import kind_of

WINNING_MOVES = "winning-moves-deluxe"
HASBRO = "hasbro-2001"
STINGRAY = "stingray-classic"

_HOUSE: Mapping[str, tuple[str, Mapping[str, object]]] = MappingProxyType(
    {
        "strict-last-card": (WINNING_MOVES, {"pile.one_card_rule": "forbid"}),
        "manual-bonus": (WINNING_MOVES, {"bonus.may_be_forgotten": True}),
        "must-ask": (HASBRO, {"ask.mode": "mandatory", "ask.yes": "must"}),
        "two-canastas": (
            HASBRO,
            {"out.canastas.total": 2, "out.canastas.natural": 1, "draw.count": 2},
        ),
        "no-need": (STINGRAY, {"out.canastas.total": 0, "exhaustion.last_bonus_ends": False}),
        "tight-melds": (
            STINGRAY,
            {"meld.wild_cap": 2, "meld.wild_on_canasta": False, "pile.open_add": "unfinished"},
        ),
        "opponents-freeze": (STINGRAY, {"freeze.by": "opponents"}),
        "sequences": (
            WINNING_MOVES,
            {
                "meld.sequences": True,
                "pile.add_to_sequence": True,
                "meld.sets_per_rank": "unlimited",
                "canasta.min_naturals": 5,
                "out.canastas.samba": 1,
                "out.canastas.total": 1,
            },
        ),
        "any-suit": (
            STINGRAY,
            {"meld.sequences": True, "meld.sequence_one_suit": False, "out.canastas.total": 0},
        ),
        "wild-melds": (
            WINNING_MOVES,
            {
                "meld.all_wild_sets": True,
                "meld.sets_per_rank": "one-open",
                "meld.closed_at": 7,
                "meld.wild_cap": 2,
                "pile.always_frozen": True,
                "pile.frozen_add": "unfinished",
            },
        ),
        "sevens": (
            HASBRO,
            {
                "throw.sevens": "own-canasta",
                "score.sevens_canasta": 1500,
                "out.canastas.total": 2,
                "out.canastas.sevens": 1,
            },
        ),
        "bound-wilds": ("uruguay", {"meld.wild_cards_bound": True}),
        "face-down-pile": (
            STINGRAY,
            {
                "deal.pile_base": True,
                "meld.all_wild_sets": True,
                "meld.twos_as_rank": True,
                "meld.twos_bound": True,
                "meld.wild_melds_closed_at": 7,
                "out.canastas.total": 0,
                "score.extras_only_out": True,
            },
        ),
        "second-hands": (
            HASBRO,
            {
                "deck.count": 3,
                "deal.foot_size": 11,
                "pile.always_frozen": True,
                "pile.frozen_add": "unfinished",
                "out.needs_partner_in_foot": True,
                "ask.mode": "mandatory",
                "opening.basis": "round",
                "opening.table": [{"score": 1, "need": 50}, {"score": 2, "need": 90}],
                "bonus.set_extra": [],
                "end.target": None,
                "end.rounds": 4,
            },
        ),
        "closed-melds": (
            HASBRO,
            {"meld.closed_at": 7, "opening.upcard_counts": False, "ask.mode": "off"},
        ),
    }
)


EDITIONS: tuple[str, ...] = tuple(
    f"{edition}/{usual_players(edition)}p" for edition in edition_ids()
)
"""The game of every edition for its usual number of players."""

GAMES_FOR_FOUR: tuple[str, ...] = tuple(table for table in EDITIONS if table.endswith("/4p"))
"""The usual games for four players."""

LENIENT_GAMES: tuple[str, ...] = tuple(
    table
    for table in GAMES_FOR_FOUR
    for rules in [load_ruleset(table)]
    if not rules.score.melds_need_canasta and not rules.opening.naturals_only
)
"""Those of them in which any melds open that count enough, and cards laid never cost points."""

PLAIN_EDITIONS: tuple[str, ...] = tuple(
    edition
    for edition in edition_ids()
    for rules in [load_ruleset(edition)]
    if rules.players == 4 and rules.deck.count == 2 and not rules.meld.all_wild_sets
)
"""The editions of plain Canasta, which have the same numbers."""


def _tables(edition: str, players: int) -> Iterator[str]:
    """Yields every choice of variations and sides."""
    offered = offered_variations(edition, players)
    for count in range(len(offered) + 1):
        for variations in combinations(offered, count):
            teams = offered_teams(RulesReference(edition, players, variations))
            for sides in [f"/{number}t" for number in teams] or [""]:
                yield "+".join((f"{edition}/{players}p{sides}", *variations))


OTHER_TABLES: tuple[str, ...] = tuple(
    table
    for edition in edition_ids()
    for players in offered_players(edition)
    for table in _tables(edition, players)
    if table not in EDITIONS
)
"""Every edition with other numbers of players, its variations, and every number of sides."""

HOUSES: tuple[str, ...] = tuple(_HOUSE)


def some_tables(first: int) -> tuple[str, ...]:
    """Returns every edition, every house table, and every sixth other table from the given one on.

    A whole deal at every table takes long: the tests that play one share the other tables, and the
    long run plays all of them.
    """
    return (*EDITIONS, *OTHER_TABLES[first::6], *HOUSES)


@lru_cache
def rules_named(name: str) -> Ruleset:
    """Returns the ruleset of an edition in the short form, or of a house table of this module."""
    if name not in _HOUSE:
        return load_ruleset(name)
    edition, house = _HOUSE[name]
    return load_ruleset(RulesReference(edition, house=house))


def kind_of_cards(text: str) -> str:
    """Returns the kind of meld that cards make in a game with every kind."""
    return kind_of(rules_named("chilean/4p").limits, parse_cards(text)).value
