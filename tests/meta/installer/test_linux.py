"""The packages for Linux install all files and remove all of them."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_gui.desktop.facts import NAME
from engine.version import VERSION
from installer import archive, build, deb, linux, rpm
from tests.meta.archives import unpack

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="made on Linux only")

PROGRAM = "usr/lib/canasta-table/canasta"
SOME_FILES = {
    PROGRAM,
    "usr/lib/canasta-table/_internal/pictures/königin.png",
    "usr/bin/canasta",
    "usr/bin/canasta-engine",
    "usr/share/applications/canasta-table.desktop",
    "usr/share/mime/packages/canasta-table.xml",
    "usr/share/metainfo/org.canasta_table.canasta.metainfo.xml",
    "usr/share/icons/hicolor/scalable/apps/canasta-table.svg",
    "usr/share/man/man6/canasta.6.gz",
    "usr/share/man/de/man6/canasta.6.gz",
    "usr/share/doc/canasta-table/copyright",
}


def tool(name: str) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")


def run(*command: str | Path, **variables: str) -> str:
    environment = {**os.environ, **variables}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def files_below(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if not path.is_dir()}


def test_the_tree_is_whole_and_can_be_read_by_everybody(staged: Path) -> None:
    assert files_below(staged) >= SOME_FILES
    assert run(staged / "usr" / "bin" / "canasta") == "dealt\n"
    for path in staged.rglob("*"):
        assert path.is_symlink() or path.stat().st_mode & 0o444 == 0o444
    manual = gzip.decompress((staged / "usr/share/man/man6/canasta.6.gz").read_bytes())
    assert manual.startswith(b".TH CANASTA 6")
    assert "MIT License" in (staged / "usr/share/doc/canasta-table/copyright").read_text()


def test_debian_installs_and_removes_it_without_a_trace(staged: Path, tmp_path: Path) -> None:
    tool("dpkg-deb")
    package = deb.build_deb(staged, tmp_path)
    assert run("dpkg-deb", "--field", package, "Package", "Version") == (
        f"Package: {NAME}\nVersion: {VERSION}\n"
    )
    assert "libgl1, libegl1" in run("dpkg-deb", "--field", package, "Depends")
    listed = run("dpkg-deb", "--contents", package)
    assert listed.count("root/root") == len(listed.splitlines())
    system = tmp_path / "system"
    (system / "var" / "lib" / "dpkg").mkdir(parents=True)
    (system / "var" / "lib" / "dpkg" / "status").touch()
    before = files_below(system)
    apart = [f"--root={system}", "--force-not-root", "--force-depends", "--force-bad-path"]
    fake = [] if os.geteuid() == 0 else ["fakeroot"]
    run(*fake, "dpkg", *apart, "--log=/dev/null", "--install", package)
    assert files_below(system) >= SOME_FILES
    run(*fake, "dpkg", *apart, "--log=/dev/null", "--purge", NAME)
    left = {name for name in files_below(system) - before if not name.startswith("var/lib/dpkg/")}
    assert left == set()


def test_a_changed_file_is_noticed_by_its_sum(staged: Path) -> None:
    before = set(deb.md5_sums(staged).splitlines())
    names = {line.partition("  ")[2] for line in before}
    assert PROGRAM in names
    assert "usr/bin/canasta" not in names, "a link has no content of its own"
    (staged / PROGRAM).write_text("changed")
    (changed,) = set(deb.md5_sums(staged).splitlines()) - before
    assert changed.endswith(f"  {PROGRAM}")


def test_fedora_is_told_the_terms_of_everything_that_comes_along() -> None:
    terms = rpm.licence().split(" AND ")
    assert terms[0] == "MIT"
    assert {"LGPL-3.0-only", "Apache-2.0", "OFL-1.1", "PSF-2.0"} <= {*terms}
    assert "(Apache-2.0 OR BSD-2-Clause)" in terms
    assert len(terms) == len({*terms})


def test_fedora_lists_the_same_files(staged: Path, tmp_path: Path) -> None:
    tool("rpmbuild")
    package = rpm.build_rpm(staged, tmp_path)
    database = ["--dbpath", str(tmp_path / "rpmdb")]
    listed = {line.lstrip("/") for line in run("rpm", *database, "-qpl", package).splitlines()}
    assert files_below(staged) <= listed
    assert {"usr/lib/canasta-table", "usr/share/doc/canasta-table"} <= listed
    needed = run("rpm", *database, "-qp", "--requires", package)
    assert "libGL.so.1()(64bit)" in needed
    asked = run("rpm", *database, "-qp", "--qf", "%{NAME} %{VERSION}", package)
    assert asked == f"{NAME} {VERSION}"


class TestArchive:
    @pytest.fixture
    def unpacked(self, staged: Path, tmp_path: Path) -> Path:
        """Returns a folder with a space in its name, with the unpacked archive."""
        folder = tmp_path / "my downloads"
        unpack(archive.build_archive(staged, tmp_path), folder)
        return next(folder.iterdir())

    def test_it_is_installed_for_one_person_and_removed(
        self, unpacked: Path, tmp_path: Path
    ) -> None:
        home = tmp_path / "Käthe's home"
        match = home / ".local" / "share" / NAME / "matches" / "ours.canasta"
        match.parent.mkdir(parents=True)
        match.touch()
        said = run(unpacked / "install.sh", HOME=str(home))
        command = home / ".local" / "bin" / "canasta"
        assert str(command) in said
        assert run(command) == "dealt\n"
        entry = (home / f".local/share/applications/{NAME}.desktop").read_text(encoding="utf-8")
        assert f'Exec="{command}" %f\n' in entry
        assert "TryExec" not in entry
        # A newer version replaces an older one, and leaves none of its files.
        (home / ".local" / "lib" / NAME / "old").touch()
        run(unpacked / "install.sh", HOME=str(home))
        assert not (home / ".local" / "lib" / NAME / "old").exists()
        assert "matches" in run(unpacked / "install.sh", "--remove", HOME=str(home))
        left = {name for name in files_below(home) if not _is_cache(name)}
        assert left == {match.relative_to(home).as_posix()}

    def test_a_wrong_argument_shows_how_it_is_called(self, unpacked: Path) -> None:
        command = [unpacked / "install.sh", "--nonsense"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "--prefix DIR" in done.stderr

    def test_a_place_that_cannot_be_written_is_named(self, unpacked: Path) -> None:
        command = [unpacked / "install.sh", "--prefix", "/proc/nowhere"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert "/proc/nowhere may not be written. Try --prefix DIR." in done.stderr


def _is_cache(name: str) -> bool:
    """Returns whether the desktop's tools have written the file as a cache."""
    return "/mime/" in name or name.endswith(("mimeinfo.cache", "icon-theme.cache"))


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_every_system_makes_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str
) -> None:
    made: list[str] = []

    def make(name: str) -> object:
        def put(*given: Path, **_: object) -> Path:
            made.append(name)
            return tmp_path / name

        return put

    for place in ("windows.sign", "windows.build_installer", "macos.build_image"):
        monkeypatch.setattr(f"installer.{place}", make(place))
    for place in ("archive.build_archive", "rpm.build_rpm", "deb.build_deb", "linux.stage"):
        monkeypatch.setattr(f"installer.{place}", make(place))
    monkeypatch.setattr(sys, "platform", system)
    paths = [path.name for path in build.build(tmp_path)]
    expected = {
        "win32": ["windows.build_installer"],
        "darwin": ["macos.build_image"],
        "linux": ["archive.build_archive", "rpm.build_rpm", "deb.build_deb"],
    }
    assert paths == expected[system]
    if system == "win32":
        assert made == ["windows.sign", "windows.build_installer", "windows.sign"]


def test_the_c_library_is_the_one_of_this_system() -> None:
    major, minor = linux.libc_version().split(".")[:2]
    assert (int(major), int(minor)) >= (2, 28)
