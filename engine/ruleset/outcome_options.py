"""The options that decide how a deal and a match end, and what they pay."""

from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from engine.ruleset.deal_options import ThreesStep
from engine.ruleset.option import OptionGroup, option


class CanastaNeed(OptionGroup):
    """The canastas that a side needs before it may go out."""

    total: int = option(1, ge=0, le=8, rules=("out.needs_canasta",))
    """The number of canastas in all."""
    natural: int = option(0, ge=0, le=5)
    """The number of natural canastas among them."""
    mixed: int = option(0, ge=0, le=5)
    """The number of mixed canastas among them."""
    wild: int = option(0, ge=0, le=5)
    """The number of wild canastas among them."""
    samba: int = option(0, ge=0, le=5)
    """The number of sambas among them."""
    sevens: int = option(0, ge=0, le=5)
    """The number of canastas of sevens among them."""
    wild_counts: bool = option(default=True)
    """Wild canastas count toward the number in all."""


class Out(OptionGroup):
    """Going out."""

    canastas: CanastaNeed = option(rules=("out.needs_canasta",))
    """The canastas that the side must own."""
    bonus: int = option(100, ge=0, le=1000, rules=("score.going_out",))
    """Points for going out."""
    needs_partner_in_foot: bool = option(default=False, rules=("out.partner_not_in_foot",))
    """Every partner must have played a card of the foot."""
    needs_pile: bool = option(default=False, rules=("out.needs_pile",))
    """A player of the side must have taken the pile in this deal."""
    in_first_turn: bool = option(default=True, rules=("out.first_turn",))
    """A player may go out in the first own turn of a deal."""
    concealed_extra: int = option(100, ge=0, le=1000, rules=("score.concealed",))
    """Extra points for going out concealed."""
    concealed_with_discard: bool = option(default=True, rules=("score.concealed",))
    """A concealed exit may end with a discard; otherwise every card of the hand must be melded."""
    concealed_with_pile: bool = option(default=True, rules=("score.concealed",))
    """A concealed exit may take the pile in its turn; otherwise its cards are held or drawn."""
    last_discard: bool = option(default=False, rules=("out.needs_discard",))
    """The last card must be discarded; nobody goes out by melding it."""
    unfinished_bars: bool = option(default=False, rules=("out.unfinished_meld",))
    """A side with an unfinished meld of sevens, pure aces or wild cards does not go out."""


class Ask(OptionGroup):
    """Asking the partner for permission to go out."""

    mode: Literal["off", "optional", "mandatory"] = option(
        rules=("ask.switched_off", "ask.must_ask")
    )
    """Whether the question is unavailable, optional, or required before going out."""
    yes: Literal["may", "must"] = option(rules=("ask.must_go_out",))
    """Whether a player who got a yes may or must go out."""
    does_failure_expose: bool = option(default=False)
    """A player who must go out after a yes and cannot shows the hand to all."""
    vain_penalty: int = option(0, ge=0, le=1000, rules=("score.asked_in_vain",))
    """Points lost for each question after which the player does not go out in that turn."""
    before_draw: bool = option(default=False, rules=("ask.before_drawing",))
    """The question may be asked before drawing."""
    once_per_deal: bool = option(default=False, rules=("ask.asked_this_deal",))
    """Each player asks once in a deal, not once in a turn."""


class Exhaustion(OptionGroup):
    """The end of the stock."""

    forced_take: bool = option(default=True, rules=("exhaustion.forced_take",))
    """With an empty stock, a pile that is not frozen and fits an own set must be taken."""
    last_bonus_ends: bool = option(default=True)
    """The deal ends when the last card of the stock is a red three."""
    last_bonus_stays: bool = option(default=False, rules=("score.bonus_forgotten",))
    """Such a three stays in the hand and costs there; otherwise it is laid."""
    ends_with_turn: bool = option(default=False)
    """The deal ends with the turn in which the last card of the stock is drawn."""
    voids_deal: bool = option(default=False, rules=("score.void",))
    """A deal that ends without anybody going out is void: it scores nothing for anybody."""


class EndOptions(OptionGroup):
    """The end of the match."""

    target: int | None = option(5000, ge=100, le=100_000)
    """The score that ends the match; none: no target."""
    rounds: int | None = option(None, ge=1, le=100)
    """The number of deals in the match; none: only the score ends it."""
    tie: Literal["another-deal", "share"] = option("another-deal")
    """Sides that are tied in the lead at the end play another deal, or share the win."""


