"""The installer for Windows, made by NSIS: `makensis` runs on every system."""

import os
import shutil
import subprocess
from pathlib import Path

from canasta_gui.desktop.facts import FILE_TYPES, NAME, SUMMARY, TITLE
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
NO_KEY = "Not signed: CANASTA_SIGN_WINDOWS holds no command that signs a file."


def build_installer(folder: Path, bundle: Path = BUNDLE, icon: Path | None = None) -> Path:
    """Makes the installer of a built program; returns its path."""
    target = folder / f"{NAME}-{VERSION}-setup.exe"
    values = {
        "VERSION": VERSION,
        "SOURCE": str(bundle),
        "OUTPUT": str(target),
        "ICON": str(icon or ROOT / "build" / "canasta.ico"),
        "NOTICE": str(ROOT / "LICENSE"),
    }
    for name, kind in zip(("MATCH", "RULES"), FILE_TYPES, strict=True):
        values[f"{name}_suffix"] = kind.suffix
        values |= {f"{name}_{language}": title for language, title in kind.title.items()}
    options = [f"-D{name}={value}" for name, value in values.items()]
    # The files are copied as bytes, whatever the system's code page is.
    command = [_makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, str(SCRIPT)]
    subprocess.run(command, check=True)
    return target


def sign(path: Path) -> None:
    """Signs a program with a command of the builder's, or reports that there is none."""
    command = os.environ.get("CANASTA_SIGN_WINDOWS")
    if not command:
        print(NO_KEY)
        return
    subprocess.run([*command.split(), str(path)], check=True)


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
