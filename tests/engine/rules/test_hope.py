"""The upper bound of canastas that a hand and its melds can still make."""

import pytest

from engine.cards import parse_cards
from engine.rules.laying.holding import holding_of
from engine.rules.laying.hope import HandCards, LaidCards, canastas_of
from engine.rules.laying.reach import canastas_in_reach
from engine.state import MeldKind, TableMeld, make_meld
from tests.engine.kit.tables import rules_named

SETS, RUNS, WILDS = "hasbro-2001/4p", "complete-samba/4p", "wild-melds"
RUN = make_meld(MeldKind.SEQUENCE, parse_cards("5h 6h 7h 8h"))
SAMBA = make_meld(MeldKind.SEQUENCE, parse_cards("5h 6h 7h 8h 9h Th Jh"))
KINGS = make_meld(MeldKind.SET, parse_cards("Kh Kd Kc Ks Kh"))


@pytest.mark.parametrize(
    ("rules", "melds", "hand", "canastas"),
    [
        (SETS, (), "Kh Kd Kc Ks Kh Kd", 0),
        (SETS, (), "Kh Kd Kc Ks Kh 2c Jk", 1),
        (SETS, (KINGS,), "Kd 4c", 0),
        (SETS, (KINGS,), "Kd 2c", 1),
        (SETS, (KINGS,), "Kd Qh Qd Qc Qs Qh Qd 2c", 1),
        (SETS, (), "4h 5h 6h 7h 8h 9h Th", 0),
        (SETS, (), "2c 2s 2h 2d Jk Jk Jk", 0),
        (WILDS, (), "2c 2s 2h 2d Jk Jk Jk", 1),
        (RUNS, (), "4h 5h 6h 7h 8h 9h Th", 1),
        (RUNS, (), "4h 5h 6h 8h 9h Th Jh", 0),
        (RUNS, (), "4h 5h 6h 7h 8h 9h Ts", 0),
        (RUNS, (RUN,), "Th Jh Qh", 0),
        (RUNS, (RUN,), "9h Th Jh", 1),
        (RUNS, (RUN,), "2c 2s Jk Jk", 0),
        (RUNS, (SAMBA,), "4c", 1),
        (RUNS, (SAMBA, KINGS), "Kd Ks", 2),
    ],
)
def test_sets_lines_and_what_lies_there_count(
    rules: str, melds: tuple[TableMeld, ...], hand: str, canastas: int
) -> None:
    assert canastas_in_reach(holding_of(rules_named(rules), melds, parse_cards(hand))) == canastas


def test_a_full_sequence_is_a_canasta_whatever_else_lies_in_its_suit() -> None:
    limits = rules_named(RUNS).limits
    laid = LaidCards(limits.lanes, 11)
    laid.add_run(limits, 0, 7)
    assert canastas_of(HandCards(limits, [0] * 11, 0, []), laid) == 1
