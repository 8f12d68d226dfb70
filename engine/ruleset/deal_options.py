"""The groups of options that decide how a deal is played.

A default is the value of every ordinary game. Options without a default are set by `classic-1951`,
on which the other editions build; those set only the values that differ. A new option needs a
default, because files of older matches do not name it.
"""

from typing import Literal

from engine.ruleset.option import OptionGroup, option


class WordOptions(OptionGroup):
    """The names that the screen uses."""

    style: Literal["classic", "box", "bolivia"] = option()
    """'classic': stock, pile, samba; 'box': Draw pile, Prize pile; 'bolivia': escalera, bolivia."""


class Deck(OptionGroup):
    """The cards of the game."""

    count: int = option(ge=1, le=7)
    """The number of packs of 54 cards."""


class Seats(OptionGroup):
    """Seats, sides and partners."""

    sides: tuple[tuple[int, ...], ...] = option()
    """The seats of each side; every seat belongs to exactly one side."""
    sitting_out: int = option(0, ge=0, le=2)
    """The number of seats of each largest side that sit out a deal."""
    lone_hand: bool = option(default=False, rules=("ask.nobody",))
    """All begin alone; the first who takes the pile stays alone, the others become partners."""

    @property
    def largest_side(self) -> int:
        """The number of seats of the largest side."""
        return max(map(len, self.sides))

    @property
    def has_teams(self) -> bool:
        """Whether some side has more than one player."""
        return self.largest_side > 1


class Deal(OptionGroup):
    """The beginning of a deal."""

    hand_size: int = option(ge=5, le=20)
    """The number of cards dealt to each hand."""
    foot_size: int = option(0, ge=0, le=20, rules=("out.keep_one",))
    """The number of cards in each foot (a second hand); 0 without feet."""
    foot_by: Literal["last-card", "canasta"] = option("last-card", rules=("out.foot_first",))
    """The second hand comes with the last card of the first, or with the player's first canasta."""
    upcard_stop: Literal["cover", "stay"] = option(rules=("pile.top_blocked",))
    """A black three turned as the first up-card is covered, or stays and blocks the pile."""
    upcard_wild_freezes: bool = option(default=True, rules=("pile.frozen_needs_pair",))
    """A wild card turned as the first up-card freezes the pile."""
    upcard_bonus_freezes: bool = option(default=True, rules=("pile.frozen_needs_pair",))
    """A red three turned as the first up-card freezes the pile."""
    upcard_returns: bool = option(default=False, rules=("pile.frozen_needs_pair",))
    """A wild card or red three turned as the first up-card goes back under the stock."""
    upcard: bool = option(default=True, rules=("pile.empty",))
    """A card is turned up to begin the pile; otherwise the pile begins empty."""
    pile_base: bool = option(default=False, rules=("pile.too_few_left",))
    """Under the first up-card lie as many face-down cards as its rank counts, 14 under an ace."""
    partner_draw: bool = option(default=False)
    """Players draw cards to decide the sides."""
    first_dealer: Literal["random", "choose", "right-of-high-card"] = option("random")
    """The way to choose the first dealer."""
    deals_cut: bool = option(default=True)
    """The deck is cut before each deal."""


class Draw(OptionGroup):
    """Drawing from the stock."""

    count: int = option(1, ge=1, le=4)
    """The number of cards drawn from the stock in a turn."""
    first_to_open: int = option(0, ge=0, le=10)
    """Cards drawn after the discard by the first side that opens, unless it took the pile."""
    next_to_open: int = option(0, ge=0, le=10)
    """The same for a side that opens after another one."""
    stock_to_open: int = option(9, ge=1, le=30)
    """The least number of cards in the stock for which these cards are drawn."""


