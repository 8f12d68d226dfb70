"""Facts that installers use; what menus say besides stands in `canasta_gui.desktop.facts`."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "canasta"
"""The folder of the built program."""

APP_ID = "org.canasta_table.canasta"
BUNDLE_ID = "org.canasta-table.canasta"
AUTHORS = "The authors of Canasta"
MAINTAINER = f"{AUTHORS} <authors@canasta-table.invalid>"


def homepage() -> str:
    """Returns the project's address from the variable CANASTA_HOMEPAGE; empty if it is not set."""
    return os.environ.get("CANASTA_HOMEPAGE", "").rstrip("/")
