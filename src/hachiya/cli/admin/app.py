"""The commands of `hachiya admin` and their parameters."""

from typing import Annotated

import typer

from hachiya.cli.commands import command, group
from hachiya.cli.everywhere import AdminSocket, AsJson, Database, Lang, integer
from hachiya.cli.values import whole_number

admin = group("admin", "help-admin")

Table = Annotated[str, typer.Argument(metavar="TABLE", help="help-admin-table")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="help-admin-address")]
_MOST_MINUTES = 60 * 24 * 365


@command(admin, "help-admin-tables")
def tables(
    context: typer.Context,
    database: Database = None,
    admin_socket: AdminSocket = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the tables in memory."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).tables(as_json)


@command(admin, "help-admin-persons")
def persons(
    context: typer.Context,
    database: Database = None,
    admin_socket: AdminSocket = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the persons and spectators who are connected."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).persons(as_json)


@command(admin, "help-admin-servers")
def servers(
    context: typer.Context,
    database: Database = None,
    admin_socket: AdminSocket = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the servers that share the database."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).servers(as_json)


@command(admin, "help-admin-close")
def close(
    context: typer.Context,
    table: Table,
    database: Database = None,
    admin_socket: AdminSocket = None,
    lang: Lang = None,
) -> None:
    """Close a table, or end its match."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).close(table)


@command(admin, "help-admin-silence")
def silence(
    context: typer.Context,
    table: Table,
    seat: Annotated[int, typer.Argument(metavar="SEAT", parser=whole_number("SEAT", 0, 99), help="help-admin-seat")],
    lift: Annotated[bool, typer.Option("--lift", help="help-admin-lift")] = False,
    database: Database = None,
    admin_socket: AdminSocket = None,
    lang: Lang = None,
) -> None:
    """Silence a person, or let them speak again."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).silence(table, seat, not lift)


@command(admin, "help-admin-ban")
def ban(
    context: typer.Context,
    address: Address,
    minutes: Annotated[
        int | None,
        integer("--minutes", "help-admin-minutes", 1, _MOST_MINUTES),
    ] = None,
    database: Database = None,
    admin_socket: AdminSocket = None,
    lang: Lang = None,
) -> None:
    """Ban an address or a network."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).ban(address, minutes)


@command(admin, "help-admin-unban")
def unban(
    context: typer.Context,
    address: Address,
    database: Database = None,
    admin_socket: AdminSocket = None,
    lang: Lang = None,
) -> None:
    """End the ban of an address or a network."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).unban(address)


@command(admin, "help-admin-bans")
def bans(
    context: typer.Context,
    database: Database = None,
    admin_socket: AdminSocket = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the banned addresses and networks."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).bans(as_json)


@command(admin, "help-admin-metrics")
def metrics(
    context: typer.Context,
    database: Database = None,
    admin_socket: AdminSocket = None,
    lang: Lang = None,
) -> None:
    """Print the metrics."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).metrics()


@command(admin, "help-admin-drain")
def drain(
    context: typer.Context,
    seconds: Annotated[int, integer("--seconds", "help-admin-seconds", 0, 86_400)] = 0,
    database: Database = None,
    admin_socket: AdminSocket = None,
    lang: Lang = None,
) -> None:
    """Open no new tables, and end the server."""
    from hachiya.cli.admin.commands import Admin

    Admin(database, admin_socket, lang or context.obj).drain(seconds)
