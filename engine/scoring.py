"""What each line of a score pays, from counts of cards and melds."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, final

from engine.cards import Role
from engine.native import mypyc_attr
from engine.ruleset.deal_options import ThreesStep
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SpecialKind
from engine.values import STOP_POINTS, ScoreLaws


class ScoreLine(NamedTuple):
    """What a line of a score counts."""

    place: Literal["melds", "beside", "exit", "hand", "foot"]
    """Where its cards are: the melds, beside them, the hand that went out, a hand, a foot."""
    page: str
    """The page of the rules that explains it, as ``page`` or ``page#place``."""
    role: Role | None = None
    """The role of its cards in a hand or a foot; none: those that no other line counts."""


SCORE_LINES: Final[Mapping[str, ScoreLine]] = {
    "score.melded_cards": ScoreLine("melds", "cards"),
    "score.natural_canasta": ScoreLine("melds", "canastas#pay"),
    "score.mixed_canasta": ScoreLine("melds", "canastas#pay"),
    "score.samba": ScoreLine("melds", "canastas#pay"),
    "score.wild_canasta": ScoreLine("melds", "canastas#pay"),
    "score.sevens_canasta": ScoreLine("melds", "canastas#pay"),
    "score.aces_canasta": ScoreLine("melds", "canastas#pay"),
    "score.five_natural": ScoreLine("melds", "canastas#pay"),
    "score.four_natural": ScoreLine("melds", "canastas#pay"),
    "score.ten_canastas": ScoreLine("melds", "canastas#pay"),
    "score.four_stops": ScoreLine("melds", "stops#four"),
    "score.bonus_cards": ScoreLine("beside", "bonus#plus"),
    "score.bonus_set": ScoreLine("beside", "bonus#extra"),
    "score.stops_aside": ScoreLine("beside", "stops#aside"),
    "score.going_out": ScoreLine("exit", "out#pays"),
    "score.concealed": ScoreLine("exit", "out#concealed"),
    "score.special_hand": ScoreLine("hand", "special#ends"),
    "score.void": ScoreLine("exit", "exhaustion#void"),
    "score.asked_in_vain": ScoreLine("beside", "out#vain"),
    "score.bonus_penalty": ScoreLine("beside", "bonus#minus"),
    "score.bonus_set_penalty": ScoreLine("beside", "bonus#extra"),
    "score.short_sequence": ScoreLine("melds", "sequences#short"),
    "score.unfinished_pure": ScoreLine("melds", "scoring#unfinished"),
    "score.unfinished_wild": ScoreLine("melds", "scoring#unfinished"),
    "score.caliente_played": ScoreLine("beside", "caliente"),
    "score.hand": ScoreLine("hand", "scoring#hand"),
    "score.stops_left": ScoreLine("hand", "stops#left", Role.STOP),
    "score.bonus_forgotten": ScoreLine("hand", "bonus#forgotten", Role.BONUS),
    "score.held_pure": ScoreLine("hand", "scoring#held"),
    "score.foot": ScoreLine("foot", "foot#cost"),
    "score.foot_bonus": ScoreLine("foot", "foot#bonus", Role.BONUS),
}
"""Every line that a score can have, by the id of the rule that pays it: gains first, losses
last."""

NATURAL_CANASTA_LINES: Final = ("score.natural_canasta", "score.aces_canasta")
"""The lines of which each pays a natural canasta."""

CANASTA_LINES: Final = (
    *NATURAL_CANASTA_LINES,
    "score.mixed_canasta",
    "score.samba",
    "score.wild_canasta",
    "score.sevens_canasta",
)
"""The lines of which each pays a canasta."""


