"""Builds the views of the seats and the sides."""

from dataclasses import replace

from canasta_gui.viewmodel.builders.brief_prompt import build_action_bubble
from canasta_gui.viewmodel.builders.hand_arrangement import backs, named, show_hand, sort_hand
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import PlayerNames, Wording
from canasta_gui.viewmodel.picture import is_run
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_view import CardView, MeldView, SeatView, SideView
from engine import (
    CALIENTE,
    DealScored,
    Observation,
    Phase,
    TableMeld,
    allies_of,
    bonus_points,
    canasta_kind,
    meld_bonus,
    needs_pair,
    opening_demand,
    opening_minimum,
    partner_of,
    points_in,
    remove_cards,
    side_of,
    teammates,
    turn_order,
)


def build_player_names(
    names: tuple[str, ...], view: Observation, words: Wording, *, is_addressed: bool = True
) -> PlayerNames:
    """Returns the names of players and sides for use in texts, which say "you" to the viewer only
    if ``is_addressed``.
    """
    viewer = view.seat if is_addressed else None
    sides = (_side_name(names, viewer, seats, words) for seats in view.rules.seats.sides)
    return PlayerNames(names, viewer, tuple(sides))


def _side_name(
    names: tuple[str, ...], viewer: int | None, seats: tuple[int, ...], words: Wording
) -> str:
    you_first = sorted(seats, key=lambda seat: seat != viewer)
    called = [words.say(TextId.SEAT_YOU) if seat == viewer else names[seat] for seat in you_first]
    if len(called) == 2:
        return words.say(TextId.SIDE_PAIR, first=called[0], second=called[1])
    return words.listing(called)


def _called(facts: TableFacts, words: Wording, seat: int) -> str:
    """Returns what a plate, a row and the score board call a player: the viewer is "you" unless
    several people share the table.
    """
    is_you = seat == facts.view.seat and not facts.is_bystander
    return words.say(TextId.SEAT_YOU) if is_you and len(facts.persons) < 2 else facts.names[seat]


