"""What brings a release to people is made from its files and is read by the tools it is for."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from canasta_gui.desktop.facts import NAME
from channels import flatpak, manifests, repository
from engine.version import VERSION
from installer import appimage, deb, rpm, windows
from installer.product import APP_ID

HOMEPAGE = "https://github.com/someone/canasta"
FILES = {
    "windows": f"{NAME}-{VERSION}-setup.exe",
    "macos-arm64": f"{NAME}-{VERSION}-arm64.dmg",
    "macos-x86_64": f"{NAME}-{VERSION}-x86_64.dmg",
    "linux": f"{NAME}-{VERSION}-linux-x86_64.tar.xz",
}
DIGESTS = {name: f"{number}{'0' * 63}" for number, name in enumerate(FILES.values(), 1)}
SUMS = "".join(f"{digest}  {name}\n" for name, digest in DIGESTS.items())


def tool(name: str) -> str:
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")
    return name


@pytest.fixture(autouse=True)
def _published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANASTA_HOMEPAGE", HOMEPAGE)


def test_each_manager_gets_the_address_and_the_checksum_of_its_file(tmp_path: Path) -> None:
    texts = {path.name: path.read_text() for path in manifests.write_all(SUMS, tmp_path)}
    assert len(texts) == 7
    for name, system, machine in (
        ("Canasta.Canasta.installer.yaml", "windows", ""),
        (f"{NAME}.json", "windows", ""),
        (f"{NAME}.rb", "macos-arm64", "arm64"),
        (f"{NAME}.rb", "macos-x86_64", "x86_64"),
        ("PKGBUILD", "linux", ""),
        (".SRCINFO", "linux", ""),
    ):
        text = re.sub(r"#\{version\}|\$\{pkgver\}", VERSION, texts[name])
        text = text.replace("#{arch}", machine)
        assert f"{HOMEPAGE}/releases/download/v{VERSION}/{FILES[system]}" in text
        assert DIGESTS[FILES[system]] in text.lower()
    assert json.loads(texts[f"{NAME}.json"])["version"] == VERSION


def test_the_recipe_of_the_aur_is_a_script_that_installs_the_tree(tmp_path: Path) -> None:
    recipe = next(path for path in manifests.write_all(SUMS, tmp_path) if path.name == "PKGBUILD")
    top = tmp_path / f"{NAME}-{VERSION}-linux-x86_64"
    for place in ("bin/canasta", "lib/part", f"share/doc/{NAME}/copyright"):
        (top / place).parent.mkdir(parents=True, exist_ok=True)
        (top / place).touch()
    script = f'set -e; pkgdir={tmp_path}/made; . {recipe}; cd {tmp_path}; package; echo "$source"'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == f"{HOMEPAGE}/releases/download/v{VERSION}/{FILES['linux']}\n"
    assert (tmp_path / "made/usr/share/licenses" / f"{NAME}-bin" / "LICENSE").is_file()
    assert (tmp_path / "made/usr/bin/canasta").is_file()


def test_a_release_without_one_of_the_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"no checksum of .*\.dmg"):
        manifests.write_all(SUMS.replace(".dmg", ".zip"), tmp_path)


def test_the_installer_for_windows_has_the_name_that_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(*_command: object, **_options: object) -> None: ...

    monkeypatch.setattr(windows, "_makensis", lambda: "makensis")
    monkeypatch.setattr(subprocess, "run", made)
    assert windows.build_installer(tmp_path).name == FILES["windows"]


class TestFlatpak:
    LOCK = """
