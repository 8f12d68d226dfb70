"""Checks thousands of deals at every table, and notes them for the report.

A run continues from the notes in ``build/deals``, with deals that were not played before.
"""

import os

import pytest

from tests.engine.kit.tally import TABLES, Tally, noted, page
from tests.engine.kit.test_kit import check_deal

DEALS = int(os.environ.get("CANASTA_SOAK_DEALS", "10000"))
DEALS_A_TABLE = -(-DEALS // len(TABLES))


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_many_deals_at_a_table_are_sound(table: str) -> None:
    tally = noted(table)
    for _ in range(DEALS_A_TABLE):
        tally = tally.plus(check_deal(table, 1000 + tally.deals))
        tally.note()


def test_the_report_has_a_line_for_every_table() -> None:
    tally = Tally("hasbro-2001/4p").plus(check_deal("hasbro-2001/4p", 1))
    told = page([tally])
    assert "1 deals at 1 tables" in told
    assert told.splitlines()[-1].startswith("| hasbro-2001/4p | 1 | ")
    assert page([Tally("hasbro-2001/4p"), Tally("cuban/4p")], told) == told
