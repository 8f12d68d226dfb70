"""The tasks that are more than one command, run by the environment's own Python."""

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The program is on the path, because some of its facts are needed here.
sys.path.append(str(ROOT))
LANGUAGES = ROOT / "translations"
_SHOWN = 10
"""How many missing texts of a language are named."""
_COUNT = re.compile("%L?n")
"""What stands for a number, which needs plural forms."""
QUICK = "not slow and not soak"

CONTRACTS = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"
CHECKS = {
    "format": ["-m", "ruff", "format", "--check", "--quiet"],
    "lint": ["-m", "ruff", "check", "--quiet"],
    "types": ["-m", "pyright"],
    "imports": ["-c", CONTRACTS],
    "quick tests": ["-m", "pytest", "--quiet", "-n", "2", "-m", QUICK],
}


def check() -> int:
    """Runs every check to its end and name those that fail."""
    os.environ["PYRIGHT_PYTHON_IGNORE_WARNINGS"] = "1"
    failed: list[str] = []
    for name, command in CHECKS.items():
        print(f"{name} ...", flush=True)
        if _python(*command):
            failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def demo(folder: str = "demo") -> int:
    """Plays a game without a screen and writes its pictures into a folder."""
    status = _python("packaging/workshop", "demo", folder)
    if status == 0:
        print(f"The pictures are in {(ROOT / folder).resolve()}")
    return status


def screenshots(folder: str = "docs/screenshots") -> int:
    """Draws the pictures and the film that the documents show."""
    status = _python("packaging/workshop", "screenshots", folder)
    return status or _python("packaging/workshop", "film", f"{folder}/film.webp")


def gallery(folder: str = "docs/gallery") -> int:
    """Draws every deck, back, table, number of players and size."""
    return _python("packaging/workshop", "gallery", folder)


def sounds(folder: str = "assets/sounds") -> int:
    """Makes the sounds of the table and measures them; fails if one clips or is too loud."""
    from synthesis.mastering import write_all

    levels = write_all(ROOT / folder)
    for level in levels:
        note = "" if level.is_kept else "  TOO LOUD"
        print(f"{level.name:12} {level.lufs:6.1f} LUFS, peak {level.peak:6.1f} dB{note}")
    print(f"{len(levels)} sounds are in {(ROOT / folder).resolve()}")
    return 0 if all(level.is_kept for level in levels) else 1


def notices() -> int:
    """Collects the licences of everything that is shipped."""
    from notices import write_all

    print(f"The licences of {write_all()} works are in {ROOT / 'assets' / 'licences'}")
    return 0


def translations() -> int:
    """Collects the texts of the program into every language's file, then compile them."""
    languages = sorted(LANGUAGES.glob("*.ts"))
    texts = [str(path) for path in sorted((ROOT / "canasta_gui").rglob("*.py"))]
    with tempfile.TemporaryDirectory() as folder:
        texts.append(str(_other_texts(Path(folder) / "other.py")))
        # Given a folder, lupdate skips Python; a list in a file fits any command line.
        listing = Path(folder) / "texts"
        listing.write_text("\n".join(texts), encoding="utf-8")
        for language in languages:
            # The texts are in English; that language's file needs only those with plural forms.
            plurals = ["-pluralonly"] if language.stem.endswith("_en") else []
            options = ["-no-obsolete", "-locations", "none", *plurals, "-ts", str(language)]
            if status := _qt_tool("lupdate", f"@{listing}", *options):
                return status
    for language in languages:
        print(missing(language))
    return max(compile_one(str(path), str(path.with_suffix(".qm"))) for path in languages)


def missing(language: Path) -> str:
    """Returns a line that says how many texts a language's file has, and which are missing."""
    messages = [*ET.parse(language).getroot().iter("message")]  # noqa: S314 - our own
    left = [
        f"  {message.findtext('source')}"
        for message in messages
        if message.find("translation[@type='unfinished']") is not None
    ]
    head = f"{language.stem}: {len(messages) - len(left)} of {len(messages)} texts"
    more = [f"  … and {len(left) - _SHOWN} more"] if len(left) > _SHOWN else []
    return "\n".join((head, *left[:_SHOWN], *more))


def _other_texts(source: Path) -> Path:
    """Writes the texts in files of data as a source that lupdate reads; returns its path."""
    from canasta_gui.desktop.facts import CONTEXT, texts_to_translate
    from canasta_gui.settings.own_decks import own_decks
    from canasta_gui.words import written

    files = sorted((ROOT / "engine" / "ruleset" / "editions").glob("*.toml"))
    covers = [tomllib.loads(file.read_text(encoding="utf-8"))["cover"] for file in files]
    parts = ("origin", "special", "reading")
    texts = [("Editions", cover[part]) for cover in covers for part in parts if part in cover]
    texts += [(CONTEXT, text) for text in texts_to_translate()]
    texts += [("Settings", deck.title, "cards") for deck in own_decks().values()]
    texts += written.texts_to_translate()
    lines = [
        f"translate({', '.join(map(json.dumps, text))}{', 1' * bool(_COUNT.search(text[1]))})"
        for text in texts
    ]
    source.write_text("\n".join(lines), encoding="utf-8")
    return source


def compile_one(source: str, target: str) -> int:
    """Compiles one language for the running program."""
    return _qt_tool("lrelease", "-silent", source, "-qm", target)


def package() -> int:
    """Builds the wheel and the source distribution."""
    return _python("-m", "hatchling", "build", "--directory", "dist")


def bundle() -> int:
    """Builds the program that needs no Python, and tests it."""
    import system

    if packages := system.missing_packages("window"):
        system.install(packages, "The built program takes libraries of the system along")
    spec = ["packaging/canasta.spec", "--noconfirm", "--log-level", "ERROR"]
    checks = (["packaging/smoke.py"], ["packaging/compiled_engine.py"])
    return _python("-m", "PyInstaller", *spec) or max(_python(*check) for check in checks)


def installer() -> int:
    """Builds the program, tests it, and makes the installers for this system."""
    from installer import build

    if status := bundle():
        return status
    build.tell(build.build())
    return 0


def manifests(sums: str, folder: str) -> int:
    """Writes what package managers take, from a release's checksums."""
    from channels.manifests import write_all

    print(*write_all(Path(sums).read_text(encoding="utf-8"), Path(folder)), sep="\n")
    return 0


def flatpak(folder: str, sums: str = "") -> int:
    """Writes what flatpak-builder needs, for this folder or for a release."""
    from channels.flatpak import write_all

    write_all(Path(folder), Path(sums).read_text(encoding="utf-8") if sums else "")
    return 0


def repository(packages: str, folder: str) -> int:
    """Adds packages for Linux to the repositories in a folder."""
    from channels.repository import build as build_repository

    build_repository(Path(packages), Path(folder))
    return 0


TASKS = {
    "check": check,
    "demo": demo,
    "screenshots": screenshots,
    "gallery": gallery,
    "sounds": sounds,
    "notices": notices,
    "translations": translations,
    "compile": compile_one,
    "package": package,
    "bundle": bundle,
    "installer": installer,
    "manifests": manifests,
    "flatpak": flatpak,
    "repository": repository,
}


def _python(*arguments: str) -> int:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode


def _qt_tool(name: str, *arguments: str) -> int:
    import PySide6

    tool = Path(PySide6.__file__).parent / name
    return subprocess.run([tool, *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    # Some tasks ask the program itself: for its libraries, and for its options.
    sys.path.append(str(ROOT))
    sys.exit(TASKS[sys.argv[1]](*sys.argv[2:]))
