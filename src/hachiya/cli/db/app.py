"""The commands of `hachiya db` and their parameters."""

from typing import Annotated

import typer

from hachiya.cli.commands import command, group
from hachiya.cli.everywhere import AsJson, Database, Lang, PasswordFile, database_url, integer
from hachiya.cli.values import file_path

db = group("db", "help-db")

Target = Annotated[str, typer.Argument(metavar="FILE", help="help-out")]
Yes = Annotated[bool, typer.Option("--yes", help="help-db-yes")]


@command(db, "help-db-check")
def check(
    context: typer.Context,
    database: Database = None,
    password_file: PasswordFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check all tables."""
    from hachiya.cli.db.check import check as run

    run(database_url(database, password_file), as_json, lang or context.obj)


@command(db, "help-db-export")
def export(
    context: typer.Context,
    path: Target,
    database: Database = None,
    password_file: PasswordFile = None,
    lang: Lang = None,
) -> None:
    """Write the records of all finished matches into one file."""
    from hachiya.cli.db.export import export as run

    run(database_url(database, password_file), file_path(path), lang or context.obj)


@command(db, "help-db-import", "import")
def take_in(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-db-history")],
    database: Database = None,
    password_file: PasswordFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Import the finished matches of a file, each once."""
    from hachiya.cli.db.take_in import take_in as run

    run(database_url(database, password_file), file_path(path), as_json, lang or context.obj)


@command(db, "help-db-backup")
def backup(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-db-copy")],
    database: Database = None,
    password_file: PasswordFile = None,
    lang: Lang = None,
) -> None:
    """Copy a SQLite database while a server writes to it."""
    from hachiya.cli.db.backup import backup as run

    run(database_url(database, password_file), path, lang or context.obj)


@command(db, "help-db-prune")
def prune(
    context: typer.Context,
    days: Annotated[int, integer("--days", "help-db-days", 0, 36_500)],
    yes: Yes = False,
    database: Database = None,
    password_file: PasswordFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Remove old matches."""
    from hachiya.cli.db.prune import prune as run

    run(database_url(database, password_file), days, yes, as_json, lang or context.obj)


@command(db, "help-db-repair")
def repair(
    context: typer.Context,
    yes: Yes = False,
    database: Database = None,
    password_file: PasswordFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Cut damaged tables back to their last sound entry."""
    from hachiya.cli.db.repair import repair as run

    run(database_url(database, password_file), yes, as_json, lang or context.obj)
