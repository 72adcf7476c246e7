"""For all tests."""

import gc


def pytest_collection_finish() -> None:
    """What the collection made stays to the end: it is not searched for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
