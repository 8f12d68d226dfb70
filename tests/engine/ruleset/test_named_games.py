"""The values in which the named games differ from the official laws."""

import pytest

from engine import differences, load_ruleset, offered_players, offered_variations

SAMBA: dict[str, object] = {
    "deck.count": 3,
    "deal.hand_size": 15,
    "draw.count": 2,
    "meld.sets_per_rank": "unlimited",
    "meld.wild_cap": 2,
    "meld.wild_on_canasta": False,
    "meld.sequences": True,
    "canasta.min_naturals": 5,
    "stop.meld_max": None,
    "opening.concealed_waiver": False,
    "opening.table": [
        {"score": None, "need": 15},
        {"score": 0, "need": 50},
        {"score": 1500, "need": 90},
        {"score": 3000, "need": 120},
        {"score": 7000, "need": 150},
    ],
    "pile.open_natural_plus_wild": False,
    "pile.open_add": "unfinished",
    "pile.add_to_sequence": True,
    "bonus.set_extra": [{"count": 6, "points": 400}],
    "bonus.positive_if": "two-canastas",
    "out.canastas.total": 2,
    "out.bonus": 200,
    "out.concealed_extra": 0,
    "end.target": 10000,
}

BOLIVIA: dict[str, object] = {
    **SAMBA,
    "meld.all_wild_sets": True,
    "stop.hand_penalty": 100,
    "out.canastas.samba": 1,
    "score.wild_canasta": 2500,
    "end.target": 15000,
}

CUBAN: dict[str, object] = {
    "deal.hand_size": 13,
    "meld.closed_at": 7,
    "meld.wild_on_canasta": False,
    "meld.all_wild_sets": True,
    "stop.is_barred_in_first_turn": True,
    "stop.aside_from_pile": True,
    "stop.aside_extra": [{"count": 4, "points": 80}],
    "opening.table": [
        {"score": None, "need": 15},
        {"score": 0, "need": 50},
        {"score": 1500, "need": 90},
        {"score": 3000, "need": 120},
        {"score": 5000, "need": 150},
    ],
    "pile.always_frozen": True,
    "bonus.set_extra": [
        {"count": 2, "points": 100},
        {"count": 3, "points": 200},
        {"count": 4, "points": 600},
    ],
    "bonus.positive_if": "one-canasta",
    "out.concealed_extra": 0,
    "score.wild_canasta": 2000,
    "score.wild_canasta_by_jokers": [
        {"jokers": 0, "points": 4000},
        {"jokers": 4, "points": 3000},
    ],
    "end.target": 7500,
}

BRAZIL: dict[str, object] = {
    **BOLIVIA,
    "meld.long_sequences_going_out": True,
    "opening.canasta_from": 7000,
    "opening.pure_canasta_from": 9000,
    "opening.with_pile": False,
    "opening.table": [
        {"score": None, "need": 15},
        {"score": 0, "need": 50},
        {"score": 1500, "need": 90},
        {"score": 3000, "need": 120},
        {"score": 7000, "need": 0},
        {"score": 8000, "need": 200},
        {"score": 9000, "need": 0},
    ],
    "bonus.positive_if": "one-canasta",
    "bonus.set_extra": [{"count": 5, "points": 500}, {"count": 6, "points": 600}],
    "ask.mode": "mandatory",
    "ask.before_draw": True,
    "score.wild_canasta": 2000,
    "score.short_sequence": 1000,
    "end.target": 10000,
}
del BRAZIL["out.canastas.samba"]

SIX_OPENING = [
    {"score": None, "need": 15},
    {"score": 0, "need": 50},
    {"score": 1500, "need": 90},
    {"score": 3000, "need": 120},
    {"score": 7500, "need": 150},
]

SIX: dict[str, object] = {
    "deck.count": 3,
    "seats.sides": [[0, 2, 4], [1, 3, 5]],
    "deal.hand_size": 13,
    "stop.meld_max": None,
    "opening.table": SIX_OPENING,
    "bonus.set_extra": [{"count": 5, "points": 500}, {"count": 6, "points": 600}],
    "out.canastas.total": 2,
    "end.target": 10000,
}

