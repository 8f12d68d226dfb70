"""The contributor's page and the player's page agree with the project."""

import re
from pathlib import Path

import pytest

import bootstrap
from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md")
ADDITIONS = {
    *("edition", "option", "rule", "score line", "reason", "fact", "level", "language", "deck"),
    *(
        "lesson",
        "exercise",
        "setting",
        "command",
        "feat",
        "sound",
        "event",
        "beat",
        "action",
        "dialog",
    ),
    *("name of a level", "command of the engine", "option of the command line"),
    *("export", "contradiction", "rule page", "form of figures", "word on a bad file"),
    *("fact of an entry", "drawing", "look of the phones' page", "name for a screen reader"),
    "face",
    *("word in a bubble", "figure of the record", "test of a gesture"),
}


def test_every_command_is_told_and_exists() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `make (\w+)`", page, re.MULTILINE)) == set(bootstrap.VERBS)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert set(re.findall(r"^\t@echo \"make (\w+)", makefile, re.MULTILINE)) == set(bootstrap.VERBS)


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_to_a_file(name: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", (ROOT / name).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_page_for_players_is_short() -> None:
    words = (ROOT / "README.md").read_text(encoding="utf-8").split()
    assert len(words) <= 520


def test_the_example_for_programs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(example, {})  # noqa: S102 - it is our own
    assert re.fullmatch(r"\(-?\d+, -?\d+\)\n", capsys.readouterr().out)


def additions() -> dict[str, tuple[str, list[str]]]:
    """Returns the word of the example and the listed files, by kind of addition."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (an? [\w' ]+) \| `([\w-]+)` \| (.+) \|$", page, re.MULTILINE)
    return {kind: (word, re.findall(r"`(\w+/[\w/.-]+\.\w+)`", files)) for kind, word, files in rows}


def test_the_page_tells_how_to_add_everything() -> None:
    assert {kind.split(" ", 1)[1] for kind in additions()} == ADDITIONS


@for_each(kind=additions())
def test_every_file_of_an_addition_names_its_example(kind: str) -> None:
    word, files = additions()[kind]
    assert files
    assert [name for name in files if not names_word(name, word)] == []


def test_every_room_stands_in_the_architecture() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(?:\w+/)*(\w+)/`", page))
    files = [path for room in ("engine", "canasta_gui") for path in (ROOT / room).rglob("*.py")]
    assert {path.parent.name for path in files} - {"engine", "canasta_gui"} - told == set()


def names_word(name: str, word: str) -> bool:
    """Returns whether a file exists and has a word in its name or its text."""
    path = ROOT / name
    is_word = re.compile(rf"(?<![a-z]){re.escape(word)}(?![a-z])", re.IGNORECASE)
    return path.is_file() and bool(
        is_word.search(name) or is_word.search(path.read_text(encoding="utf-8"))
    )
