"""Moves that change a table in place. They do not check legality."""

from engine.kernel.counted_meld import NEW, Lay, is_long_run
from engine.kernel.counted_turn import ANSWER, DRAW, OVER, PLAY
from engine.kernel.exits import is_exit_concealed
from engine.kernel.groups import CountedBundle, bundle_of, merged
from engine.kernel.kinds import BIG, BONUS, CALIENTE, CLASSES, KIND_POINTS, STOP, TWO, put, remove
from engine.kernel.options import special_hand
from engine.kernel.seating import NO_SEAT
from engine.kernel.second_hands import brings_foot, has_foot
from engine.kernel.table import Table, with_more, with_seat
from engine.kernel.taking import groups_of_take
from engine.kernel.turn_end import can_finish
from engine.rules.caliente import refill_size
from engine.state import SpecialHand
from engine.turn_laws import cards_for_opening, does_deal_end


def draw(table: Table) -> None:
    """Draws from the stock."""
    table.phase, table.drew = PLAY, "stock"
    _draw_many(table, table.seating.laws.draw_count)


def play_caliente(table: Table) -> None:
    """Plays a Caliente card and fills the hand up from the stock."""
    table.phase, table.drew = PLAY, "caliente"
    table.gain(table.turn, CALIENTE, -1)
    table.calientes = with_more(table.calientes, table.side)
    _draw_many(table, refill_size(table.seating.rules) - table.sizes[table.turn])


def play_special_hand(table: Table) -> None:
    """Lays the hand open, a special hand."""
    kind = special_hand(table)
    assert kind is not None, "moves are lawful"
    table.special = SpecialHand(table.turn, kind)
    table.phase = OVER


def lay_bonus(table: Table, kind: int = BONUS) -> None:
    """Lays a three that was kept in the hand, and draws for it."""
    table.gain(table.turn, kind, -1)
    table.lay_three(table.side, kind)
    if table.stock:
        _draw_many(table, 1)
    elif not table.sizes[table.turn]:
        _empty_hand(table)


def _draw_many(table: Table, count: int) -> None:
    """Draws up to ``count`` cards; ends the deal if the stock has ended and nobody can play on."""
    is_replaced = _bring_cards(table, count)
    if not table.stock:
        _go_on_or_end(table, can_go_on=_can_end_turn(table), is_replaced=is_replaced)


def _bring_cards(table: Table, count: int) -> bool:
    """Brings up to ``count`` cards of the stock to the hand; returns whether a last bonus card, if
    there was one, was replaced.
    """
    is_replaced = True
    for _ in range(count):
        if table.stock:
            is_replaced = table.draw_one(table.turn)
    return is_replaced


def _can_end_turn(table: Table) -> bool:
    """Returns whether the seat to move can discard a card, or go out."""
    size = table.sizes[table.turn]
    return size > 0 and can_finish(table, table.own, table.hand, size)


def _go_on_or_end(table: Table, *, can_go_on: bool, is_replaced: bool) -> None:
    """Ends the deal if the seat cannot go on, or a three is not replaced where that ends it."""
    if does_deal_end(table.seating.laws, can_go_on=can_go_on, is_replaced=is_replaced):
        table.phase = OVER


def take(table: Table, support: Lay, lays: tuple[Lay, ...] = ()) -> None:
    """Takes the pile with the support from the hand, and makes the further lays."""
    groups = groups_of_take(table, support, lays)
    take_with(table, _lawful(bundle_of(table.own, groups, is_taking=True)))


def take_with(table: Table, bundle: CountedBundle) -> None:
    """Takes the pile and lays the groups, the up-card among them."""
    table.gather_pile()
    _play_alone(table)
    lay_bundle(table, bundle)


def _play_alone(table: Table) -> None:
    """Makes the seat to move the lone hand, if the game has one and none is decided yet."""
    if table.seating.laws.seats_lone_hand and table.seating.lone == NO_SEAT:
        table.join_partners(table.turn)


def lay(table: Table, lays: tuple[Lay, ...]) -> None:
    """Lays cards from the hand."""
    lay_bundle(table, _lawful(bundle_of(table.own, merged(table.own.lying, lays))))


def lay_bundle(table: Table, bundle: CountedBundle) -> None:
    """Lays groups; takes up the second hand if that brings it, otherwise handles an empty hand."""
    is_rewarded, before = brings_foot(table, bundle), table.sizes[table.turn]
    _put_down(table, bundle)
    laid = before - table.sizes[table.turn]
    if laid > (1 if bundle.is_taking else 0):
        _note_foot_played(table)
    if is_rewarded:
        _take_foot(table, is_discard=False)
    elif not table.sizes[table.turn]:
        _empty_hand(table)


def _lawful(bundle: CountedBundle | None) -> CountedBundle:
    assert bundle is not None, "moves are lawful"
    return bundle


