"""Parameters that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from hachiya.cli.values import one_of
from hachiya.words.languages import languages

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        parser=one_of("--lang", *languages()),
        metavar="|".join(languages()),
        help="help-language",
    ),
]
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


def database_url(database: str | None, password_file: Path | None) -> str:
    """The URL of the database, by default a file of the user, with the password that a file has."""
    from hachiya.store.database import default_database, with_password

    url = database or default_database()
    return with_password(url, password_file.read_text("utf-8").rstrip("\r\n")) if password_file else url
