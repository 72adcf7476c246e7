"""Parameters that several commands share."""

from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from hachiya.cli import completion
from hachiya.cli.failures import WrongUsage
from hachiya.cli.values import one_of, whole_number
from hachiya.matches.streams import LARGEST_SEED
from hachiya.words.languages import languages
from hachiya.words.say import command as say


def choice(name: str, key: str, *values: str) -> OptionInfo:
    """Declare an option that has one of several values; the message of this key describes it."""
    option: OptionInfo = typer.Option(
        name, parser=one_of(name, *values), metavar="|".join(values), autocompletion=lambda: values, help=key
    )
    return option


def integer(name: str, key: str, low: int, high: int, sign: str = "N") -> OptionInfo:
    """Declare an option that is a whole number from `low` to `high`."""
    option: OptionInfo = typer.Option(name, parser=whole_number(name, low, high), metavar=sign, help=key)
    return option


Lang = Annotated[str | None, choice("--lang", "help-language", *languages())]
GameName = Annotated[str, typer.Option("--game", metavar="GAME", autocompletion=completion.games, help="help-game")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", autocompletion=completion.options, help="help-option"),
]
Seats = Annotated[int | None, integer("--seats", "help-seats", 1, 99)]
Seed = Annotated[int, integer("--seed", "help-seed", 0, LARGEST_SEED)]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", envvar="HACHIYA_DATABASE_URL", help="help-database")
]
PasswordFile = Annotated[
    Path | None,
    typer.Option(
        "--database-password-file",
        metavar="FILE",
        envvar="HACHIYA_DATABASE_PASSWORD_FILE",
        help="help-database-password-file",
    ),
]
AdminSocket = Annotated[Path | None, typer.Option("--admin-socket", metavar="FILE", help="help-admin-socket")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]


def some_game(key: str) -> OptionInfo:
    """Declare an option for a game that need not be named; the message of this key describes it."""
    option: OptionInfo = typer.Option("--game", metavar="GAME", autocompletion=completion.games, help=key)
    return option


def some_bots(key: str) -> OptionInfo:
    """Declare the option that says who plays, with commas between the bots; the message of this key describes it."""
    option: OptionInfo = typer.Option("--bots", metavar="BOT,…", autocompletion=completion.bots, help=key)
    return option


def database_url(database: str | None, password_file: Path | None) -> str:
    """The URL of the database, by default a file of the user, with the password that a file has."""
    from hachiya.store.database import default_database, with_password

    url = database or default_database()
    return with_password(url, _password(password_file)) if password_file else url


def _password(file: Path) -> str:
    try:
        return file.read_text("utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise WrongUsage(say.not_text(file=str(file))) from None
