"""Pins every package, with the hashes of the wheels for all systems the game runs on.

Reads the ranges in `pyproject.toml`, writes `requirements.txt` (what the game needs) and
`requirements-dev.txt` (what tests and tools need besides). Needs the network.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
RESOLVER = "uv==0.13.8"

# CPython 3.11 to 3.15 or any, on 64-bit Windows, macOS and Linux.
PYTHONS = r"(?:[^-]*py3[^-]*-none|cp31[1-5]-cp31[1-5]|cp3(?:\d|1[0-5])-abi3(?:\.abi3t)?)"
SYSTEMS = r"(?:any|win_amd64|macosx_[^-]*|manylinux[^-]*_(?:x86_64|aarch64))"
WHEEL = re.compile(rf".*-{PYTHONS}-{SYSTEMS}\.whl")

# The resolver needs these fields of a project.
DESCRIPTION = (
    *("pyproject.toml", "README.md", "LICENSE", "engine/version.py"),
    *("packaging/build_hook.py", "packaging/stamps.py"),
)
HEAD = "# Made by `make lock` from pyproject.toml; not to be edited.\n"


def main() -> None:
    """Resolves once and writes both files, so that they agree on every version."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        resolver = resolve(folder)
        hashes = wheel_hashes(folder / "uv.lock")
        game = pins(resolver, folder, "--no-dev")
        tools = [pin for pin in pins(resolver, folder, "--all-groups") if pin not in game]
    write(HERE / "requirements.txt", HEAD, game, hashes)
    write(HERE / "requirements-dev.txt", f"{HEAD}-r requirements.txt\n", tools, hashes)


def resolve(folder: Path) -> Path:
    """Writes ``uv.lock`` into an empty folder; returns the path of the resolver."""
    for source in DESCRIPTION:
        (folder / source).parent.mkdir(exist_ok=True)
        shutil.copy(PROJECT / source, folder / source)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", folder / "tool"]
    subprocess.run([*pip, RESOLVER], check=True)
    resolver = folder / "tool" / "bin" / ("uv.exe" if sys.platform == "win32" else "uv")
    subprocess.run([resolver, "lock", "--quiet"], cwd=folder, check=True)
    return resolver


def wheel_hashes(lock: Path) -> dict[str, list[str]]:
    """Returns the hashes of the wheels that may be installed, by ``name==version``."""
    packages = tomllib.loads(lock.read_text(encoding="utf-8"))["package"]
    return {
        f"{package['name']}=={package.get('version')}": sorted(
            wheel["hash"]
            for wheel in package.get("wheels", [])
            if WHEEL.fullmatch(wheel["url"].rsplit("/", 1)[-1])
        )
        for package in packages
    }


def pins(resolver: Path, folder: Path, groups: str) -> list[str]:
    """Returns one line for each package of the groups: name, version, and where it is needed."""
    options = ["--frozen", "--no-emit-project", "--no-hashes", "--no-header", "--no-annotate"]
    command = [resolver, "export", "--quiet", *options, groups]
    listing = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return listing.stdout.splitlines()


def write(path: Path, head: str, lines: list[str], hashes: dict[str, list[str]]) -> None:
    """Writes pins with their hashes; refuses a package that no wheel serves."""
    blocks: list[str] = []
    for line in lines:
        known = hashes[line.split(" ; ")[0]]
        if not known:
            raise SystemExit(f"{line}: there is no wheel for the systems that the game runs on")
        blocks.append(" \\\n    --hash=".join([line, *known]))
    path.write_text(head + "\n".join(blocks) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(lines)} packages")


if __name__ == "__main__":
    main()
