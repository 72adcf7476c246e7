"""Where tests run that make use of the same work."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is compiled once serves all compiled tests, what is built once all of packaging: each in one process.

    This comes first, so that xdist sees it.
    """
    for item in items:
        for mark in ("compiled", "packaging"):
            if item.get_closest_marker(mark):
                item.add_marker(pytest.mark.xdist_group(mark))
