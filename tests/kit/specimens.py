"""Hand-made views of the table, for visual checks and for tests."""

from dataclasses import replace

from canasta_gui.viewmodel.picture import CanastaKind, is_run
from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.viewmodel.seat_views import CardView, LargeFigure, MeldView, SeatView, SideView
from canasta_gui.viewmodel.table_view import (
    ButtonId,
    ButtonView,
    CurtainView,
    PileView,
    StageGroupView,
    StageView,
    TableView,
)
from engine import Card, format_card, is_wild, parse_cards
from tests.kit.tallied import DRAW, DRAWN, tallied

_NAMES = ("Anna", "Bruno", "Clara", "David", "Emilia", "Franz")
_YOU, _PARTNER = "You", "partner"
_HAND = "Jk 2h Ac Ad Kh Ks Qd Js Jd Th 9c 8s 7h 7c 4d"
_LONG_HAND = (
    "3s 4s 4h 4d 5h 5c 6s 6d 7h 7c 8s 8d 9h 9c Th Tc Js Jh Jd Qs Qd Ks Kh Kd As Ad Ac 2h 2c Jk"
)
_BY_SUIT = (
    "3s 4s 6s 8s Js Qs Ks As 4h 5h 7h 9h Th Jh Kh 5c 7c 9c Tc Ac 4d 6d 8d Jd Qd Kd Ad 2h 2c Jk"
)
_RANK_WORDS = "two three four five six seven eight nine ten jack queen king ace"
_RANKS = dict(zip("23456789TJQKA", _RANK_WORDS.split(), strict=True))
_BONUS = {"natural": "+500", "mixed": "+300", "samba": "+1,500", "wild": "+2,000"}
_SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def meld(cards: str) -> MeldView:
    """Returns a meld with the captions that a player would read."""
    faces = parse_cards(cards)
    is_canasta = len(faces) >= 7
    kind = _canasta_of(faces) if is_canasta else None
    caption = kind.capitalize() if kind else f"{len(faces)} of 7"
    need = 0 if kind else 7
    bonus = _BONUS.get(kind, "") if kind else ""
    told = LargeFigure(f"{caption} canasta {bonus}", bonus) if bonus else None
    described = f"meld of {len(faces)} cards"
    count = f"{len(faces)} cards" if len(faces) > 7 else ""
    return MeldView(faces, kind, caption, described, need, bonus, told, count)


def _canasta_of(faces: tuple[Card, ...]) -> CanastaKind:
    wild = sum(map(is_wild, faces))
    if is_run(faces):
        return "samba"
    if wild == len(faces):
        return "wild"
    return "mixed" if wild else "natural"


def name_of(face: Card | None) -> str:
    """Returns the name of a card."""
    if face is None:
        return ""
    rank, suit = format_card(face)
    return f"{_RANKS[rank]} of {_SUITS[suit]}" if suit in _SUITS else "joker"


def seat(number: int, sides: int, cards: str | int, *, acts: bool = False) -> SeatView:
    """Returns a player; a number of cards means backs."""
    faces: tuple[Card | None, ...] = (
        (None,) * cards if isinstance(cards, int) else parse_cards(cards)
    )
    name = _NAMES[number]
    return SeatView(
        seat=number,
        side=number % sides,
        name=name,
        hand=tuple(CardView(face, name=name_of(face)) for face in faces),
        is_viewer=number == 0,
        is_person=number == 0,
        is_to_act=acts,
        is_dealer=number == 1,
        dealt="dealer" if number == 1 else "",
        mark=_PARTNER if number and number % sides == 0 else "",
        brief_mark=_PARTNER if number and number % sides == 0 else "",
        face=FACES[number],
        held=("0 cards", "1 card", f"{max(len(faces), 2)} cards"),
        description=f"{name}, {len(faces)} cards",
    )


def side(number: int, melds: tuple[str, ...], bonus: str, score: str) -> SideView:
    """Returns a side with its plate, without what follows from its cards (`tallied`)."""
    return SideView(
        side=number,
        name=("We", "Opponents", *_NAMES[2:])[number],
        is_own=number == 0,
        melds=tuple(meld(cards) for cards in melds),
        bonus=parse_cards(bonus),
        score=score,
        description=f"side {number}",
        title=("We", "Opponents", *_NAMES[2:])[number],
    )


def _titled(one: SideView, seats: int, sides: int) -> SideView:
    """Returns a side with its title, which stands on the score board, too: names for one player,
    and for several other sides.
    """
    if seats > sides and (one.is_own or sides == 2):
        return one
    names = " · ".join(_NAMES[one.side : seats : sides])
    called = _YOU if one.is_own and seats == sides else names
    return replace(one, title=called, name=called, short_name=called)


