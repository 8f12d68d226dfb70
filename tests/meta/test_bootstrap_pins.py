"""The pinned packages are complete, hashed, within the ranges, and there for every system."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bootstrap
import lock

ROOT = Path(__file__).resolve().parents[2]
FILES = ("requirements.txt", "requirements-dev.txt")
PYTHONS = [f"{major}.{minor}" for major, minor in sorted(bootstrap.SUPPORTED)]


def blocks(name: str) -> list[str]:
    """Returns the pins of a file, each with its hashes on one line."""
    text = (ROOT / "packaging" / name).read_text().replace(" \\\n", " ")
    return [line for line in text.splitlines() if not line.startswith(("#", "-r "))]


def pinned(python: str) -> list[tuple[str, str]]:
    """Returns the name and the version of every package that one version of Python gets on
    Linux.
    """
    texts = (line.split(" --hash")[0] for name in FILES for line in blocks(name))
    pins = [(text.split("==")[0], Requirement(text)) for text in texts]
    return [(name, str(pin.specifier)[2:]) for name, pin in pins if is_meant(pin, python)]


def is_meant(wanted: Requirement, python: str) -> bool:
    """Returns whether a requirement is one for a version of Python, on Linux."""
    here = {"python_version": python, "python_full_version": f"{python}.0"}
    system = {"sys_platform": "linux", "platform_machine": "x86_64"}
    return wanted.marker is None or wanted.marker.evaluate(here | system)


@pytest.mark.parametrize("name", FILES)
def test_every_pin_has_its_hashes(name: str) -> None:
    pattern = re.compile(r"[a-z0-9-]+==\S+( ; [^-]+)?( +--hash=sha256:[0-9a-f]{64})+")
    assert [line for line in blocks(name) if not pattern.fullmatch(line)] == []


@pytest.mark.parametrize("name", FILES)
def test_no_pin_names_a_place_to_fetch_it_from(name: str) -> None:
    text = (ROOT / "packaging" / name).read_text()
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links|@ ", text)


@pytest.mark.parametrize("python", PYTHONS)
def test_the_pins_lie_in_the_ranges(python: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    ranges = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    meant = [one for one in map(Requirement, ranges) if is_meant(one, python)]
    versions = dict(pinned(python))
    wrong = [one for one in meant if versions[one.name.lower()] not in one.specifier]
    assert wrong == []


@pytest.mark.parametrize("python", PYTHONS)
def test_no_package_is_pinned_twice(python: str) -> None:
    names = [name for name, _ in pinned(python)]
    assert len(names) == len(set(names))


def test_each_python_gets_the_qt_that_works_there() -> None:
    versions = {python: dict(pinned(python)) for python in PYTHONS}
    below = {python: pins["pyside6-essentials"] < "6.12" for python, pins in versions.items()}
    assert below == {python: python == "3.11" for python in PYTHONS}
    silent = [python for python, pins in versions.items() if "miniaudio" not in pins]
    assert silent == ["3.15"]


def test_the_hashes_of_two_versions_are_kept_apart(tmp_path: Path) -> None:
    listing = tmp_path / "uv.lock"
    wheels = ("1.0", "aa"), ("2.0", "bb")
    listing.write_text(
        "".join(
            f'[[package]]\nname = "core"\nversion = "{version}"\n'
            f'wheels = [{{ url = "x/core-{version}-py3-none-any.whl", hash = "{text}" }}]\n'
            for version, text in wheels
        )
    )
    assert lock.wheel_hashes(listing) == {"core==1.0": ["aa"], "core==2.0": ["bb"]}


@pytest.mark.parametrize(
    "wheel",
    [
        "platformdirs-4.0-py3-none-any.whl",
        "six-1.0-py2.py3-none-any.whl",
        "core-2.0-cp311-cp311-win_amd64.whl",
        "core-2.0-cp312-cp312-macosx_11_0_arm64.whl",
        "core-2.0-cp313-cp313-manylinux2014_aarch64.manylinux_2_17_aarch64.whl",
        "core-2.0-cp315-cp315-win_amd64.whl",
        "core-2.0-cp315-abi3.abi3t-win_amd64.whl",
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
        "core-2.0-cp316-cp316-win_amd64.whl",
        "core-2.0-cp310-cp310-win_amd64.whl",
        "core-2.0-cp315-cp315t-win_amd64.whl",
        "core-2.0-cp316-abi3-win_amd64.whl",
        "core-2.0-pp311-pypy311_pp73-win_amd64.whl",
        "core-2.0-cp311-cp311-win32.whl",
        "core-2.0-cp311-cp311-musllinux_1_1_x86_64.whl",
        "core-2.0-cp311-cp311-manylinux2014_armv7l.manylinux_2_17_armv7l.whl",
    ],
)
def test_wheels_for_other_systems_are_not(wheel: str) -> None:
    assert not lock.WHEEL.fullmatch(wheel)
