; The installer for Windows: for one person, without an administrator.
; Given with /D on the command line: VERSION, SOURCE (the built program), OUTPUT, ICON, NOTICE, the suffixes, LANGUAGES, PICTURE.

Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\canasta-table"
!define CLASSES "Software\Classes"

Name "Canasta"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Canasta"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Canasta"
VIAddVersionKey "FileDescription" "Installs Canasta"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The authors of Canasta, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_FINISHPAGE_RUN "$INSTDIR\canasta.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${NOTICE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; MUI_LANGUAGE of every language, and the texts MATCH, RULES, PLAYER and RUNNING in it.
!include "${LANGUAGES}"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

!macro Associate SUFFIX KIND TITLE
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "${TITLE}"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\canasta.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\canasta.exe" "%1"'
!macroend

!macro Dissociate SUFFIX KIND
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
!macroend

; Tells Explorer that kinds of files have changed.
!macro Refresh
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Waits until the program is closed: its file can be written again.
!macro WaitUntilClosed
  !define ID ${__LINE__}
  again_${ID}:
  IfFileExists "$INSTDIR\canasta.exe" 0 closed_${ID}
  ClearErrors
  FileOpen $0 "$INSTDIR\canasta.exe" a
  IfErrors 0 free_${ID}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again_${ID}
  SetErrorLevel 1
  Abort
  free_${ID}:
  FileClose $0
  closed_${ID}:
  !undef ID
!macroend

Section "Canasta"
  !insertmacro WaitUntilClosed
  ; What an older version had and this one has not must not stay.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Canasta.lnk" "$INSTDIR\canasta.exe"
  !insertmacro Associate "${MATCH_suffix}" "Canasta.Match" "$(MATCH)"
  !insertmacro Associate "${RULES_suffix}" "Canasta.Rules" "$(RULES)"
  !insertmacro Associate "${PLAYER_suffix}" "Canasta.Player" "$(PLAYER)"
  !insertmacro Refresh
  WriteRegStr HKCU "${KEY}" "DisplayName" "Canasta"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\canasta.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The authors of Canasta"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

; Matches and settings lie elsewhere, below $LOCALAPPDATA\canasta-table: they stay.
Section "Uninstall"
  !insertmacro WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\canasta.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Canasta.lnk"
  !insertmacro Dissociate "${MATCH_suffix}" "Canasta.Match"
  !insertmacro Dissociate "${RULES_suffix}" "Canasta.Rules"
  !insertmacro Dissociate "${PLAYER_suffix}" "Canasta.Player"
  !insertmacro Refresh
  DeleteRegKey HKCU "${KEY}"
SectionEnd
