"""A match restored from a snapshot equals the match played from its start."""

import hashlib
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.match import Match
from hachiya.tables.match.snapshots import FORM, BadSnapshot, restore_match, snapshots, take_snapshot
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.snapshot import Snapshot
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, SHIRAGIKU_MENUS, Menu, plain_menus
from tests.sampling import slow
from tests.tables.play import entry_text, new_setup, next_entry, table_text, viewers


class Played:
    """A random match in which a seat changes hands, up to some entries after a deal."""

    def __init__(self, menu: Menu, random: Random, deals: int, after: int) -> None:
        match = Match(new_setup(menu))
        self.matches, self.entries = [match], list[Entry]()
        self.kept: list[Snapshot] = []
        left = after
        while left and not match.table.over:
            handover = len(self.entries) == 12
            match, entry = match.hand_over(1, "adept", "Adept") if handover else next_entry(match, random)
            self.matches.append(match)
            self.entries.append(entry)
            self.kept += snapshots(match, entry)
            left -= len(self.kept) >= deals

    def everything(self, match: Match) -> list[str]:
        """All messages to newcomers at this moment."""
        record = [line for entry in self.entries[: match.version] for line in entry.record]
        return [table_text(match, viewer, record) for viewer in viewers(match)]


@pytest.mark.parametrize("seed", [1, slow(2), slow(3)])
@plain_menus
def test_a_match_restored_from_a_snapshot_behaves_like_the_played_match(menu: Menu, seed: int) -> None:
    """The messages at once and later are equal, and so are the entries."""
    played = Played(menu, Random(seed), 1, 25)
    snapshot = played.kept[0]
    match = restore_match(played.matches[0].setup, snapshot)
    assert played.everything(match) == played.everything(played.matches[snapshot.version])
    for entry in played.entries[snapshot.version :]:
        before, (match, again) = match, match.replay_entry(entry)
        assert again == entry
        right = played.matches[match.version]
        for viewer in viewers(match):
            assert entry_text(before, match, viewer, entry.record) == entry_text(
                played.matches[before.version], right, viewer, entry.record
            )
    assert played.everything(match) == played.everything(right)
    assert (match.seated, match.move_version, match.last_call_version, match.question_version) == (
        right.seated,
        right.move_version,
        right.last_call_version,
        right.question_version,
    )


@pytest.mark.parametrize("menu", [HACHIJU_MENUS[0], BASHIFEN_MENUS[0]], ids=str)
@pytest.mark.slow
def test_a_match_restored_from_a_snapshot_has_the_same_final_story(menu: Menu) -> None:
    """The story at the end tells of all deals, including those before the snapshot."""
    played = Played(menu, Random(4), 10**9, 1)
    last = RecentPositions.rebuild(
        played.matches[0].setup, played.kept[-1], played.entries[played.kept[-1].version :]
    ).match
    assert played.everything(last) == played.everything(played.matches[-1])
    assert '"story":{' in played.everything(last)[0]


def changed(change: Callable[[dict[str, object]], object]) -> Callable[[bytes], bytes]:
    def apply(content: bytes) -> bytes:
        parts = json.loads(zlib.decompress(content))
        change(parts)
        return zlib.compress(json.dumps(parts).encode())

    return apply


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut off": lambda content: content[:-20],
    "a bit is another": lambda content: content[:50] + bytes([content[50] ^ 4]) + content[51:],
    "no JSON": lambda _: zlib.compress(b"{"),
    "another form": changed(lambda parts: parts.update(form=[FORM + 1, *parts["form"][1:]])),  # type: ignore[index]
    "other rules": changed(lambda parts: parts["form"].__setitem__(2, 99)),  # type: ignore[index]
    "other fields": changed(lambda parts: parts["form"].__setitem__(3, 0)),  # type: ignore[index]
    "a part is gone": changed(lambda parts: parts.pop("past")),
    "a state is too short": changed(lambda parts: parts["state"].pop()),  # type: ignore[attr-defined]
    "no chapters": changed(lambda parts: parts.update(chapters=[{}])),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("menu", [SANNIN, BASHIFEN_MENUS[0]], ids=str)
def test_a_damaged_or_foreign_snapshot_is_refused(menu: Menu, damage: str) -> None:
    played = Played(menu, Random(2), 1, 1)
    (kept,) = played.kept
    with pytest.raises(BadSnapshot):
        restore_match(played.matches[0].setup, replace(kept, content=DAMAGES[damage](kept.content)))


OF_THIS_FORM = [
    (SANNIN, "878dc7794dd77a53"),
    (NAKAYOSHI_MENUS[-1], "2de8d3b3d6f278fb"),
    (SHIRAGIKU_MENUS[0], "2c2e5c83616e0383"),
    (HACHIJU_MENUS[0], "8a03ba5d32cfe7ed"),
    (BASHIFEN_MENUS[0], "d44dbb820b7cbc94"),
]
"""Digests of snapshots of a match played with these random numbers."""


@plain_menus
def test_a_snapshot_is_below_3000_bytes(menu: Menu) -> None:
    """The entries of a deal take more, so that the database does not grow by much."""
    played = Played(menu, Random(3), 1, 1)
    assert len(played.kept[0].content) < 3000


@pytest.mark.parametrize(("menu", "digest"), OF_THIS_FORM, ids=str)
def test_a_changed_snapshot_content_requires_a_new_form_number(menu: Menu, digest: str) -> None:
    """A later program reads the snapshots of today, or knows that it cannot.

    Where this fails, raise `FORM`, or undo the change of a state, a chapter or the course of a match.
    """
    played = Played(menu, Random(1), 2, 1)
    contents = [zlib.decompress(take_snapshot(played.matches[kept.version]).content) for kept in played.kept]
    assert hashlib.sha256(b"\n".join(contents)).hexdigest()[:16] == digest
