"""The log of failures: their type and place, but not their message, which could hold a token or a hand."""

import logging
import traceback

_log = logging.getLogger(__name__)


def log_failure(error: Exception) -> None:
    """Log the type of an error and its traceback."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    _log.error("%s\n%s", type(error).__name__, frames)
