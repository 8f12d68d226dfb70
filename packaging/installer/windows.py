"""The installer for Windows, made by NSIS: `makensis` runs on every system."""

import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from canasta_gui.desktop.facts import FILE_TYPES, LANGUAGES, NAME, RUNNING, SUMMARY, TITLE
from canasta_gui.settings.languages import SOURCE
from canasta_gui.table.render.icon import icon_image
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.style import TableStyle
from engine.version import VERSION
from installer.product import AUTHORS, BUNDLE, ROOT

MANIFEST = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">\
PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">\
true</longPathAware>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">\
UTF-8</activeCodePage>
    </windowsSettings>
  </application>
</assembly>
"""
"""The manifest of the program: sharp on every screen, long paths, no administrator rights."""
SCRIPT = Path(__file__).with_name("canasta.nsi")
_SIDE = (328, 628)
"""The size of a picture in pixels, twice what a plain screen shows."""
KINDS = dict(zip(("MATCH", "RULES", "PLAYER"), FILE_TYPES, strict=True))
"""The kinds of files, by their names in the script."""
NO_KEY = "Not signed: CANASTA_SIGN_WINDOWS holds no command that signs a file."


def build_installer(
    folder: Path, bundle: Path = BUNDLE, icon: Path | None = None, more: tuple[str, ...] = ()
) -> Path:
    """Makes the installer of a built program, with more options for `makensis`; returns its
    path.
    """
    target = folder / f"{NAME}-{VERSION}-setup.exe"
    values = {
        "VERSION": VERSION,
        "SOURCE": str(bundle),
        "OUTPUT": str(target),
        "ICON": str(icon or ROOT / "build" / "canasta.ico"),
        "NOTICE": str(ROOT / "LICENSE"),
    }
    values |= {f"{name}_suffix": kind.suffix for name, kind in KINDS.items()}
    with tempfile.TemporaryDirectory() as scratch:
        languages = Path(scratch) / "languages.nsh"
        languages.write_text(languages_of_script(), encoding="utf-8")
        options = [f"-D{name}={value}" for name, value in values.items()]
        picture = Path(scratch) / "picture.bmp"
        draw_side_picture().save(str(picture))
        options += [f"-DLANGUAGES={languages}", f"-DPICTURE={picture}"]
        # The files are copied as bytes, whatever the system's code page is.
        encoding = ("-INPUTCHARSET", "UTF8")
        command = [_makensis(), "-V2", "-WX", *encoding, *more, *options, str(SCRIPT)]
        subprocess.run(command, check=True)
    return target


def languages_of_script() -> str:
    """Returns the script's languages, English first, and its texts in each of them."""
    codes = sorted(LANGUAGES, key=lambda code: (code != SOURCE, code))
    lines = [f'!insertmacro MUI_LANGUAGE "{name_in_nsis(code)}"' for code in codes]
    texts = {**{name: kind.title for name, kind in KINDS.items()}, "RUNNING": RUNNING}
    for name, said in texts.items():
        for code in codes:
            text = said.get(code, said[SOURCE])
            lines.append(f'LangString {name} ${{LANG_{name_in_nsis(code).upper()}}} "{text}"')
    return "\n".join(lines) + "\n"


def draw_side_picture() -> QImage:
    """Returns the picture of the first and the last page: the program's icon on the felt."""
    width, height = _SIDE
    cloth = table_palette(TableStyle())
    light = QRadialGradient(width / 2, height / 3, height / 1.4)
    light.setColorAt(0, QColor(cloth.felt_high))
    light.setColorAt(1, QColor(cloth.felt_low))
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), light)
    icon = icon_image(width - width // 6)
    painter.drawImage(QPointF(width / 12, height / 3 - icon.height() / 2), icon)
    painter.end()
    return picture


def name_in_nsis(code: str) -> str:
    """Returns how NSIS names a language: in English, then the country where the code has one."""
    language, _, country = code.partition("_")
    return QLocale.languageToString(QLocale(language).language()) + country


def sign(path: Path) -> None:
    """Signs a program with a command of the builder's, or reports that there is none.

    What holds spaces stands in quotes; a backslash is one.
    """
    command = os.environ.get("CANASTA_SIGN_WINDOWS")
    if not command:
        print(NO_KEY)
        return
    words = shlex.shlex(command, posix=True)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    subprocess.run([*words, str(path)], check=True)


def version_fields() -> dict[str, str]:
    """Returns the fields for the properties of the program's file."""
    return {
        "CompanyName": AUTHORS,
        "FileDescription": SUMMARY["en"],
        "FileVersion": VERSION,
        "InternalName": "canasta",
        "LegalCopyright": f"{AUTHORS}, MIT licence",
        "OriginalFilename": "canasta.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }


def version_resource() -> str:
    """Returns the same fields in the form that PyInstaller reads."""
    numbers = (*map(int, VERSION.split(".")), 0)
    strings = ", ".join(
        f"StringStruct({key!r}, {value!r})" for key, value in version_fields().items()
    )
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]),"
        "VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )


def _makensis() -> str:
    found = shutil.which("makensis") or shutil.which("makensis", path=_USUAL)
    if found is None:
        raise SystemExit("The installer is made by NSIS: please install it (nsis.sourceforge.io).")
    return found


_USUAL = r"C:\Program Files (x86)\NSIS"