class MeldOptions(OptionGroup):
    """Melds."""

    min_size: int = option(3, ge=3, le=5, rules=("meld.too_small",))
    """The number of cards in the smallest meld."""
    in_first_turn: bool = option(default=True, rules=("meld.first_turn",))
    """A player may lay melds and take the pile in the own first turn of a deal."""
    closed_at: int | None = option(None, ge=3, le=14, rules=("meld.closed",))
    """The size at which a meld takes no more cards; none: melds grow without limit."""
    sets_per_rank: Literal["one", "unlimited", "one-open"] = option(
        "one", rules=("meld.wrong_rank",)
    )
    """The sets of a rank that a side may own: one, any number, or one that still takes cards."""
    min_naturals: int = option(2, ge=1, le=5, rules=("meld.too_few_naturals",))
    """The number of natural cards in the smallest set."""
    natural_majority: bool = option(rules=("meld.naturals_outnumbered",))
    """Natural cards must outnumber wild cards."""
    naturals_per_wild: int = option(0, ge=0, le=3, rules=("meld.naturals_per_wild",))
    """The number of natural cards that a set needs for each wild card in it; 0: any number."""
    wild_cap: int | None = option(ge=0, le=12, rules=("meld.too_many_wilds",))
    """The largest number of wild cards in a set; none: no limit."""
    wild_on_canasta: bool = option(default=True, rules=("meld.wild_on_canasta",))
    """A wild card may join a finished canasta."""
    all_wild_sets: bool = option(default=False, rules=("meld.no_natural",))
    """Melds of wild cards alone are allowed."""
    wild_melds_closed_at: int | None = option(None, ge=3, le=14, rules=("meld.closed",))
    """The size at which a meld of wild cards takes no more cards; none: as for other melds."""
    wild_cards_bound: bool = option(default=False, rules=("meld.wild_cards_bound",))
    """No wild card joins a set while the side has an unfinished meld of wild cards."""
    late_wild_naturals: int = option(0, ge=0, le=7, rules=("meld.wild_too_late",))
    """The natural cards that a set needs for wild cards laid after the opening; 0: no limit."""
    pure_ranks: bool = option(default=False, rules=("meld.pure_rank",))
    """Wild cards never join sevens, and pure aces only with the first melds of the side."""
    dead_ranks: bool = option(default=False, rules=("meld.dead_rank",))
    """Nobody lays cards of a rank of which a side has a canasta."""
    twos_bound: bool = option(default=False, rules=("meld.twos_bound",))
    """No two joins a set or begins a meld while the side has an unfinished meld of wild cards."""
    twos_as_rank: bool = option(default=False, rules=("wild.jokers_beside_twos",))
    """Melds of wild cards are sets of twos, in which jokers are the wild cards."""
    sequences: bool = option(default=False)
    """Sequences of three to seven cards are allowed."""
    sequence_one_suit: bool = option(default=True)
    """All cards of a sequence share one suit."""
    long_sequences_going_out: bool = option(
        default=False, rules=("sequence.only_going_out", "sequence.must_go_out")
    )
    """A player who goes out may lay sequences beyond the size of a canasta in that turn."""


class CanastaOptions(OptionGroup):
    """Canastas."""

    size: int = option(7, ge=5, le=9)
    """The number of cards in a canasta."""
    min_naturals: int = option(4, ge=2, le=9)
    """The smallest number of natural cards in a mixed canasta."""


class ThreesStep(OptionGroup):
    """A number of black or red threes and its extra points."""

    count: int = option(ge=1, le=12)
    """The smallest number of threes for which the extra points count."""
    points: int = option(ge=0, le=5000)
    """The extra points; they replace those of a lower step."""


class Stop(OptionGroup):
    """Black threes."""

    meld_min: int | None = option(3, ge=2, le=6, rules=("stop.too_few", "stop.never_melded"))
    """The number of cards in the smallest set of black threes; none: they are never melded."""
    meld_max: int | None = option(4, ge=2, le=12, rules=("stop.too_many",))
    """The number of cards in the largest set of black threes; none: no limit."""
    takes_wild: bool = option(default=False, rules=("stop.no_wild",))
    """One wild card may join a set of two black threes or more."""
    blocks_next: bool = option(default=True, rules=("pile.top_blocked",))
    """A black three on top of the pile blocks the next player."""
    hand_penalty: int | None = option(None, ge=0, le=1000, rules=("score.stops_left", "score.hand"))
    """Points lost for each black three in a hand when somebody went out; none: its card value."""
    has_penalty_without_exit: bool = option(default=False, rules=("score.stops_left",))
    """The same points are lost when the deal ends without anybody going out."""
    is_barred_in_first_turn: bool = option(default=False, rules=("stop.first_turn",))
    """Nobody discards a black three in the own first turn while another card can be discarded."""
    aside_from_pile: bool = option(default=False, rules=("score.stops_aside",))
    """Black threes of a taken pile are laid aside: they score and never come to a hand."""
    aside_each: int = option(5, ge=0, le=1000, rules=("score.stops_aside",))
    """Points for each black three that a side has laid aside."""
    aside_extra: tuple[ThreesStep, ...] = option((), longest=8, rules=("score.stops_aside",))
    """Extra points for several black threes laid aside, by number, lowest first."""


class OpeningStep(OptionGroup):
    """A score or round, and the points that an opening needs from there on."""

    score: int | None = option(None, ge=0, le=100_000)
    """The lowest score (before the deal) or round of the step; none: every negative score."""
    need: int = option(ge=0, le=1000)
    """The points that the opening needs."""


