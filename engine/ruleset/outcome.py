"""The groups of options that say how a deal ends and what it pays."""

from typing import Annotated, Literal

from pydantic import Field

from engine.ruleset.option import Group, option

Factor = Annotated[int, Field(ge=1, le=10)]


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
        longest=8,
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
    untouched_penalty: int = option(
        "Points lost for each in a foot that nobody picked up.",
        100,
        ge=0,
        le=1000,
        rules=("score.foot_bonus",),
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
    needs_partner_in_foot: bool = option(
        "Every partner must have played a card of the foot.",
        default=False,
        rules=("out.partner_not_in_foot",),
    )
    concealed_extra: int = option(
        "Further points for going out concealed.", 100, ge=0, le=1000, rules=("score.concealed",)
    )
    concealed_with_discard: bool = option(
        "A concealed exit may end with a discard; otherwise every card of the hand is melded.",
        default=True,
        rules=("score.concealed",),
    )


class Ask(Group):
    """Asking the partner for permission."""

    mode: Literal["off", "optional", "mandatory"] = option(
        "Whether one may or must ask.", rules=("ask.switched_off", "ask.must_ask")
    )
    yes: Literal["may", "must"] = option("Whether a yes obliges.", rules=("ask.must_go_out",))
    does_failure_expose: bool = option(
        "Who had to go out after a yes and could not shows the hand to all.", default=False
    )
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
    tie: Literal["another-deal", "share"] = option(
        "Sides that lead together at the end play another deal, or share the win.", "another-deal"
    )


class Calientes(Group):
    """The Caliente variation."""

    count: int = option(
        "Caliente cards in the deck; 0 without the variation.",
        0,
        ge=0,
        le=6,
        rules=("caliente.not_in_game",),
    )
    condition: Literal["not-more", "fewer"] = option(
        "Own sets compared with those of each opposing side.",
        "not-more",
        rules=("caliente.more_sets", "caliente.not_fewer_sets"),
    )
    refill: int | None = option(
        "The hand is filled to this size; none: to the number of cards dealt.", 11, ge=2, le=20
    )
    played: int = option(
        "Points lost for each card played.", 100, ge=0, le=1000, rules=("score.caliente_played",)
    )
    held_multipliers: tuple[Factor, ...] = option(
        "Factor of the hand's loss by cards held, from none on.",
        (1, 2, 3),
        longest=7,
        rules=("score.hand",),
    )
    is_discard_stop: bool = option(
        "A discarded one blocks like a black three.", default=True, rules=("pile.top_blocked",)
    )
