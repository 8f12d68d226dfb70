"""Builds the views of the sides: their melds, bonus cards and plates; and says how far a
match goes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from canasta_gui.viewmodel.builders.names import (
    name_at_place,
    own_name,
    place_of_melds,
    short_name,
    title,
)
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.picture import is_run
from canasta_gui.viewmodel.seat_views import LargeFigure, MeldView, SideView
from engine import (
    CALIENTE,
    DealScored,
    MeldKind,
    Observation,
    Phase,
    TableMeld,
    allies_of,
    bonus_points,
    canasta_kind,
    meld_bonus,
    opening_demand,
    opening_minimum,
    points_in,
)


@dataclass(frozen=True, slots=True)
class _Points:
    """The points of a side in a deal that is not counted yet."""

    laid: int
    """The points of melds, canastas and bonus cards on the table."""
    bonus: int
    """What of it the bonus cards count, or cost."""
    is_told: bool
    """Whether points on the table are told: from the first meld until they are counted."""
    total: int
    """The points of the match with those of this deal that are told."""


def build_sides(facts: TableFacts, words: Wording) -> tuple[SideView, ...]:
    """Returns the melds, bonus cards and plate of each side."""
    points = [_points(facts.view, side) for side in range(len(facts.view.public.sides))]
    leader, ahead = leader_of(facts.view, [it.laid for it in points])
    if not any(it.is_told for it in points):
        ahead = 0
    first, lead = leader_of(facts.view, [it.total for it in points])
    return tuple(
        replace(
            _side(facts, words, side, it, ahead if side == leader else 0),
            leads=side == first and lead > 0,
        )
        for side, it in enumerate(points)
    )


def leader_of(view: Observation, points: Sequence[int]) -> tuple[int, int]:
    """Returns the side with most points, and by how many it leads all but its allies."""
    sides = range(len(points))
    best = max(sides, key=points.__getitem__)
    rivals = (points[side] for side in sides if side not in allies_of(view.public, best))
    return best, points[best] - max(rivals)


def _points(view: Observation, side: int) -> _Points:
    table, score = view.public.sides[side], view.public.scores[side]
    melded = sum(points_in(meld.cards) + meld_bonus(view.rules, meld) for meld in table.melds)
    bonus = bonus_points(view.rules, table)
    is_told = bool(table.melds) and view.public.phase is not Phase.OVER
    return _Points(melded + bonus, bonus, is_told, score + (melded + bonus if is_told else 0))


def _result(facts: TableFacts, side: int) -> int | None:
    """Returns what the deal brought a side, if the last action ended it."""
    scored = next((event for event in facts.last if isinstance(event, DealScored)), None)
    is_over = facts.view.public.phase is Phase.OVER
    return scored.sides[side].total if is_over and scored is not None else None


def _side(facts: TableFacts, words: Wording, side: int, points: _Points, ahead: int) -> SideView:
    view = facts.view
    public, place = view.public, place_of_melds(view, side)
    table = public.sides[side]
    lying, result = table.melds if place == side else (), _result(facts, side)
    lead = words.say(TextId.SIDE_LEADS, points=words.number(ahead)) if ahead else ""
    bonus, is_told = points.bonus, points.is_told
    # Before the first meld nobody knows yet whether they count or cost.
    is_certain = is_told or public.phase is Phase.OVER
    bonus_worth = words.signed(bonus) if is_certain else words.number(abs(bonus))
    bonus_told = words.say(TextId.SIDE_CHARGED, points=bonus_worth) if is_certain and bonus else ""
    return SideView(
        side=side,
        name=name_at_place(facts, words, side),
        is_own=side == view.side,
        melds=tuple(_meld(view, words, meld) for meld in lying),
        bonus=(*table.bonus, *table.aside, *(CALIENTE,) * table.caliente_played),
        score=words.number(public.scores[side]),
        description=_describe_side(facts, words, side, points, lead, bonus_told),
        before=words.number(public.scores[side] - (result or 0)),
        total=words.number(points.total),
        short_name=short_name(facts, words, side),
        title=title(facts, words, side),
        opening=_opening_in_short(facts, words, side),
        progress=_progress_to_end(view, points.total),
        to_win=_to_win(view, words, points.total),
        gain=words.signed(points.laid) if is_told else "",
        bonus_points=bonus_worth if bonus else "",
        bonus_told=bonus_told,
        is_charged=is_certain and bonus < 0,
        charged=bonus_told if is_told and points.laid < 0 and bonus < 0 else "",
        result="" if result is None else words.number(result),
        place=None if place == side else place,
    )


def _describe_side(
    facts: TableFacts, words: Wording, side: int, points: _Points, lead: str, bonus: str
) -> str:
    """Returns what a screen reader says of a side: of partners of a deal first what they share,
    then what counts for this side alone.
    """
    view, name = facts.view, own_name(facts, words, side)
    table = view.public.sides[side]
    is_here, played = place_of_melds(view, side) == side, table.caliente_played
    shared = name_at_place(facts, words, side)
    opening = _opening(view, words, side)
    melds = words.say(TextId.SIDE_MELDS, len(table.melds)) if table.melds and is_here else ""
    score = words.say(TextId.SIDE_POINTS, view.public.scores[side])
    total, before = points.total, view.public.scores[side]
    is_more = bool(table.melds) and before not in (0, total)
    together = words.say(TextId.SIDE_TOTAL, points=words.number(total)) if is_more else ""
    points_told = (name, score, _to_win(view, words, total), lead, opening)
    return words.listing(
        (
            *((*points_told, melds) if shared == name else (shared, melds, *points_told)),
            words.say(TextId.SIDE_ON_TABLE, points=points.laid) if table.melds else "",
            together,
            words.say(TextId.SIDE_BONUS, len(table.bonus)) if table.bonus else "",
            bonus if points.is_told else "",
            words.say(TextId.SIDE_ASIDE, len(table.aside)) if table.aside else "",
            words.say(TextId.SIDE_CALIENTE, played) if played else "",
        )
    )


def _opening_in_short(facts: TableFacts, words: Wording, side: int) -> LargeFigure | None:
    """Returns what a side needs to open, and once the deal is over what its next opening needs,
    which none follows in a match that is won.
    """
    public = facts.view.public
    is_over = public.phase is Phase.OVER
    if public.winners or (public.sides[side].has_opened and not is_over):
        return None
    rules = facts.next_rules if is_over else None
    need = opening_minimum(rules or facts.view.rules, public.scores[side], public.deal + is_over)
    what = TextId.SIDE_NEXT_OPENING if is_over else TextId.SIDE_OPENING
    return LargeFigure(words.say(what, need=need), words.number(need)) if need else None


def _progress_to_end(view: Observation, total: int) -> float | None:
    """Returns the part of the way to the score that ends the match; ``None`` without one."""
    target = view.rules.end.target
    return None if target is None else min(max(total / target, 0.0), 1.0)


def score_target(view: Observation, words: Wording) -> str:
    """Returns how far the match goes, or that a side has come so far."""
    end, deal = view.rules.end, view.public.deal
    if end.target is not None:
        what = TextId.SIDE_REACHED if _is_reached(view) else TextId.SCORE_TARGET
        return words.say(what, points=words.number(end.target))
    return words.say(TextId.SCORE_ROUNDS, deal=deal, deals=end.rounds) if end.rounds else ""


def tell_target(view: Observation, words: Wording) -> str:
    """Returns the same as a sentence that says when the match ends, and who wins it; empty once it
    is won.
    """
    end = view.rules.end
    if view.public.winners:
        return ""
    if end.target is not None:
        what = TextId.SCORE_REACHED_TOLD if _is_reached(view) else TextId.SCORE_TARGET_TOLD
        return words.say(what, points=words.number(end.target))
    return words.say(TextId.SCORE_ROUNDS_TOLD, deals=end.rounds) if end.rounds else ""


def _is_reached(view: Observation) -> bool:
    """Returns whether a side is at the score that ends the match, which only a count confirms."""
    target, sides = view.rules.end.target, range(len(view.public.sides))
    if target is None or view.public.winners:
        return False
    return any(_points(view, side).total >= target for side in sides)


def _to_win(view: Observation, words: Wording, total: int) -> str:
    """Returns how many points a side is from the score that ends the match, or that it is there;
    empty once the match is won.
    """
    target = view.rules.end.target
    if target is None or view.public.winners:
        return ""
    left = target - total
    what, points = (TextId.SIDE_TO_WIN, left) if left > 0 else (TextId.SIDE_REACHED, target)
    return words.say(what, points=words.number(points))


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
    caption = _progress(view, words, meld) if kind is None else words.say(TextId(f"kind_{kind}"))
    is_growing = kind is None and not meld.is_stops
    need = view.rules.canasta.size if is_growing else 0
    points = meld_bonus(view.rules, meld)
    bonus = f"+{words.number(points)}" if points else ""
    told = LargeFigure(f"{words.say(TextId(f'meld_{kind}'))} {bonus}", bonus) if bonus else None
    described, count = describe_meld(view, words, meld), ""
    if kind is not None and len(meld.cards) > view.rules.canasta.size:
        count = words.say(TextId.SEAT_CARDS, len(meld.cards))
    return MeldView(
        meld.cards, kind, caption, described, need, bonus, told, count, _list(meld, words)
    )


def _list(meld: TableMeld, words: Wording) -> str:
    """Returns which cards a meld holds, for whoever cannot make them out; a sequence is named by
    its ends, which leaves their number.
    """
    number = words.say(TextId.SEAT_CARDS, len(meld.cards))
    is_told = is_run(meld.cards) or meld.kind is MeldKind.WILD
    return number if is_told else words.named(number, words.by_suit(meld.cards))


def describe_meld(view: Observation, words: Wording, meld: TableMeld) -> str:
    """Returns what a screen reader says of a meld."""
    kind = canasta_kind(view.rules, meld)
    spoken = _progress(view, words, meld) if kind is None else words.say(TextId(f"meld_{kind}"))
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
