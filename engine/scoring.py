"""What each line of a score pays, from counts of cards and melds."""

from collections.abc import Callable
from typing import Final, final

from engine.native import mypyc_attr
from engine.ruleset.deal_options import ThreesStep
from engine.ruleset.laws import Laws
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SpecialKind
from engine.shapes import WILD_CANASTA
from engine.values import STOP_POINTS, are_aces_paid, canasta_points

NATURAL_CANASTA_LINES: Final = ("score.natural_canasta", "score.aces_canasta")
"""The lines of which each pays a natural canasta."""

CANASTA_LINES: Final = (
    "score.aces_canasta",
    "score.natural_canasta",
    "score.mixed_canasta",
    "score.sevens_canasta",
    "score.wild_canasta",
    "score.samba",
)
"""The lines of which each pays a canasta, by the kind of the canasta; natural ones of aces may have
a line of their own."""


Lines = list[tuple[str, int]]
"""The rules that pay or charge, and their points."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """Adds up the lines of a score, and keeps them where ``lines`` is given."""

    __slots__ = ("lines", "points")

    def __init__(self, lines: Lines | None = None) -> None:
        self.lines = lines
        self.points = 0

    def note(self, rule: str, points: int) -> None:
        """Takes the rule that pays or charges, and its points."""
        self.points += points
        if self.lines is not None:
            self.lines.append((rule, points))


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


NoteLeft = Callable[[Sheet, Laws, LeftCards], None]
"""A function that notes what charges cards left in a hand or a foot."""


def _note_paid(sheet: Sheet, rule: str, points: int) -> None:
    """Notes a line if it has points."""
    if points:
        sheet.note(rule, points)


def note_special(sheet: Sheet, rules: Ruleset, kind: SpecialKind) -> None:
    """Notes what pays a special hand."""
    sheet.note("score.special_hand", rules.special.points_of(kind) or 0)


VOID: Final = "score.void"
"""The only line of a deal that counts nothing."""


def is_void(laws: Laws, *, is_out: bool) -> bool:
    """Returns whether a deal counts nothing, because nobody went out."""
    return laws.exhaustion_voids_deal and not is_out


def _do_wild_canastas_pay(laws: Laws, *, is_own_exit: bool) -> bool:
    """Returns whether wild canastas score for a side, by whether it went out."""
    has_exit = is_own_exit or not laws.score_wild_only_out
    return has_exit and _do_extras_pay(laws, is_own_exit=is_own_exit)


def _do_extras_pay(laws: Laws, *, is_own_exit: bool) -> bool:
    """Returns whether wild and many canastas score for a side, by whether it went out."""
    return is_own_exit or not laws.score_extras_only_out


def note_canasta(
    sheet: Sheet, laws: Laws, kind: int, rank: int | None, jokers: int, *, is_own_exit: bool
) -> None:
    """Notes what pays a canasta of this kind and rank, with so many jokers."""
    if kind != WILD_CANASTA or _do_wild_canastas_pay(laws, is_own_exit=is_own_exit):
        rule = CANASTA_LINES[0 if are_aces_paid(laws, kind, rank) else kind]
        sheet.note(rule, canasta_points(laws, kind, rank, jokers))


def melds_sign(laws: Laws, canastas: int) -> int:
    """Returns 1 where melded cards of a side with so many canastas count plus, otherwise -1."""
    return -1 if laws.score_melds_need_canasta and not canastas else 1


def note_unfinished(sheet: Sheet, laws: Laws, *, is_wild: bool) -> None:
    """Notes what charges an unfinished meld of wild cards, or of sevens or pure aces."""
    points = laws.score_unfinished_wild if is_wild else laws.score_unfinished_pure
    rule = "score.unfinished_wild" if is_wild else "score.unfinished_pure"
    _note_paid(sheet, rule, -points)


HELD_AT_RISK = 3
"""The number of aces, or of sevens, in a hand from which they are charged."""


def note_held(sheet: Sheet, laws: Laws, count: int) -> None:
    """Notes what charges so many aces, or sevens, left in a hand."""
    _note_paid(sheet, "score.held_pure", -laws.score_held_pure if count >= HELD_AT_RISK else 0)


def note_many_canastas(
    sheet: Sheet, laws: Laws, canastas: int, natural: int, mixed: int, *, is_own_exit: bool
) -> None:
    """Notes what pays extra for many canastas of a side."""
    if not _do_extras_pay(laws, is_own_exit=is_own_exit):
        return
    if natural >= 5 and laws.score_five_natural:
        sheet.note("score.five_natural", laws.score_five_natural)
    elif natural >= 4 and mixed >= 1 and laws.score_four_natural:
        sheet.note("score.four_natural", laws.score_four_natural)
    if canastas >= 10 and laws.score_ten_canastas:
        sheet.note("score.ten_canastas", laws.score_ten_canastas)


_FOUR_STOPS = 4
"""The number of melded black threes from which they pay extra."""


def note_stops(sheet: Sheet, laws: Laws, count: int) -> None:
    """Notes what pays extra for so many melded black threes of a side."""
    _note_paid(sheet, "score.four_stops", laws.score_four_stops if count >= _FOUR_STOPS else 0)


def note_short_sequence(sheet: Sheet, laws: Laws, cards: int) -> None:
    """Notes what charges an own sequence of so many cards."""
    penalty = laws.score_short_sequence if cards < laws.score_short_sequence_below else 0
    _note_paid(sheet, "score.short_sequence", -penalty)


def _do_bonus_cards_pay(laws: Laws, canastas: int, *, has_opened: bool, has_sevens: bool) -> bool:
    """Returns whether bonus cards count plus for a side with so many canastas."""
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


def note_bonus(
    sheet: Sheet, laws: Laws, count: int, canastas: int, *, has_opened: bool, has_sevens: bool
) -> None:
    """Notes what pays (or charges) so many bonus cards of a side with so many canastas."""
    are_void = laws.bonus_void_with_one and canastas == 1
    if are_void or not count:
        return
    each = count * laws.bonus_each
    extra = _extra_points(laws.bonus_set_extra, count)
    if _do_bonus_cards_pay(laws, canastas, has_opened=has_opened, has_sevens=has_sevens):
        sheet.note("score.bonus_cards", each)
        _note_paid(sheet, "score.bonus_set", extra)
    else:
        sheet.note("score.bonus_penalty", -each)
        penalty = -extra if laws.bonus_does_penalty_mirror_extra else 0
        _note_paid(sheet, "score.bonus_set_penalty", penalty)


def note_aside(sheet: Sheet, laws: Laws, count: int) -> None:
    """Notes what pays so many black threes laid aside, where they do not count as red ones."""
    if not count or laws.bonus_black_too:
        return
    extra = _extra_points(laws.stop_aside_extra, count)
    sheet.note("score.stops_aside", count * laws.stop_aside_each + extra)


def note_going_out(sheet: Sheet, laws: Laws, *, is_concealed: bool) -> None:
    """Notes what pays the side that went out."""
    sheet.note("score.going_out", laws.out_bonus)
    _note_paid(sheet, "score.concealed", laws.out_concealed_extra if is_concealed else 0)


def note_vain(sheet: Sheet, laws: Laws, count: int) -> None:
    """Notes what charges so many questions without going out."""
    _note_paid(sheet, "score.asked_in_vain", -(count * laws.ask_vain_penalty))


def note_caliente(sheet: Sheet, laws: Laws, count: int) -> None:
    """Notes what charges so many played Caliente cards."""
    if count:
        sheet.note("score.caliente_played", -(count * laws.caliente_played))


def _are_stops_charged(laws: Laws, *, is_out: bool) -> bool:
    """Returns whether black threes in a hand cost points other than their value as cards."""
    is_due = is_out or laws.stop_has_penalty_without_exit
    return is_due and laws.stop_hand_penalty is not None


def note_hand(sheet: Sheet, laws: Laws, left: LeftCards, *, is_out: bool) -> None:
    """Notes what charges the cards left in a hand; ``is_out`` is whether somebody went out."""
    points, factors, penalty = left.points, laws.caliente_held_multipliers, 0
    if left.stops and _are_stops_charged(laws, is_out=is_out):
        points -= left.stops * STOP_POINTS
        penalty = left.stops * (laws.stop_hand_penalty or 0)
    sheet.note("score.hand", -(points * factors[min(left.calientes, len(factors) - 1)]))
    _note_paid(sheet, "score.stops_left", -penalty)
    if left.bonus:
        sheet.note("score.bonus_forgotten", -(left.bonus * laws.bonus_forgotten_penalty))


def note_foot(sheet: Sheet, laws: Laws, left: LeftCards) -> None:
    """Notes what charges a second hand that nobody took up."""
    sheet.note("score.foot", -left.points)
    _note_paid(sheet, "score.foot_bonus", -(left.bonus * laws.bonus_untouched_penalty))
