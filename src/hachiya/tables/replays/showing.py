"""A replayed deal as one viewer sees it, as the messages that a table would have sent."""

from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.shown import redacted_entry
from hachiya.tables.messages.telling import news, writes_on_sheet
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.replay import MatchReplay
from hachiya.tables.stored.entries import Record


def deal_text(replay: MatchReplay, number: int, viewer: Viewer, *, everything: bool) -> str:
    """Write the deal with index `number` as JSON: the `table` before it, and an entry for each moment.

    With `everything` every hand lies open.
    """
    deal_replay = DealReplay(replay, replay.deals[number])
    spectator = _Spectator(viewer, everything)
    seen = spectator.view(deal_replay.match)
    head = spectator.written(replay.setup.head(), deal_replay.match)
    table = messages.table_text(deal_replay.match, viewer, head, seen, replay.sheet_before(number), [])
    entries = []
    before = deal_replay.match
    for record in deal_replay.moments():
        match = deal_replay.match
        after = spectator.view(match)
        beside = news(before.course, match.course, record) if writes_on_sheet(record) else None
        entries.append(messages.EntryWriter(match, beside).text(spectator.written(record, match), seen, after))
        before, seen = match, after
    return f'{{"table":{table},"entries":[{",".join(entries)}]}}'


class _Spectator:
    """A viewer of a replay, who may see every hand."""

    def __init__(self, viewer: Viewer, everything: bool) -> None:
        self.viewer = viewer
        self.everything = everything

    def view(self, match: Match) -> messages.View:
        """The view of a position."""
        seen = messages.view(match.table, self.viewer)
        return messages.open_all_hands(match.table, seen) if self.everything else seen

    def written(self, record: Record, match: Match) -> Record:
        """The record as the viewer may read it."""
        return record if self.everything else redacted_entry(record, self.viewer, match.recorder.family)
