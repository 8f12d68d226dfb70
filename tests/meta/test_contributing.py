"""The contributor's page and the player's page say what is there."""

import re
from pathlib import Path

import pytest

import bootstrap

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md")


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
    assert len(words) <= 400
