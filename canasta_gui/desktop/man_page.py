"""Makes the manual page, in every language, from the program's own description of its options."""

import argparse
from collections.abc import Callable

from canasta_gui.desktop.facts import DESCRIPTION, SUMMARY
from canasta_gui.i18n.translator import Translate, own_name, translations_into
from canasta_gui.settings.languages import SOURCE, language_codes


def man_pages(
    make_parser: Callable[[Translate], argparse.ArgumentParser], version: str
) -> dict[str, str]:
    """Returns the page in each finished language by its place below a folder for shared data."""
    pages: dict[str, str] = {}
    for code in filter(own_name, language_codes()):
        parser = make_parser(translations_into(code))
        folder = "man/man6" if code == SOURCE else f"man/{code}/man6"
        pages[f"{folder}/canasta.6.gz"] = _page(parser, version, code)
    return pages


def _page(parser: argparse.ArgumentParser, version: str, code: str) -> str:
    """Returns the page in a language as troff text."""
    translate = translations_into(code)
    english = SUMMARY[SOURCE]
    # Elsewhere the first word may be a noun, which some languages never write small.
    summary = SUMMARY.get(code, english) if code != SOURCE else english[0].lower() + english[1:]
    name, synopsis = translate("Manual", "NAME"), translate("Manual", "SYNOPSIS")
    games = translate("Manual", "Games")
    lines = [
        f'.TH CANASTA 6 "" "Canasta {version}" "{games}"',
        f".SH {name}",
        f"canasta \\- {summary}",
        f".SH {synopsis}",
        *_synopsis(parser),
        ".SH " + translate("Manual", "DESCRIPTION"),
    ]
    for paragraph in DESCRIPTION:
        lines += [".PP", paragraph.get(code, paragraph[SOURCE])]
    lines.append(".SH " + translate("Manual", "OPTIONS"))
    for action in _shown(parser):
        lines += [".TP", _term(action), f"{_sentence(action.help or '')}"]
    return "\n".join((*lines, *_files(translate))) + "\n"


def _files(translate: Translate) -> list[str]:
    """Returns the lines on where files lie."""
    variable = translate("Manual", "A folder for matches and settings, as with {option}.")
    return [
        ".SH " + translate("Manual", "FILES"),
        *(".TP", ".I ~/.local/share/canasta-table/"),
        translate("Manual", "Matches and house rules."),
        *(".TP", ".I ~/.config/canasta-table/"),
        translate("Manual", "Settings."),
        ".SH " + translate("Manual", "ENVIRONMENT"),
        *(".TP", ".B CANASTA_DATA_DIR"),
        variable.format(option="\\fB\\-\\-data\\fR"),
    ]


def _shown(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    actions = parser._actions  # noqa: SLF001 - there is no other list of them
    return [action for action in actions if action.help != argparse.SUPPRESS]


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    words = parser.format_usage().partition(":")[2].split()
    return [".B canasta", _escaped(" ".join(words[1:]))]


def _term(action: argparse.Action) -> str:
    names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in action.option_strings)
    value = action.metavar or ("|".join(action.choices) if action.choices else "")
    return " ".join(filter(None, (names, f"\\fI{value}\\fR" if value else "")))


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _escaped(text: str) -> str:
    return text.replace("-", "\\-")
