"""House rules under which nobody could open or go out, and the dearest ones that can be played."""

import pytest

from engine import (
    Meld,
    Play,
    RulesReference,
    format_reference,
    house_problems,
    is_legal,
    observe,
    parse_cards,
    parse_position,
)


def found(edition: str, house: dict[str, object], players: int = 4) -> list[str]:
    reference = RulesReference(edition, players, house=house)
    return [str(problem) for problem in house_problems(reference)]


def first_melds(need: int) -> dict[str, object]:
    return {"opening.table": [{"score": None, "need": need}]}


@pytest.mark.parametrize(
    ("edition", "house", "problem"),
    [
        (
            "uruguay",
            first_melds(400),
            "opening.table: opening.need_out_of_reach (need 400, cards 10, most 320)",
        ),
        (
            "brazilian",
            {"opening.canasta_from": 0, "deal.hand_size": 5, "draw.count": 1},
            "opening.canasta_from: opening.canasta_out_of_reach (cards 4, size 7)",
        ),
        (
            "modern-american",
            {"meld.min_size": 5},
            "opening.clean_triple: opening.triple_too_small (size 5)",
        ),
        (
            "uruguay",
            {"out.canastas.wild": 2, "out.canastas.total": 2},
            "out.canastas.wild: out.wild_out_of_reach (count 2, need 14, have 12)",
        ),
        (
            "bolivia",
            {"out.canastas.wild": 3, "out.canastas.total": 4},
            "out.canastas.wild: out.wild_out_of_reach (count 3, need 21, have 18)",
        ),
        (
            "uruguay",
            {"out.canastas.wild": 2, "out.canastas.total": 2, "deck.count": 3}
            | {"meld.wild_melds_closed_at": None},
            "out.canastas.wild: out.wild_meld_stays_open (count 2)",
        ),
        (
            "classic-1951",
            {"out.canastas.total": 3, "deck.count": 1, "bonus.set_extra": []},
            "out.canastas.total: out.canastas_out_of_reach (total 3)",
        ),
    ],
)
def test_what_no_side_can_have_is_named_with_its_numbers(
    edition: str, house: dict[str, object], problem: str
) -> None:
    assert found(edition, house) == [problem]


def test_a_second_canasta_of_sevens_needs_a_second_meld_of_the_rank() -> None:
    house: dict[str, object] = {"out.canastas.sevens": 2, "out.canastas.total": 5}
    one = house | {"meld.sets_per_rank": "one"}
    assert found("pennies-from-heaven", one, players=6) == [
        "out.canastas.sevens: out.sevens_out_of_reach (count 2, most 1)"
    ]
    assert found("pennies-from-heaven", house, players=6) == []


@pytest.mark.parametrize(
    ("edition", "house"),
    [
        ("uruguay", {"out.canastas.wild": 1}),
        ("bolivia", {"out.canastas.wild": 2, "out.canastas.total": 4}),
        ("modern-american", {"meld.min_size": 5, "opening.clean_triple": "none"}),
        ("classic-1951", {"out.canastas.total": 2, "deck.count": 1, "bonus.set_extra": []}),
        ("brazilian", {"opening.canasta_from": 0, "deal.hand_size": 5}),
    ],
)
def test_what_a_side_can_have_is_no_contradiction(edition: str, house: dict[str, object]) -> None:
    assert found(edition, house) == []


@pytest.mark.parametrize(
    ("edition", "melds"),
    [
        ("uruguay", ("Jk Jk Jk Jk 2s 2h 2d", "As Ah Ad")),
        ("classic-1951", ("As Ah Jk Jk 2s", "Ks Kh Jk Jk 2h")),
        ("modern-american", ("Jk Jk Jk Jk 2s 2h 2d", "As Ah Ad Ac As")),
    ],
)
def test_the_dearest_first_melds_are_lawful_and_five_points_more_are_refused(
    edition: str, melds: tuple[str, ...]
) -> None:
    """The melds leave the two cards that a player keeps who does not go out."""
    most = sum({"J": 50, "2": 20, "A": 20, "K": 10}[card[0]] for it in melds for card in it.split())
    assert any("need_out_of_reach" in problem for problem in found(edition, first_melds(most + 5)))
    view = observe(
        parse_position(
            {
                "rules": format_reference(RulesReference(edition, 4, house=first_melds(most))),
                "turn": 0,
                "phase": "play",
                "hands": [" ".join((*melds, "4s", "5s")), 11, 11, 11],
                "stock": {"count": 9},
            }
        ),
        0,
    )
    assert len(view.hand) <= view.rules.deal.hand_size + view.rules.draw.count
    assert is_legal(view, Meld(tuple(Play(parse_cards(cards)) for cards in melds)))
