"""The laws of second hands, of the question to the partner, and of going out, on numbers alone."""

from engine.ruleset.laws import Laws


def is_foot_next(laws: Laws, foot: int) -> bool:
    """Returns whether the last card of a hand brings the second one, which has so many cards."""
    return foot > 0 and not laws.deal_foot_by_canasta


def does_canasta_bring_foot(laws: Laws, foot: int) -> bool:
    """Returns whether a new canasta brings the second hand, which has so many cards."""
    return foot > 0 and laws.deal_foot_by_canasta


def is_foot_single(laws: Laws) -> bool:
    """Returns whether second hands have one card, which a meld does not bring (`out.keep_one`)."""
    return laws.deal_foot_size == 1


def may_ask(
    laws: Laws,
    cards: int,
    *,
    has_partner: bool,
    has_asked: bool,
    has_foot: bool,
    has_drawn: bool,
    has_melded: bool,
) -> bool:
    """Returns whether a seat may ask; ``has_melded`` is in this turn, with its present hand."""
    if laws.ask_mode == "off" or not has_partner or has_asked or has_foot or has_melded:
        return False
    is_time = may_ask_now(laws, has_drawn=has_drawn)
    return is_time and may_ask_with(laws, cards, has_drawn=has_drawn)


def may_ask_now(laws: Laws, *, has_drawn: bool) -> bool:
    """Returns whether the partner may be asked at this time (`ask.before_drawing`)."""
    return has_drawn or laws.ask_before_draw


def may_ask_with(laws: Laws, cards: int, *, has_drawn: bool) -> bool:
    """Returns whether, after a no, a turn could end with so many cards (`ask.single_card`)."""
    return cards > 1 or not has_drawn or laws.ask_mode == "mandatory"


def is_exit_allowed(
    laws: Laws,
    *,
    answer: bool | None,
    has_partner: bool,
    is_first_turn: bool,
    has_taken: bool,
    foot: int,
    is_partner_ready: bool,
) -> bool:
    """Returns whether nothing but melds forbids going out; ``foot`` are the cards of a second hand
    that is not taken up, ``answer`` is the partner's, `None` without one.
    """
    if is_exit_too_early(laws, is_first_turn=is_first_turn):
        return False
    if foot or not is_partner_ready or is_pile_lacking(laws, has_taken=has_taken):
        return False
    return answer is True or not (answer is False or is_question_due(laws, has_partner=has_partner))


def is_question_due(laws: Laws, *, has_partner: bool) -> bool:
    """Returns whether nobody goes out without the partner's yes (`ask.must_ask`)."""
    return has_partner and laws.ask_mode == "mandatory"


def does_answer_oblige(laws: Laws, *, answer: bool | None) -> bool:
    """Returns whether the partner's answer obliges the seat to go out (`ask.must_go_out`)."""
    return answer is True and laws.ask_yes == "must"


def is_exit_too_early(laws: Laws, *, is_first_turn: bool) -> bool:
    """Returns whether nobody goes out, or even melds, yet (`out.first_turn`)."""
    return is_first_turn and not (laws.out_in_first_turn and laws.meld_in_first_turn)


def is_pile_lacking(laws: Laws, *, has_taken: bool) -> bool:
    """Returns whether the side has to take the pile before it goes out (`out.needs_pile`)."""
    return not has_taken and laws.out_needs_pile


def may_throw_all_last(laws: Laws) -> bool:
    """Returns whether any card may be the last discard, a seven too (`discard.last_seven`)."""
    return laws.throw_sevens == "free"


def is_drawn_card_thrown(laws: Laws, stock: int) -> bool:
    """Returns whether whoever can lay the whole hand can go out, by throwing the one card drawn."""
    return min(laws.draw_count, stock) == 1 and may_throw_all_last(laws)


def may_throw_last(laws: Laws, *, has_right: bool, may_be_seven: bool) -> bool:
    """Returns whether a seat, if it has the right to go out, does by throwing its last card."""
    return has_right and (may_throw_all_last(laws) or not may_be_seven)


def can_turn_end(
    laws: Laws, cards: int, stuck: int, *, is_foot_next: bool, has_right: bool, may_be_seven: bool
) -> bool:
    """Returns whether a turn can end with so many cards of which nothing more is laid
    (`out.keep_two`, `out.keep_one`, `out.needs_discard`); the others as in `_can_keep_one` and
    `may_throw_last`.
    """
    if not cards:
        if is_foot_next:
            return not is_foot_single(laws)
        return has_right and not laws.out_last_discard
    if is_foot_next or _can_keep_one(cards, stuck):
        return True
    return may_throw_last(laws, has_right=has_right, may_be_seven=may_be_seven)


def _can_keep_one(cards: int, stuck: int) -> bool:
    """Returns whether a card can be thrown and another kept (`out.keep_two`), if so many of the
    cards are threes, which are not thrown, and nothing replaces them.
    """
    return cards > 1 and stuck < cards


def is_concealed(
    laws: Laws, canastas: int, *, has_thrown: bool, has_taken: bool, has_shown: bool
) -> bool:
    """Returns whether going out is concealed, with so many canastas begun in this turn.

    The last card may be thrown, the pile taken in this turn; ``has_shown`` is whether the seat
    melded before, or older melds grew.
    """
    if has_shown or not canastas:
        return False
    may_throw = not has_thrown or laws.out_concealed_with_discard
    return may_throw and (not has_taken or laws.out_concealed_with_pile)
