"""The groups of options that say how a deal is played.

A default is what every ordinary game does. What has none is said by `classic-1951`, on which the
other editions stand; they name only what they do otherwise. A new option needs a default: files of
older matches do not name it.
"""

from typing import Literal

from engine.ruleset.option import Group, option


class Words(Group):
    """Which names of things the screen shows."""

    style: Literal["classic", "box"] = option(
        "'classic': stock, pile, two, black three; 'box': Draw pile, Prize pile, Little Wild, Stop."
    )


class Deck(Group):
    """What is shuffled."""

    count: int = option("Packs of 54 cards.", ge=1, le=6)


class Seats(Group):
    """Who plays with whom."""

    sides: tuple[tuple[int, ...], ...] = option("Seats by side; every seat in exactly one.")
    sitting_out: int = option("Seats of each largest side that sit out a deal.", 0, ge=0, le=2)


class Deal(Group):
    """How a deal begins."""

    hand_size: int = option("Cards dealt to each hand.", ge=5, le=20)
    foot_size: int = option("Cards in each foot, a second hand; 0 without.", 0, ge=0, le=20)
    upcard_stop: Literal["cover", "stay"] = option(
        "A black three turned as the first up-card is covered, or stays and blocks.",
        rules=("pile.top_blocked",),
    )
    upcard_wild_freezes: bool = option(
        "A wild card turned at the start freezes the pile.",
        default=True,
        rules=("pile.frozen_needs_pair",),
    )
    upcard_bonus_freezes: bool = option(
        "A red three turned at the start freezes the pile.",
        default=True,
        rules=("pile.frozen_needs_pair",),
    )
    partner_draw: bool = option("Sides are found by drawing cards.", default=False)
    first_dealer: Literal["random", "choose", "right-of-high-card"] = option(
        "How the first dealer is found.", "random"
    )
    deals_cut: bool = option("A cut is offered before each deal.", default=True)


class Draw(Group):
    """Drawing from the stock."""

    count: int = option("Cards drawn from the stock in a turn.", 1, ge=1, le=4)


class MeldOptions(Group):
    """What may be laid on the table."""

    min_size: int = option("Cards in the smallest meld.", 3, ge=3, le=5, rules=("meld.too_small",))
    closed_at: int | None = option(
        "A meld of this size takes no more cards; none when melds grow without end.",
        None,
        ge=3,
        le=14,
        rules=("meld.closed",),
    )
    sets_per_rank: Literal["one", "unlimited", "one-open"] = option(
        "Sets of a rank that a side may own: one, any number, or one that still takes cards.",
        "one",
        rules=("meld.wrong_rank",),
    )
    min_naturals: int = option(
        "Natural cards in the smallest set.", 2, ge=1, le=5, rules=("meld.too_few_naturals",)
    )
    natural_majority: bool = option(
        "Natural cards must outnumber wild cards.", rules=("meld.naturals_outnumbered",)
    )
    wild_cap: int | None = option(
        "Most wild cards in a set; none when nothing limits them.",
        ge=0,
        le=12,
        rules=("meld.too_many_wilds",),
    )
    wild_on_canasta: bool = option(
        "A wild card may join a finished canasta.", default=True, rules=("meld.wild_on_canasta",)
    )
    all_wild_sets: bool = option(
        "Melds of wild cards alone.", default=False, rules=("meld.no_natural",)
    )
    sequences: bool = option("Sequences of three to seven cards.", default=False)
    sequence_one_suit: bool = option("A sequence needs one suit.", default=True)


class CanastaOptions(Group):
    """What a canasta is."""

    size: int = option("Cards that make a canasta.", 7, ge=5, le=9)
    min_naturals: int = option("Natural cards in a mixed canasta.", 4, ge=2, le=9)


class Stop(Group):
    """Black threes."""

    meld_min: int = option(
        "Cards in the smallest set of black threes.", 3, ge=2, le=6, rules=("stop.too_few",)
    )
    meld_max: int | None = option(
        "Cards in the largest set of black threes; none when nothing limits them.",
        4,
        ge=2,
        le=12,
        rules=("stop.too_many",),
    )
    blocks_next: bool = option(
        "On top of the pile it blocks the next player.", default=True, rules=("pile.top_blocked",)
    )


class Step(Group):
    """From this score (before the deal) on, an opening needs this many points."""

    score: int | None = option(
        "From this score or round on; none: every negative score.", None, ge=0, le=100_000
    )
    need: int = option("Points needed.", ge=0, le=1000)


class Opening(Group):
    """The first melds of a side in a deal."""

    basis: Literal["score", "round"] = option(
        "What the minimum depends on.", "score", rules=("opening.below_minimum",)
    )
    table: tuple[Step, ...] = option(
        "Minimum points by score (or by round), lowest first.",
        longest=8,
        rules=("opening.below_minimum",),
    )
    upcard_counts: bool = option(
        "The up-card counts toward the minimum.", default=True, rules=("opening.below_minimum",)
    )
    concealed_waiver: bool = option(
        "No minimum for a concealed exit after a stock draw.", rules=("opening.below_minimum",)
    )


class Pile(Group):
    """Who may take the pile, and how."""

    always_frozen: bool = option(
        "The pile always counts as frozen.", default=False, rules=("pile.frozen_needs_pair",)
    )
    open_natural_plus_wild: bool = option(
        "Not frozen: one natural and one wild card from the hand take it.",
        default=True,
        rules=("pile.needs_support",),
    )
    open_add: Literal["any", "unfinished", "never"] = option(
        "Not frozen: the up-card alone may join any own set, one short of a canasta, or none.",
        rules=("pile.needs_support", "exhaustion.forced_take"),
    )
    frozen_add: Literal["never", "unfinished"] = option(
        "Frozen: the up-card alone may join no own set, or one short of a canasta.",
        "never",
        rules=("pile.frozen_needs_pair",),
    )
    add_to_sequence: bool = option(
        "Not frozen: the up-card may extend a sequence.",
        default=False,
        rules=("pile.needs_support",),
    )
    one_card_rule: Literal["forbid", "if-can-finish"] = option(
        "With one card in the hand, a pile of one card may not be taken, or only to go out.",
        rules=("pile.one_card",),
    )


class Freeze(Group):
    """What freezes the pile."""

    by: Literal["anyone", "opponents"] = option(
        "Whose wild discard freezes it for a side: anybody's, or only an opponent's.",
        "anyone",
        rules=("pile.frozen_needs_pair",),
    )
