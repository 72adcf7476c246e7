"""All operations of the desk."""

from collections.abc import Mapping

from hachiya.desk.branches import play_on
from hachiya.desk.drills import drill
from hachiya.desk.hands import hand
from hachiya.desk.hints import hint, hint_position
from hachiya.desk.histories import import_history, own_history
from hachiya.desk.invitations import invitation, invitation_of_code, invite, join, join_by_code, new_seat_code
from hachiya.desk.lobby import join_lobby_table, quick_match
from hachiya.desk.myself import claim_seat, forget_me, new_recovery_phrase, recall, unlist_seat
from hachiya.desk.odds import odds_tables, odds_topics
from hachiya.desk.offers import games
from hachiya.desk.operation import AnyOperation
from hachiya.desk.own_tables import own_tables
from hachiya.desk.piles import pile
from hachiya.desk.puzzles import puzzle, puzzle_shelves
from hachiya.desk.replays import play_on_from_record, record_of_match, record_outline, replayed_deal, send_record
from hachiya.desk.reviews import review
from hachiya.desk.seats import (
    close_table,
    fill_with_bots,
    open_table,
    record,
    recover,
    rematch,
    remove,
    revoke,
    seat_bot,
)
from hachiya.desk.seen import seen
from hachiya.desk.statistics import own_statistics, statistics_of_bot, statistics_of_bots
from hachiya.desk.tallies import open_tally, tally, tally_record, tally_statistics
from hachiya.desk.teaching import example, examples_of, lesson, lesson_names
from hachiya.desk.tricks import follow, lead, trick

_EVERY: tuple[AnyOperation, ...] = (
    games,
    open_table,
    invitation,
    join,
    recover,
    invite,
    new_seat_code,
    invitation_of_code,
    join_by_code,
    seat_bot,
    fill_with_bots,
    remove,
    close_table,
    revoke,
    rematch,
    play_on,
    record,
    quick_match,
    join_lobby_table,
    claim_seat,
    unlist_seat,
    own_tables,
    own_statistics,
    own_history,
    import_history,
    new_recovery_phrase,
    recall,
    forget_me,
    send_record,
    record_outline,
    replayed_deal,
    record_of_match,
    play_on_from_record,
    hint,
    hint_position,
    seen,
    review,
    puzzle_shelves,
    puzzle,
    drill,
    lesson_names,
    lesson,
    examples_of,
    example,
    hand,
    pile,
    lead,
    follow,
    trick,
    open_tally,
    tally,
    tally_record,
    tally_statistics,
    odds_topics,
    odds_tables,
    statistics_of_bots,
    statistics_of_bot,
)

OPERATIONS: Mapping[str, AnyOperation] = {operation.name: operation for operation in _EVERY}
"""The operations by name, in the order of the documentation."""
