"""Leaves out of an environment the parts of Qt that neither the program nor its tools load.

That is a third of what PySide6-Essentials installs: Qt Quick and its designer, and
what only builders of bindings read.
"""

import re
import shutil
from pathlib import Path

UNUSED_LIBRARIES = re.compile(
    r"(?:lib)?Qt6?(?:Qml[A-Z]|Quick|Designer|UiTools|Help|Labs|Lottie|Wayland(?:Egl)?Compositor)"
)
"""Qml itself stays: the tools for translations are linked with it."""
UNUSED_PROGRAMS = re.compile(r"(?:assistant|designer|linguist|qml\w*|svgtoqml)(?:\.exe|\.app)?")
UNUSED_FOLDERS = (
    *("qml", "metatypes", "typesystems", "glue", "include"),
    *("qmltooling", "sqldrivers", "vectorimageformats", "wayland-graphics-integration-server"),
)


def remove_unused_parts(binding: Path) -> None:
    """Removes them from the folder of the package PySide6; what is not there is no matter.

    Descriptions of types (``.pyi``) stay: the checks of types read them.
    """
    for path in [*binding.rglob("*")]:
        if not _is_unused(path):
            continue
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


def _is_unused(path: Path) -> bool:
    if path.suffix in {".pyi", ".py"}:
        return False
    if path.is_dir() and path.name in UNUSED_FOLDERS:
        return True
    return bool(UNUSED_LIBRARIES.match(path.name) or UNUSED_PROGRAMS.fullmatch(path.name))
