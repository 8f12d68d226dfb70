"""The languages of the program: each is one file in the folder of translations."""

from pathlib import Path
from typing import Final

from canasta_gui.resource_path import resource_path

SYSTEM: Final = "system"
"""The choice of the language that the system speaks."""
SOURCE: Final = "en"
"""The language of the texts in the program, which need no file but for their plural forms."""
FOLDER: Final = resource_path("translations")
"""The folder of the compiled translations."""
_PREFIX = "canasta_"


def language_codes(folder: Path = FOLDER) -> tuple[str, ...]:
    """Returns the code of each language, such as "de" or "pt_BR", that of the program first."""
    found = {path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.qm")}
    return SOURCE, *sorted(found - {SOURCE})
