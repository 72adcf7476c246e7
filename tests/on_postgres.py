"""A plugin of pytest: the databases of tests lie in a PostgreSQL server, which is started for the run.

Tests marked `sqlite` are about SQLite and its files, and are left out.
"""

import os
from collections.abc import Iterator

import pytest

os.environ["HACHIYA_TEST_ON"] = "postgres"  # child processes read it too

from tests import databases


def pytest_configure() -> None:
    """Start the server before processes of tests are started."""
    databases.start()


def pytest_unconfigure() -> None:
    """Stop the server."""
    databases.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of SQLite."""
    others = [item for item in items if item.get_closest_marker("sqlite")]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item.get_closest_marker("sqlite") is None]


@pytest.fixture(autouse=True)
def databases_of_a_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Drop the databases that a test has made in its folder."""
    folder = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield
    if folder is not None:
        databases.drop(folder)
