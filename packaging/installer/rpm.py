"""The package for Fedora, openSUSE and their relatives."""

import platform
import subprocess
import tempfile
import tomllib
from pathlib import Path

from canasta_gui.desktop.facts import DESCRIPTION, NAME, SUMMARY
from engine.version import VERSION
from installer.linux import FONTS, LIBRARIES, libc_version
from installer.product import ROOT, homepage

SPEC = """\
# A finished tree is packed: nothing is stripped, compiled or looked for in it.
%global debug_package %{{nil}}
%global __os_install_post %{{nil}}
%define _binary_payload w7.xzdio
%define _build_id_links none
Name: {name}
Version: {version}
Release: 1
Summary: {summary}
License: {licence}
{url}AutoReqProv: no
{requires}
%description
{description}

%install
cp -a {root}/. %{{buildroot}}/

%files
/usr/bin/canasta
/usr/bin/canasta-engine
/usr/lib/{name}
/usr/share/doc/{name}
{files}
"""


def build_rpm(root: Path, folder: Path) -> Path:
    """Makes a package of a staged tree; returns its path."""
    architecture = platform.machine()
    with tempfile.TemporaryDirectory() as name:
        spec = Path(name) / f"{NAME}.spec"
        spec.write_text(spec_of(root), encoding="utf-8")
        places = {"_topdir": name, "_rpmdir": str(folder), "_rpmfilename": "%{NAME}.rpm"}
        options = [part for key, value in places.items() for part in ("-D", f"{key} {value}")]
        command = ["rpmbuild", "-bb", "--quiet", "--target", architecture, *options, spec]
        subprocess.run(command, check=True, capture_output=True)
    made = folder / f"{NAME}.rpm"
    return made.rename(folder / f"{NAME}-{VERSION}-1.{architecture}.rpm")


def licence() -> str:
    """Returns the terms of all that is shipped, each once, as one SPDX expression."""
    index = tomllib.loads((ROOT / "assets/licences/index.toml").read_text(encoding="utf-8"))
    terms = (part for notice in index["notice"] for part in notice["licence"].split(" AND "))
    return " AND ".join(f"({one})" if " OR " in one else one for one in dict.fromkeys(terms))


def spec_of(root: Path) -> str:
    """Returns the spec file of the package."""
    share = root / "usr" / "share"
    # The package's own folders are listed, otherwise they would be left behind empty.
    own = share / "doc" / NAME
    files = sorted(path for path in share.rglob("*") if path.is_file() and own not in path.parents)
    libraries = [f"{one}()(64bit)" for one in LIBRARIES]
    needed = [f"glibc >= {libc_version()}", *libraries, FONTS]
    return SPEC.format(
        name=NAME,
        version=VERSION,
        summary=SUMMARY["en"],
        licence=licence(),
        url=f"URL: {homepage()}\n" if homepage() else "",
        requires="".join(f"Requires: {one}\n" for one in needed),
        description="\n\n".join(texts["en"] for texts in DESCRIPTION),
        root=root,
        files="\n".join(f"/{path.relative_to(root).as_posix()}" for path in files),
    )
