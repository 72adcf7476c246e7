"""Before a fair deal: a promise, the hashes of words, the words. Each is an entry, so a restart goes on from there.

What seats have said and no entry tells yet is in memory alone; who comes back says it again.
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
    """One step towards the next deal; True if nothing lacks for it. Each person is waited for so many seconds."""
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

    def asked() -> set[int]:
        persons = {seat for seat, player in enumerate(live.match.seated.players) if player == PERSON}
        return persons & shuffle.seals.keys() if shuffle.seals else persons

    news = words.words if shuffle.seals else words.seals
    await words.heard(news, asked, seconds)
    async with live.lock:
        now = live.match.fairness
        if live.match.over or now is None or now.shuffle != shuffle:
            return False
        if not news:
            return True
        key = "words" if shuffle.seals else "sha256"
        events = [{"e": "entropy", "n": n, "seat": seat, key: news[seat]} for seat in sorted(news)]
        await live.commit(*live.match.annotate(cast(list[Event], events)))
    return False


async def _promise(live: LiveTable, match: Match, n: int) -> None:
    """Promise the next deal, of which nobody has said anything yet."""
    async with live.lock:
        if live.match is match:
            live.shuffle_words.begin()
            secret = secrets.token_hex(SECRET_BYTES)
            after, entry = match.promise(n, secret)
            await live.commit(after, entry, with_it=[Secret(live.id, n, secret)])
