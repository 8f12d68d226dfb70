"""Tests that the view is correct: hands, pile, plates, prompt, stage and buttons."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from canasta_gui.viewmodel.builders.hand_arrangement import HandArrangement, sort_hand
from canasta_gui.viewmodel.builders.table_builder import build_table_view
from canasta_gui.viewmodel.builders.table_facts import (
    CurtainFacts,
    StagedGroup,
    StageFacts,
    TableFacts,
)
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId
from canasta_gui.viewmodel.seat_views import LargeFigure
from canasta_gui.viewmodel.table_choices import HandOrder, HintLevel
from canasta_gui.viewmodel.table_view import (
    ButtonId,
    ButtonView,
    CardMark,
    MatchStartView,
    TableView,
)
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    Card,
    Event,
    Rank,
    Refusal,
    SpecialKind,
    State,
    TableMeld,
    Way,
    format_card,
    format_cards,
    observe,
    parse_cards,
    parse_position,
    rank_text,
)
from tests.kit.positions import playing, position, with_lone_hand

NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Ids:
    """Returns the id of each sentence with its values, so that the tests need no words."""

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        number = "" if count < 0 else f" {count}"
        return f"{what}{number}" + "".join(f" {key}={value}" for key, value in values.items())

    def refusals(self, refusals: Iterable[Refusal], names: Sequence[str]) -> str:
        return " ".join(refusal.rule for refusal in refusals)

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        return " or ".join(type(way.action).__name__ for way in ways)

    def event(self, event: Event, cast: PlayerNames) -> str:
        return type(event).__name__

    def card(self, card: Card) -> str:
        return format_card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        return format_cards(cards)

    def by_suit(self, cards: Iterable[Card]) -> str:
        return format_cards(cards)

    def named(self, name: str, text: str) -> str:
        return f"{name}: {text}"

    def ranks(self, rank: Rank) -> str:
        return rank_text(rank)

    def number(self, number: int) -> str:
        return str(number)

    def score_line(self, rule: str) -> str:
        return rule

    def signed(self, points: int) -> str:
        return f"{points:+}"

    def special_hand(self, kind: SpecialKind) -> str:
        return kind

    def sentences(self, parts: Iterable[str]) -> str:
        return " ".join(part for part in parts if part)

    def choices(self, parts: Iterable[str]) -> str:
        return " or ".join(parts)

    def match_start(self, events: Iterable[Event], cast: PlayerNames) -> MatchStartView:
        return MatchStartView()

    def listing(self, parts: Iterable[str]) -> str:
        return ", ".join(part for part in parts if part)


def picture(state: State, seat: int = 0, **facts: object) -> TableView:
    everything = {"view": observe(state, seat), "names": NAMES, "persons": frozenset({seat})}
    return build_table_view(TableFacts(**{**everything, **facts}), Ids())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("facts", "called"),
    [
        ({}, TextId.SEAT_YOU),
        ({"persons": frozenset({0, 2})}, NAMES[0]),
        ({"is_bystander": True}, NAMES[0]),
    ],
)
def test_plate_and_speech_call_the_viewer_by_one_word(
    facts: dict[str, object], called: str
) -> None:
    view = picture(playing("4c Ks"), 0, **facts)
    assert view.seats[0].name == called
    assert view.seats[0].description.split(", ")[0] == called
    assert all((it in view.sides[0].name) == (it == called) for it in (TextId.SEAT_YOU, NAMES[0]))


def test_the_score_board_calls_a_side_like_the_sign_before_its_melds() -> None:
    pairs = [(side.short_name, side.title) for side in picture(playing("4c Ks"), 0).sides]
    assert pairs == [(TextId.SIDE_WE,) * 2, (TextId.SIDE_OPPONENTS,) * 2]
    seen = picture(playing("4c Ks"), 0, is_bystander=True).sides
    assert [side.short_name for side in seen] == [side.title for side in seen]
    assert NAMES[0] in seen[0].short_name


def test_a_hand_is_sorted_by_rank_with_wild_cards_at_the_right() -> None:
    hand = sort_hand(parse_cards("2h Jk 3s Ah Kd 4c Ca Ks"))
    assert format_cards(hand) == "3s 4c Ks Kd Ah 2h Jk Ca"


@pytest.mark.parametrize(
    ("order", "sorted_hand"),
    [
        (HandOrder.RANK, "3s 4h 4c 9s 9d Ks Ah 2h Jk"),
        (HandOrder.SUIT, "3s 9s Ks 4h Ah 4c 9d 2h Jk"),
        (HandOrder.POINTS, "Jk 2h Ah Ks 9s 9d 4h 4c 3s"),
    ],
)
def test_a_hand_is_sorted_by_what_the_player_likes(order: HandOrder, sorted_hand: str) -> None:
    hand = parse_cards("2h Jk 3s Ah 9d 4c 9s Ks 4h")
    assert format_cards(sort_hand(hand, order)) == sorted_hand


def test_an_own_order_keeps_its_cards_and_appends_new_ones() -> None:
    own = HandArrangement(own=parse_cards("Ah 9s 4c"))
    assert format_cards(own.of(parse_cards("4c Ks Kd Ah 2h"))) == "Ah 4c Ks Kd 2h"


def test_equal_cards_change_places_one_by_one() -> None:
    hand = parse_cards("4c 9s 9s Ks")
    once = HandArrangement().moved(hand, parse_cards("9s 4c Ks 9s"))
    assert format_cards(once) == "9s 4c Ks 9s"
    assert format_cards(HandArrangement(own=once).of(hand)) == "9s 4c Ks 9s"


def test_a_visible_hand_out_of_order_can_be_sorted() -> None:
    assert picture(playing("4c Ks")).sort == ButtonView(ButtonId.SORT, TextId.BUTTON_SORT)
    assert picture(playing("4c")).sort is None
    assert picture(playing("4c Ks"), curtain=CurtainFacts(0)).sort is None


def test_a_drawn_card_is_marked_once() -> None:
    view = replace(observe(playing("4c 4c Ks"), 0), drawn=parse_cards("4c"))
    shown = picture(playing("4c"), view=view).seats[0].hand
    assert [card.is_new for card in shown] == [False, True, False]


def test_the_viewer_sits_first_and_alone_shows_faces() -> None:
    view = picture(playing("4c Ks"), seat=2)
    assert [seat.seat for seat in view.seats] == [2, 3, 0, 1]
    assert all(card.face is not None for card in view.seats[0].hand)
    assert all(card.face is None for seat in view.seats[1:] for card in seat.hand)
    assert [len(seat.hand) for seat in view.seats] == [11, 11, 2, 11]


def five(**given: object) -> State:
    """Returns a position in which seat 2 sits out, seat 4 has its place, and seat 0 is to act."""
    return parse_position(
        {"rules": "winning-moves-deluxe/5p", "sitting_out": [2], "turn": 0, **given}
    )


def test_the_players_sit_as_they_play_and_who_sits_out_sits_apart() -> None:
    state = five(hands=["4c Ks", 11, 0, 11, 11])
    view = picture(state, names=(*NAMES, "Emil"))
    assert [seat.seat for seat in view.seats] == [0, 1, 4, 3]
    assert [(seat.seat, seat.note, seat.hand) for seat in view.resting] == [
        (2, TextId.SEAT_RESTS, ())
    ]
    assert view.resting[0].description == f"Cleo, {TextId.SEAT_RESTING}"
    assert view.rest == ""


def test_who_sits_out_looks_at_the_table_without_a_hand() -> None:
    state = five(hands=["4c Ks", 11, 0, 11, 11])
    view = picture(state, seat=2, names=(*NAMES, "Emil"))
    assert [seat.seat for seat in view.seats] == [2, 0, 1, 4, 3]
    assert all(card.face is None for seat in view.seats for card in seat.hand)
    assert (view.resting, view.rest) == ((), TextId.SEAT_YOU_REST)
    assert view.prompt == "prompt_wait player=Anna"


def test_a_covered_hand_and_a_curtain() -> None:
    view = picture(playing("4c Ks"), is_covered=True, curtain=CurtainFacts(0))
    assert [card.face for card in view.seats[0].hand] == [None, None]
    assert view.curtain is not None
    assert [button.id for button in view.buttons] == [ButtonId.NEXT]
    assert view.prompt == "prompt_curtain player=Anna"


def test_cards_laid_aside_leave_the_hand() -> None:
    group = StagedGroup(parse_cards("Ks Kd"))
    stage = StageFacts((group,), ((Refusal("meld.too_small", params={"need": 3, "have": 2}),),))
    view = picture(playing("4c Ks Kd Kh"), stage=stage)
    assert [card.face for card in view.seats[0].hand] == list(parse_cards("4c Kh"))
    assert view.seats[0].held[-1] == "seat_cards 2"
    assert "seat_cards 2" in view.seats[0].description
    assert not view.stage.groups[0].is_good
    assert view.stage.groups[0].caption == "stage_short 1"


@pytest.mark.parametrize(
    ("refusals", "text"),
    [((), "button_lay_points 30"), ((Refusal("opening.below_minimum"),), "button_lay")],
)
def test_the_button_that_lays_says_points_only_where_it_can_be_pressed(
    refusals: tuple[Refusal, ...], text: str
) -> None:
    group = StagedGroup(parse_cards("Ks Kd Kh"))
    stage = StageFacts((group,), ((),), refusals, have=30, need=30)
    (lay, _) = picture(playing("4c Ks Kd Kh"), stage=stage).buttons
    assert (lay.id, lay.text, lay.is_enabled) == (ButtonId.LAY, text, not refusals)


def test_the_points_of_cards_laid_aside_are_not_taken_for_their_number() -> None:
    stage = StageFacts((StagedGroup(parse_cards("Ks Kd Kh")),), ((),))
    (group,) = picture(playing("4c Ks Kd Kh"), stage=stage).stage.groups
    assert group.short == "stage_points 30"


@pytest.mark.parametrize(
    ("have", "refused", "is_short"),
    [
        (30, "turn.draw_first", True),
        (50, "opening.needs_triple", True),
        (50, "turn.draw_first", False),
    ],
)
def test_melds_are_right_once_all_of_them_open(have: int, refused: str, is_short: bool) -> None:
    group = StagedGroup(parse_cards("Ks Kd Kh"))
    stage = StageFacts((group,), ((),), (Refusal(refused),), have, 50)
    shown = picture(playing("4c Ks Kd Kh"), stage=stage).stage
    assert (shown.groups[0].is_good, shown.is_short) == (True, is_short)


PILES: list[tuple[str, str, dict[str, object], str]] = [
    ("Qd 9c", "Kc Kh Kh", {}, ""),
    ("Qd 9c", "", {}, "pile_frozen_unopened ranks=9"),
    ("Qd 2s 9c", "Kc Kh Kh", {"frozen": True}, "pile_frozen_wild ranks=9"),
    ("3h 9c", "Kc Kh Kh", {"frozen": True}, "pile_frozen_bonus ranks=9"),
    ("Qd 3s", "Kc Kh Kh", {}, "pile_blocked card=3s"),
    ("Qd 2s 3s", "Kc Kh Kh", {"frozen": True}, "pile_blocked_frozen card=3s"),
    ("", "Kc Kh Kh", {}, ""),
]


@pytest.mark.parametrize(("pile", "melds", "changes", "word"), PILES)
def test_the_word_on_the_pile(pile: str, melds: str, changes: dict[str, object], word: str) -> None:
    view = picture(position("4c Ks", melds, pile=pile, **changes))
    assert view.pile.word == word
    assert view.pile.is_frozen == bool(changes)


def test_the_word_on_a_pile_frozen_by_a_black_three() -> None:
    rules = {"edition": "winning-moves-deluxe", "house": {"freeze.stops_too": True}}
    view = picture(position("4c Ks", "Kc Kh Kh", pile="3s 9c", frozen=True, rules=rules))
    assert view.pile.word == "pile_frozen_stop ranks=9"


CAN, CANNOT, NOBODY = "pile_can_take", "pile_cannot_take", "pile_taken_by_nobody"
FROZEN: dict[str, object] = {"frozen": True}
WHYS: list[tuple[str, str, str, dict[str, object], str, str]] = [
    ("4c 9s", "Kc Kh Kh", "Qd 9c", {}, CANNOT, "pile_needs_either ranks=9"),
    ("4c 9s 2d", "Kc Kh Kh", "Qd 9c", {}, CAN, "pile_with cards=9s 2d"),
    ("4c 9s 2d", "Kc Kh Kh", "2s 9c", FROZEN, CANNOT, "pile_frozen_needs ranks=9"),
    ("4c 9s 9d", "Kc Kh Kh", "2s 9c", FROZEN, CAN, "pile_frozen_with cards=9s 9d"),
    ("4c Ks Jd", "9s 9h 9d", "Qd 9c", {}, CAN, "pile_joins"),
    ("4c 9s 2d", "", "Qd 9c", {}, CANNOT, "pile_needs_naturals ranks=9"),
    ("4c 9s 9d", "", "Qd 9c", {}, CANNOT, "opening.below_minimum"),
    ("4c 5s 5d Jc Jd 2s", "", "Qd 5c", {}, CAN, "pile_with cards=5s 5d pile_more more=Jd Jc 2s"),
    ("4c 9s 9d Jk", "", "Qd 9c", {}, CAN, "pile_with cards=9s 9d Jk"),
    ("4c 9s 9d", "Kc Kh Kh", "Qd 3s", {}, NOBODY, "pile_top_blocks card=3s"),
    ("4c 2d", "Kc Kh Kh", "Qd 9c", {}, CANNOT, "pile_holds_none ranks=9"),
    ("4c Jd", "", "2s 9c", FROZEN, CANNOT, "pile_frozen_none ranks=9"),
    ("4c 9s", "Kc Kh Kh", "", {}, "", ""),
]


@pytest.mark.parametrize(("hand", "melds", "pile", "changes", "verdict", "why"), WHYS)
def test_the_pile_says_whether_the_hand_can_take_it_and_with_what_or_why_not(
    hand: str, melds: str, pile: str, changes: dict[str, object], verdict: str, why: str
) -> None:
    state = position(hand, melds, pile=pile, **changes)
    said, others = picture(state).pile, picture(state, 1).pile
    assert (said.verdict, said.why) == (verdict, why)
    assert said.can_take is (verdict == CAN)
    assert verdict in said.description
    assert why in said.description
    assert (others.verdict, others.why, others.can_take) == ("", "", False)


@pytest.mark.parametrize("hints", HintLevel)
def test_with_hints_what_takes_the_pile_is_marked(hints: HintLevel) -> None:
    state = position("4c 5s 5d Jc Jd 2s 6h", "", pile="Qd 5c")
    view = picture(state, hints=hints)
    is_shown = hints is not HintLevel.OFF
    taking = format_cards(card for card, mark in view.marks if mark is CardMark.TAKES)
    assert taking == ("5s 5d Jd Jc 2s" if is_shown else "")
    assert view.pile.is_lit is is_shown
    assert view.pile.verdict == CAN


@pytest.mark.parametrize(
    ("melds", "changes", "places"),
    [
        ("9s 9h 9h, Kc Kh Kh", {}, (0,)),
        ("Kc Kh Kh, 9s 9h 9h", {}, (1,)),
        ("Kc Kh Kh, 9s 9h 9h", FROZEN, ()),
        ("Kc Kh Kh", {}, ()),
    ],
)
def test_the_melds_that_take_the_pile_are_named(
    melds: str, changes: dict[str, object], places: tuple[int, ...]
) -> None:
    state = position("4c 9c 9d Jd", melds, pile="Qd 9c", **changes)
    assert picture(state).pile.joined == tuple(Zone(ZoneKind.MELD, 0, at) for at in places)
    assert picture(state, 1).pile.joined == ()


def test_a_blocked_pile_is_called_frozen_if_it_is() -> None:
    wild = picture(position("4c Ks", "Kc Kh Kh", pile="Qd 2s", **ALWAYS)).pile
    frozen = picture(position("4c Ks", "Kc Kh Kh", pile="Qd 2s 3s", frozen=True)).pile
    stop = picture(position("4c Ks", "Kc Kh Kh", pile="Qd 3s")).pile
    drawn = picture(playing("4c Ks", "Kc Kh Kh", pile="Qd 3s")).pile
    told = [it.short for it in (wild, frozen, stop, drawn)]
    assert told == ["pile_frozen", "pile_frozen", "pile_closed", "pile_closed"]
    assert {it.verdict for it in (wild, frozen, stop)} == {NOBODY}
    tops = ["pile_top_blocks card=2s", *["pile_top_blocks card=3s"] * 2]
    assert [it.why for it in (wild, frozen, stop)] == tops


def test_the_score_board_says_who_is_ahead_by_match_and_deal_together() -> None:
    melds = "Kc Kh Kh", "Jc Jd Jh Jh"
    for scores, totals, leads in (
        ([0, 0], ["30", "40"], [False, True]),
        ([700, 690], ["730", "730"], [False, False]),
        ([1700, 690], ["1730", "730"], [True, False]),
    ):
        sides = picture(position("4c Ks", *melds, scores=scores)).sides
        assert [side.leads for side in sides] == leads
        assert [side.total for side in sides] == totals
        assert [side.before for side in sides] == [str(it) for it in scores]
        assert "side_leads points=10" in sides[1].description
        told = [
            "side_total points=" + it in side.description
            for it, side in zip(totals, sides, strict=True)
        ]
        assert told == [bool(it) for it in scores]
    assert not any(side.leads for side in picture(position("4c Ks")).sides)


def test_a_growing_meld_says_how_many_cards_of_a_canasta_it_has() -> None:
    view = picture(position("4c Ks", "Kc Kh Kh 2d", "Jc Jd Jh Jh Jc Js Jd"))
    melds = [meld for side in view.sides for meld in side.melds]
    assert [(it.caption, it.need) for it in melds] == [
        ("meld_progress have=4 need=7", 7),
        ("kind_natural", 0),
    ]


OPPONENTS_FREEZE = {
    "rules": {"edition": "stingray-classic", "house": {"freeze.by": "opponents"}},
    "frozen": True,
}


@pytest.mark.parametrize(("pile", "is_frozen"), [("Qd 9c", False), ("Qd 2s 9c", True)])
def test_nothing_takes_the_pile_where_first_melds_come_from_the_hand(
    pile: str, is_frozen: bool
) -> None:
    view = picture(position("4c Ks", pile=pile, rules="brazilian/4p", frozen=is_frozen))
    assert view.pile.word == "why_pile_after_opening ranks=9"
    view = picture(position("4c Ks", "Kc Kh Kh", pile="Qd 9c", rules="brazilian/4p"))
    assert view.pile.word == ""


@pytest.mark.parametrize(
    ("thrower", "is_frozen", "word"),
    [(2, False, ""), (1, True, "pile_frozen_wild ranks=9")],
)
def test_a_pile_that_only_the_opponents_freeze(
    thrower: int,
    is_frozen: bool,
    word: str,
) -> None:
    thrown = [{"seat": thrower, "card": "2s"}, {"seat": 3, "card": "9c"}]
    state = position("4c Ks", "Kc Kh Kh", pile="Qd 2s 9c", thrown=thrown, **OPPONENTS_FREEZE)
    view = picture(state)
    assert view.pile.is_frozen is is_frozen
    assert view.pile.word == word


@pytest.mark.parametrize(
    ("state", "frozen"),
    [
        (position("4c Ks", pile="Qd 9c"), [0, 1, 2, 3]),
        (position("4c Ks", "Kc Kh Kh", pile="Qd 9c"), [1, 3]),
        (position("4c Ks", "Kc Kh Kh", pile="2s 9c", frozen=True), [0, 1, 2, 3]),
        (position("4c Ks", "Kc Kh Kh", pile=""), []),
        (position("4c Ks", pile="Qd 9c", rules="winning-moves-deluxe/4p+always-frozen"), []),
    ],
)
def test_a_reader_hears_for_whom_the_pile_is_frozen(state: State, frozen: list[int]) -> None:
    seats = picture(state).seats
    # What holds for everybody stands at the pile, and what an opening needs at the melds.
    assert not any(seat.frost for seat in seats)
    assert [seat.seat for seat in seats if "seat_frozen" in seat.description] == frozen


def test_opponents_may_freeze_the_pile_for_a_side_alone() -> None:
    thrown = [{"seat": 1, "card": "2s"}, {"seat": 3, "card": "9c"}]
    state = position(
        "4c Ks", "Kc Kh Kh", "Jc Jd Jh", pile="Qd 2s 9c", thrown=thrown, **OPPONENTS_FREEZE
    )
    assert [seat.seat for seat in picture(state).seats if seat.frost] == [0, 2]


ALWAYS = {"rules": "winning-moves-deluxe/4p+always-frozen"}
ALWAYS_FROZEN = [
    ("Qd 9c", "9d 9h 9s", "pile_frozen_add ranks=9"),
    ("Qd 2s 9c", "9d 9h 9s", "pile_frozen_add ranks=9"),
    ("Qd 9c", "9d 9h 9s 9c 9d 9h 2c", "pile_frozen_always ranks=9"),
    ("Qd 9c", "Kc Kh Kh", "pile_frozen_always ranks=9"),
    ("Qd 9c", "", "pile_frozen_always ranks=9"),
    ("Qd 2s", "Kc Kh Kh", "pile_blocked_frozen card=2s"),
]


@pytest.mark.parametrize(("pile", "melds", "word"), ALWAYS_FROZEN)
def test_the_word_on_a_pile_that_is_always_frozen(pile: str, melds: str, word: str) -> None:
    view = picture(position("4c Ks", melds, pile=pile, **ALWAYS))
    assert view.pile.word == word
    assert view.pile.is_frozen


ALWAYS_FROZEN_PROMPTS: list[tuple[str, str, dict[str, object], str]] = [
    ("4c 5d 6h", "9d 9h 9s", {}, "DrawStock or TakePile"),
    ("9s 2d 4c 5d", "Kc Kh Kh", {}, "prompt_draw 1"),
    ("4c 5d 6h", "9d 9h 9s", {"stock": {"count": 0}}, "prompt_stock_empty TakePile or Pass"),
]


@pytest.mark.parametrize(("hand", "melds", "changes", "prompt"), ALWAYS_FROZEN_PROMPTS)
def test_the_prompt_at_a_pile_that_is_always_frozen(
    hand: str, melds: str, changes: dict[str, object], prompt: str
) -> None:
    assert picture(position(hand, melds, **ALWAYS, **changes)).prompt == prompt


PROMPTS = [
    (position("9s 9d 4c 5d"), "prompt_draw 1"),
    (position("9s 9d 4c 5d", "Kc Kh Kh"), "DrawStock or TakePile"),
    (position("9s 9d As Ad Ah 4c 5d"), "DrawStock or TakePile prompt_take_short 20"),
    (position("4c 5d", stock={"count": 0}), "prompt_stock_empty Pass"),
    (position("9s 9d 4c", "Kc Kh Kh", stock={"count": 0}), "prompt_stock_empty TakePile or Pass"),
    (position("4c 5d", "9h 9h 9d", stock={"count": 0}), "prompt_must_take"),
    (playing("9s 9d 9h 4c"), "prompt_open need=50"),
    (playing("4c 5d", scores=[1520, 0]), "prompt_no_opening need=90"),
    (playing("Ks 4c 5d", "Kc Kh Kh"), "prompt_play"),
    (playing("4c 5d", "Kc Kh Kh"), "prompt_discard"),
    (playing("4c 5d", turn=1), "prompt_wait player=Ben"),
    (
        playing("4c 5d", "Kc Kh Kh", asked={"seat": 0, "answer": False}),
        "prompt_stay_in player=Cleo",
    ),
    (playing("4c", "Kc Kh Kh", asked={"seat": 0, "answer": True}), "prompt_may_go_out player=Cleo"),
    (playing("4c 5d", turn=2, phase="answer", asked=2), "prompt_answer player=Cleo"),
    (playing("4c 5d", phase="answer", asked=0), "prompt_answer_awaited player=Cleo"),
]


@pytest.mark.parametrize(("state", "prompt"), PROMPTS, ids=[prompt for _, prompt in PROMPTS])
def test_the_prompt_says_what_is_expected(state: State, prompt: str) -> None:
    assert picture(state).prompt == prompt


@pytest.mark.parametrize(
    ("state", "may_draw"),
    [
        (position("4c 5d"), True),
        (position("4c 5d", pile=""), True),
        (position("4c 5d", turn=1), False),
        (position("4c 5d", stock={"count": 0}), False),
        (playing("4c 5d"), False),
    ],
)
def test_the_stock_invites_who_may_draw(state: State, may_draw: bool) -> None:
    assert picture(state).may_draw is may_draw
    assert not picture(state, 1, curtain=CurtainFacts(1)).may_draw


def test_a_pause_asks_to_go_on() -> None:
    view = picture(playing("4c 5d", turn=1), is_paused=True)
    assert view.prompt == "prompt_continue"
    assert [button.id for button in view.buttons] == [ButtonId.NEXT]


def test_plates_tell_points_and_what_opening_needs() -> None:
    view = picture(playing("4c 5d", "Kc Kh Kh, 7s 7d 7h", scores=[1520, 300]))
    own, other = view.sides
    assert (own.is_own, own.score, own.opening) == (True, "1520", None)
    assert "side_opened" in own.description
    assert "side_on_table points=45" in own.description
    assert (other.score, other.opening) == ("300", LargeFigure("side_opening need=50", "50"))
    assert "side_needs need=50" in other.description
    assert own.name == "side_pair first=seat_you second=Cleo"
    assert other.name == "side_pair first=Ben second=Dora"


def test_the_points_on_the_table_hold_those_of_canastas() -> None:
    view = picture(playing("4c 5d", "Kc Kh Kh Kd Ks Kc Kd, 7s 7d 7h"))
    assert "side_on_table points=585" in view.sides[0].description
    assert view.sides[0].gain == "+585", "seven kings 70, three sevens 15, a natural canasta 500"


def test_the_points_before_a_row_hold_those_of_bonus_cards() -> None:
    paid = picture(playing("4c 5d", "Kc Kh Kh", bonus=["3h 3d", "3h"]))
    assert [side.gain for side in paid.sides] == ["+230", ""]
    # Before its first meld nobody knows whether they will count or cost a side.
    assert [side.bonus_points for side in paid.sides] == ["+200", "100"]
    assert not paid.sides[1].is_charged
    charged = {"rules": "italian/4p", "bonus": ["3h 3d", ""]}
    own, other = picture(playing("4c 5d", "Kc Kh Kh", **charged)).sides
    assert (own.gain, own.charged, other.charged) == ("-170", "side_charged points=-200", "")
    assert (own.bonus_points, own.is_charged) == ("-200", True)
    assert own.bonus_told in own.description
    assert not paid.sides[0].charged
    assert "side_on_table points=230, side_bonus 2" in paid.sides[0].description


def test_partners_of_a_deal_share_melds_and_have_bonus_cards_of_their_own() -> None:
    view = picture(with_lone_hand(0, ["3h 3d", "", "3h"]))
    assert [side.gain for side in view.sides] == ["+240", "+75", "+175"]
    assert [side.leads for side in view.sides] == [True, False, False]
    _, first, second = (side.description for side in view.sides)
    assert first == (
        "side_pair first=Ben second=Cleo, side_melds 2, "
        "Ben, side_points 0, side_to_win points=7425, side_opened, side_on_table points=75"
    )
    assert second == (
        "Cleo, side_points 0, side_to_win points=7325, side_opened, side_on_table points=175, "
        "side_bonus 1, side_charged points=+100"
    )


def test_melds_count_toward_a_canasta_and_then_carry_its_name() -> None:
    view = picture(playing("4c 5d", "Kc Kh Kh Kd Kd, 7s 7s 7d 7d 7h 7h 7c, 6c 6c 6h 6h 6d 2c 2d"))
    captions = [meld.caption for meld in view.sides[0].melds]
    assert captions == ["meld_progress have=5 need=7", "kind_natural", "kind_mixed"]
    spoken = [meld.description.rpartition(", ")[2] for meld in view.sides[0].melds]
    assert spoken[1:] == ["meld_natural", "meld_mixed"]
    assert [meld.count for meld in view.sides[0].melds] == [""] * 3


def test_a_canasta_of_more_cards_than_usual_says_how_many() -> None:
    view = picture(playing("4c 5d", "7s 7s 7d 7d 7h 7h 7c 7c"))
    assert [meld.count for meld in view.sides[0].melds] == ["seat_cards 8"]


def test_the_question_and_its_answer_are_spoken() -> None:
    asked = picture(playing("4c 5d", phase="answer", asked=0))
    assert asked.seats[0].says == "seat_asks"
    answered = picture(playing("4c 5d", asked={"seat": 0, "answer": True}))
    assert [seat.says for seat in answered.seats] == ["", "", "seat_yes", ""]
    over = picture(playing("4c 5d", phase="over", asked={"seat": 0, "answer": True}))
    assert not any(seat.says for seat in over.seats)


def test_passing_is_dim_with_its_reason_when_the_pile_must_be_taken() -> None:
    view = picture(position("4c 5d", "9h 9h 9d", stock={"count": 0}))
    button = next(button for button in view.buttons if button.id is ButtonId.PASS)
    assert (button.is_enabled, button.reason) == (False, "exhaustion.forced_take")


def test_a_choice_of_ways_is_in_the_prompt() -> None:
    group = StagedGroup((), None, has_upcard=True)
    refusals = (Refusal("pile.needs_support"),)
    stage = StageFacts(
        (group,), (refusals,), refusals, supports=(parse_cards("9s 9d"), parse_cards("9s 2c"))
    )
    view = picture(position("9s 9d 2c 4c", "Kc Kh Kh"), stage=stage)
    assert view.prompt == "prompt_take_choose ways=9s 9d or 9s 2c"
    assert view.stage.note == "stage_gain 3 points=40"
    assert view.stage.groups[0].has_upcard


@pytest.mark.parametrize(
    ("melds", "is_shown"),
    [("Kc Kh Kh", False), ("Kc Kh Kh Kd Kd Ks Ks", True), ("6s 6s 6d 6d 6c 2d", True)],
)
def test_asking_is_offered_once_a_canasta_is_in_reach(melds: str, is_shown: bool) -> None:
    buttons = picture(playing("4c 5d 9s 6h", melds)).buttons
    assert (ButtonId.ASK in {button.id for button in buttons}) == is_shown


def test_asking_is_offered_at_once_where_going_out_needs_no_canasta() -> None:
    rules = {
        "edition": "hasbro-2001",
        "players": 4,
        "house": {"out.canastas.total": 0, "ask.mode": "mandatory"},
    }
    buttons = picture(playing("4c 5d 9s 6h", "Kc Kh Kh", rules=rules)).buttons
    assert ButtonId.ASK in {button.id for button in buttons}


RUN = "5c 6c 7c 8c 9c Tc"
KINGS = "Kc Kc Kh"


@pytest.mark.parametrize(
    ("melds", "hand", "is_shown"),
    [
        ("", "5h 7d 9s Jc Qd Ah As Ad 4c 8d 8h 6s 6d Ts", False),
        ("", f"{RUN} Jc 4d 4h 4s Qh Qs Qd Ah", True),
        (f"{RUN}, {KINGS}", "Jh 5d 9h Ks Kd", False),
        (f"{RUN}, {KINGS}", "Jc 5d 9h Ks Kd", True),
    ],
)
def test_in_samba_no_seven_cards_are_a_canasta_but_a_line_is(
    melds: str, hand: str, is_shown: bool
) -> None:
    rules = {"edition": "complete-samba", "players": 4}
    buttons = picture(playing(hand, melds, rules=rules)).buttons
    assert (ButtonId.ASK in {button.id for button in buttons}) == is_shown