def _put_down(table: Table, bundle: CountedBundle) -> None:
    """Moves the cards of the groups from the hand to the melds."""
    hand, going = table.hand, 0
    for group in bundle.groups:
        if group.place != NEW:
            going += _note_growth(table, group)
        remove(hand, group.kinds)
        remove(table.hidden, group.kinds)
        table.sizes[table.turn] = table.sizes[table.turn] - len(group.kinds)
    table.earlier -= going
    table.change_melds(table.side, table.own.with_laid(bundle.groups, bundle.afters))
    table.has_laid = True
    for after in bundle.afters:
        if is_long_run(table.own.limits, after):
            table.has_lengthened = True


def _note_growth(table: Table, group: Lay) -> int:
    """Notes that a meld of an earlier turn grows; combining two of them is no growth.

    Returns how many melds of earlier turns vanish: of those that are combined one stays.
    """
    if not group.joined:
        table.grown = table.grown or group.place < table.earlier
        return 0
    places = (group.place, *group.joined)
    old = sum([place < table.earlier for place in places])
    if old and (group.kinds or old < len(places)):
        table.grown = True
    return max(0, old - 1)


def _note_foot_played(table: Table) -> None:
    if table.in_foot[table.turn]:
        table.played_foot = with_seat(table.played_foot, table.turn)


def discard(table: Table, kind: int) -> None:
    """Discards a card and begins the turn of the next seat."""
    table.gain(table.turn, kind, -1)
    table.pile.append(kind)
    table.pile_points += KIND_POINTS[kind]
    put(table.hidden, kind, -1)
    table.threw = with_seat(table.threw, table.turn)
    if kind in (TWO, BIG) or (kind == STOP and table.seating.laws.freeze_stops_too):
        table.freezers |= 1 << table.side
    _note_foot_played(table)
    if not table.sizes[table.turn]:
        _empty_hand(table, is_discard=True)
    if table.phase != OVER and table.seating.laws.draws_to_open:
        _draw_for_opening(table)
    if table.phase == OVER:
        return
    if not table.stock and table.seating.laws.exhaustion_ends_with_turn:
        table.phase = OVER
    else:
        begin_turn(table, table.seating.following[table.turn])


def _draw_for_opening(table: Table) -> None:
    """Draws the cards that a side gets after the turn in which it opened."""
    count = _cards_for_opening(table)
    if count:
        _go_on_or_end(table, can_go_on=True, is_replaced=_bring_cards(table, count))


def _cards_for_opening(table: Table) -> int:
    """Returns how many cards the seat draws after the discard because its side has opened."""
    others = [melds.has_opened for melds in table.melds if melds is not table.own]
    return cards_for_opening(
        table.seating.laws,
        len(table.stock),
        has_begun=table.own.has_opened and not table.earlier,
        has_taken=table.drew == "pile",
        is_first=True not in others,
    )


def ask(table: Table) -> None:
    """Asks the partner."""
    table.phase = ANSWER
    if table.seating.laws.ask_once_per_deal:
        table.asked = with_seat(table.asked, table.turn)


def answer(table: Table, *, is_yes: bool) -> None:
    """Answers for the partner; the turn goes on."""
    table.question = is_yes
    table.phase = PLAY if table.drew else DRAW


def pass_turn(table: Table) -> None:
    """Ends the deal, because the seat to move passes."""
    table.phase = OVER


def begin_turn(table: Table, seat: int) -> None:
    """Begins the turn of a seat and resets the facts of the previous turn."""
    if table.has_laid:
        table.melded = with_seat(table.melded, table.turn)
    if table.question is not None and table.seating.laws.ask_vain_penalty:
        table.vain = with_more(table.vain, table.side)
    table.give_turn(seat)
    table.begin_anew(len(table.own.lying))


def _empty_hand(table: Table, *, is_discard: bool = False) -> None:
    """Takes up the second hand, or ends the deal, after the last card has left the hand."""
    if has_foot(table):
        _take_foot(table, is_discard=is_discard)
        return
    _play_alone(table)
    table.out = table.turn
    table.is_concealed = is_exit_concealed(table, table.own, with_discard=is_discard)
    table.phase = OVER


def _take_foot(table: Table, *, is_discard: bool) -> None:
    """Takes up the second hand; replaces bonus cards that may not be kept."""
    seat = table.turn
    foot = table.feet[seat]
    table.feet = tuple([[] if at == seat else other for at, other in enumerate(table.feet)])
    table.in_foot = with_seat(table.in_foot, seat)
    may_keep = table.seating.laws.bonus_may_be_forgotten
    laid = () if may_keep else table.seating.laid_at_once
    hand = table.hands[seat]
    for kind, count in enumerate(foot):
        if kind < STOP or kind not in laid:
            hand[kind] += count
            table.sizes[seat] += count if kind < CLASSES else 0
    threes = [kind for kind in laid for _ in range(foot[kind])]
    for three in threes:
        table.lay_three(table.side, three)
    is_replaced = _bring_cards(table, len(threes))
    can_go_on = table.sizes[seat] > 0 if is_discard else _can_end_turn(table)
    _go_on_or_end(table, can_go_on=can_go_on, is_replaced=is_replaced)
