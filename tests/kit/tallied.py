"""Adds to hand-made views what follows from their cards: points, who leads, what openings need, and
whether the pile can be taken and with what, by the rules of a usual game to 5,000.
"""

from collections.abc import Iterator
from dataclasses import replace

from canasta_gui.viewmodel.picture import is_run
from canasta_gui.viewmodel.seat_views import LargeFigure, SideView
from canasta_gui.viewmodel.table_view import CardMark, CardMarks, PileView, TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card, Rank, is_wild, points_in, rank_of

DRAW, DRAWN = "Draw a card, or take the pile.", "Meld, or discard a card."
"""What the viewer is asked before the draw and after it."""
_DRAW_ONLY = "Draw a card."
_TARGET, _BONUS = 5000, 100
_OPENINGS = ((3000, 120), (1500, 90), (0, 50))
_LEAST_OPENING = 15
_LOW = ("twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens")
_RANKS = (*_LOW, "jacks", "queens", "kings", "aces")


def tallied(view: TableView) -> TableView:
    """Returns the view with the points of all that lies on the table, and what the pile answers
    who is to draw.
    """
    gains = {side.side: _points(side) for side in view.sides}
    totals = {it.side: _score(it) + gains[it.side] * bool(it.melds) for it in view.sides}
    leader, *rest = sorted(totals.values(), reverse=True)
    sides = tuple(
        replace(
            side,
            opening=_opening(side),
            progress=max(totals[side.side], 0) / _TARGET,
            gain=f"{gains[side.side]:+,}" if side.melds else "",
            bonus_points=f"{_BONUS * len(side.bonus):+,}" if side.melds and side.bonus else "",
            before=side.score,
            total=f"{totals[side.side]:,}",
            leads=totals[side.side] == leader > max(rest),
        )
        for side in view.sides
    )
    target = f"{_TARGET:,} reached" if leader >= _TARGET else view.score_target
    told = replace(view, sides=sides, score_target=target)
    pile, marks = _answered(told)
    asked = (DRAW if pile.can_take else _DRAW_ONLY) if pile.verdict else view.prompt
    return replace(told, pile=pile, marks=marks, prompt=asked)


def drawn(view: TableView) -> TableView:
    """Returns the view after the viewer's draw."""
    return tallied(replace(view, prompt=DRAWN))


def _points(side: SideView) -> int:
    """Returns the points of melds, canastas and bonus cards."""
    canastas = sum(int(meld.bonus.replace(",", "") or 0) for meld in side.melds)
    melded = sum(points_in(meld.cards) for meld in side.melds)
    return melded + canastas + _BONUS * len(side.bonus)


def _opening(side: SideView) -> LargeFigure | None:
    """Returns what a side needs to open; ``None`` after the opening."""
    need = _need(side)
    return LargeFigure(f"Opening {need}", str(need)) if need else None


def _score(side: SideView) -> int:
    return int(side.score.replace(",", "").replace("\N{MINUS SIGN}", "-"))


def _need(side: SideView) -> int:
    """Returns the points that the side needs to open; zero after the opening."""
    score = _score(side)
    need = next((need for least, need in _OPENINGS if score >= least), _LEAST_OPENING)
    return 0 if side.melds else need


def _answered(view: TableView) -> tuple[PileView, CardMarks]:
    """Returns the pile with what it answers, which is nothing after the draw or while cards are
    laid aside; and the marks of the cards that take it.
    """
    pile, own = view.pile.unasked(), next(side for side in view.sides if side.is_own)
    if view.prompt not in (DRAW, _DRAW_ONLY) or view.stage.groups or not pile.cards:
        return pile, tuple(it for it in view.marks if it[1] is not CardMark.TAKES)
    rank = rank_of(pile.cards[-1])
    held = tuple(card.face for card in view.seats[0].hand if card.face is not None)
    melds = () if pile.is_frozen else _sets_of(rank, own)
    joined = tuple(Zone(ZoneKind.MELD, own.side, at) for at in melds)
    if joined:
        taking, why = (), "Its top card joins your meld."
    else:
        taking, why = _why(rank, held, own, points_in(pile.cards[-1:]), is_frozen=pile.is_frozen)
    can_take = bool(joined or taking)
    verdict = "You can take it." if can_take else "You cannot take it."
    told = replace(pile, verdict=verdict, why=why, can_take=can_take, joined=joined)
    return replace(told, is_lit=can_take), tuple((card, CardMark.TAKES) for card in taking)


def _sets_of(rank: Rank, own: SideView) -> Iterator[int]:
    """Yields the places of a side's sets of a rank."""
    for at, meld in enumerate(own.melds):
        if not is_run(meld.cards) and any(rank_of(card) is rank for card in meld.cards):
            yield at


def _why(
    rank: Rank, held: tuple[Card, ...], own: SideView, top: int, *, is_frozen: bool
) -> tuple[tuple[Card, ...], str]:
    """Returns the cards of a hand that take a natural card of a rank, and that or why none do."""
    alike = tuple(card for card in held if rank_of(card) is rank)
    wilds, ranks = tuple(filter(is_wild, held)), _RANKS[rank - 2]
    if len(alike) >= 2 and top + points_in(alike[:2]) >= _need(own):
        on_ice = f"It is frozen, but your 2 {ranks} take it."
        return alike[:2], on_ice if is_frozen else f"With 2 {ranks} from your hand."
    if len(alike) >= 2:
        return (), f"You need {_need(own)} points."
    if alike and wilds and own.melds and not is_frozen:
        return (alike[0], wilds[-1]), f"With one of your {ranks} and a wild card."
    lacks = f"ou need two natural {ranks}." if alike else f"ou hold no {ranks}."
    return (), f"It is frozen: y{lacks}" if is_frozen else f"Y{lacks}"