class OpeningOptions(OptionGroup):
    """Opening: the first melds of a side in a deal."""

    basis: Literal["score", "round"] = option("score", rules=("opening.below_minimum",))
    """The figure on which the minimum depends."""
    table: tuple[OpeningStep, ...] = option(longest=8, rules=("opening.below_minimum",))
    """The minimum points by score (or by round), lowest first."""
    upcard_counts: bool = option(default=True, rules=("opening.below_minimum",))
    """The up-card counts toward the minimum."""
    pile_meld_counts: bool = option(default=True, rules=("opening.below_minimum",))
    """The meld with the up-card counts toward the minimum, apart from that card."""
    concealed_waiver: bool = option(rules=("opening.below_minimum", "opening.needs_canasta"))
    """A concealed exit after a stock draw needs no minimum."""
    canasta_from: int | None = option(None, ge=0, le=100_000, rules=("opening.needs_canasta",))
    """The score (or round) from which the first melds must contain a canasta; none: never."""
    pure_canasta_from: int | None = option(None, ge=0, le=100_000, rules=("opening.needs_canasta",))
    """The score (or round) from which this canasta must not be a mixed one; none: never."""
    naturals_only: bool = option(default=False, rules=("opening.wild_cards",))
    """The first melds contain no wild cards."""
    with_pile: bool = option(default=True, rules=("pile.after_opening",))
    """A side may take the pile with its first melds."""
    clean_triple: Literal["none", "natural", "natural-or-wild"] = option(
        "none", rules=("opening.needs_triple",)
    )
    """The first melds contain three natural cards of a rank from the hand (or three wild ones)."""
    splash: bool = option(default=False, rules=("opening.below_minimum", "opening.needs_triple"))
    """A natural or wild canasta from the hand opens without the minimum and the clean triple."""
    mixed_canasta: bool = option(default=True, rules=("opening.mixed_canasta",))
    """The first melds may contain a mixed canasta."""


class Pile(OptionGroup):
    """Taking the pile."""

    always_frozen: bool = option(default=False, rules=("pile.frozen_needs_pair",))
    """The pile always counts as frozen."""
    frozen_until_taken: bool = option(default=False, rules=("pile.frozen_needs_pair",))
    """The pile counts as frozen for a player who has not taken it in this deal."""
    open_natural_plus_wild: bool = option(default=True, rules=("pile.needs_support",))
    """If the pile is not frozen, one natural and one wild card from the hand take it."""
    open_add: Literal["any", "unfinished", "never"] = option(
        rules=("pile.needs_support", "exhaustion.forced_take")
    )
    """If the pile is not frozen, the up-card alone joins any own set, an unfinished one or none."""
    frozen_add: Literal["never", "unfinished"] = option("never", rules=("pile.frozen_needs_pair",))
    """If the pile is frozen, the up-card alone joins an unfinished own set or none."""
    add_to_sequence: bool = option(default=False, rules=("pile.needs_support",))
    """If the pile is not frozen, the up-card may extend a sequence."""
    most_taken: int | None = option(None, ge=1, le=30)
    """The largest number of cards taken from the top; the others stay. None: the whole pile."""
    barred_from: int | None = option(None, ge=3, le=14, rules=("pile.meld_full",))
    """The size of the own set of its rank from which the up-card is not taken; none: never."""
    wild_pair: bool = option(default=False, rules=("pile.top_blocked", "pile.wild_needs_pair"))
    """A two on top is taken with two twos, a joker with two jokers, as a meld of wild cards."""
    one_card_rule: Literal["forbid", "if-can-finish"] = option(rules=("pile.one_card",))
    """A player with one card may not take a pile of one card, or only to go out."""


class Throw(OptionGroup):
    """Limits on discards."""

    sevens: Literal["free", "own-canasta", "all-canastas"] = option(
        "free", rules=("discard.seven_barred", "discard.last_seven")
    )
    """Sevens may be thrown always, once the side has a canasta of them, or once every side has."""
    wilds: Literal["free", "last"] = option("free", rules=("discard.wild_barred",))
    """Wild cards may be thrown always, or only when the hand has nothing else to throw."""
    bars_empty_pile: bool = option(default=False, rules=("discard.onto_empty_pile",))
    """No seven, ace, wild card or card of a dead rank is thrown onto an empty pile."""


class Freeze(OptionGroup):
    """Freezing the pile."""

    by: Literal["anyone", "opponents"] = option("anyone", rules=("pile.frozen_needs_pair",))
    """The players whose wild discard freezes the pile for a side: all, or only opponents."""
    stops_too: bool = option(default=False, rules=("pile.frozen_needs_pair",))
    """A black three freezes the pile as a wild card does, also one that is turned up first."""
