"""Tests that the pages end with a deal that the engine scored, and with advice."""

import pytest

from canasta_gui.rulebook.page import Example, FigureTable, Page, Points
from canasta_gui.rulebook.rule_book import rulebook
from canasta_gui.rulebook.topics.scoring_topics import OUT, worked_deal
from engine import points_in, side_of
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named


def page_of(table: str, anchor: str) -> Page:
    return next(page for page in rulebook(rules_named(table)) if page.anchor == anchor)


@pytest.mark.parametrize("table", [*EDITIONS, *HOUSES, "hasbro-2001/3p", "uruguay/2p"])
def test_every_line_is_what_the_engine_counts(table: str) -> None:
    deal = worked_deal(rules_named(table))
    assert deal is not None
    tables = [
        block for block in page_of(table, "worked-deal").blocks if isinstance(block, FigureTable)
    ]
    own = side_of(rules_named(table), OUT)
    shown = (own, next(side for side in range(len(deal.scores)) if side != own))
    for side, block in zip(shown, tables, strict=True):
        figures = [int(row[1].replace(",", "").replace("−", "-")) for row in block.rows]
        assert sum(figures[:-1]) == figures[-1] == deal.scores[side].total


@pytest.mark.parametrize("table", EDITIONS)
def test_every_card_that_counts_is_shown(table: str) -> None:
    rules = rules_named(table)
    deal = worked_deal(rules)
    assert deal is not None
    shown = [
        block.cards for block in page_of(table, "worked-deal").blocks if isinstance(block, Example)
    ]
    own = deal.state.public.sides[side_of(rules, OUT)]
    assert points_in(own.melds[0].cards) == (40 if rules.out.unfinished_bars else 80)
    assert len(shown) >= len(own.melds) + len(deal.hands) - 1


@pytest.mark.parametrize("table", [*EDITIONS, "winning-moves-deluxe/2p"])
def test_the_pages_end_with_the_deal_and_advice(table: str) -> None:
    anchors = [page.anchor for page in rulebook(rules_named(table))]
    assert anchors[-3:] == ["worked-deal", "advice", "glossary"]


def test_advice_follows_the_rules() -> None:
    def lines(table: str) -> str:
        blocks = page_of(table, "advice").blocks
        return " ".join(line for it in blocks if isinstance(it, Points) for line in it.lines)

    assert "Freeze" in lines("winning-moves-deluxe/4p")
    assert "Freeze" not in lines("winning-moves-deluxe/4p+always-frozen")
    assert "partner" not in lines("winning-moves-deluxe/2p")
    assert "second hand" in lines("complete-hand-and-foot/4p")


def test_partners_of_one_deal_are_counted_together_on_the_page() -> None:
    rules = rules_named("three-way/3p")
    deal = worked_deal(rules)
    assert deal is not None
    assert deal.scores[1].total == deal.scores[2].total == 120 - 20 - 30
    hands = [
        it.text for it in page_of("three-way/3p", "worked-deal").blocks if isinstance(it, Example)
    ]
    assert [text for text in hands if "hand" in text] == [
        "Left in a hand: minus 20 points.",
        "Left in a hand: minus 30 points.",
    ]
