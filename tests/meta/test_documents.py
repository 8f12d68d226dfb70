"""The documents are small, because every clone loads them, and the files that they name exist."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.for_each import for_each
from tests.meta.tests_of import makes

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("*.md", "docs/*.md", "docs/*/*.md", "canasta_gui/desktop/*.toml")
MOST_BYTES = 6_000_000
NAMED = re.compile(
    r"`(?:python )?([\w/.-]+\.(?:py|pyi|toml)|(?!build/|dist/|demo/)[\w-]+(?:/[\w-]+)*/"
    r"|(?:engine|canasta_gui|packaging|tests|docs|assets|translations)/[\w/.-]+)[ `#:]"
)
"""Source files, folders and paths of the project, except generated folders."""
HOP = re.compile(r"^\| `([\w/]+\.py)` \| (?:`(\w+)`)? ?\|", re.MULTILINE)
"""A file of a walk, and the word that leads there."""
MOST_FILES = {"A drag, until it is saved": 15, "A computer's decision, until it is played": 20}
ROW = re.compile(r"^\| ([^|]+) \| `([^`]+)` \| (.*)\|$", re.MULTILINE)
"""A row of the index: a thing, its file, and the names in it."""
LINKED = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def test_the_documents_are_small() -> None:
    assert sum(path.stat().st_size for path in DOCS.rglob("*") if path.is_file()) < MOST_BYTES


def test_a_page_shows_every_screenshot() -> None:
    pages = [path for pattern in PAGES for path in DOCS.parent.glob(pattern)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in pages)
    assert [path.name for path in (DOCS / "screenshots").iterdir() if path.name not in text] == []


def documents() -> list[Path]:
    """Returns every page of the project but the changelog, which names files of the past."""
    pages = [DOCS.parent / name for name in ("README.md", "CONTRIBUTING.md")]
    return pages + sorted(DOCS.rglob("*.md"))


@for_each(page=documents())
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {name for name in NAMED.findall(text) if not is_there(name)}
    linked = {name for name in LINKED.findall(text) if not (page.parent / name).exists()}
    assert sorted(named | linked) == []


def is_there(name: str) -> bool:
    """Returns whether a file or folder of the project has this path or ends with it."""
    return (DOCS.parent / name).exists() or name.rstrip("/") in path_ends()


@cache
def path_ends() -> frozenset[str]:
    """Returns every end of the path of a file or folder, from its name on."""
    folders = ("engine", "canasta_gui", "packaging", "tests", "docs")
    paths = [path for folder in folders for path in (DOCS.parent / folder).rglob("*")]
    parts = (path.relative_to(DOCS.parent).parts for path in paths)
    return frozenset("/".join(it[at:]) for it in parts for at in range(1, len(it)))


@pytest.mark.parametrize("walk", MOST_FILES)
def test_each_file_of_a_walk_is_named_by_one_before_it(walk: str) -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    hops = HOP.findall(page.split(f"### {walk}\n")[1].split("\n#")[0])
    assert 10 < len(hops) <= MOST_FILES[walk]
    before = ""
    for number, (name, word) in enumerate(hops):
        text = (DOCS.parent / name).read_text(encoding="utf-8")
        is_word = re.compile(rf"\b{word}\b")
        assert bool(word) == bool(number), name
        assert not number or (is_word.search(before) and is_word.search(text)), (name, word)
        before += text


@pytest.fixture(scope="module")
def places() -> list[tuple[str, str, list[str]]]:
    """Returns every row of the index of places: a thing, the file, the names in it."""
    page = (DOCS / "places.md").read_text(encoding="utf-8")
    rows = ROW.findall(page)
    assert len(rows) == len(re.findall(r"^\| (?!what \|)", page, re.MULTILINE)) > 180
    return [(thing, file, re.findall(r"`([^`]+)`", names)) for thing, file, names in rows]


def test_each_place_is_where_the_index_says(places: list[tuple[str, str, list[str]]]) -> None:
    assert [
        (file, name)
        for _, file, names in places
        for name in names or [""]
        if not defines(DOCS.parent / file, name)
    ] == []


def test_the_index_says_nothing_twice(places: list[tuple[str, str, list[str]]]) -> None:
    things = Counter(thing for thing, _, _ in places)
    targets = Counter((file, name) for _, file, names in places for name in names or [""])
    assert [it for it, count in (*things.items(), *targets.items()) if count > 1] == []


def defines(path: Path, name: str) -> bool:
    """Returns whether a file is there and makes what has this name; other files than of Python
    only hold it.
    """
    if not path.is_file():
        return False
    word = rf"(?<![\w-]){re.escape(name)}(?![\w-])"
    text = path.read_text(encoding="utf-8")
    return makes(text, name) if name and path.suffix == ".py" else bool(re.search(word, text))
