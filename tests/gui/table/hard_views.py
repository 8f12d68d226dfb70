"""Views that are hardest to lay out: many cards, and the longest sentences."""

from dataclasses import replace

from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_view import (
    ButtonId,
    ButtonView,
    CardMark,
    PileView,
    StageGroupView,
    StageView,
    TableView,
)
from engine import CALIENTE, parse_cards
from tests.kit import specimens

_HAND = "Jk Jk 2h 2c 2s Ac Ad As Kh Ks Kd Qd Qs Js Jd Jh Th Tc 9c 9h 8s 8d 7h 7c 6s 6d 5h 5c"
_BUTTONS = (
    ButtonView(ButtonId.LAY, "Alles melden: 120 Punkte", False, "Es fehlen noch 40 Punkte."),
    ButtonView(ButtonId.TAKE_BACK, "Zurücknehmen"),
)
_REFUSAL = (
    "Ihre Seite hat noch nicht gemeldet: Nur zwei natürliche Achten aus Ihrer Hand nehmen den"
    " Ablagestapel; bisher haben Sie eine."
)
_PROMPT = (
    "Die Erstmeldung braucht 90 Punkte, Sie haben 50: Legen Sie Karten dazu oder nehmen Sie sie"
    " zurück."
)


def wordy(view: TableView) -> TableView:
    """Returns the same view with the longest sentences of the translations."""
    seats = tuple(
        replace(
            seat, says="Darf ich ausmachen?", is_thinking=True, mood=Mood.THINKING, mark="Partner"
        )
        if not seat.is_viewer
        else replace(seat, says="Darf ich ausmachen?")
        for seat in view.seats
    )
    sides = tuple(
        replace(
            side,
            score="−10.390",
            melds=tuple(
                replace(meld, caption=meld.caption.replace("of", "von")) for meld in side.melds
            ),
        )
        for side in view.sides
    )
    pile = replace(
        view.pile,
        word="Für Sie eingefroren: noch nichts gemeldet; nur für zwei natürliche Achten",
        short="Für Sie eingefroren",
    )
    return replace(
        view,
        seats=seats,
        sides=sides,
        pile=pile,
        buttons=_BUTTONS,
        sort=replace(view.sort, text="Sortieren") if view.sort else None,
        marks=tuple(
            (card.face, CardMark.BLAMED) for card in view.seats[0].hand if card.face is not None
        ),
        notice=_REFUSAL,
        prompt=_PROMPT,
        brief_prompt="Für die Erstmeldung 90 Punkte legen",
        last_action="Bartholomäus nimmt den Stapel mit 12 Karten und wirft die Karo-Dame ab.",
        is_wordy=True,
    )


def pairs() -> TableView:
    """Returns a view of three pairs in the middle of a match, for whom computers play."""
    view, names = specimens.crowded(6, 3), ("You · Dora", "Berta · Emil", "Carlos · Flora")
    sides = (
        replace(side, short_name=name, score="4,520", gain="+390")
        for side, name in zip(view.sides, names, strict=True)
    )
    seats = (replace(it, mark="Partner, Computer", brief_mark="Computer") for it in view.seats)
    return replace(view, sides=tuple(sides), seats=tuple(seats))


def staged() -> TableView:
    """Returns a view with four staged groups, one of them with the up-card."""
    captions = ("Vier Könige: 50", "Fünf Siebenen: 25", "keine Meldung", "eine Karte fehlt")
    groups = ("Kh Ks Kd 2h", "7h 7c 7d 7s 7h", "8s 9s 4h", "5c 5h")
    stage = StageView(
        groups=tuple(
            StageGroupView(parse_cards(cards), at < 2, caption, at == 3)
            for at, (cards, caption) in enumerate(zip(groups, captions, strict=True))
        ),
        meter="50 von 120 Punkten",
        have=50,
        need=120,
        note="70 Punkte fehlen",
        is_short=True,
    )
    return replace(wordy(specimens.opening()), stage=stage, notice="")


def caliente() -> TableView:
    """Returns a view with played Caliente cards, the most bonus cards, and a very large hand."""
    view = specimens.crowded(4, 2)
    hand = specimens.seat(0, 2, f"{_HAND} {_HAND}", acts=True)
    sides = tuple(
        replace(side, bonus=(*parse_cards("3h 3h 3h 3d 3d 3d"), CALIENTE, CALIENTE))
        for side in view.sides
    )
    pile = PileView(parse_cards("4c Td Jk 7c 9d"), frozenset({2}), True, "Eingefroren", "")
    return replace(view, seats=(hand, *view.seats[1:]), sides=sides, pile=pile)


def three_crowds() -> TableView:
    """Returns a view of three sides with fourteen melds each, half of them sequences."""
    melds = specimens.full_samba().sides[0].melds
    view = specimens.crowded(6, 3)
    return replace(view, sides=tuple(replace(side, melds=melds) for side in view.sides))


def many_feet() -> TableView:
    """Returns a view of six players with a foot each."""
    view = specimens.crowded(6, 3)
    return replace(
        view, seats=tuple(replace(seat, foot=13, foot_word="Pozzetto") for seat in view.seats)
    )