FEET: dict[str, object] = {
    "deck.count": 5,
    "deal.hand_size": 13,
    "deal.foot_size": 13,
    "deal.upcard_returns": True,
    "draw.count": 2,
    "meld.closed_at": 7,
    "meld.sets_per_rank": "one-open",
    "meld.naturals_per_wild": 2,
    "meld.wild_cap": 2,
    "meld.wild_on_canasta": False,
    "meld.all_wild_sets": True,
    "canasta.min_naturals": 5,
    "stop.meld_min": None,
    "opening.basis": "round",
    "opening.concealed_waiver": False,
    "opening.table": [
        {"score": 1, "need": 50},
        {"score": 2, "need": 90},
        {"score": 3, "need": 120},
        {"score": 4, "need": 150},
    ],
    "pile.always_frozen": True,
    "pile.most_taken": 7,
    "pile.wild_pair": True,
    "pile.one_card_rule": "if-can-finish",
    "bonus.set_extra": [],
    "bonus.positive_if": "always",
    "bonus.forgotten_penalty": 100,
    "out.needs_partner_in_foot": True,
    "out.concealed_extra": 0,
    "out.canastas.total": 5,
    "out.canastas.natural": 2,
    "out.canastas.mixed": 2,
    "out.canastas.wild": 1,
    "ask.mode": "mandatory",
    "ask.before_draw": True,
    "end.target": None,
    "end.rounds": 4,
}

PENNIES: dict[str, object] = {
    "deck.count": 4,
    "seats.sides": [[0, 2, 4], [1, 3, 5]],
    "deal.hand_size": 13,
    "deal.foot_size": 11,
    "deal.foot_by": "canasta",
    "draw.count": 2,
    "meld.closed_at": 7,
    "meld.sets_per_rank": "one-open",
    "meld.wild_on_canasta": False,
    "meld.all_wild_sets": True,
    "stop.meld_max": None,
    "opening.table": [
        {"score": None, "need": 15},
        {"score": 0, "need": 50},
        {"score": 500, "need": 90},
        {"score": 1000, "need": 120},
        {"score": 1500, "need": 150},
    ],
    "throw.sevens": "all-canastas",
    "bonus.set_extra": [{"count": 8, "points": 200}],
    "bonus.positive_if": "sevens-canasta",
    "bonus.untouched_penalty": 0,
    "out.concealed_extra": 0,
    "out.canastas.total": 4,
    "out.canastas.natural": 1,
    "out.canastas.mixed": 1,
    "out.canastas.wild": 1,
    "out.canastas.sevens": 1,
    "score.wild_canasta": 1000,
    "score.sevens_canasta": 1500,
    "end.target": 20000,
}

ITALY: dict[str, object] = {
    **{
        path: value
        for path, value in SAMBA.items()
        if path not in ("meld.sequences", "pile.add_to_sequence")
    },
    "deal.pile_base": True,
    "meld.natural_majority": True,
    "meld.all_wild_sets": True,
    "meld.wild_melds_closed_at": 7,
    "meld.twos_as_rank": True,
    "meld.twos_bound": True,
    "opening.naturals_only": True,
    "opening.table": [
        *SIX_OPENING[:-1],
        {"score": 5000, "need": 160},
        {"score": 7500, "need": 180},
        {"score": 10000, "need": 200},
    ],
    "pile.always_frozen": True,
    "bonus.set_extra": [
        {"count": 4, "points": 400},
        {"count": 5, "points": 500},
        {"count": 6, "points": 600},
    ],
    "out.bonus": 300,
    "out.canastas.wild_counts": False,
    "score.wild_canasta": 2000,
    "score.wild_canasta_by_jokers": [{"jokers": 0, "points": 3000}],
    "score.five_natural": 2000,
    "score.four_natural": 1000,
    "score.ten_canastas": 2000,
    "end.target": 12000,
}

THREE: dict[str, object] = {
    "seats.sides": [[0], [1], [2]],
    "seats.lone_hand": True,
    "deal.hand_size": 13,
    "deal.partner_draw": False,
    "draw.count": 2,
    "out.canastas.total": 2,
    "exhaustion.forced_take": False,
    "exhaustion.ends_with_turn": True,
    "end.target": 7500,
}