Factor = Annotated[int, Field(ge=1, le=10)]
_SPECIAL = ("special.no_such_hand", "score.special_hand")
PayCondition = Literal["always", "melded", "one-canasta", "two-canastas", "sevens-canasta", "never"]


class Bonus(OptionGroup):
    """Red threes."""

    each: int = option(100, ge=0, le=1000, rules=("score.bonus_cards", "score.bonus_penalty"))
    """Points for each red three."""
    set_extra: tuple[ThreesStep, ...] = option(
        longest=8, rules=("score.bonus_set", "score.bonus_set_penalty")
    )
    """Extra points for several red threes, by number, lowest first."""
    positive_if: PayCondition = option("melded", rules=("score.bonus_cards", "score.bonus_penalty"))
    """The condition for red threes to score plus instead of minus; never where they always cost."""
    does_penalty_mirror_extra: bool = option(default=True, rules=("score.bonus_set_penalty",))
    """The extra points are also lost when red threes score minus."""
    void_with_one: bool = option(default=False, rules=("score.bonus_cards", "score.bonus_penalty"))
    """Red threes score nothing for a side with one canasta, where two are needed."""
    black_too: bool = option(
        default=False, rules=("score.bonus_cards", "score.bonus_penalty", "discard.bonus_card")
    )
    """Black threes are laid, replaced and paid like red ones, each colour by itself."""
    may_be_forgotten: bool = option(default=False, rules=("bonus.laid_by_itself",))
    """The player lays red threes and may overlook them; otherwise they are laid automatically."""
    forgotten_penalty: int = option(100, ge=0, le=1000, rules=("score.bonus_forgotten",))
    """Points lost for each red three in the hand at the end."""
    untouched_penalty: int = option(100, ge=0, le=1000, rules=("score.foot_bonus",))
    """Points lost for each red three in a foot that nobody picked up."""


class WildCanastaStep(OptionGroup):
    """A number of jokers, and the points of a wild canasta with as many."""

    jokers: int = option(ge=0, le=9)
    """The number of jokers in the canasta."""
    points: int = option(ge=0, le=5000)
    """The points; they replace those of other wild canastas."""


class Score(OptionGroup):
    """Points for canastas and sequences."""

    natural_canasta: int = option(500, ge=0, le=5000, rules=("score.natural_canasta",))
    """Points for a natural canasta."""
    mixed_canasta: int = option(300, ge=0, le=5000, rules=("score.mixed_canasta",))
    """Points for a mixed canasta."""
    sevens_canasta: int | None = option(None, ge=0, le=5000, rules=("score.sevens_canasta",))
    """Points for a canasta of sevens, then neither natural nor mixed; none: as other canastas."""
    aces_canasta: int | None = option(None, ge=0, le=5000, rules=("score.aces_canasta",))
    """Points for a natural canasta of aces; none: as other natural canastas."""
    samba: int = option(1500, ge=0, le=5000, rules=("score.samba",))
    """Points for a samba."""
    short_sequence: int = option(0, ge=0, le=5000, rules=("score.short_sequence",))
    """Points lost for each own short sequence at the end."""
    short_sequence_below: int = option(5, ge=4, le=9, rules=("score.short_sequence",))
    """The number of cards below which a sequence is short."""
    wild_canasta: int = option(1500, ge=0, le=5000, rules=("score.wild_canasta",))
    """Points for a wild canasta."""
    wild_canasta_by_jokers: tuple[WildCanastaStep, ...] = option(
        (), longest=8, rules=("score.wild_canasta",)
    )
    """Wild canastas with other points, by the number of jokers, lowest first."""
    melds_need_canasta: bool = option(default=False, rules=("score.melded_cards",))
    """Melded cards of a side without a canasta count minus."""
    unfinished_pure: int = option(0, ge=0, le=5000, rules=("score.unfinished_pure",))
    """Points lost for each unfinished meld of sevens, or of aces without wild cards."""
    unfinished_wild: int = option(0, ge=0, le=5000, rules=("score.unfinished_wild",))
    """Points lost for each unfinished meld of wild cards."""
    held_pure: int = option(0, ge=0, le=5000, rules=("score.held_pure",))
    """Points lost for three or more aces, and for three or more sevens, left in a hand."""
    five_natural: int = option(0, ge=0, le=5000, rules=("score.five_natural",))
    """Extra points for five natural canastas."""
    four_natural: int = option(0, ge=0, le=5000, rules=("score.four_natural",))
    """Extra points for four natural canastas and a mixed one, if five natural ones do not score."""
    ten_canastas: int = option(0, ge=0, le=5000, rules=("score.ten_canastas",))
    """Extra points for ten canastas of any kind."""
    four_stops: int = option(0, ge=0, le=5000, rules=("score.four_stops",))
    """Extra points for four black threes melded, which only the player who goes out does."""
    wild_only_out: bool = option(default=False, rules=("score.wild_canasta",))
    """Wild canastas score only for the side that went out."""
    extras_only_out: bool = option(
        default=False,
        rules=(
            "score.wild_canasta",
            "score.five_natural",
            "score.four_natural",
            "score.ten_canastas",
        ),
    )
    """Wild canastas and many canastas score only for the side that went out."""


