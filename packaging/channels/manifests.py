"""Makes the manifests of package managers from a release's checksums.

python packaging/tasks.py manifests SHA256SUMS FOLDER

Writes below the folder what winget, Scoop, Homebrew and the AUR take, each in the layout of its own
collection. The address of the files is that of a release on the page that CANASTA_HOMEPAGE names.
"""

import json
from pathlib import Path

from canasta_gui.desktop.facts import NAME, SUMMARY, TITLE
from engine.version import VERSION
from installer.macos import OLDEST_SYSTEM_NAME
from installer.product import AUTHORS, homepage

WINGET_ID = "Canasta.Canasta"
_SCHEMA = "1.9.0"
FILES = {
    "windows": f"{NAME}-{VERSION}-setup.exe",
    "macos-arm64": f"{NAME}-{VERSION}-arm64.dmg",
    "macos-x86_64": f"{NAME}-{VERSION}-x86_64.dmg",
    "linux": f"{NAME}-{VERSION}-linux-x86_64.tar.xz",
}
"""The files of a release that managers take, by system and kind of processor."""


def write_all(sums: str, folder: Path) -> list[Path]:
    """Writes all manifests from the text of SHA256SUMS; returns their paths.

    Raises:
        SystemExit: if the address is not known, or a file has no checksum.
    """
    if not homepage():
        raise SystemExit("CANASTA_HOMEPAGE must name the page of the project.")
    known = {
        name: digest for digest, _, name in (line.partition("  ") for line in sums.split("\n"))
    }
    if missing := [name for name in FILES.values() if name not in known]:
        raise SystemExit(f"There is no checksum of {', '.join(missing)}.")
    digests = {system: known[name] for system, name in FILES.items()}
    written: list[Path] = []
    for name, text in all_texts(digests).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def all_texts(digests: dict[str, str]) -> dict[str, str]:
    """Returns the text of every manifest by its path."""
    winget = f"winget/manifests/c/{WINGET_ID.replace('.', '/')}/{VERSION}/{WINGET_ID}"
    return {
        f"{winget}.yaml": winget_version(),
        f"{winget}.installer.yaml": winget_installer(digests["windows"]),
        f"{winget}.locale.en-US.yaml": winget_words(),
        f"scoop/bucket/{NAME}.json": scoop(digests["windows"]),
        f"homebrew/Casks/{NAME}.rb": cask(digests["macos-arm64"], digests["macos-x86_64"]),
        f"aur/{NAME}-bin/PKGBUILD": pkgbuild(digests["linux"]),
        f"aur/{NAME}-bin/.SRCINFO": srcinfo(digests["linux"]),
    }


def address(system: str, version: str = VERSION) -> str:
    """Returns where a file of the release is; ``version`` may be a manager's word for it."""
    name = FILES[system].replace(VERSION, version)
    return f"{homepage()}/releases/download/v{version}/{name}"


def winget_version() -> str:
    """Returns winget's manifest of the version."""
    return _yaml("version", DefaultLocale="en-US")


def winget_installer(digest: str) -> str:
    """Returns winget's manifest of the installer, which is for one person."""
    return _yaml(
        "installer",
        InstallerType="nullsoft",
        Scope="user",
        UpgradeBehavior="install",
        Installers=f"\n- Architecture: x64\n  InstallerUrl: {address('windows')}"
        f"\n  InstallerSha256: {digest.upper()}",
    )


def winget_words() -> str:
    """Returns winget's manifest of the words in English."""
    return _yaml(
        "defaultLocale",
        PackageLocale="en-US",
        Publisher=AUTHORS,
        PackageName=TITLE,
        PackageUrl=homepage(),
        License="MIT",
        ShortDescription=SUMMARY["en"],
    )


def scoop(digest: str) -> str:
    """Returns Scoop's manifest: the installer is unpacked, and knows how to find newer ones."""
    about = {
        "version": VERSION,
        "description": SUMMARY["en"],
        "homepage": homepage(),
        "license": "MIT",
        "url": f"{address('windows')}#/dl.7z",
        "hash": digest,
        "pre_install": 'Remove-Item "$dir\\`$PLUGINSDIR", "$dir\\uninstall.exe" -Force -Recurse'
        " -ErrorAction SilentlyContinue",
        "shortcuts": [["canasta.exe", TITLE]],
        "checkver": "github",
        "autoupdate": {"url": f"{address('windows', '$version')}#/dl.7z"},
    }
    return json.dumps(about, indent=4) + "\n"


def cask(arm: str, intel: str) -> str:
    """Returns Homebrew's cask, with an image for each kind of processor."""
    place = address("macos-arm64", "#{version}").replace("arm64", "#{arch}")
    return f'''cask "{NAME}" do
  arch arm: "arm64", intel: "x86_64"

  version "{VERSION}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{place}"
  name "{TITLE}"
  desc "{SUMMARY["en"]}"
  homepage "{homepage()}"

  depends_on macos: ">= :{OLDEST_SYSTEM_NAME}"

  app "{TITLE}.app"

  zap trash: [
    "~/Library/Application Support/{NAME}",
    "~/Library/Logs/{NAME}",
  ]
end
'''


def pkgbuild(digest: str) -> str:
    """Returns the AUR's recipe, which installs the built program."""
    place = address("linux", "${pkgver}")
    return f'''pkgname={NAME}-bin
pkgver={VERSION}
pkgrel=1
pkgdesc="{SUMMARY["en"]}"
arch=('x86_64')
url="{homepage()}"
license=('MIT')
depends=('glibc' 'libglvnd' 'fontconfig')
optdepends=('libcups: printing score sheets')
provides=('{NAME}')
conflicts=('{NAME}')
options=('!strip')
source=("{place}")
sha256sums=('{digest}')

package() {{
  cd "{NAME}-${{pkgver}}-linux-x86_64"
  install -d "$pkgdir/usr"
  cp -a bin lib share "$pkgdir/usr/"
  install -Dm644 share/doc/{NAME}/copyright "$pkgdir/usr/share/licenses/$pkgname/LICENSE"
}}
'''


def srcinfo(digest: str) -> str:
    """Returns the summary of the recipe that the AUR wants beside it."""
    fields = (
        *(("pkgdesc", SUMMARY["en"]), ("pkgver", VERSION), ("pkgrel", "1"), ("url", homepage())),
        *(("arch", "x86_64"), ("license", "MIT"), ("depends", "glibc"), ("depends", "libglvnd")),
        *(("depends", "fontconfig"), ("optdepends", "libcups: printing score sheets")),
        *(("provides", NAME), ("conflicts", NAME), ("options", "!strip")),
        *(("source", address("linux")), ("sha256sums", digest)),
    )
    lines = "".join(f"\t{name} = {value}\n" for name, value in fields)
    return f"pkgbase = {NAME}-bin\n{lines}\npkgname = {NAME}-bin\n"


def _yaml(kind: str, **fields: str) -> str:
    """Returns a manifest of winget; a value that begins with a line break is a list."""
    known = {"PackageIdentifier": WINGET_ID, "PackageVersion": VERSION}
    last = {"ManifestType": kind, "ManifestVersion": _SCHEMA}
    lines = [
        f"{name}: {value}".replace(": \n", ":\n") for name, value in (known | fields | last).items()
    ]
    return "\n".join(lines) + "\n"
