"""The ICU data of the built program is small and sorts in all languages of the program."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu_data

LANGUAGES = ("de", "en", "es", "pt_BR")
SORT = """
from PySide6.QtCore import QCollator, QLocale
for name in ("de", "es"):
    key = QCollator(QLocale(name)).sortKey
    print(*sorted(["zebra", "Äpfel", "apfel", "ñu", "nz"], key=key))
"""


@pytest.mark.parametrize(
    ("item", "is_kept"),
    [
        ("coll/root.res", True),
        ("coll/de.res", True),
        ("coll/sv.res", False),
        ("coll/ucadata.icu", True),
        ("curr/de.res", False),
        ("de.res", True),
        ("de_AT.res", False),
        ("pt.res", True),
        ("pt_BR.res", True),
        ("sv.res", False),
        ("nfkc.nrm", True),
        ("zoneinfo64.res", True),
        ("ibm-37_P100-1995.cnv", False),
    ],
)
def test_what_the_languages_need_is_kept(item: str, is_kept: bool) -> None:
    assert icu_data.is_kept(item, LANGUAGES) == is_kept


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or any(shutil.which(it) is None for it in icu_data.TOOLS),
    reason="the tools of ICU and binutils are not here",
)
def test_the_small_data_sorts_as_the_whole(tmp_path: Path) -> None:
    libraries = Path(PySide6.__file__).parent / "Qt" / "lib"
    (library,) = (path for path in libraries.glob("libicudata.so.*") if not path.is_symlink())
    target = tmp_path / library.name
    assert icu_data.reduce_icu(library, target, LANGUAGES)
    assert target.stat().st_size < 4_000_000
    whole, small = (sorted_by(preload) for preload in ("", str(target)))
    assert small == whole == "apfel Äpfel ñu nz zebra\napfel Äpfel nz ñu zebra\n"


def sorted_by(preload: str) -> str:
    """Returns words sorted by Qt, with a library loaded first."""
    environment = {**os.environ, "LD_PRELOAD": preload, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", SORT], env=environment, capture_output=True, check=True
    )
    return done.stdout.decode()


def test_without_the_tools_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(icu_data, "TOOLS", ("no-such-tool",))
    assert not icu_data.reduce_icu(tmp_path / "libicudata.so.1", tmp_path / "small", LANGUAGES)
    assert capsys.readouterr().out == icu_data.MISSING.format(tool="no-such-tool") + "\n"