def playing(seats: int = 4, sides: int = 2, hand: str = _HAND) -> TableView:
    """Returns the middle of a deal."""
    own = ("Kc Kd Kh 2s", "9d 9h 9s", "5s 5h 5d 5c 5h 5d 5s", "Qh Qc Qs Jk 2d")
    other = ("As Ah Ac", "8c 8d 8h 8s 8c 2c Jk", "6c 6d 6h 6s", "Ts Td Tc 2h", "4c 4d 4h")
    all_sides = [
        side(0, own, "3h 3d", "1,845"),
        side(1, other, "3h", "2,390"),
        side(2, ("Jh Jc Js",), "", "760"),
        side(3, ("5h 5c 5s", "9h 9d 9c Jk"), "3h", "1,120"),
        side(4, ("Th Tc Ts Td",), "", "−45"),
    ]
    viewer = seat(0, sides, hand, acts=True)
    if seats == sides:
        viewer = replace(viewer, name=_YOU)
    view = TableView(
        viewer=0,
        seats=(viewer, *(seat(number, sides, 9 + 2 * number) for number in range(1, seats))),
        sides=tuple(_titled(it, seats, sides) for it in all_sides[:sides]),
        stock_count=46,
        stock_description="Stock, 46 cards",
        pile=PileView(parse_cards("4c Td 5h 6s Qd"), frozenset(), False, "", "Pile, queen on top"),
        stage=StageView(),
        prompt=DRAW,
        turn="Your turn",
        score_heads=("Match", "This deal", "Now"),
        score_target="To 5,000",
        last_action="David discards the queen of diamonds.",
        sort=ButtonView(ButtonId.SORT, "Sort"),
    )
    return tallied(view)


def frozen() -> TableView:
    """Returns a frozen pile, a refusal, and a card just drawn."""
    view = playing()
    pile = PileView(
        parse_cards("4c Td 2h 6s Jk 7c 9d"),
        frozenset({2, 4}),
        True,
        "Frozen for everybody: a wild card lies in it",
        "Pile, frozen",
        short="Frozen",
    )
    hand = tuple(replace(card, is_new=at == 7) for at, card in enumerate(view.seats[0].hand))
    seats = (replace(view.seats[0], hand=hand), *view.seats[1:])
    return tallied(
        replace(
            view,
            pile=pile,
            seats=seats,
            prompt=DRAWN,
            last_action="You drew the jack of spades.",
            notice="You have drawn already: lay cards, or discard one.",
        )
    )


def opening() -> TableView:
    """Returns a table with cards on the stage, before the first meld."""
    view = playing(hand="Jk Ac Qd Js Th 9c 8s 7h 4d")
    own = side(0, (), "3h 3d", "1,845")
    pile = replace(view.pile, cards=parse_cards("4c Td 5h Qd 7s"), description="Pile, seven on top")
    stage = StageView(
        groups=(
            StageGroupView(parse_cards("Kh Ks 2h"), True, "Three kings, 40", short="40"),
            StageGroupView(parse_cards("7h"), False, "1 card short", True),
        ),
        meter="Have 40, need 90",
        have=40,
        need=90,
        note="50 more",
        is_short=True,
    )
    buttons = (
        ButtonView(
            ButtonId.LAY,
            "Lay all",
            False,
            "You need 90 points to open and have 40: 50 more.",
        ),
        ButtonView(ButtonId.TAKE_BACK, "Take back"),
    )
    asking = replace(view.seats[2], says="Yes, please!", is_thinking=False)
    thinking = replace(view.seats[1], is_thinking=True, mood=Mood.THINKING)
    return tallied(
        replace(
            view,
            sides=(own, view.sides[1]),
            pile=pile,
            stage=stage,
            buttons=buttons,
            seats=(view.seats[0], thinking, asking, view.seats[3]),
            prompt="Lay your first melds.",
            last_action="David discards the seven of spades.",
        )
    )


def resting(*, is_viewer: bool = False, out: int = 2) -> TableView:
    """Returns a table at which four of six play; the viewer may be one of those who sit out."""
    view = playing(4)
    others = tuple(
        replace(seat(4 + at, 2, 0), note="sits out", description="sits out")
        for at in range(out - is_viewer)
    )
    if not is_viewer:
        return replace(view, resting=others)
    own = replace(view.seats[0], hand=(), note="sits out", is_to_act=False)
    players = tuple(seat(number, 2, 11, acts=number == 1) for number in (1, 2, 3, 4))
    return tallied(
        replace(
            view,
            seats=(own, *players),
            resting=tuple(replace(one, seat=5, name="Franz") for one in others),
            turn="",
            prompt="Bruno is playing.",
            sort=None,
            rest="You sit out this deal and keep the score. Your side plays for you.",
        )
    )


