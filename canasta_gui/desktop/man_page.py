"""Makes the manual page from the program's own description of its options."""

import argparse

from canasta_gui.desktop.facts import DESCRIPTION, SUMMARY

FOLDERS = (
    ("~/.local/share/canasta-table/", "matches and house rules"),
    ("~/.config/canasta-table/", "settings"),
)


def man_page(parser: argparse.ArgumentParser, version: str) -> str:
    """Returns the page as troff text."""
    lines = [
        f'.TH CANASTA 6 "" "Canasta {version}" "Games"',
        ".SH NAME",
        f"canasta \\- {SUMMARY['en'][0].lower()}{SUMMARY['en'][1:]}",
        ".SH SYNOPSIS",
        *_synopsis(parser),
        ".SH DESCRIPTION",
    ]
    for paragraph in (texts["en"] for texts in DESCRIPTION):
        lines += [".PP", paragraph]
    lines.append(".SH OPTIONS")
    for action in _shown(parser):
        lines += [".TP", _term(action), f"{_sentence(action.help or '')}"]
    lines.append(".SH FILES")
    for place, what in FOLDERS:
        lines += [".TP", f".I {place}", f"{_sentence(what)}"]
    lines += [".SH ENVIRONMENT", ".TP", ".B CANASTA_DATA_DIR"]
    lines.append("A folder for matches and settings, as with \\fB\\-\\-data\\fR.")
    return "\n".join(lines) + "\n"


def _shown(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    actions = parser._actions  # noqa: SLF001 - there is no other list of them
    return [action for action in actions if action.help != argparse.SUPPRESS]


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    words = parser.format_usage().removeprefix("usage:").split()
    return [".B canasta", _escaped(" ".join(words[1:]))]


def _term(action: argparse.Action) -> str:
    names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in action.option_strings)
    value = action.metavar or ("|".join(action.choices) if action.choices else "")
    return " ".join(filter(None, (names, f"\\fI{value}\\fR" if value else "")))


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _escaped(text: str) -> str:
    return text.replace("-", "\\-")