MODERN: dict[str, object] = {
    "deal.hand_size": 13,
    "deal.upcard": False,
    "draw.first_to_open": 4,
    "draw.next_to_open": 3,
    "meld.closed_at": 7,
    "meld.wild_cap": 2,
    "meld.wild_on_canasta": False,
    "meld.late_wild_naturals": 5,
    "meld.pure_ranks": True,
    "meld.dead_ranks": True,
    "meld.all_wild_sets": True,
    "meld.wild_cards_bound": True,
    "canasta.min_naturals": 5,
    "stop.meld_min": None,
    "opening.upcard_counts": False,
    "opening.concealed_waiver": False,
    "opening.clean_triple": "natural",
    "opening.mixed_canasta": False,
    "opening.table": [
        {"score": None, "need": 125},
        {"score": 3000, "need": 155},
        {"score": 5000, "need": 180},
    ],
    "pile.always_frozen": True,
    "pile.barred_from": 5,
    "throw.wilds": "last",
    "throw.bars_empty_pile": True,
    "bonus.set_extra": [
        {"count": 2, "points": 100},
        {"count": 3, "points": 200},
        {"count": 4, "points": 600},
    ],
    "bonus.positive_if": "two-canastas",
    "bonus.void_with_one": True,
    "bonus.black_too": True,
    "out.concealed_extra": 0,
    "out.last_discard": True,
    "out.unfinished_bars": True,
    "out.canastas.total": 2,
    "ask.once_per_deal": True,
    "score.sevens_canasta": 2500,
    "score.aces_canasta": 2500,
    "score.wild_canasta": 2000,
    "score.wild_canasta_by_jokers": [
        {"jokers": 0, "points": 3000},
        {"jokers": 4, "points": 2500},
    ],
    "score.melds_need_canasta": True,
    "score.unfinished_pure": 2500,
    "score.unfinished_wild": 2000,
    "score.held_pure": 1500,
    "bonus.forgotten_penalty": 5,
    "special.straight": 3000,
    "special.three_kept_from": 11,
    "special.pairs": 2500,
    "special.wild_pairs": 2000,
    "special.miami_pairs": 2500,
    "special.zip_code": 2500,
    "special.garbage": 3000,
    "special.blast_off": 3000,
    "special.triples": 3500,
    "special.quads": 3500,
    "special.dream_four": 8500,
    "special.dream_five": 8500,
    "special.dreams_win": True,
    "end.target": 8500,
}

GAMES: dict[str, dict[str, object]] = {
    "uruguay": {
        "meld.all_wild_sets": True,
        "meld.wild_melds_closed_at": 7,
        "pile.always_frozen": True,
        "score.wild_canasta": 2000,
    },
    "cuban": CUBAN,
    "samba": SAMBA,
    "bolivia": BOLIVIA,
    "chilean": BOLIVIA,
    "brazilian": BRAZIL,
    "six-handed": SIX,
    "hand-and-foot": FEET,
    "pennies-from-heaven": PENNIES,
    "three-way": THREE,
    "modern-american": MODERN,
    "italian": ITALY,
}

OFFERED: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "uruguay": ((2, 3, 4, 5), ("three-decks",)),
    "cuban": ((4,), ("three-decks",)),
    "samba": ((2, 3, 4, 5, 6), ()),
    "bolivia": ((4, 6), ()),
    "chilean": ((4, 6), ("four-decks",)),
    "brazilian": ((4, 6), ()),
    "six-handed": ((6,), ()),
    "hand-and-foot": ((2, 3, 4, 5, 6), ()),
    "pennies-from-heaven": ((5, 6), ()),
    "racehorse": ((4, 6), ()),
    "modern-american": ((2, 4), ()),
    "three-way": ((3,), ("three-decks",)),
    "italian": ((4,), ()),
}

THREE_DECKS: dict[str, object] = {
    "deck.count": 3,
    "stop.meld_max": None,
    "bonus.set_extra": [{"count": 5, "points": 500}, {"count": 6, "points": 600}],
}

