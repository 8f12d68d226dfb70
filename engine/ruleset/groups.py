"""The groups of options that make a ruleset.

A default is what every ordinary game does; whatever the games differ in has none. Values and
their sources stand with the editions.
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

    sides: tuple[tuple[int, ...], ...] = option(
        "Seats by side; every seat in exactly one.", rules=("ask.no_partner",)
    )
    sitting_out: int = option("Seats of each largest side that sit out a deal.", 0, ge=0, le=2)


class Deal(Group):
    """How a deal begins."""

    hand_size: int = option("Cards dealt to each hand.", ge=5, le=20)
    foot_size: int = option("Cards in each second hand; 0 without second hands.", 0, ge=0, le=20)
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

    score: int | None = option("From this score or round on; none: every negative score.", None)
    need: int = option("Points needed.", ge=0, le=1000)


class Opening(Group):
    """The first melds of a side in a deal."""

    basis: Literal["score", "round"] = option(
        "What the minimum depends on.", "score", rules=("opening.below_minimum",)
    )
    table: tuple[Step, ...] = option(
        "Minimum points by score (or by round), lowest first.", rules=("opening.below_minimum",)
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
        "Whose wild discard freezes it.", "anyone", rules=("pile.frozen_needs_pair",)
    )


class BonusStep(Group):
    """Extra points for holding this many red threes."""

    count: int = option("From this many on.", ge=1, le=12)
    points: int = option("Extra points, in place of those of a lower step.", ge=0, le=5000)


class Bonus(Group):
    """Red threes."""

    each: int = option(
        "Points for each.", 100, ge=0, le=1000, rules=("score.bonus_cards", "score.bonus_penalty")
    )
    set_extra: tuple[BonusStep, ...] = option(
        "Extra points for holding several, fewest first.",
        rules=("score.bonus_set", "score.bonus_set_penalty"),
    )
    positive_if: Literal["melded", "two-canastas"] = option(
        "When they count plus.", "melded", rules=("score.bonus_cards", "score.bonus_penalty")
    )
    does_penalty_mirror_extra: bool = option(
        "The extra points also count as penalty.", default=True, rules=("score.bonus_set_penalty",)
    )
    may_be_forgotten: bool = option(
        "The player lays them, and may overlook them; otherwise they are laid by themselves.",
        default=False,
        rules=("bonus.laid_by_itself",),
    )
    forgotten_penalty: int = option(
        "Points lost for each in the hand at the end.",
        100,
        ge=0,
        le=1000,
        rules=("score.bonus_forgotten",),
    )


class CanastaNeed(Group):
    """Canastas that a side needs before it may go out."""

    total: int = option("Canastas in all.", 1, ge=0, le=8, rules=("out.needs_canasta",))
    natural: int = option("Natural canastas among them.", 0, ge=0, le=5)
    mixed: int = option("Mixed canastas among them.", 0, ge=0, le=5)
    wild: int = option("Wild canastas among them.", 0, ge=0, le=5)
    samba: int = option("Sambas among them.", 0, ge=0, le=5)


class Out(Group):
    """Going out."""

    canastas: CanastaNeed = option("What the side must own.", rules=("out.needs_canasta",))
    bonus: int = option("Points for going out.", 100, ge=0, le=1000, rules=("score.going_out",))
    concealed_extra: int = option(
        "Further points for going out concealed.", 100, ge=0, le=1000, rules=("score.concealed",)
    )


class Ask(Group):
    """Asking the partner for permission."""

    mode: Literal["off", "optional", "mandatory"] = option(
        "Whether one may or must ask.", rules=("ask.switched_off", "ask.must_ask")
    )
    yes: Literal["may", "must"] = option("Whether a yes obliges.", rules=("ask.must_go_out",))
    before_draw: bool = option(
        "The question is allowed before drawing.", default=False, rules=("ask.before_drawing",)
    )


class Exhaustion(Group):
    """The empty stock."""

    forced_take: bool = option(
        "A pile that is not frozen and fits an own set must be taken.",
        default=True,
        rules=("exhaustion.forced_take",),
    )
    last_bonus_ends: bool = option("A red three as the last card ends the deal.", default=True)


class Score(Group):
    """Points for canastas."""

    natural_canasta: int = option(
        "A natural canasta.", 500, ge=0, le=5000, rules=("score.natural_canasta",)
    )
    mixed_canasta: int = option(
        "A mixed canasta.", 300, ge=0, le=5000, rules=("score.mixed_canasta",)
    )
    samba: int = option("A samba.", 1500, ge=0, le=5000, rules=("score.samba",))
    wild_canasta: int = option(
        "A wild canasta.", 1500, ge=0, le=5000, rules=("score.wild_canasta",)
    )


class End(Group):
    """When the match is over."""

    target: int | None = option(
        "A side with this score ends the match; none without a target.", 5000, ge=100, le=100_000
    )
    rounds: int | None = option(
        "The match lasts this many deals; none when only the score ends it.", None, ge=1, le=100
    )


class Calientes(Group):
    """The Caliente variation."""

    count: int = option("Caliente cards in the deck; 0 without the variation.", 0, ge=0, le=6)
    condition: Literal["not-more", "fewer"] = option(
        "Own sets compared with the opponents' sets.", "not-more"
    )
    refill: int = option("The hand is filled to this size.", 11, ge=1, le=20)
    played: int = option(
        "Points lost for each card played.", 100, ge=0, le=1000, rules=("score.caliente_played",)
    )
    held_multipliers: tuple[int, ...] = option(
        "Factor of the hand's loss by cards held, from none on.", (1, 2, 3), rules=("score.hand",)
    )
    is_discard_stop: bool = option(
        "A discarded one blocks like a black three.", default=True, rules=("pile.top_blocked",)
    )
