"""Reduces the data of the Unicode library ICU for the built program to what it needs.

Qt's wheel brings the data of 560 locales and every old encoding: 32 MB. Kept are the rules of
sorting for the root and the program's languages, normalisation, names and time zones: 3 MB. Needs
``icupkg`` (Debian: icu-devtools) and the assembler and linker of binutils, on Linux.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

TOOLS = ("icupkg", "as", "ld", "nm")
MISSING = "The data of ICU goes in whole (29 MB more): there is no {tool} here."
_SYMBOL = re.compile(rb"^([0-9a-f]+) R (icudt\d+)_dat$", re.MULTILINE)
_ASSEMBLY = """.section .rodata
.global {name}_dat
.type {name}_dat,@object
.balign 16
{name}_dat:
.incbin "{name}l.dat"
.size {name}_dat, .-{name}_dat
.section .note.GNU-stack,"",@progbits
"""


def reduce_icu(library: Path, target: Path, languages: tuple[str, ...]) -> bool:
    """Writes the library with the data of some languages; returns False if a tool is missing."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(MISSING.format(tool=missing[0]))
        return False
    symbol = _SYMBOL.search(_run("nm", "--dynamic", library))
    if symbol is None:
        raise SystemExit(f"{library} holds no data of ICU")
    name = symbol[2].decode()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        whole, small = folder / "whole" / f"{name}l.dat", folder / f"{name}l.dat"
        whole.parent.mkdir()
        # Its only section begins where it lies in the file.
        whole.write_bytes(library.read_bytes()[int(symbol[1], 16) :])
        items = _run("icupkg", "--list", whole).decode().split()
        unused = [item for item in items if not is_kept(item, languages)]
        (folder / "unused.txt").write_text("\n".join(unused) + "\n")
        _run("icupkg", "--remove", folder / "unused.txt", whole, small)
        (folder / "data.s").write_text(_ASSEMBLY.format(name=name))
        _run("as", "-I", folder, "-o", folder / "data.o", folder / "data.s")
        _run("ld", "-shared", "-soname", library.name, "-o", target, folder / "data.o")
    return True


def is_kept(item: str, languages: tuple[str, ...]) -> bool:
    """Returns whether an item of ICU's data, given by its path there, is kept."""
    # Qt asks for "pt_BR" and then for "pt".
    known = {*languages, *(code.partition("_")[0] for code in languages)}
    folder, _, file = item.rpartition("/")
    stem, _, kind = file.rpartition(".")
    if folder:
        return folder == "coll" and stem in {"root", "res_index", "ucadata", *known}
    is_locale = re.fullmatch(r"[a-z]{2,3}(_\w+)?", stem) is not None
    return kind != "cnv" and (not is_locale or kind != "res" or stem in known)


def _run(*command: object) -> bytes:
    return subprocess.run(list(map(str, command)), check=True, capture_output=True).stdout
