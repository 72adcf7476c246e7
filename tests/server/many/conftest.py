"""Several servers in processes of their own, on one database in PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import postgres_in
from tests.server.many.servers import Servers


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    """Servers that are started on an empty database."""
    with Servers(postgres_in(tmp_path), tmp_path) as servers:
        yield servers
