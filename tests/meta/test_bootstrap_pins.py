"""The pinned packages are complete, hashed, within the ranges, and there for every system."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import lock

ROOT = Path(__file__).resolve().parents[2]
FILES = ("requirements.txt", "requirements-dev.txt")


def blocks(name: str) -> list[str]:
    """Returns the pins of a file, each with its hashes on one line."""
    text = (ROOT / "packaging" / name).read_text().replace(" \\\n", " ")
    return [line for line in text.splitlines() if not line.startswith(("#", "-r "))]


def pinned() -> dict[str, str]:
    """Returns the pinned version of every package."""
    pairs = (re.split("==| ", line)[:2] for name in FILES for line in blocks(name))
    return dict(pairs)


@pytest.mark.parametrize("name", FILES)
def test_every_pin_has_its_hashes(name: str) -> None:
    pattern = re.compile(r"[a-z0-9-]+==\S+( ; [^-]+)?( +--hash=sha256:[0-9a-f]{64})+")
    assert [line for line in blocks(name) if not pattern.fullmatch(line)] == []


@pytest.mark.parametrize("name", FILES)
def test_no_pin_names_a_place_to_fetch_it_from(name: str) -> None:
    text = (ROOT / "packaging" / name).read_text()
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links|@ ", text)


def test_the_pins_lie_in_the_ranges() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    ranges = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    versions = pinned()
    wrong = [
        text
        for text in ranges
        if versions[(wanted := Requirement(text)).name.lower()] not in wanted.specifier
    ]
    assert wrong == []


def test_no_package_is_pinned_twice() -> None:
    names = [line.split("==")[0] for name in FILES for line in blocks(name)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    "wheel",
    [
        "platformdirs-4.0-py3-none-any.whl",
        "six-1.0-py2.py3-none-any.whl",
        "core-2.0-cp311-cp311-win_amd64.whl",
        "core-2.0-cp312-cp312-macosx_11_0_arm64.whl",
        "core-2.0-cp313-cp313-manylinux2014_aarch64.manylinux_2_17_aarch64.whl",
        "core-2.0-cp314-cp314-win_amd64.whl",
        "qt-6.0-cp310-abi3-manylinux_2_34_x86_64.whl",
        "qt-6.0-cp310-abi3-macosx_13_0_universal2.whl",
        "node-24-py2.py3-none-manylinux_2_28_x86_64.whl",
    ],
)
def test_wheels_for_our_systems_are_pinned(wheel: str) -> None:
    assert lock.WHEEL.fullmatch(wheel)


@pytest.mark.parametrize(
    "wheel",
    [
        "core-2.0-cp315-cp315-win_amd64.whl",
        "core-2.0-cp310-cp310-win_amd64.whl",
        "core-2.0-cp314-cp314t-win_amd64.whl",
        "core-2.0-cp315-abi3.abi3t-win_amd64.whl",
        "core-2.0-pp311-pypy311_pp73-win_amd64.whl",
        "core-2.0-cp311-cp311-win32.whl",
        "core-2.0-cp311-cp311-musllinux_1_1_x86_64.whl",
        "core-2.0-cp311-cp311-manylinux2014_armv7l.manylinux_2_17_armv7l.whl",
    ],
)
def test_wheels_for_other_systems_are_not(wheel: str) -> None:
    assert not lock.WHEEL.fullmatch(wheel)
