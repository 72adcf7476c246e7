"""The steps before a fair deal: a promise, the hashes of words, the words.

Each is an entry, so it survives a restart.
"""

import secrets
from typing import cast

from hachiya.records.events import Event
from hachiya.records.fair.shuffle import SECRET_BYTES
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.match import Match
from hachiya.tables.stored.fair import Secret, Shuffle, next_deal
from hachiya.tables.stored.setup import PERSON


async def prepare(live: LiveTable, seconds: float) -> bool:
    """Take one step towards the next deal; return True if it can be dealt. Wait for persons for `seconds` at most."""
    match = live.match
    fairness = match.fairness
    if fairness is None:
        return True
    n = next_deal(match.table)
    if not fairness.is_promised(n):
        await _promise(live, match, n)
        return False
    shuffle = cast(Shuffle, fairness.shuffle)
    if shuffle.decks or shuffle.words:
        return True
    words = live.shuffle_words

    def awaited_seats() -> set[int]:
        persons = {seat for seat, player in enumerate(live.match.seated.players) if player == PERSON}
        return persons & shuffle.seals.keys() if shuffle.seals else persons

    answers = words.words if shuffle.seals else words.seals
    await words.wait_for_all(answers, awaited_seats, seconds)
    async with live.lock:
        now = live.match.fairness
        if live.match.over or now is None or now.shuffle != shuffle:
            return False
        if not answers:
            return True
        key = "words" if shuffle.seals else "sha256"
        events = [{"e": "entropy", "n": n, "seat": seat, key: answers[seat]} for seat in sorted(answers)]
        await live.commit(*live.match.annotate(cast(list[Event], events)))
    return False


async def _promise(live: LiveTable, match: Match, n: int) -> None:
    """Store the promise of the next deal, before any words for it."""
    async with live.lock:
        if live.match is match:
            live.shuffle_words.clear()
            secret = secrets.token_hex(SECRET_BYTES)
            after, entry = match.promise(n, secret)
            await live.commit(after, entry, extra_rows=[Secret(live.id, n, secret)])
