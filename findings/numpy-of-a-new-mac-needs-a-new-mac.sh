#!/usr/bin/env bash
# numpy 2.4.6 from its wheels, taken by pip as a Mac takes them: which systems a program built with numpy runs on
# depends on the Mac that builds it. Expected: one wheel for each kind of processor, its tag the oldest system
# (`macosx_11_0_arm64`), so that a program packed on a new Mac runs on old ones, as it does with the wheels of other
# libraries (pydantic-core, websockets beside it: one wheel, 11.0). Seen: there are two, and pip takes the newer on
# every Mac with macOS 14 and later. Its libraries say 14.0 as their oldest system and call functions of the system's
# Accelerate (`$NEWLAPACK`) that older systems do not have; the other brings OpenBLAS and says 11.0. The version is
# the same, a lock with hashes allows both, nothing warns: a packed program that promises macOS 13 and is built on 15
# would fail there where numpy is first loaded.
# Read on Linux from the files: no Mac was at hand. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "macholib==1.16.4"
take() { # PACKAGE SYSTEM: downloads what a Mac with that system installs, into a folder of that name
    "$place/venv/bin/pip" download -q --no-deps --only-binary :all: --python-version 3.13 \
        --platform "macosx_$2_arm64" -d "$place/$2" "$1" 2> /dev/null
}
for system in 13_0 15_0; do
    for package in numpy==2.4.6 pydantic-core==2.41.5 websockets==15.0.1; do take "$package" "$system"; done
done
cat > "$place/show.py" <<'PYTHON'
import sys
import zipfile
from pathlib import Path

from macholib.MachO import MachO

place = Path(sys.argv[1])


def oldest_system(wheel):
    """Returns the greatest of the oldest systems that the libraries of a wheel name, and whether one calls Accelerate."""
    oldest, calls = (0, 0), False
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            if name.endswith(".so"):
                path = Path(files.extract(name, place / "unpacked" / wheel.stem))
                for header in MachO(str(path)).headers:
                    for _, command, _ in header.commands:
                        if hasattr(command, "minos"):
                            oldest = max(oldest, (command.minos >> 16, command.minos >> 8 & 255))
                calls = calls or b"$NEWLAPACK" in path.read_bytes()
    return oldest, calls


seen = {}
for system in ("13_0", "15_0"):
    for wheel in sorted((place / system).iterdir()):
        seen[system, wheel.name.partition("-")[0]] = wheel.name, *oldest_system(wheel)
for key, value in seen.items():
    print(*key, *value)
for package in ("pydantic_core", "websockets"):
    assert seen["13_0", package] == seen["15_0", package], package
    assert seen["15_0", package][1] == (11, 0), package
old, new = seen["13_0", "numpy"], seen["15_0", "numpy"]
assert old[0] != new[0]
assert old[1:] == ((11, 0), False)
assert new[1:] == ((14, 0), True)
PYTHON
"$place/venv/bin/python" "$place/show.py" "$place"
echo "As described: numpy's wheel for a new Mac does not run on an older one, and another is there that does."
