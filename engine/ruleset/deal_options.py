"""The groups of options that say how a deal is played.

A default is what every ordinary game does. What has none is said by `classic-1951`, on which the
other editions stand; they name only what they do otherwise. A new option needs a default: files of
older matches do not name it.
"""

from typing import Literal

from engine.ruleset.option import OptionGroup, option


class Words(OptionGroup):
    """Which names of things the screen shows."""

    style: Literal["classic", "box"] = option()
    """'classic': stock, pile, two, black three; 'box': Draw pile, Prize pile, Little Wild, Stop."""


class Deck(OptionGroup):
    """What is shuffled."""

    count: int = option(ge=1, le=7)
    """Packs of 54 cards."""


class Seats(OptionGroup):
    """Who plays with whom."""

    sides: tuple[tuple[int, ...], ...] = option()
    """Seats by side; every seat in exactly one."""
    sitting_out: int = option(0, ge=0, le=2)
    """Seats of each largest side that sit out a deal."""
    lone_hand: bool = option(default=False, rules=("ask.nobody",))
    """All three begin alone; who first takes the pile stays so, and the others become partners."""


class Deal(OptionGroup):
    """How a deal begins."""

    hand_size: int = option(ge=5, le=20)
    """Cards dealt to each hand."""
    foot_size: int = option(0, ge=0, le=20)
    """Cards in each foot, a second hand; 0 without."""
    foot_by: Literal["last-card", "canasta"] = option("last-card", rules=("out.foot_first",))
    """What brings the second hand: the last card of the first, or the player's first canasta."""
    upcard_stop: Literal["cover", "stay"] = option(rules=("pile.top_blocked",))
    """A black three turned as the first up-card is covered, or stays and blocks."""
    upcard_wild_freezes: bool = option(default=True, rules=("pile.frozen_needs_pair",))
    """A wild card turned at the start freezes the pile."""
    upcard_bonus_freezes: bool = option(default=True, rules=("pile.frozen_needs_pair",))
    """A red three turned at the start freezes the pile."""
    upcard_returns: bool = option(default=False, rules=("pile.frozen_needs_pair",))
    """A wild card or a red three turned at the start goes back under the stock."""
    partner_draw: bool = option(default=False)
    """Sides are found by drawing cards."""
    first_dealer: Literal["random", "choose", "right-of-high-card"] = option("random")
    """How the first dealer is found."""
    deals_cut: bool = option(default=True)
    """A cut is offered before each deal."""


class Draw(OptionGroup):
    """Drawing from the stock."""

    count: int = option(1, ge=1, le=4)
    """Cards drawn from the stock in a turn."""


class MeldOptions(OptionGroup):
    """What may be laid on the table."""

    min_size: int = option(3, ge=3, le=5, rules=("meld.too_small",))
    """Cards in the smallest meld."""
    closed_at: int | None = option(None, ge=3, le=14, rules=("meld.closed",))
    """A meld of this size takes no more cards; none when melds grow without end."""
    sets_per_rank: Literal["one", "unlimited", "one-open"] = option(
        "one", rules=("meld.wrong_rank",)
    )
    """Sets of a rank that a side may own: one, any number, or one that still takes cards."""
    min_naturals: int = option(2, ge=1, le=5, rules=("meld.too_few_naturals",))
    """Natural cards in the smallest set."""
    natural_majority: bool = option(rules=("meld.naturals_outnumbered",))
    """Natural cards must outnumber wild cards."""
    naturals_per_wild: int = option(0, ge=0, le=3, rules=("meld.naturals_per_wild",))
    """Natural cards that a set needs for each wild card in it; 0 when that is not asked."""
    wild_cap: int | None = option(ge=0, le=12, rules=("meld.too_many_wilds",))
    """Most wild cards in a set; none when nothing limits them."""
    wild_on_canasta: bool = option(default=True, rules=("meld.wild_on_canasta",))
    """A wild card may join a finished canasta."""
    all_wild_sets: bool = option(default=False, rules=("meld.no_natural",))
    """Melds of wild cards alone."""
    wild_melds_closed_at: int | None = option(None, ge=3, le=14, rules=("meld.closed",))
    """A meld of wild cards alone of this size takes no more; none: the size of other melds."""
    wild_cards_bound: bool = option(default=False, rules=("meld.wild_cards_bound",))
    """While a side has an unfinished meld of wild cards alone, no wild card joins a set."""
    sequences: bool = option(default=False)
    """Sequences of three to seven cards."""
    sequence_one_suit: bool = option(default=True)
    """A sequence needs one suit."""
    long_sequences_going_out: bool = option(default=False, rules=("sequence.only_going_out",))
    """Who goes out may lay sequences, or lengthen finished ones, beyond the size of a canasta."""


class CanastaOptions(OptionGroup):
    """What a canasta is."""

    size: int = option(7, ge=5, le=9)
    """Cards that make a canasta."""
    min_naturals: int = option(4, ge=2, le=9)
    """Natural cards in a mixed canasta."""


