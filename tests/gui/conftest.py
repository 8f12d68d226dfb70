"""What every test of the window gets: a screen without the windows of the tests before it."""

import gc
from collections.abc import Generator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from canasta_gui.windows.garbage import collect_due


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """As in the program: threads that read or draw must not delete widgets."""
    gc.disable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Really delete what the test has let go of.

    Qt leaves that to the end of an event loop, and tests run in none: windows would pile up, and
    each change of style or language would reach all of them.
    """
    result = yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collect_due()
    return result
