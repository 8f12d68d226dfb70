"""The groups of options that say how a deal ends and what it pays."""

from typing import Annotated, Literal

from pydantic import Field

from engine.ruleset.deal_options import ThreesStep
from engine.ruleset.option import OptionGroup, option

Factor = Annotated[int, Field(ge=1, le=10)]
PayCondition = Literal["always", "melded", "one-canasta", "two-canastas", "sevens-canasta"]


class Bonus(OptionGroup):
    """Red threes."""

    each: int = option(100, ge=0, le=1000, rules=("score.bonus_cards", "score.bonus_penalty"))
    """Points for each."""
    set_extra: tuple[ThreesStep, ...] = option(
        longest=8, rules=("score.bonus_set", "score.bonus_set_penalty")
    )
    """Extra points for holding several, fewest first."""
    positive_if: Literal["always", "melded", "one-canasta", "two-canastas", "sevens-canasta"] = (
        option("melded", rules=("score.bonus_cards", "score.bonus_penalty"))
    )
    """When they count plus."""
    does_penalty_mirror_extra: bool = option(default=True, rules=("score.bonus_set_penalty",))
    """The extra points also count as penalty."""
    may_be_forgotten: bool = option(default=False, rules=("bonus.laid_by_itself",))
    """The player lays them, and may overlook them; otherwise they are laid by themselves."""
    forgotten_penalty: int = option(100, ge=0, le=1000, rules=("score.bonus_forgotten",))
    """Points lost for each in the hand at the end."""
    untouched_penalty: int = option(100, ge=0, le=1000, rules=("score.foot_bonus",))
    """Points lost for each in a foot that nobody picked up."""


class CanastaNeed(OptionGroup):
    """Canastas that a side needs before it may go out."""

    total: int = option(1, ge=0, le=8, rules=("out.needs_canasta",))
    """Canastas in all."""
    natural: int = option(0, ge=0, le=5)
    """Natural canastas among them."""
    mixed: int = option(0, ge=0, le=5)
    """Mixed canastas among them."""
    wild: int = option(0, ge=0, le=5)
    """Wild canastas among them."""
    samba: int = option(0, ge=0, le=5)
    """Sambas among them."""
    sevens: int = option(0, ge=0, le=5)
    """Canastas of sevens among them."""


class Out(OptionGroup):
    """Going out."""

    canastas: CanastaNeed = option(rules=("out.needs_canasta",))
    """What the side must own."""
    bonus: int = option(100, ge=0, le=1000, rules=("score.going_out",))
    """Points for going out."""
    needs_partner_in_foot: bool = option(default=False, rules=("out.partner_not_in_foot",))
    """Every partner must have played a card of the foot."""
    concealed_extra: int = option(100, ge=0, le=1000, rules=("score.concealed",))
    """Further points for going out concealed."""
    concealed_with_discard: bool = option(default=True, rules=("score.concealed",))
    """A concealed exit may end with a discard; otherwise every card of the hand is melded."""


class Ask(OptionGroup):
    """Asking the partner for permission."""

    mode: Literal["off", "optional", "mandatory"] = option(
        rules=("ask.switched_off", "ask.must_ask")
    )
    """Whether one may or must ask."""
    yes: Literal["may", "must"] = option(rules=("ask.must_go_out",))
    """Whether a yes obliges."""
    does_failure_expose: bool = option(default=False)
    """Who had to go out after a yes and could not shows the hand to all."""
    before_draw: bool = option(default=False, rules=("ask.before_drawing",))
    """The question is allowed before drawing."""


class Exhaustion(OptionGroup):
    """The empty stock."""

    forced_take: bool = option(default=True, rules=("exhaustion.forced_take",))
    """A pile that is not frozen and fits an own set must be taken."""
    last_bonus_ends: bool = option(default=True)
    """A red three as the last card ends the deal."""
    ends_with_turn: bool = option(default=False)
    """The deal ends with the turn of whoever drew the last card."""


class WildCanastaStep(OptionGroup):
    """What a wild canasta with this many jokers is worth."""

    jokers: int = option(ge=0, le=9)
    """Jokers in it."""
    points: int = option(ge=0, le=5000)
    """Points, in place of those of other wild canastas."""


class Score(OptionGroup):
    """Points for canastas."""

    natural_canasta: int = option(500, ge=0, le=5000, rules=("score.natural_canasta",))
    """A natural canasta."""
    mixed_canasta: int = option(300, ge=0, le=5000, rules=("score.mixed_canasta",))
    """A mixed canasta."""
    sevens_canasta: int | None = option(None, ge=0, le=5000, rules=("score.sevens_canasta",))
    """A canasta of sevens, which then is neither natural nor mixed; none: as other canastas."""
    samba: int = option(1500, ge=0, le=5000, rules=("score.samba",))
    """A samba."""
    short_sequence: int = option(0, ge=0, le=5000, rules=("score.short_sequence",))
    """Points lost for each own sequence that is short at the end."""
    short_sequence_below: int = option(5, ge=4, le=9, rules=("score.short_sequence",))
    """A sequence of fewer cards is short."""
    wild_canasta: int = option(1500, ge=0, le=5000, rules=("score.wild_canasta",))
    """A wild canasta."""
    wild_canasta_by_jokers: tuple[WildCanastaStep, ...] = option(
        (), longest=8, rules=("score.wild_canasta",)
    )
    """Wild canastas that are worth something else, by their jokers, fewest first."""


class EndOptions(OptionGroup):
    """When the match is over."""

    target: int | None = option(5000, ge=100, le=100_000)
    """A side with this score ends the match; none without a target."""
    rounds: int | None = option(None, ge=1, le=100)
    """The match lasts this many deals; none when only the score ends it."""
    tie: Literal["another-deal", "share"] = option("another-deal")
    """Sides that lead together at the end play another deal, or share the win."""


class Calientes(OptionGroup):
    """The Caliente variation."""

    count: int = option(0, ge=0, le=6, rules=("caliente.not_in_game",))
    """Caliente cards in the deck; 0 without the variation."""
    condition: Literal["not-more", "fewer"] = option(
        "not-more", rules=("caliente.more_sets", "caliente.not_fewer_sets")
    )
    """Own sets compared with those of each opposing side."""
    refill: int | None = option(11, ge=2, le=20)
    """The hand is filled to this size; none: to the number of cards dealt."""
    played: int = option(100, ge=0, le=1000, rules=("score.caliente_played",))
    """Points lost for each card played."""
    held_multipliers: tuple[Factor, ...] = option((1, 2, 3), longest=7, rules=("score.hand",))
    """Factor of the hand's loss by cards held, from none on."""
    is_discard_stop: bool = option(default=True, rules=("pile.top_blocked",))
    """A discarded one blocks like a black three."""
