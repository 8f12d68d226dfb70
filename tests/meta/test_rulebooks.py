"""The documents of the games agree with the program."""

import json
import subprocess
import sys
from pathlib import Path

from tests.meta.rulebooks import FOLDER

ROOT = Path(__file__).parents[2]

_PRINT = """
import json
from tests.meta.rulebooks import documents, speak_english
english = speak_english()
print(json.dumps(documents()))
"""


def test_the_documents_of_the_games_are_up_to_date() -> None:
    # A separate process, because writing the documents changes the language.
    made = subprocess.run(
        [sys.executable, "-c", _PRINT], cwd=ROOT, capture_output=True, check=True, text=True
    )
    found = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
    assert found == json.loads(made.stdout), "run `python -m tests.meta.rulebooks`"
