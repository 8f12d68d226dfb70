"""The groups of options that decide how a deal and a match end."""

from typing import Literal

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