def _short_name(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns the names of a side's players as the score board shows them."""
    seats = sorted(facts.view.rules.seats.sides[side], key=lambda seat: seat != facts.view.seat)
    return " · ".join(_called(facts, words, seat) for seat in seats)


def _title(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns whose the melds at the place of a side are: a word for several players of the own
    side or of the only other one, else the names.
    """
    view = facts.view
    places = [place_of_melds(view, it) for it in range(len(view.public.sides))]
    order = turn_order(view.rules, view.public)
    seats = [it for it in order if places[side_of(view.rules, it)] == side]
    is_own = places[view.side] == side
    if len(seats) > 1 and not facts.is_bystander and (is_own or len(set(places)) == 2):
        return words.say(TextId.SIDE_OUR_MELDS if is_own else TextId.SIDE_OPPONENTS)
    return " · ".join(_called(facts, words, seat) for seat in seats)


def build_seats(facts: TableFacts, words: Wording) -> tuple[SeatView, ...]:
    """Returns the views of the viewer and of all who play in this deal, clockwise."""
    viewer, order = facts.view.seat, turn_order(facts.view.rules, facts.view.public)
    if viewer in order:
        first = order.index(viewer)
        seats = (*order[first:], *order[:first])
    else:
        seats = (viewer, *order)
    views = tuple(_seat(facts, words, seat) for seat in seats)
    # What holds for everybody is said at the pile alone.
    if all(view.frost for view in views if not view.note):
        return tuple(replace(view, frost="") for view in views)
    return views


def build_resting(facts: TableFacts, words: Wording) -> tuple[SeatView, ...]:
    """Returns the views of the seats that sit out the deal, without the viewer."""
    out = facts.view.public.sitting_out
    return tuple(_seat(facts, words, seat) for seat in out if seat != facts.view.seat)


def _seat(facts: TableFacts, words: Wording, seat: int) -> SeatView:
    view = facts.view
    public = view.public
    partner = _partner(facts, words, seat)
    computer = _stand_in(facts, words, seat) or _note(facts, words, seat)
    foot = words.say(TextId.SEAT_MARK) if public.in_foot[seat] else ""
    return SeatView(
        seat=seat,
        side=side_of(view.rules, seat),
        name=_called(facts, words, seat),
        hand=named(_hand(facts, seat), words),
        is_viewer=seat == view.seat,
        is_person=seat in facts.persons,
        is_to_act=public.phase is not Phase.OVER and view.actor == seat,
        is_dealer=public.deal > 0 and public.dealer == seat,
        is_thinking=facts.thinking == seat,
        face=facts.faces[seat],
        mood=_mood(facts, seat),
        held=words.say(TextId.SEAT_CARDS, public.hand_counts[seat]),
        note=words.say(TextId.SEAT_RESTS) if seat in public.sitting_out else "",
        mark=words.listing((partner, computer, foot)),
        brief_mark=computer or foot or partner,
        says=_says(view, words, seat),
        action_text="" if seat == view.seat else build_action_bubble(facts.last, seat, words),
        description=_describe_seat(facts, words, seat),
        foot=public.foot_counts[seat] if public.foot_counts else 0,
        frost=_frost(view, words, seat),
    )


def _frost(view: Observation, words: Wording, seat: int) -> str:
    """Returns that the pile is frozen for a seat; empty where it is always frozen for everybody."""
    public = view.public
    is_told = bool(public.pile) and not view.rules.pile.always_frozen
    if not is_told or public.phase is Phase.OVER or seat in public.sitting_out:
        return ""
    is_frozen = needs_pair(view.rules, public, seat)
    return words.say(TextId.SEAT_FROZEN) if is_frozen else ""


def _mood(facts: TableFacts, seat: int) -> Mood:
    """Returns a seat's mood: glad or sorry by the result of its side, once hands lie open."""
    if facts.thinking == seat:
        return Mood.THINKING
    winners = _winners(facts)
    if not winners:
        return Mood.CALM
    return Mood.GLAD if side_of(facts.view.rules, seat) in winners else Mood.SORRY


def _winners(facts: TableFacts) -> tuple[int, ...]:
    """Returns the sides that won the match or the scored deal; empty while a deal is played."""
    scored = next((event for event in facts.last if isinstance(event, DealScored)), None)
    if facts.revealed is None or scored is None:
        return ()
    best = max(side.total for side in scored.sides)
    best_sides = (at for at, side in enumerate(scored.sides) if side.total == best)
    return facts.view.public.winners or tuple(best_sides)


def _partner(facts: TableFacts, words: Wording, seat: int) -> str:
    view = facts.view
    if seat == view.public.lone:
        return words.say(TextId.SEAT_ALONE)
    is_own = seat in teammates(view.rules, view.public, view.seat)
    return words.say(TextId.SEAT_PARTNER) if is_own else ""


def _stand_in(facts: TableFacts, words: Wording, seat: int) -> str:
    return words.say(TextId.SEAT_STAND_IN) if seat in facts.stand_ins else ""


def _note(facts: TableFacts, words: Wording, seat: int) -> str:
    return words.say(facts.seat_notes[seat]) if seat in facts.seat_notes else ""


def _hand(facts: TableFacts, seat: int) -> tuple[CardView, ...]:
    if facts.revealed is not None:
        return show_hand(sort_hand(facts.revealed[seat]), ())
    public = facts.view.public
    if seat != facts.view.seat or facts.is_covered:
        if seat in public.exposed:
            return show_hand(sort_hand(public.known[seat]), ())
        return backs(public.hand_counts[seat])
    staged = tuple(card for group in facts.stage.groups for card in group.cards)
    held = remove_cards(facts.view.hand, staged)
    return show_hand(facts.arrangement.of(held), facts.view.drawn)


def _says(view: Observation, words: Wording, seat: int) -> str:
    question = view.public.question
    # After the deal the answer would lie on the cards that are shown there.
    if question is None or view.public.phase is Phase.OVER:
        return ""
    if seat == question.seat:
        return words.say(TextId.SEAT_ASKS) if question.answer is None else ""
    if question.answer is None or seat != partner_of(view.rules, view.public, question.seat):
        return ""
    return words.say(TextId.SEAT_YES if question.answer else TextId.SEAT_NO)


def _describe_seat(facts: TableFacts, words: Wording, seat: int) -> str:
    public = facts.view.public
    is_to_act = public.phase is not Phase.OVER and facts.view.actor == seat
    if seat in public.sitting_out:
        return words.listing((facts.names[seat], words.say(TextId.SEAT_RESTING)))
    foot = public.foot_counts[seat] if public.foot_counts else 0
    return words.listing(
        (
            facts.names[seat],
            _partner(facts, words, seat),
            _stand_in(facts, words, seat) or _note(facts, words, seat),
            words.say(TextId.SEAT_CARDS, public.hand_counts[seat]),
            words.say(TextId.SEAT_FOOT, foot) if foot else "",
            words.say(TextId.SEAT_IN_FOOT) if public.in_foot[seat] else "",
            _open_hand(facts, words, seat),
            words.say(TextId.SEAT_DEALER) if public.dealer == seat else "",
            _frost(facts.view, words, seat),
            words.say(TextId.SEAT_TO_ACT) if is_to_act else "",
            words.say(TextId.SEAT_THINKING) if facts.thinking == seat else "",
            _says(facts.view, words, seat),
        )
    )


def _open_hand(facts: TableFacts, words: Wording, seat: int) -> str:
    """Returns the cards of a hand that lies open; empty for a hidden one."""
    public = facts.view.public
    if facts.is_recorded and facts.revealed is not None:
        cards = facts.revealed[seat]
    elif seat in public.exposed:
        cards = public.known[seat]
    else:
        return ""
    return words.say(TextId.SEAT_EXPOSED, cards=words.cards(sort_hand(cards))) if cards else ""


def build_sides(facts: TableFacts, words: Wording, players: PlayerNames) -> tuple[SideView, ...]:
    """Returns the melds, bonus cards and plate of each side."""
    leader, ahead = _lead(facts.view)
    return tuple(
        replace(
            _side(facts, words, players, side, ahead if side == leader else 0),
            result=_result(facts, words, side),
        )
        for side in range(len(facts.view.public.sides))
    )


def _lead(view: Observation) -> tuple[int, int]:
    """Returns the side with most points in this deal, and by how much it is ahead of all but its
    allies: zero before anybody has melded, and once the deal is counted.
    """
    sides = range(len(view.public.sides))
    gains = [_points_laid(view, side) for side in sides]
    best = max(sides, key=gains.__getitem__)
    rivals = (gains[side] for side in sides if side not in allies_of(view.public, best))
    is_open = any(side.melds for side in view.public.sides)
    is_told = is_open and view.public.phase is not Phase.OVER
    return best, gains[best] - max(rivals) if is_told else 0


def _points_laid(view: Observation, side: int) -> int:
    """Returns the points of melds, canastas and bonus cards of a side on the table."""
    table = view.public.sides[side]
    melded = sum(points_in(meld.cards) + meld_bonus(view.rules, meld) for meld in table.melds)
    return melded + bonus_points(view.rules, table)


def _charged(view: Observation, words: Wording, side: int) -> str:
    """Returns what bonus cards cost a side as long as they do; empty where they cost nothing."""
    table = view.public.sides[side]
    points = bonus_points(view.rules, table)
    return words.say(TextId.SIDE_CHARGED, points=words.signed(points)) if points < 0 else ""


def _result(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns what the deal brought a side, if the last action ended it."""
    scored = next((event for event in facts.last if isinstance(event, DealScored)), None)
    if facts.view.public.phase is not Phase.OVER or scored is None:
        return ""
    return words.number(scored.sides[side].total)


def place_of_melds(view: Observation, side: int) -> int:
    """Returns the side at whose place the melds of a side lie: of partners for the deal, the
    viewer's, or else the first one's.
    """
    allies = allies_of(view.public, side)
    return view.side if view.side in allies else allies[0]


def _name_of(view: Observation, words: Wording, players: PlayerNames, side: int) -> str:
    """Returns the name of a side; those of both partners where their melds lie."""
    allies = allies_of(view.public, side)
    if len(allies) == 1 or place_of_melds(view, side) != side:
        return players.sides[side]
    return _side_name(players.names, view.seat, allies, words)


def _side(
    facts: TableFacts, words: Wording, players: PlayerNames, side: int, ahead: int
) -> SideView:
    view = facts.view
    public, place = view.public, place_of_melds(view, side)
    table = public.sides[side]
    lying = table.melds if place == side else ()
    minimum = opening_minimum(view.rules, public.scores[side], public.deal)
    is_told = bool(table.melds) and public.phase is not Phase.OVER
    points = _points_laid(view, side)
    lead = words.say(TextId.SIDE_LEADS, points=words.number(ahead)) if ahead else ""
    return SideView(
        side=side,
        name=_name_of(view, words, players, side),
        is_own=side == view.side,
        melds=tuple(_meld(view, words, meld) for meld in lying),
        bonus=(*table.bonus, *table.aside, *(CALIENTE,) * table.caliente_played),
        score=words.number(public.scores[side]),
        description=_describe_side(view, words, players, side, lead),
        short_name=_short_name(facts, words, side),
        title=_title(facts, words, side),
        opening=_opening_in_short(facts, words, side),
        progress=_progress_of(view, side),
        gain=words.signed(points) if is_told else "",
        charged=_charged(view, words, side) if is_told and points < 0 else "",
        is_ahead=ahead > 0,
        need=0 if table.has_opened else minimum,
        place=None if place == side else place,
    )


def _describe_side(
    view: Observation, words: Wording, players: PlayerNames, side: int, lead: str
) -> str:
    """Returns what a screen reader says of a side: of partners of a deal first what they share,
    then what counts for this side alone.
    """
    table, name = view.public.sides[side], players.sides[side]
    is_here, played = place_of_melds(view, side) == side, table.caliente_played
    shared = _name_of(view, words, players, side)
    points = _points_laid(view, side)
    opening = _opening(view, words, side)
    melds = words.say(TextId.SIDE_MELDS, len(table.melds)) if table.melds and is_here else ""
    score = words.say(TextId.SIDE_POINTS, view.public.scores[side])
    start = (name, score, lead, opening, melds)
    return words.listing(
        (
            *(start if shared == name else (shared, melds, name, score, lead, opening)),
            words.say(TextId.SIDE_ON_TABLE, points=points) if table.melds else "",
            words.say(TextId.SIDE_BONUS, len(table.bonus)) if table.bonus else "",
            words.say(TextId.SIDE_ASIDE, len(table.aside)) if table.aside else "",
            words.say(TextId.SIDE_CALIENTE, played) if played else "",
        )
    )


def _opening_in_short(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns what a side needs to open, and once the deal is over what its next opening needs."""
    public = facts.view.public
    is_over = public.phase is Phase.OVER
    if public.sides[side].has_opened and not is_over:
        return ""
    rules = facts.next_rules if is_over else None
    need = opening_minimum(rules or facts.view.rules, public.scores[side], public.deal + is_over)
    what = TextId.SIDE_NEXT_OPENING if is_over else TextId.SIDE_OPENING
    return words.say(what, need=need) if need else ""


def _progress_of(view: Observation, side: int) -> float | None:
    target = view.rules.end.target
    return None if target is None else min(max(view.public.scores[side] / target, 0.0), 1.0)


def _opening(view: Observation, words: Wording, side: int) -> str:
    """Returns the text on the points that a side still needs to open."""
    public = view.public
    if public.sides[side].has_opened:
        return words.say(TextId.SIDE_OPENED)
    score = public.scores[side], public.deal
    need, demand = opening_minimum(view.rules, *score), opening_demand(view.rules, *score)
    if demand.canastas:
        what = TextId.SIDE_NEEDS_BOTH if need else TextId.SIDE_NEEDS_CANASTA
        return words.say(what, need=need)
    return words.say(TextId.SIDE_NEEDS, need=need)


def _meld(view: Observation, words: Wording, meld: TableMeld) -> MeldView:
    kind = canasta_kind(view.rules, meld)
    caption = _progress(view, words, meld) if kind is None else words.say(TextId(f"kind.{kind}"))
    is_growing = kind is None and not meld.is_stops
    size, have = view.rules.canasta.size, len(meld.cards)
    is_short = is_growing and have < size
    short = words.say(TextId.MELD_TO_GO, size - have) if is_short else ""
    points = meld_bonus(view.rules, meld)
    bonus = f"+{words.number(points)}" if points else ""
    return MeldView(
        meld.cards,
        kind,
        caption,
        describe_meld(view, words, meld),
        short,
        bonus,
        f"{have}/{size}" if is_short else "",
    )


def describe_meld(view: Observation, words: Wording, meld: TableMeld) -> str:
    """Returns what a screen reader says of a meld."""
    kind = canasta_kind(view.rules, meld)
    spoken = _progress(view, words, meld) if kind is None else words.say(TextId(f"meld.{kind}"))
    return words.listing((_name_meld(meld, words), spoken))


def _progress(view: Observation, words: Wording, meld: TableMeld) -> str:
    """Returns how far a meld is from a canasta; stop cards never become one."""
    size = view.rules.canasta.size
    return "" if meld.is_stops else words.say(TextId.MELD_PROGRESS, have=len(meld.cards), need=size)


def _name_meld(meld: TableMeld, words: Wording) -> str:
    """Returns the name of a meld: a sequence by its ends, other cards counted by rank."""
    if is_run(meld.cards):
        low, high = words.card(meld.cards[0]), words.card(meld.cards[-1])
        return words.say(TextId.MELD_RUN, low=low, high=high)
    return words.cards(meld.cards)
