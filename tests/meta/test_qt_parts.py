"""The parts of Qt that are left out are those that nothing loads."""

import re
from pathlib import Path

from qt_parts import remove_unused_parts

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "QtQuick.abi3.so": False,
    "QtQml.pyi": True,
    "QtWidgets.abi3.so": True,
    "lrelease": True,
    "lupdate": True,
    "designer": False,
    "qmlls": False,
    "Qt6Quick.dll": False,
    "Qt6Core.dll": True,
    "opengl32sw.dll": True,
    "typesystems/typesystem_core.xml": False,
    "Qt/lib/libQt6Qml.so.6": True,
    "Qt/lib/libQt6QmlModels.so.6": False,
    "Qt/lib/libQt6Quick.so.6": False,
    "Qt/lib/libQt6Test.so.6": True,
    "Qt/lib/libQt6Gui.so.6": True,
    "Qt/lib/QtQuick.framework/QtQuick": False,
    "Qt/lib/QtGui.framework/QtGui": True,
    "Qt/qml/QtQuick/qmldir": False,
    "Qt/plugins/platforms/libqxcb.so": True,
    "Qt/translations/qtbase_de.qm": True,
}


def test_the_unused_parts_alone_are_removed(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    remove_unused_parts(tmp_path)
    remove_unused_parts(tmp_path)
    assert {name: (tmp_path / name).exists() for name in FILES} == FILES


def test_no_source_imports_what_is_removed(tmp_path: Path) -> None:
    sources = [
        path for folder in ("canasta_gui", "tests") for path in (ROOT / folder).rglob("*.py")
    ]
    found = {name for path in sources for name in re.findall(r"PySide6\.(Qt\w+)", path.read_text())}
    for name in found:
        (tmp_path / f"{name}.abi3.so").touch()
    remove_unused_parts(tmp_path)
    assert found <= {path.name.split(".")[0] for path in tmp_path.iterdir()}
