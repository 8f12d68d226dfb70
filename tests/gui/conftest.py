"""What every test of the window gets: a screen without the windows of the tests before it."""

from collections.abc import Generator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Really delete what the test has let go of.

    Qt leaves that to the end of an event loop, and tests run in none: windows would pile up, and
    each change of style or language would reach all of them.
    """
    result = yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return result
