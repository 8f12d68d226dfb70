"""The groups of options that make a ruleset.

Values follow the option table of the rules analysis; sources stand with the editions.
"""

from typing import Literal

from engine.ruleset.option import Group, option


class Step(Group):
    """From this score (before the deal) on, an opening needs this many points."""

    score: int | None
    """``None`` stands for every negative score."""
    need: int


class Words(Group):
    """Which names of things the screen shows."""

    style: Literal["classic", "box"] = option(
        "'classic': stock, pile, two, black three; 'box': Draw pile, Prize pile, Little Wild, Stop."
    )


class Deck(Group):
    """What is shuffled."""

    count: int = option("Packs of 54 cards.", ge=1, le=6, rules=("deck.total",))


class Seats(Group):
    """Who plays with whom."""

    sides: tuple[tuple[int, ...], ...] = option("Seats by side; every seat in exactly one.")
    sitting_out: int = option("How many seats of the largest sides sit out each deal.", 0, ge=0)


class Deal(Group):
    """How a deal begins."""

    hand_size: int = option("Cards dealt to each hand.", ge=5, le=20, rules=("deal.hand_size",))
    foot_size: int = option("Cards in each second hand.", 0, ge=0, le=20)
    upcard_stop: Literal["cover", "stay"] = option(
        "A black three turned as the first up-card is covered, or stays and blocks.",
        rules=("deal.upcard_stop", "pile.top_blocked"),
    )
    upcard_wild_freezes: bool = option("A wild card turned at the start freezes the pile.", True)
    upcard_bonus_freezes: bool = option("A red three turned at the start freezes the pile.", True)
    partner_draw: bool = option("Sides are found by drawing cards.", False)
    first_dealer: Literal["random", "choose", "right-of-high-card"] = option(
        "How the first dealer is found.", "random"
    )
    deals_cut: bool = option("A cut is offered before each deal.", True)


class Draw(Group):
    """Drawing from the stock."""

    count: int = option("Cards drawn from the stock in a turn.", 1, ge=1, le=4)


class MeldOptions(Group):
    """What may be laid on the table."""

    min_size: int = option("Cards in the smallest meld.", 3, ge=3, le=5, rules=("meld.too_small",))
    closed_at: int | None = option("A meld of this size takes no more cards.", None)
    sets_per_rank: Literal["one", "unlimited", "one-open"] = option(
        "How many melds of a rank a side may own.", "one"
    )
    min_naturals: int = option(
        "Natural cards in the smallest set.", 2, ge=1, le=5, rules=("meld.too_few_naturals",)
    )
    natural_majority: bool = option(
        "Natural cards must outnumber wild cards.", rules=("meld.naturals_outnumbered",)
    )
    wild_cap: int | None = option(
        "Most wild cards in a set; none when nothing limits them.",
        rules=("meld.too_many_wilds",),
        ge=0,
        le=12,
    )
    wild_on_canasta: bool = option("A wild card may join a finished canasta.", True)
    all_wild_sets: bool = option("Melds of wild cards alone.", False, rules=("meld.no_natural",))
    sequences: bool = option("Sequences of three to seven cards.", False)
    sequence_one_suit: bool = option("A sequence needs one suit.", True)


class CanastaOptions(Group):
    """What a canasta is."""

    size: int = option("Cards that make a canasta.", 7, ge=5, le=9)
    min_naturals: int = option("Natural cards in a mixed canasta.", 4, ge=2, le=7)


class Stop(Group):
    """Black threes."""

    meld_min: int = option("Cards in the smallest set of black threes.", 3, ge=2, le=6)
    meld_max: int | None = option("Cards in the largest set of black threes.", 4)
    blocks_next: bool = option("On top of the pile it blocks the next player.", True)


class Opening(Group):
    """The first melds of a side in a deal."""

    basis: Literal["score", "round"] = option("What the minimum depends on.", "score")
    table: tuple[Step, ...] = option(
        "Minimum points by score (or by round), lowest first.", rules=("opening.below_minimum",)
    )
    upcard_counts: bool = option(
        "The up-card counts toward the minimum.", True, rules=("opening.below_minimum",)
    )
    concealed_waiver: bool = option(
        "No minimum for a concealed exit after a stock draw.",
        rules=("opening.below_minimum",),
    )