SPECIAL_SIZE = 14
"""The number of cards in every special hand."""


SpecialKind = Literal[
    "straight",
    "pairs",
    "wild-pairs",
    "miami-pairs",
    "zip-code",
    "garbage",
    "blast-off",
    "triples",
    "quads",
    "dream-four",
    "dream-five",
]

SPECIAL_KINDS: Final[tuple[SpecialKind, ...]] = get_args(SpecialKind)


def option_of_special_hand(kind: SpecialKind) -> str:
    """Returns the name of the option that says what a special hand brings."""
    return kind.replace("-", "_")


class SpecialHands(OptionGroup):
    """Hands of fourteen cards that a player lays open to end the deal; none: not in the game."""

    straight: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for one card of each rank, a joker and a two and a three among them."""
    pairs: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for seven pairs without wild cards."""
    wild_pairs: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for seven pairs: one of wild cards, and aces and sevens among the others."""
    miami_pairs: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for seven pairs, those of twos, jokers, aces and sevens among them."""
    zip_code: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for groups of 4, 3, 3, 2 and 2 equal cards, wild ones perhaps."""
    garbage: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for groups of 4, 4, 3 and 3 equal cards without wild cards."""
    blast_off: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for groups of 5, 4, 3 and 2 equal cards, wild ones perhaps."""
    triples: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for four groups of 3 equal cards and a pair of wild cards."""
    quads: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for three groups of 4 equal cards and a pair of wild cards."""
    dream_four: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for two groups of 5 equal cards and four equal wild cards."""
    dream_five: int | None = option(None, ge=0, le=10_000, rules=_SPECIAL)
    """Points for groups of 5 and 4 equal cards and five wild cards."""
    three_kept_from: int | None = option(
        None, ge=1, le=13, rules=("bonus.laid_by_itself", "special.no_such_hand")
    )
    """The other cards of a straight in a hand from which its first three stays in the hand of a
    side that has not melded; none: threes never stay."""
    dreams_win: bool = option(default=False, rules=("score.special_hand",))
    """The last two hands win the match at once."""

    def points_of(self, kind: SpecialKind) -> int | None:
        """Returns the points for a special hand; ``None`` if it is not in the game."""
        points: int | None = getattr(self, option_of_special_hand(kind))
        return points


class Calientes(OptionGroup):
    """The Caliente variation."""

    count: int = option(0, ge=0, le=6, rules=("caliente.not_in_game",))
    """The number of Caliente cards in the deck; 0 without the variation."""
    condition: Literal["not-more", "fewer"] = option(
        "not-more", rules=("caliente.more_sets", "caliente.not_fewer_sets")
    )
    """Own sets must not be more than those of any opposing side, or must be fewer."""
    refill: int | None = option(11, ge=2, le=20)
    """The size to which the hand is filled; none: the number of cards dealt."""
    played: int = option(100, ge=0, le=1000, rules=("score.caliente_played",))
    """Points lost for each Caliente card played."""
    held_multipliers: tuple[Factor, ...] = option((1, 2, 3), longest=7, rules=("score.hand",))
    """Factors of the points lost in hand, by the number of Caliente cards held, from none on."""
    is_discard_stop: bool = option(default=True, rules=("pile.top_blocked",))
    """A discarded Caliente card blocks the pile like a black three."""
