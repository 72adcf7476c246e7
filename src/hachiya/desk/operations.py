"""All operations of the desk. A file of operations is imported when one of them is first wanted.

A browser's tab performs few of them before the first deal, and Python there imports slowly.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from hachiya.desk.operation import AnyOperation, Operation

_OF_FILES: tuple[tuple[str, str], ...] = (
    ("offers", "games"),
    ("seats", "open_table"),
    ("invitations", "invitation join"),
    ("seats", "recover"),
    ("invitations", "invite new_seat_code invitation_of_code join_by_code"),
    ("seats", "seat_bot fill_with_bots remove close_table revoke rematch"),
    ("branches", "play_on"),
    ("seats", "record"),
    ("lobby", "quick_match join_lobby_table"),
    ("myself", "claim_seat unlist_seat"),
    ("own_tables", "own_tables"),
    ("statistics", "own_statistics"),
    ("histories", "own_history import_history"),
    ("myself", "new_recovery_phrase recall forget_me"),
    ("replays", "send_record record_outline replayed_deal record_of_match play_on_from_record"),
    ("hints", "hint hint_position"),
    ("seen", "seen"),
    ("reviews", "review"),
    ("puzzles", "puzzle_shelves puzzle"),
    ("drills", "drill"),
    ("teaching", "lesson_names lesson examples_of example"),
    ("hands", "hand"),
    ("piles", "pile"),
    ("tricks", "lead follow trick"),
    ("tallies", "open_tally tally tally_record tally_statistics"),
    ("odds", "odds_topics odds_tables"),
    ("statistics", "statistics_of_bots statistics_of_bot"),
)
"""The files of this room with the names of their operations, in the order of the documentation."""
_FILES: Mapping[str, str] = {name: file for file, names in _OF_FILES for name in names.split()}


@cache
def _operation(name: str) -> AnyOperation:
    operation = getattr(import_module(f"hachiya.desk.{_FILES[name]}"), name)
    assert isinstance(operation, Operation), f"{name} of hachiya.desk.{_FILES[name]} is no operation"
    return operation


class _Operations(Mapping[str, AnyOperation]):
    def __getitem__(self, name: str) -> AnyOperation:
        return _operation(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_FILES)

    def __len__(self) -> int:
        return len(_FILES)


OPERATIONS: Mapping[str, AnyOperation] = _Operations()
"""The operations by name, in the order of the documentation."""
