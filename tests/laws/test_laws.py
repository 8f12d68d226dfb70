"""The list of shortcuts and the removal of laws agree with the kernel's sources."""

from dataclasses import replace

from tests.laws.page import page
from tests.laws.taking_away import all_laws, reporting_source, shortcuts, source_without


def test_every_shortcut_is_a_condition_of_the_kernel() -> None:
    names = [law.name for law in all_laws()]
    assert len(set(names)) == len(names)
    assert set(shortcuts()) <= set(names)


def test_a_law_is_taken_out_of_the_source() -> None:
    law = next(law for law in all_laws() if law.name == "legality.can_draw: table.phase == DRAW")
    assert "table.phase == DRAW and bool(table.stock)" in source_without(replace(law, number=3))
    assert "return bool(table.stock) and bool(table.stock)" in source_without(law)


def test_each_condition_reports_its_value() -> None:
    law = next(law for law in all_laws() if law.name == "legality.can_draw: table.phase == DRAW")
    reported = f"return _report({law.number}, table.phase == DRAW) and "
    assert reported in reporting_source("legality")


def test_the_page_counts_what_was_noticed() -> None:
    laws = [law for law in all_laws() if law.name not in shortcuts()]
    assert f"{len(laws) - 1} of {len(laws)} laws are noticed" in page(
        {**dict.fromkeys(laws, 7), laws[0]: None}
    )
