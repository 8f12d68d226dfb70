"""``rulesets``: lists the editions, or every option of one of them."""

from argparse import ArgumentParser, Namespace

from engine.cli.arguments import reference_of_text, rules_of
from engine.cli.command import OK, Command, write_line
from engine.cursor import Json, to_json
from engine.ruleset.editions import edition_documents, edition_title, offered_variations
from engine.ruleset.load import digest, load_sources, option_values, reference_of
from engine.ruleset.reference import edition_ids, format_reference, offered_players


def _configure(parser: ArgumentParser) -> None:
    parser.add_argument("rules", nargs="?", metavar="ID", help="such as hasbro-2001/4p")


def _run(args: Namespace) -> int:
    if args.rules is not None:
        write_line(_describe(args.rules))
        return OK
    for edition in edition_ids():
        players = offered_players(edition)
        tables: dict[str, Json] = {
            str(count): list(offered_variations(edition, count)) for count in players
        }
        write_line({"id": edition, "title": edition_title(edition), "players": tables})
    return OK


def _describe(text: str) -> dict[str, Json]:
    ruleset = rules_of(text)
    sources = load_sources(reference_of_text(text))
    options: dict[str, Json] = {
        path: {"value": value, "source": sources[path]}
        for path, value in option_values(ruleset).items()
    }
    return {
        "rules": format_reference(reference_of(ruleset)),
        "title": ruleset.title,
        "digest": digest(ruleset),
        "documents": to_json(edition_documents(ruleset.edition)),
        "options": options,
    }


COMMAND = Command("rulesets", "list the editions, or what one of them says", _configure, _run)
