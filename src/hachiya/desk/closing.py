"""The codes with which lines to tables are closed, as those of WebSockets."""

from hachiya.tables.live.ownership import MOVED
from hachiya.tables.live.table import CLOSED, NOT_YOURS
from hachiya.tables.problems import NotOwner, OwnedElsewhere, Problem

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
NOT_WELCOME = 4405
"""The close code for spectators where the host wishes none."""
_BY_CODE = {
    "not_found": CLOSED,
    "no_table": CLOSED,
    "not_your_seat": NOT_YOURS,
    "not_welcome": NOT_WELCOME,
    "outdated": 4410,
    "banned": POLICY_VIOLATION,
}
"""Close codes by a problem's code, since browsers show a page no HTTP status."""


def close_code(fault: Exception) -> int:
    """Return the close code after an error."""
    if isinstance(fault, OwnedElsewhere | NotOwner):
        return MOVED
    return _BY_CODE.get(fault.code, INTERNAL_ERROR) if isinstance(fault, Problem) else INTERNAL_ERROR
