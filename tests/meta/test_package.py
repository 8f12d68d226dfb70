"""The package as a player installs it is complete and plays."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

import bootstrap
from canasta_gui.settings.languages import language_codes
from engine import VERSION, load_match
from tests.meta.archives import unpack

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STEM = f"canasta_table-{VERSION}"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PLAYS = """
from PySide6.QtCore import QCoreApplication, QTranslator
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.settings.languages import language_codes
app = QCoreApplication([])
print(*(code for code in language_codes() if LanguageSwitch(app).use(code)))
"""


def run(command: list[str | Path], folder: Path) -> str:
    """Returns the output of a command without a screen, which must succeed and say nothing on
    stderr.
    """
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def build(kind: str, source: Path, folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with the wheel and the source distribution."""
    folder = tmp_path_factory.mktemp("built")
    build("wheel", ROOT, folder)
    build("sdist", ROOT, folder)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the scripts folder of a new environment with the wheel and the tests' libraries."""
    place = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    python = place / SCRIPTS / "python"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install"]
    pip += [
        "--quiet",
        "--no-deps",
        "--no-index",
        "--no-compile",
        built / f"{STEM}-py3-none-any.whl",
    ]
    subprocess.run(pip, check=True)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    libraries = Path(run([python, "-c", asked], place).strip())
    (libraries / "libraries-of-the-tests.pth").write_text(sysconfig.get_path("purelib") + "\n")
    for package in ("engine", "canasta_gui"):
        for source in (ROOT / package).rglob("*.py"):
            lend_bytecode(source, libraries / source.relative_to(ROOT))
    return place / SCRIPTS


def lend_bytecode(source: Path, copy: Path) -> None:
    """Lets the bytecode of a source serve for its installed copy: to compile all takes 2 s."""
    compiled, wanted = (Path(cache_from_source(str(it))) for it in (source, copy))
    if compiled.exists() and copy.read_bytes() == source.read_bytes():
        wanted.parent.mkdir(exist_ok=True)
        shutil.copy2(compiled, wanted)
        shutil.copystat(source, copy)


def files_of_packages() -> set[str]:
    """Returns the paths in a wheel of all unignored files of the packages and assets."""
    kept = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "canasta_gui", "engine", "assets"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    there = {name for name in kept if name and (ROOT / name).exists()}
    return {f"canasta_gui/{name}" if name.startswith("assets/") else name for name in there}


@pytest.mark.slow
def test_the_wheel_is_whole(built: Path) -> None:
    with zipfile.ZipFile(built / f"{STEM}-py3-none-any.whl") as wheel:
        names = set(wheel.namelist())
    languages = {f"canasta_gui/translations/canasta_{code}.qm" for code in language_codes()}
    about = f"{STEM}.dist-info"
    made = {"METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE"}
    assert names == files_of_packages() | languages | {f"{about}/{name}" for name in made}


@pytest.mark.slow
def test_the_source_distribution_makes_the_same_wheel_without_tools_of_qt(
    built: Path, tmp_path: Path
) -> None:
    unpack(built / f"{STEM}.tar.gz", tmp_path)
    source = tmp_path / STEM
    # Translations cannot be compiled without this file, so the sdist must hold compiled ones.
    (source / "packaging" / "tasks.py").unlink()
    build("wheel", source, tmp_path)
    wheels = (folder / f"{STEM}-py3-none-any.whl" for folder in (tmp_path, built))
    again, first = (sorted(zipfile.ZipFile(wheel).namelist()) for wheel in wheels)
    assert again == first


@pytest.mark.slow
def test_the_installed_program_plays_and_saves_a_deal_without_a_screen(
    installed: Path, tmp_path: Path
) -> None:
    data = tmp_path / "Müllers Spiele"
    assert run([installed / "canasta", "--smoke", "--data", data], tmp_path) == ""
    (saved,) = (data / "matches").glob("*.canasta")
    assert load_match(saved).match.is_between_deals
    assert run([installed / "canasta-engine", "verify", saved], tmp_path) == "ok\n"


@pytest.mark.slow
def test_the_installed_program_speaks_every_language(installed: Path, tmp_path: Path) -> None:
    assert run([installed / "python", "-c", PLAYS], tmp_path) == " ".join(language_codes()) + "\n"


def test_every_python_that_the_package_takes_starts_the_sources_too() -> None:
    taken = SpecifierSet(PROJECT["requires-python"])
    versions = [f"3.{minor}" for minor in range(30) if f"3.{minor}" in taken]
    assert versions == ["3.11", "3.12", "3.13", "3.14", "3.15"]
    assert versions == [f"{major}.{minor}" for major, minor in sorted(bootstrap.SUPPORTED)]
    named = "Programming Language :: Python :: "
    said = [one.removeprefix(named) for one in PROJECT["classifiers"] if one.startswith(named)]
    assert said == versions