class Pile(Group):
    """Who may take the pile, and how."""

    always_frozen: bool = option("The pile always counts as frozen.", False)
    open_natural_plus_wild: bool = option(
        "Unfrozen: one natural and one wild card from the hand take it.", True
    )
    open_add: Literal["any", "unfinished", "never"] = option(
        "Unfrozen: the up-card alone may join an own set.", rules=("pile.not_entitled",)
    )
    frozen_add: Literal["never", "unfinished"] = option(
        "Frozen: the up-card alone may join an own set.", "never"
    )
    add_to_sequence: bool = option("Unfrozen: the up-card may extend a sequence.", False)
    one_card_rule: Literal["forbid", "if-can-finish"] = option(
        "One card in the hand and one in the pile.", rules=("pile.one_card",)
    )


class Freeze(Group):
    """What freezes the pile."""

    by: Literal["anyone", "opponents"] = option("Whose wild discard freezes it.", "anyone")


class BonusStep(Group):
    """Extra points for holding this many red threes."""

    count: int
    points: int


class Bonus(Group):
    """Red threes."""

    each: int = option("Points for each.", 100)
    set_extra: tuple[BonusStep, ...] = option("Extra points for holding several.")
    positive_if: Literal["melded", "two-canastas"] = option("When they count plus.", "melded")
    does_penalty_mirror_extra: bool = option("The extra points also count as penalty.", True)
    may_be_forgotten: bool = option("They may be overlooked and laid later.", False)
    forgotten_penalty: int = option("Points lost for each in the hand at the end.", 100)


class CanastaNeed(Group):
    """Canastas that a side needs before it may go out."""

    total: int = option("Canastas in all.", 1, ge=0, le=8)
    natural: int = option("Natural canastas among them.", 0, ge=0, le=5)
    mixed: int = option("Mixed canastas among them.", 0, ge=0, le=5)
    wild: int = option("Wild canastas among them.", 0, ge=0, le=5)
    samba: int = option("Sambas among them.", 0, ge=0, le=5)


class Out(Group):
    """Going out."""

    canastas: CanastaNeed = option("What the side must own.", rules=("out.needs_canasta",))
    bonus: int = option("Points for going out.", 100)
    concealed_extra: int = option("Further points for going out concealed.", 100)


class Ask(Group):
    """Asking the partner for permission."""

    mode: Literal["off", "optional", "mandatory"] = option("Whether one may or must ask.")
    yes: Literal["may", "must"] = option("Whether a yes obliges.", rules=("ask.must_go_out",))
    before_draw: bool = option("The question is allowed before drawing.", False)


class Exhaustion(Group):
    """The empty stock."""

    forced_take: bool = option("An unfrozen pile that fits an own set must be taken.", True)
    last_bonus_ends: bool = option("A red three as the last card ends the deal.", True)


class Score(Group):
    """Points for canastas."""

    natural_canasta: int = option("A natural canasta.", 500)
    mixed_canasta: int = option("A mixed canasta.", 300)
    samba: int = option("A samba.", 1500)
    wild_canasta: int = option("A wild canasta.", 1500)


class End(Group):
    """When the match is over."""

    target: int | None = option("A side with this score ends the match.", 5000)
    rounds: int | None = option("The match lasts this many deals.", None)


class Calientes(Group):
    """The Caliente variation."""

    count: int = option("Caliente cards in the deck; 0 without the variation.", 0, ge=0, le=6)
    condition: Literal["not-more", "fewer"] = option(
        "Own sets compared with the opponents' sets.", "not-more"
    )
    refill: int = option("The hand is filled to this size.", 11)
    played: int = option("Points lost for each card played.", 100)
    held_multipliers: tuple[int, ...] = option(
        "Factor of the hand's loss by cards held.", (1, 2, 3)
    )
    is_discard_stop: bool = option("A discarded one blocks like a black three.", True)
