"""Records of matches with fair shuffles."""

from collections.abc import Sequence
from typing import Any

from hachiya.explain.families import PARTS
from hachiya.games.table import Table
from hachiya.records.fair.shuffle import commitment, deck_of, key_of, seal
from hachiya.records.recorder import recorder_of
from tests.playing import SANNIN, Menu, choice, rng

TABLE = "a_fair_table_001"


def secret_of(n: int) -> bytes:
    """The secret of a deal."""
    return bytes([n]) * 32


def words_of(n: int) -> dict[int, str]:
    """The words before a deal; in every third deal there are none."""
    return {0: f"spring rain {n}", 2: "松に鶴"} if n % 3 else {}


def fair_record(value: int, menu: Menu = SANNIN, first_secrets: Sequence[bytes] = ()) -> list[dict[str, Any]]:
    """A random match with all events of the fair shuffle."""
    table = menu.table(value)
    recorder = recorder_of(table, [chr(ord("A") + seat) for seat in range(menu.seats)])
    events: list[Any] = [{**recorder.match(), "id": TABLE}]
    secrets: dict[int, bytes] = {}
    lanes = rng(value)
    again = 0
    while not table.over:
        if not table.awaits_deal:
            for seat, action in choice(table, lanes):
                events += recorder.events(table.act(seat, action))
            continue
        n = PARTS[table.game.family].number(table.state) + 1
        again = again + 1 if n in secrets else 0
        if not again:
            secrets[n] = first_secrets[n - 1] if n <= len(first_secrets) else secret_of(n)
            words_by_seat = {seat: words for seat, words in words_of(n).items() if seat < menu.seats}
            events.append({"e": "commit", "n": n, "sha256": commitment(secrets[n], TABLE, n)})
            events += [
                {"e": "entropy", "n": n, "seat": seat, "sha256": seal(words_by_seat[seat])} for seat in words_by_seat
            ]
            events += [{"e": "entropy", "n": n, "seat": seat, "words": words_by_seat[seat]} for seat in words_by_seat]
        events += recorder.events(_dealt(table, key_of(secrets[n], words_by_seat), again))
    return events + [{"e": "reveal", "n": n, "secret": secret.hex()} for n, secret in secrets.items()]


def _dealt(table: Table, key: bytes, again: int) -> list[list[int]]:
    cards, lots = table.game.cards, table.game.lots(table.state)
    deck = deck_of(key, cards, [seat for seat in range(table.seats) if lots >> seat & 1], again)
    white = deck[2 * cards] if lots else None
    return table.deal(deck[:cards], deck[cards : 2 * cards], white=white)
