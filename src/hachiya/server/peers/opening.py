"""Opens the peer line of a server that shares its database with others."""

from hachiya.server.listening import listen
from hachiya.server.peers.address import PeerAddress
from hachiya.server.peers.peers import Peers
from hachiya.server.problems import CannotServe
from hachiya.store.ownership import LeasedOwnership
from hachiya.words.say import serve as say


def open_peers(
    address: PeerAddress | None, ownership: LeasedOwnership | None, *, is_shared: bool = False
) -> Peers | None:
    """Listen for other servers at an address; None without one, for a server that has the database for itself.

    CannotServe if the address cannot be listened at, if several servers cannot share the database, or if the database
    `is_shared` by other servers, which a server without an address would not know.
    """
    if address is None:
        if is_shared:
            raise CannotServe(say.needs_peers())
        return None
    if ownership is None:
        raise CannotServe(say.peers_need_postgres())
    return Peers(ownership, address, listen(address.host, address.port))