Lines = list[tuple[str, int]]
"""The rules that pay or charge, and their points."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LeftCards:
    """The value of the cards left in a hand or a foot, and how many of them are special."""

    __slots__ = ("bonus", "calientes", "points", "stops")

    def __init__(self, points: int, stops: int, calientes: int, bonus: int) -> None:
        self.points = points
        """The value of all of them."""
        self.stops = stops
        self.calientes = calientes
        self.bonus = bonus


LeftLines = Callable[[ScoreLaws, LeftCards], Lines]
"""A function that returns the lines for cards left in a hand or a foot."""


def special_lines(rules: Ruleset, kind: SpecialKind) -> Lines:
    """Returns the rule that pays a special hand, and its points."""
    return [("score.special_hand", rules.special.points_of(kind) or 0)]


def void_lines(laws: ScoreLaws, *, is_out: bool) -> Lines:
    """Returns the only line of a deal that counts nothing, because nobody went out; empty for
    others.
    """
    return [("score.void", 0)] if laws.exhaustion_voids_deal and not is_out else []


def do_wild_canastas_pay(laws: ScoreLaws, *, is_own_exit: bool) -> bool:
    """Returns whether wild canastas score for a side, by whether it went out."""
    has_exit = is_own_exit or not laws.score_wild_only_out
    return has_exit and _do_extras_pay(laws, is_own_exit=is_own_exit)


def _do_extras_pay(laws: ScoreLaws, *, is_own_exit: bool) -> bool:
    """Returns whether wild canastas and many canastas may score for a side, by whether it went
    out.
    """
    return is_own_exit or not laws.score_extras_only_out


def melds_sign(laws: ScoreLaws, canastas: int) -> int:
    """Returns 1 where melded cards of a side with so many canastas count plus, otherwise -1."""
    return -1 if laws.score_melds_need_canasta and not canastas else 1


def unfinished_lines(laws: ScoreLaws, *, is_wild: bool) -> Lines:
    """Returns the rule that charges an unfinished meld of wild cards, or of sevens or pure aces."""
    points = laws.score_unfinished_wild if is_wild else laws.score_unfinished_pure
    rule = "score.unfinished_wild" if is_wild else "score.unfinished_pure"
    return [(rule, -points)] if points else []


HELD_AT_RISK = 3
"""The number of aces, or of sevens, in a hand from which they are charged."""


def held_lines(laws: ScoreLaws, count: int) -> Lines:
    """Returns the rule that charges so many aces, or sevens, left in a hand, and its points."""
    penalty = laws.score_held_pure if count >= HELD_AT_RISK else 0
    return [("score.held_pure", -penalty)] if penalty else []


def many_canastas_lines(
    laws: ScoreLaws, canastas: int, natural: int, mixed: int, *, is_own_exit: bool
) -> Lines:
    """Returns the rules that pay extra for many canastas of a side, and their points."""
    lines: Lines = []
    if not _do_extras_pay(laws, is_own_exit=is_own_exit):
        return lines
    if natural >= 5 and laws.score_five_natural:
        lines.append(("score.five_natural", laws.score_five_natural))
    elif natural >= 4 and mixed >= 1 and laws.score_four_natural:
        lines.append(("score.four_natural", laws.score_four_natural))
    if canastas >= 10 and laws.score_ten_canastas:
        lines.append(("score.ten_canastas", laws.score_ten_canastas))
    return lines


FOUR_STOPS = 4
"""The number of melded black threes from which they pay extra."""


def stops_lines(laws: ScoreLaws, count: int) -> Lines:
    """Returns the rule that pays extra for so many melded black threes of a side, and its
    points.
    """
    extra = laws.score_four_stops if count >= FOUR_STOPS else 0
    return [("score.four_stops", extra)] if extra else []


def short_sequence_lines(laws: ScoreLaws, cards: int) -> Lines:
    """Returns the rule that charges an own sequence of so many cards, and its points."""
    penalty = laws.score_short_sequence if cards < laws.score_short_sequence_below else 0
    return [("score.short_sequence", -penalty)] if penalty else []


def _do_bonus_cards_pay(
    laws: ScoreLaws, canastas: int, *, has_opened: bool, has_sevens: bool
) -> bool:
    """Returns whether bonus cards count plus for a side with so many canastas, perhaps one of
    sevens.
    """
    condition = laws.bonus_positive_if
    if condition == "sevens-canasta":
        return has_sevens
    if condition == "never":
        return False
    if condition in ("always", "melded"):
        return has_opened or condition == "always"
    return canastas >= (1 if condition == "one-canasta" else 2)


def _extra_points(steps: tuple[ThreesStep, ...], count: int) -> int:
    """Returns the extra points for having so many threes, besides the points for each."""
    points = [step.points for step in steps if count >= step.count]
    return max(points) if points else 0


def bonus_lines(
    laws: ScoreLaws, count: int, canastas: int, *, has_opened: bool, has_sevens: bool
) -> Lines:
    """Returns the rules that pay (or charge) so many bonus cards of a side with so many canastas,
    perhaps one of sevens, and their points.
    """
    is_void = laws.bonus_void_with_one and canastas == 1
    if is_void or not count:
        return []
    each = count * laws.bonus_each
    extra = _extra_points(laws.bonus_set_extra, count)
    if _do_bonus_cards_pay(laws, canastas, has_opened=has_opened, has_sevens=has_sevens):
        return _with_extra(("score.bonus_cards", each), ("score.bonus_set", extra))
    penalty = -extra if laws.bonus_does_penalty_mirror_extra else 0
    return _with_extra(("score.bonus_penalty", -each), ("score.bonus_set_penalty", penalty))


def _with_extra(line: tuple[str, int], extra: tuple[str, int]) -> Lines:
    """Returns a line, and a further one if that has points."""
    return [line, extra] if extra[1] else [line]


def aside_lines(laws: ScoreLaws, count: int) -> Lines:
    """Returns the rule that pays so many black threes laid aside, and its points.

    They pay nothing here where they count as red ones do.
    """
    if not count or laws.bonus_black_too:
        return []
    extra = _extra_points(laws.stop_aside_extra, count)
    return [("score.stops_aside", count * laws.stop_aside_each + extra)]


def going_out_lines(laws: ScoreLaws, *, is_concealed: bool) -> Lines:
    """Returns the rules that pay the side that went out, and their points."""
    extra = laws.out_concealed_extra if is_concealed else 0
    return _with_extra(("score.going_out", laws.out_bonus), ("score.concealed", extra))


def vain_lines(laws: ScoreLaws, count: int) -> Lines:
    """Returns the rule that charges so many questions without going out, and its points."""
    penalty = count * laws.ask_vain_penalty
    return [("score.asked_in_vain", -penalty)] if penalty else []


def caliente_lines(laws: ScoreLaws, count: int) -> Lines:
    """Returns the rule that charges so many played Caliente cards, and its points."""
    return [("score.caliente_played", -(count * laws.caliente_played))] if count else []


def _are_stops_charged(laws: ScoreLaws, *, is_out: bool) -> bool:
    """Returns whether black threes in a hand cost points of their own and not their value as
    cards.
    """
    is_due = is_out or laws.stop_has_penalty_without_exit
    return is_due and laws.stop_hand_penalty is not None


def hand_lines(laws: ScoreLaws, left: LeftCards, *, is_out: bool) -> Lines:
    """Returns the rules that charge what is left in a hand; ``is_out`` is whether somebody went
    out.
    """
    points, factors, penalty = left.points, laws.caliente_held_multipliers, 0
    if left.stops and _are_stops_charged(laws, is_out=is_out):
        points -= left.stops * STOP_POINTS
        penalty = left.stops * (laws.stop_hand_penalty or 0)
    lines = [("score.hand", -(points * factors[min(left.calientes, len(factors) - 1)]))]
    if penalty:
        lines.append(("score.stops_left", -penalty))
    if left.bonus:
        lines.append(("score.bonus_forgotten", -(left.bonus * laws.bonus_forgotten_penalty)))
    return lines


def foot_lines(laws: ScoreLaws, left: LeftCards) -> Lines:
    """Returns the rules that charge a second hand that nobody took up, and their points."""
    penalty = -(left.bonus * laws.bonus_untouched_penalty) if left.bonus else 0
    return _with_extra(("score.foot", -left.points), ("score.foot_bonus", penalty))
