"""The page on the speed of computer players holds the measured figures."""

import tomllib

from workshop.kernel_speed import PAGE, RESULTS, TABLES, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `packaging/workshop kernel-speed`"


def test_every_table_was_measured() -> None:
    results = tomllib.loads(RESULTS.read_text(encoding="utf-8"))["result"]
    assert tuple(result["game"] for result in results) == TABLES