def crowded(seats: int = 6, sides: int = 2) -> TableView:
    """Returns the fullest table: thirty cards, twelve melds a side."""
    view = playing(seats, sides, _LONG_HAND)
    ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "A"]
    lengths = (3, 4, 7, 5, 3, 8, 6, 7, 3, 4, 5, 6)
    melds = tuple(
        " ".join(rank + suit for suit in ("shdc" * 3)[at % 4 : at % 4 + length])
        for at, (rank, length) in enumerate(zip(ranks, lengths, strict=True))
    )
    full = tuple(
        replace(one, melds=tuple(meld(cards) for cards in melds), bonus=parse_cards("3h 3h 3d 3d"))
        for one in view.sides
    )
    pile = PileView(
        parse_cards("4c Td 2h 6s Jk 7c 9d " * 6),
        frozenset({2, 4, 9}),
        True,
        "Frozen",
        "Pile",
        short="Frozen",
    )
    has_partners = seats > sides
    # Nothing is laid aside, and the viewer has not drawn: nothing can be laid or taken back.
    buttons = (ButtonView(ButtonId.ASK, "May I go out?"),) if has_partners else ()
    return tallied(replace(view, sides=full, pile=pile, buttons=buttons))


def curtained() -> TableView:
    """Returns the curtain between two players."""
    recap = ("David took the pile: 9 cards.", "Bruno discarded the king of clubs.")
    return replace(
        playing(),
        sort=None,
        curtain=CurtainView("Anna", "Pass the screen to Anna. Nobody else should look.", recap),
        buttons=(ButtonView(ButtonId.NEXT, "Anna is ready"),),
    )


def started() -> TableView:
    """Returns the first turn of a deal: nothing melded yet."""
    view = playing(hand="Ac Kh Ks Qd Js Jd Th 9c 8s 7h 4d")
    sides = tuple(side(one.side, (), "", "0") for one in view.sides)
    pile = PileView(parse_cards("Qd"), frozenset(), False, "", "Pile, queen of diamonds")
    seats = tuple(
        replace(one, hand=one.hand if one.is_viewer else one.hand[:1] * 11) for one in view.seats
    )
    return tallied(replace(view, sides=sides, pile=pile, seats=seats, stock_count=63))


def samba() -> TableView:
    """Returns sequences beside sets, several sets of one rank, and a stock of three packs."""
    view = playing(4, 2, _BY_SUIT)
    own = (
        "4h 5h 6h",
        "Kc Kd Kh 2s",
        "8s 9s Ts Js Qs",
        "Ks Kc Kd",
        "5d 6d 7d 8d 9d Td Jd",
        "Qh Qc Qs Qd Qh Qc 2d",
        "9c Tc Jc Qc Kc Ac",
    )
    other = (
        "As Ah Ac",
        "4c 5c 6c 7c",
        "8c 8d 8h 8s 8c 8h 8s",
        "Ts Js Qs Ks",
        "6c 6d 6h 6s",
        "6h 6c 6d",
        "2s 2h 2d Jk",
        "4d 4d 4h",
    )
    melds = (own, other)
    sides = tuple(
        replace(one, melds=tuple(meld(cards) for cards in melds[one.side])) for one in view.sides
    )
    view = replace(view, stock_count=102, stock_description="Stock, 102 cards")
    return tallied(replace(view, sides=sides))


def full_samba() -> TableView:
    """Returns fourteen melds a side, half of them sequences."""
    view = samba()
    runs = tuple(f"4{s} 5{s} 6{s} 7{s} 8{s} 9{s}" for s in "shdc")
    longer = tuple(f"9{s} T{s} J{s} Q{s} K{s}" for s in "shd")
    sambas = tuple(f"5{s} 6{s} 7{s} 8{s} 9{s} T{s} J{s}" for s in "sh")
    sets = ("Kc Kd Kh 2s", "Ks Kc Kd", "Ah Ac Ad As", "8c 8d 8h 8s 8c 8h 8s", "Jh Jd Jc")
    melds = tuple(meld(cards) for cards in (*runs, *sets, *longer, *sambas))
    return tallied(replace(view, sides=tuple(replace(one, melds=melds) for one in view.sides)))


def hand_and_foot() -> TableView:
    """Returns five packs: many canastas, wild melds, and a foot at every seat."""
    view = playing(4, 2, _LONG_HAND)
    own = (
        "Kc Kd Kh Ks Kc Kd Kh",
        "9d 9h 9s 2c",
        "5s 5h 5d 5c 5h 5d 2s",
        "2h 2d 2c Jk Jk",
        "Ah Ac As",
        "7h 7d 7c 7s 7h",
        "Jk Jk 2s 2h 2d 2c Jk",
        "8c 8d 8h 8s 8c 8h 8s",
        "4c 4d 4h",
    )
    sides = tuple(
        replace(one, melds=tuple(meld(cards) for cards in own), bonus=parse_cards("3h 3d 3h"))
        for one in view.sides
    )
    seats = tuple(replace(one, foot=13, foot_word="Foot") for one in view.seats)
    return tallied(replace(view, sides=sides, seats=seats, stock_count=188))
