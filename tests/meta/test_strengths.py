"""The document on strengths holds the measured figures."""

from engine import agent_levels, load_ruleset
from engine.ai.levels import league
from engine.ai.measured import measured
from tests.meta.strengths import DOCUMENT, document


def test_the_document_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == document(), "run `python -m tests.meta.strengths`"


def test_what_was_measured_is_about_levels_and_tables_that_there_are() -> None:
    for result in measured():
        assert {result.level, result.rival} <= {*agent_levels(), *league()}
        assert load_ruleset(result.rules)
        low, high = result.interval
        assert low <= result.points <= high
        least, most = result.elo_interval
        assert least <= result.elo <= most
        assert 0 <= result.won <= 1
