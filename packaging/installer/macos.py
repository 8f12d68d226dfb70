"""The application for macOS: its property list, its signature, and the disk image."""

import os
import platform
import plistlib
import re
import subprocess
import tempfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

import notices
from canasta_gui.desktop.facts import FILE_TYPES, LANGUAGES, NAME, TITLE
from engine.version import VERSION
from installer.product import AUTHORS, BUNDLE_ID, ROOT

APP = ROOT / "dist" / "Canasta.app"
OLDEST_SYSTEM = "14.0"
"""The oldest macOS that all wheels in the program support: a build refuses others."""
OLDEST_SYSTEM_NAME = "sonoma"
"""Its name at Homebrew."""
TOO_NEW = (
    "{part} needs macOS {wanted}, and OLDEST_SYSTEM promises {promised}: raise it, or install the"
    " wheel for older systems."
)
NO_IDENTITY = "Not signed: CANASTA_SIGN_IDENTITY names no certificate of the key chain."
NO_PROFILE = "Not notarised: CANASTA_NOTARY_PROFILE names no profile of notarytool."
ENTITLEMENTS = {"com.apple.security.cs.allow-unsigned-executable-memory": True}
"""What the application may do although it is signed: on Intel, Python makes functions for C as it
runs.
"""


_SYSTEM = re.compile(r"macosx_(\d+)_(\d+)_")
"""What the tag of a wheel says about the system."""


def info_plist() -> dict[str, object]:
    """Returns the property list that the system reads from an application."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": BUNDLE_ID,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, MIT licence",
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [_document(number) for number in range(len(FILE_TYPES))],
        "UTExportedTypeDeclarations": [_type(number) for number in range(len(FILE_TYPES))],
    }


def check_oldest_system(parts: Iterable[Distribution]) -> None:
    """Compares what the program promises with the systems that its parts were built for.

    Which wheel is installed depends on the Mac that builds: numpy has one for macOS 14 and one for
    older systems.

    Raises:
        SystemExit: if a part does not run on the oldest system.
    """
    promised = _version(*OLDEST_SYSTEM.split("."))
    for part in parts:
        systems = _SYSTEM.findall(part.read_text("WHEEL") or "")
        if systems and (needed := min(_version(*numbers) for numbers in systems)) > promised:
            wanted = ".".join(map(str, needed))
            raise SystemExit(TOO_NEW.format(part=part.name, wanted=wanted, promised=OLDEST_SYSTEM))


def _version(major: str, minor: str) -> tuple[int, int]:
    return int(major), int(minor)


def build_image(folder: Path, app: Path = APP) -> Path:
    """Signs the application, packs it into a disk image, has that notarised; returns its path."""
    check_oldest_system(part for part in distributions() if part.name in notices.pinned())
    # A program is built for the processor of the Mac that builds it.
    target = folder / f"{NAME}-{VERSION}-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as name:
        allowed = Path(name) / "entitlements.plist"
        allowed.write_bytes(plistlib.dumps(ENTITLEMENTS))
        sign(app, "--entitlements", str(allowed))
    with tempfile.TemporaryDirectory() as name:
        subprocess.run(["ditto", app, Path(name) / app.name], check=True)
        # The image holds a link to the applications folder, to drag the program there.
        (Path(name) / "Applications").symlink_to("/Applications")
        image = ["-volname", TITLE, "-srcfolder", name, "-format", "ULMO", "-ov", target]
        subprocess.run(["hdiutil", "create", *image], check=True)
    sign(target)
    notarise(target)
    return target


def sign(path: Path, *more: str) -> None:
    """Signs with the builder's certificate, and more options, or reports that none is named."""
    identity = os.environ.get("CANASTA_SIGN_IDENTITY")
    if not identity:
        print(f"{path.name}: {NO_IDENTITY}")
        return
    options = ["--force", "--deep", "--timestamp", "--options", "runtime", "--sign", identity]
    subprocess.run(["codesign", *options, *more, path], check=True)


def notarise(path: Path) -> None:
    """Has the image notarised, or reports that no account is named."""
    profile = os.environ.get("CANASTA_NOTARY_PROFILE")
    if not profile:
        print(f"{path.name}: {NO_PROFILE}")
        return
    submit = ["notarytool", "submit", path, "--keychain-profile", profile, "--wait"]
    subprocess.run(["xcrun", *submit], check=True)
    subprocess.run(["xcrun", "stapler", "staple", path], check=True)


def _document(number: int) -> dict[str, object]:
    return {
        "CFBundleTypeName": FILE_TYPES[number].title["en"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [_uti(number)],
    }


def _type(number: int) -> dict[str, object]:
    kind = FILE_TYPES[number]
    return {
        "UTTypeIdentifier": _uti(number),
        "UTTypeDescription": kind.title["en"],
        "UTTypeConformsTo": ["public.utf8-plain-text"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix.removeprefix(".")],
            "public.mime-type": [kind.mime],
        },
    }


def _uti(number: int) -> str:
    return f"{BUNDLE_ID}.{FILE_TYPES[number].suffix.removeprefix('.')}"