class ThreesStep(OptionGroup):
    """Extra points for having this many black or red threes."""

    count: int = option(ge=1, le=12)
    """From this many on."""
    points: int = option(ge=0, le=5000)
    """Extra points, in place of those of a lower step."""


class Stop(OptionGroup):
    """Black threes."""

    meld_min: int | None = option(3, ge=2, le=6, rules=("stop.too_few", "stop.never_melded"))
    """Cards in the smallest set of black threes; none when they are never melded."""
    meld_max: int | None = option(4, ge=2, le=12, rules=("stop.too_many",))
    """Cards in the largest set of black threes; none when nothing limits them."""
    blocks_next: bool = option(default=True, rules=("pile.top_blocked",))
    """On top of the pile it blocks the next player."""
    hand_penalty: int | None = option(None, ge=0, le=1000, rules=("score.stops_left", "score.hand"))
    """Points lost for each in a hand when somebody went out; none: its value as a card."""
    has_penalty_without_exit: bool = option(default=False, rules=("score.stops_left",))
    """The same points are lost when the deal ended without anybody going out."""
    is_barred_in_first_turn: bool = option(default=False, rules=("stop.first_turn",))
    """Nobody throws one in the own first turn of a deal while another card can be thrown."""
    aside_from_pile: bool = option(default=False, rules=("score.stops_aside",))
    """Those in a taken pile are laid aside: they score and never come to a hand."""
    aside_each: int = option(5, ge=0, le=1000, rules=("score.stops_aside",))
    """Points for each that a side has laid aside."""
    aside_extra: tuple[ThreesStep, ...] = option((), longest=8, rules=("score.stops_aside",))
    """Extra points for having laid several aside, fewest first."""


class OpeningStep(OptionGroup):
    """From this score (before the deal) on, an opening needs this many points."""

    score: int | None = option(None, ge=0, le=100_000)
    """From this score or round on; none: every negative score."""
    need: int = option(ge=0, le=1000)
    """Points needed."""


class OpeningOptions(OptionGroup):
    """The first melds of a side in a deal."""

    basis: Literal["score", "round"] = option("score", rules=("opening.below_minimum",))
    """What the minimum depends on."""
    table: tuple[OpeningStep, ...] = option(longest=8, rules=("opening.below_minimum",))
    """Minimum points by score (or by round), lowest first."""
    upcard_counts: bool = option(default=True, rules=("opening.below_minimum",))
    """The up-card counts toward the minimum."""
    concealed_waiver: bool = option(rules=("opening.below_minimum", "opening.needs_canasta"))
    """No minimum for a concealed exit after a stock draw."""
    canasta_from: int | None = option(None, ge=0, le=100_000, rules=("opening.needs_canasta",))
    """From this score (or round) on the first melds must hold a canasta; none: never."""
    pure_canasta_from: int | None = option(None, ge=0, le=100_000, rules=("opening.needs_canasta",))
    """From this score (or round) on that must not be a mixed one."""
    with_pile: bool = option(default=True, rules=("pile.after_opening",))
    """A side may take the pile with its first melds."""


class Pile(OptionGroup):
    """Who may take the pile, and how."""

    always_frozen: bool = option(default=False, rules=("pile.frozen_needs_pair",))
    """The pile always counts as frozen."""
    open_natural_plus_wild: bool = option(default=True, rules=("pile.needs_support",))
    """Not frozen: one natural and one wild card from the hand take it."""
    open_add: Literal["any", "unfinished", "never"] = option(
        rules=("pile.needs_support", "exhaustion.forced_take")
    )
    """Not frozen: the up-card alone may join any own set, one short of a canasta, or none."""
    frozen_add: Literal["never", "unfinished"] = option("never", rules=("pile.frozen_needs_pair",))
    """Frozen: the up-card alone may join no own set, or one short of a canasta."""
    add_to_sequence: bool = option(default=False, rules=("pile.needs_support",))
    """Not frozen: the up-card may extend a sequence."""
    most_taken: int | None = option(None, ge=1, le=30)
    """The most cards that are taken, from the top; the others stay. None: the whole pile."""
    wild_pair: bool = option(default=False, rules=("pile.top_blocked", "pile.wild_needs_pair"))
    """A two on top is taken with two twos, a joker with two jokers, as a meld of wild cards."""
    one_card_rule: Literal["forbid", "if-can-finish"] = option(rules=("pile.one_card",))
    """With one card in the hand, a pile of one card may not be taken, or only to go out."""


class Throw(OptionGroup):
    """Which cards are not discarded."""

    sevens: Literal["free", "own-canasta", "all-canastas"] = option(
        "free", rules=("discard.seven_barred", "discard.last_seven")
    )
    """When sevens may go: always, once the side has a canasta of them, or once every side has."""


class Freeze(OptionGroup):
    """What freezes the pile."""

    by: Literal["anyone", "opponents"] = option("anyone", rules=("pile.frozen_needs_pair",))
    """Whose wild discard freezes it for a side: anybody's, or only an opponent's."""
