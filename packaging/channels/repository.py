"""Makes repositories of the packages for Linux, from which systems get their updates.

python packaging/tasks.py repository FOLDER_OF_PACKAGES FOLDER

Writes ``deb/`` (for apt) and ``rpm/`` (for dnf and zypper) below the folder, which may hold earlier
releases: their packages stay. Needs apt-ftparchive and createrepo_c. With a key of gpg named in
CANASTA_SIGN_REPOSITORY both are signed, and ``key.asc`` is what people let their systems trust;
without one a sentence says so.
"""

import os
import shutil
import subprocess
from pathlib import Path

NO_KEY = "The repositories are not signed: CANASTA_SIGN_REPOSITORY names no key of gpg."
_RELEASE = {"Origin": "Canasta", "Label": "Canasta", "Suite": "stable", "Codename": "stable"}


def build(packages: Path, folder: Path) -> None:
    """Adds the packages to both repositories and writes their indices anew."""
    for kind in ("deb", "rpm"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for package in packages.glob(f"*.{kind}"):
            shutil.copy(package, folder / kind)
    key = os.environ.get("CANASTA_SIGN_REPOSITORY", "")
    if not key:
        print(NO_KEY)
    _index_debs(folder / "deb", key)
    _index_rpms(folder / "rpm", key)
    if key:
        (folder / "key.asc").write_bytes(_run("gpg", "--armor", "--export", key))


def _index_debs(folder: Path, key: str) -> None:
    for name in ("Release", "Release.gpg", "InRelease"):
        (folder / name).unlink(missing_ok=True)
    listed = _run("apt-ftparchive", "packages", ".", cwd=folder)
    (folder / "Packages").write_bytes(listed)
    options = [f"-oAPT::FTPArchive::Release::{name}={value}" for name, value in _RELEASE.items()]
    (folder / "Release").write_bytes(_run("apt-ftparchive", *options, "release", ".", cwd=folder))
    if key:
        sign = ("gpg", "--batch", "--yes", "--local-user", key)
        _run(*sign, "--clearsign", "--output", "InRelease", "Release", cwd=folder)
        _run(*sign, "--armor", "--detach-sign", "--output", "Release.gpg", "Release", cwd=folder)


def _index_rpms(folder: Path, key: str) -> None:
    _run("createrepo_c", "--quiet", "--update", ".", cwd=folder)
    if key:
        sign = ("gpg", "--batch", "--yes", "--local-user", key, "--armor", "--detach-sign")
        _run(*sign, "repodata/repomd.xml", cwd=folder)


def _run(*command: str, cwd: Path | None = None) -> bytes:
    return subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.PIPE).stdout
