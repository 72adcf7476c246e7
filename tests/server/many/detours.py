"""Proxies before the addresses at which servers reach each other, whose connections can be cut."""

import asyncio
from contextlib import suppress

from tests.server.many.postgres_pair import Node

_TABLE = "CREATE TABLE detours (address varchar PRIMARY KEY, proxy varchar NOT NULL)"
_FUNCTION = """
    CREATE FUNCTION take_detour() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.address := coalesce((SELECT proxy FROM detours WHERE address = NEW.address), NEW.address);
        RETURN NEW;
    END $$
"""
_TRIGGER = "CREATE TRIGGER detour BEFORE INSERT ON processes FOR EACH ROW EXECUTE FUNCTION take_detour()"


def make_detours(primary: Node) -> None:
    """Let the database enter a proxy's address for each server that has one, whenever the server registers."""
    for statement in (_TABLE, _FUNCTION, _TRIGGER):
        primary.change(statement, "hachiya")


def enter_detour(primary: Node, detour: "Detour") -> None:
    """Lead other servers to the proxy of a server that is about to start."""
    primary.change(f"INSERT INTO detours VALUES ('{detour.address}', '{detour.proxy}')", "hachiya")


class Detour:
    """A proxy before the address of one server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.proxy = ""
        """The address of the proxy, once it is open."""
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Begin to pass connections on."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.proxy = "{}:{}".format(*self._server.sockets[0].getsockname())

    def cut(self) -> int:
        """Cut all connections, and return their number."""
        number = len(self._connections)
        for writer in self._writers:
            writer.transport.abort()
        return number

    async def close(self) -> None:
        """Cut all connections, and let nobody connect any more."""
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.gather(*self._connections, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.create_task(self._connect(reader, writer))
        self._connections.add(connection)
        connection.add_done_callback(self._connections.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = self.address.rpartition(":")
        try:
            to_reader, to_writer = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, to_writer}
        await asyncio.gather(_pass_on(reader, to_writer), _pass_on(to_reader, writer))
        self._writers -= {writer, to_writer}


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