VARIED: dict[str, dict[str, object]] = {
    "chilean+four-decks": {"deck.count": 4},
    "uruguay+three-decks": THREE_DECKS,
    "cuban+three-decks": THREE_DECKS,
    "three-way+three-decks": THREE_DECKS,
}


def changes(before: str, after: str) -> dict[str, object]:
    """Returns the values of the second table that differ from the first."""
    found = differences(load_ruleset(before), load_ruleset(after))
    return {change.path: change.after for change in found}


@pytest.mark.parametrize("edition", GAMES)
def test_a_named_game_differs_from_the_laws_in_what_is_listed(edition: str) -> None:
    assert changes("classic-1951", edition) == GAMES[edition]


@pytest.mark.parametrize("edition", OFFERED)
def test_a_named_game_is_offered_as_described(edition: str) -> None:
    players, variations = OFFERED[edition]
    assert offered_players(edition) == players
    assert all(offered_variations(edition, count) == variations for count in players)


@pytest.mark.parametrize("table", VARIED)
def test_more_packs_change_only_what_is_listed(table: str) -> None:
    assert changes(table.partition("+")[0], table) == VARIED[table]


def test_three_pairs_of_six_play_to_a_lower_target() -> None:
    assert changes("six-handed", "six-handed/6p/3t") == {
        "seats.sides": [[0, 3], [1, 4], [2, 5]],
        "opening.table": SIX_OPENING[:-1],
        "end.target": 7500,
    }


@pytest.mark.parametrize("edition", ["samba", "bolivia", "chilean", "brazilian"])
def test_six_play_as_three_pairs_with_smaller_hands(edition: str) -> None:
    assert changes(edition, f"{edition}/6p") == {
        "seats.sides": [[0, 3], [1, 4], [2, 5]],
        "deal.hand_size": 13,
    }


FIVE_ALONE = [[0], [1], [2], [3], [4]]


def test_five_play_samba_of_1951_each_alone() -> None:
    assert changes("samba", "samba/5p") == {
        "seats.sides": FIVE_ALONE,
        "deal.partner_draw": False,
        "ask.mode": "off",
    }


def test_one_of_five_sits_out_in_pennies_from_heaven() -> None:
    assert changes("pennies-from-heaven", "pennies-from-heaven/5p") == {
        "seats.sides": [[0, 2, 4], [1, 3]],
        "seats.sitting_out": 1,
        "deal.hand_size": 15,
    }


ALONE_WITH_A_FOOT: dict[str, object] = {
    "deal.partner_draw": False,
    "ask.mode": "off",
    "out.needs_partner_in_foot": False,
    "out.canastas.total": 3,
    "out.canastas.natural": 1,
    "out.canastas.wild": 0,
}


@pytest.mark.parametrize(
    ("players", "other"),
    [
        (2, {"deck.count": 3, "seats.sides": [[0], [1]], **ALONE_WITH_A_FOOT}),
        (3, {"deck.count": 4, "seats.sides": [[0], [1], [2]], **ALONE_WITH_A_FOOT}),
        (5, {"deck.count": 6, "seats.sides": FIVE_ALONE, **ALONE_WITH_A_FOOT}),
        (6, {"deck.count": 7, "seats.sides": [[0, 2, 4], [1, 3, 5]]}),
    ],
)
def test_hand_and_foot_has_a_pack_more_than_players(players: int, other: dict[str, object]) -> None:
    assert changes("hand-and-foot", f"hand-and-foot/{players}p") == other


def test_racehorse_is_the_game_of_its_document_made_larger() -> None:
    assert changes("stingray-classic", "racehorse") == {
        "deck.count": 4,
        "deal.hand_size": 13,
        "draw.count": 2,
        "stop.meld_max": None,
        "opening.table": SIX_OPENING,
        "bonus.set_extra": [{"count": 8, "points": 200}],
        "out.canastas.total": 2,
        "end.target": 10000,
    }
    assert changes("racehorse", "racehorse/6p") == {"seats.sides": [[0, 2, 4], [1, 3, 5]]}
