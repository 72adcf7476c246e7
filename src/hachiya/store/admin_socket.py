"""The path of the Unix socket at which the server of a database answers its operator."""

import os
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from hachiya.store.database import sqlite_file

_LONGEST = 100
"""The most bytes in the path of a Unix socket that every system accepts."""


def default_admin_socket(url: str) -> Path | None:
    """Return the path beside a SQLite file.

    None for other databases, which several servers may share, and if the path is too long.
    """
    try:
        file = sqlite_file(make_url(url))
    except ArgumentError:
        return None
    if file is None:
        return None
    socket = file.absolute().with_name(f"{file.name}-admin")
    return socket if len(os.fsencode(socket)) <= _LONGEST else None
