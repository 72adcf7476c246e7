"""The commands of `hachiya admin`: each performs an operation at the server and prints its result."""

import json
from datetime import datetime
from pathlib import Path

from hachiya.cli.admin.client import perform, read_metrics
from hachiya.cli.failures import WrongUsage
from hachiya.desk import operators
from hachiya.games.registry import GAMES
from hachiya.store.admin_socket import default_admin_socket
from hachiya.store.database import default_database
from hachiya.words.message import Message
from hachiya.words.rows import align_columns
from hachiya.words.say import admin as words
from hachiya.words.voice import say


class Admin:
    """The commands for one server, at the socket beside its database or at a socket from the command line."""

    def __init__(self, database: str | None, socket: Path | None, lang: str) -> None:
        file = socket or default_admin_socket(database or default_database())
        if file is None:
            raise WrongUsage(words.name_socket())
        self._file = file
        self._lang = lang

    def tables(self, as_json: bool) -> None:
        """Print the tables in memory."""
        tables = perform(self._file, operators.list_tables)
        heads = (words.table(), words.game(), words.state(), words.moves(), words.players(), words.here())
        states = {"gathering": words.state_gathering(), "running": words.state_running(), "over": words.state_over()}
        rows = [
            [
                table["table"],
                self._say(GAMES[table["game"]].title),
                self._say(states[table["state"]]),
                str(table["version"]),
                ", ".join(name or "–" for name in table["names"]),
                ", ".join(map(self._viewer, table["here"])) or "–",
            ]
            for table in tables
        ]
        self._print(tables, heads, rows, words.no_tables(), as_json)

    def persons(self, as_json: bool) -> None:
        """Print the persons and spectators who are connected."""
        persons = perform(self._file, operators.list_persons)
        heads = (words.address(), words.table(), words.seat(), words.name(), words.since())
        rows = [
            [
                person["address"],
                person["table"],
                self._viewer(person["viewer"]),
                person["name"] or "–",
                _moment(person["since"]),
            ]
            for person in persons
        ]
        self._print(persons, heads, rows, words.no_persons(), as_json)

    def servers(self, as_json: bool) -> None:
        """Print the servers that share the database, and what each of them owns."""
        servers = perform(self._file, operators.list_servers)
        heads = (words.address(), words.since(), words.owned(), words.lobby(), words.answers())
        rows = [
            [
                server["address"] or "–",
                _moment(server["since"]) if server["since"] else "–",
                str(server["tables"]),
                "✓" if server["lobby"] else "–",
                "✓" if server["this"] else "–",
            ]
            for server in servers
        ]
        self._print(servers, heads, rows, words.no_servers(), as_json)

    def close(self, table: str) -> None:
        """Close a table, or end its match."""
        perform(self._file, operators.end_table, table=table)
        print(self._say(words.closed(table=table)))

    def silence(self, table: str, seat: int, silent: bool) -> None:
        """Silence a person, or let them speak again."""
        perform(self._file, operators.silence_person, table=table, seat=seat, silent=silent)
        print(self._say(words.silenced() if silent else words.may_speak()))

    def ban(self, address: str, minutes: int | None) -> None:
        """Ban an address or a network, and print how many connections were closed."""
        result = perform(self._file, operators.ban, network=address, seconds=None if minutes is None else 60 * minutes)
        print(self._say(words.banned(network=address, number=result["closed"])))

    def unban(self, address: str) -> None:
        """End the ban of an address or a network."""
        perform(self._file, operators.lift_ban, network=address)
        print(self._say(words.lifted(network=address)))

    def bans(self, as_json: bool) -> None:
        """Print the banned addresses and networks."""
        bans = perform(self._file, operators.list_bans)
        rows = [[each["network"], _moment(each["until"]) if each["until"] else "–"] for each in bans]
        self._print(bans, (words.address(), words.until()), rows, words.no_bans(), as_json)

    def metrics(self) -> None:
        """Print the metrics as Prometheus reads them."""
        print(read_metrics(self._file), end="")

    def drain(self, seconds: int) -> None:
        """Let the server open no new tables, and end after at most this many seconds."""
        perform(self._file, operators.drain, seconds=seconds)
        print(self._say(words.drains(seconds=seconds)))

    def _say(self, message: Message) -> str:
        return say(message, self._lang)

    def _viewer(self, viewer: int | str) -> str:
        return self._say(words.spectator()) if viewer == "table" else str(viewer)

    def _print(
        self, content: object, heads: tuple[Message, ...], rows: list[list[str]], nothing: Message, as_json: bool
    ) -> None:
        if as_json:
            print(json.dumps(content, ensure_ascii=False))
        elif rows:
            print("\n".join(align_columns([[*map(self._say, heads)], *rows])))
        else:
            print(self._say(nothing))


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).astimezone().isoformat(sep=" ", timespec="seconds")