[[package]]
name = "core"
version = "1.0"
resolution-markers = ["python_full_version < '3.12'"]
wheels = [{ url = "x/core-1.0-cp311-cp311-manylinux2014_x86_64.whl", hash = "sha256:aa" }]
[[package]]
name = "core"
version = "2.0"
resolution-markers = ["python_full_version >= '3.15'", "python_full_version == '3.13.*'"]
wheels = [
    { url = "x/core-2.0-cp313-cp313-manylinux2014_x86_64.whl", hash = "sha256:bb" },
    { url = "x/core-2.0-cp313-cp313-manylinux2014_aarch64.whl", hash = "sha256:cc" },
    { url = "x/core-2.0-cp313-cp313-win_amd64.whl", hash = "sha256:dd" },
    { url = "x/core-2.0-py3-none-any.whl", hash = "sha256:ee" },
]
[[package]]
name = "other"
version = "1.0"
"""

    def test_each_machine_gets_the_file_for_the_runtime_s_python(self) -> None:
        files = flatpak.packages(self.LOCK, {"core"})
        assert [(one["sha256"], one["only-arches"]) for one in files] == [
            ("bb", ["x86_64"]),
            ("cc", ["aarch64"]),
        ]
        with pytest.raises(SystemExit, match="other: there is no wheel"):
            flatpak.packages(self.LOCK, {"other"})

    def test_the_builder_understands_the_manifest(self, tmp_path: Path) -> None:
        digest = "f" * 64
        sums = f"{digest}  canasta_table-{VERSION}.tar.gz\n"
        manifest = flatpak.manifest(flatpak.own_sources(sums))
        path = tmp_path / f"{APP_ID}.json"
        path.write_text(json.dumps(manifest))
        (tmp_path / "python-packages.json").write_text(json.dumps(flatpak.module([])))
        shown = subprocess.run(
            [tool("flatpak-builder"), "--show-manifest", path],
            capture_output=True,
            text=True,
            check=True,
        )
        assert shown.stderr == ""
        assert json.loads(shown.stdout)["modules"][1]["sources"][0]["sha256"] == digest

    def test_it_asks_for_no_files_and_no_other_program(self) -> None:
        words = " ".join(flatpak.PERMISSIONS)
        assert not re.search("filesystem|talk-name|socket=x11|device=all", words)


class TestRepository:
    @pytest.fixture
    def packages(self, staged: Path, tmp_path: Path) -> Path:
        for name in ("dpkg-deb", "rpmbuild", "apt-ftparchive", "createrepo_c"):
            tool(name)
        folder = tmp_path / "packages"
        folder.mkdir()
        rpm.build_rpm(staged, folder)
        deb.build_deb(staged, folder)
        return folder

    def test_both_kinds_are_listed_and_older_ones_stay(
        self, packages: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        site = tmp_path / "site"
        repository.build(packages, site)
        (package,) = packages.glob("*.deb")
        package.rename(package.with_name("newer.deb"))
        repository.build(packages, site)
        listed = (site / "deb" / "Packages").read_text()
        assert re.findall(r"^Filename: (.*)", listed, re.MULTILINE) == [
            f"./{package.name}",
            "./newer.deb",
        ]
        assert "Suite: stable" in (site / "deb" / "Release").read_text()
        assert list((site / "rpm" / "repodata").glob("*-primary.xml.*"))
        assert repository.NO_KEY in capsys.readouterr().out


class TestAppImage:
    def test_it_starts_what_it_is_called_by(self, staged: Path) -> None:
        appimage.fill(staged)
        assert {f"{NAME}.desktop", f"{NAME}.png", ".DirIcon"} <= {
            path.name for path in staged.iterdir()
        }
        (staged / "usr/bin/canasta-engine").unlink()
        (staged / "usr/bin/canasta-engine").write_text("#!/bin/sh\necho engine\n")
        (staged / "usr/bin/canasta-engine").chmod(0o755)
        said = {
            name: subprocess.run(
                [staged / "AppRun"],
                env={"APPDIR": str(staged), "ARGV0": name, "PATH": "/usr/bin:/bin"},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            for name in ("./Canasta.AppImage", "/home/x/canasta-engine")
        }
        assert list(said.values()) == ["dealt\n", "engine\n"]

    def test_without_the_tool_a_sentence_says_so(
        self, staged: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("PATH", "")
        assert appimage.build_appimage(staged, staged) is None
        assert capsys.readouterr().out == f"{appimage.MISSING}\n"

    def test_programs_for_updates_are_told_where_newer_ones_are(self) -> None:
        (_, place) = appimage.update_options()
        assert place.startswith(f"gh-releases-zsync|someone|canasta|latest|{NAME}-*")
