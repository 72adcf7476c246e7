"""Tells operators of a failure: where, not with what, for a message could hold a token or a hand."""

import logging
import traceback

_log = logging.getLogger(__name__)


def log_failure(error: Exception) -> None:
    """The kind of error, and the way there."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    _log.error("%s\n%s", type(error).__name__, frames)
