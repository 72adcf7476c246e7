"""Settings of all tests."""

import gc

from hypothesis import settings

# On a busy machine an example may take long. Chance does not decide whether a change passes: the drawn examples are
# always equal, and `--hypothesis-profile random` draws others.
settings.register_profile("random", deadline=None)
settings.register_profile("hachiya", deadline=None, derandomize=True)
settings.load_profile("hachiya")


gc.disable()  # while tests are collected: what they are made of lives to the end


def pytest_collection_finish() -> None:
    """Exclude the objects of the collection from garbage collection, which took a fifth of the time of the tests."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    gc.enable()
