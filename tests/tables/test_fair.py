"""Fair deals at a table: commitments, hashes, words and secrets; silent, late or wrong seats; restarts."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from hachiya.records.fair.check import CheckedDeal, Verdict, check_deals
from hachiya.records.fair.shuffle import seal
from hachiya.records.redaction import Viewer
from hachiya.records.replay import replays
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Say, Seal
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.setup import PERSON
from tests.tables.choosing import Message
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.play import new_setup
from tests.tables.test_tables import Seat, everyone, order, until

LONG = 600.0
"""More seconds than any of these tests takes."""
PAGES = count()
Script = Callable[[Tables, MemoryStore], Awaitable[None]]


def fair(*opponents: str, game: str = "hachiju", reveal: str | None = None, **options: Any) -> NewTable:
    """An order with a fair shuffle, unless the table has another default."""
    asked = {"deals": 2} if game == "hachiju" else {}
    return order(*opponents, game=game, **{**asked, **options}).model_copy(update={"reveal": reveal})


def at_fair_tables(script: Script, words_seconds: float = LONG, store: MemoryStore | None = None) -> Counts:
    """Run a script at tables that wait this long for words."""
    counts = Counts()

    async def run() -> None:
        kept = store or MemoryStore()
        tables = Tables(
            Services(kept, ImmediateBotPool(), Defaults(0, 0, 0.0, 0.0, words_seconds=words_seconds), counts)
        )
        try:
            await script(tables, kept)
        finally:
            await tables.close()

    asyncio.run(run())
    return counts


class Speaker(Seat):
    """A seat whose page answers each commitment with its words, and opens them after all hashes."""

    def __init__(self, tables: Tables, live: LiveTable, viewer: Viewer, *, opens: bool = True) -> None:
        super().__init__(tables, live, viewer)
        self.opens = opens
        self.page = next(PAGES)
        self.texts: list[str] = []

    async def _hear(self, text: str) -> None:
        self.texts.append(text)
        await super()._hear(text)
        for event in json.loads(text).get("record", ()):
            if event["e"] == "commit":
                self.seal(event["n"], self.words(event["n"]))
            elif event["e"] == "entropy" and event["seat"] == self.viewer and "sha256" in event and self.opens:
                self.say(event["n"], self.words(event["n"]))

    async def act(self, message: str, actions: list[int]) -> None:
        """Make a choice with an unused message id."""
        await super().act(f"{self.page}-{message}", actions)

    def words(self, n: int) -> str:
        """The words of this seat before a deal."""
        return f"{self.viewer} says 松 {n}"

    def seal(self, n: int, words: str) -> None:
        """The hash of words."""
        self.live.accept_words(self.viewer, Seal(do="seal", id="s", n=n, sha256=seal(words)), self.box)

    def say(self, n: int, words: str) -> None:
        """Open the words."""
        self.live.accept_words(self.viewer, Say(do="say", id="w", n=n, words=words), self.box)

    @property
    def refusals(self) -> list[str]:
        """The codes of refused messages."""
        return [message["code"] for message in self.heard if message["is"] == "nack"]


async def sit(tables: Tables, table: str, viewers: Iterable[Viewer], kind: type[Seat] = Speaker) -> list[Any]:
    """Connect these viewers."""
    live = await tables.registry.get(table)
    seats = [kind(tables, live, viewer) for viewer in viewers]
    for seat in seats:
        await live.join(seat.viewer, seat.box)
    return seats


async def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until the condition holds, at most as long as the time limit of tests."""
    while not is_so():
        await asyncio.sleep(0.001)


def record(match: Match, store: MemoryStore) -> list[Message]:
    """The stored record of the match, verified."""
    written = [*match.setup.head(), *(line for entry in store.entries[match.setup.id] for line in entry.record)]
    (replay,) = replays(enumerate((line.event for line in written), 1))
    return replay.events  # type: ignore[return-value]


def checked_deals(match: Match, store: MemoryStore) -> list[CheckedDeal]:
    """The deals of a match, verified from its record."""
    return check_deals(record(match, store))  # type: ignore[arg-type]


def around(events: list[Message]) -> list[str]:
    """The events around the game and of deals, in short; a deal that is thrown in and dealt again is one deal."""
    lines = []
    for event in events:
        if event["e"] == "entropy":
            lines.append(f"{'hash' if 'sha256' in event else 'words'} {event['seat']}")
        elif event["e"] == "redeal":
            lines.append("deal")
        elif event["e"] == "deal" and lines[-1:] == ["deal"]:
            continue
        elif event["e"] in ("commit", "deal", "reveal", "match_end"):
            lines.append(event["e"])
    return lines


@pytest.mark.parametrize(
    "asked",
    [fair("person", "greedy"), fair("person", "person", "person", "random", game="nakayoshi", length="half")],
    ids=lambda asked: asked.game,
)
def test_every_deal_among_persons_is_computed_from_secret_and_words(asked: NewTable) -> None:
    """Until the match is over, its secrets are in no message to anyone."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, asked)
        persons = await sit(tables, setup.id, [*tokens])
        (onlooker,) = await sit(tables, setup.id, ["table"], Speaker)
        live = onlooker.live
        await asyncio.gather(*(person.play(Random(person.viewer), 99) for person in persons))
        await until(lambda: live.match.table.over and all(seat.news[-1]["view"]["phase"] == "over" for seat in persons))
        deals = checked_deals(live.match, store)
        assert {deal.verdict for deal in deals} == {Verdict.HOLDS}
        assert {deal.spoke for deal in deals} == {tuple(sorted(tokens))}
        assert len(deals) == len(store.held[setup.id]) > 1
        last = record(live.match, store)[-len(deals) - 1 :]
        assert around(last) == ["reveal"] * len(deals) + ["match_end"]
        for person in (*persons, onlooker):
            end = next(place for place, text in enumerate(person.texts) if '"e":"match_end"' in text)
            sent_text = "".join(person.texts[:end])
            assert '"e":"reveal"' not in sent_text
            assert not any(secret in sent_text for secret in store.held[setup.id].values())
            assert all(secret in person.texts[end] for secret in store.held[setup.id].values())
            assert set(person.refusals) <= {"not_your_turn"}

    at_fair_tables(script)


def test_a_table_that_reveals_secrets_after_each_deal_announces_it_before() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        asked = fair("person", "person", reveal="deal", deals=3)
        opened = await tables.opening.open(asked)
        (first,) = await sit(tables, opened.setup.id, [opened.own])
        await until(lambda: bool(first.heard))
        assert (first.heard[0]["is"], first.heard[0]["reveal"]) == ("gathering", "deal")
        tokens = [opened.own]
        for seat, secret in opened.invitations.items():
            await tables.seats.join(opened.setup.id, seat, secret, None)
            tokens.append(seat)
        persons = [first, *await sit(tables, opened.setup.id, tokens[1:])]
        await asyncio.gather(*(person.play(Random(person.viewer), 99) for person in persons))
        assert first.news[0]["reveal"] == "deal"
        await until(lambda: first.live.match.table.over)
        events = record(first.live.match, store)
        ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
        assert [(events[end + 1]["e"], events[end + 1]["n"]) for end in ends] == [("reveal", n) for n in (1, 2, 3)]
        assert {deal.verdict for deal in checked_deals(first.live.match, store)} == {Verdict.HOLDS}

    at_fair_tables(script)


@pytest.mark.parametrize("opens", [None, False], ids=["says nothing", "does not open"])
def test_a_seat_that_opens_no_words_is_left_out_of_the_shuffle(opens: bool | None) -> None:
    """The seat is waited for; a seat that sends a hash and opens no words has no words."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, fair("person", "person"))
        first_seat, other, third = sorted(tokens)
        await sit(tables, setup.id, [first_seat, third])
        if opens is not None:
            silent = Speaker(tables, await tables.registry.get(setup.id), other, opens=opens)
            await silent.live.join(other, silent.box)
        live = await tables.registry.get(setup.id)
        await wait_until(lambda: live.match.deal_version > 0)
        hashes = [f"hash {seat}" for seat in (sorted(tokens) if opens is not None else (first_seat, third))]
        lines = around(record(live.match, store))
        assert lines == ["commit", *hashes, f"words {first_seat}", f"words {third}", "deal"]

    at_fair_tables(script, words_seconds=0.7)


def test_a_seat_that_opened_no_words_is_waited_for_less_the_next_time() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, fair("person", "greedy"))
        live = await tables.registry.get(setup.id)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await live.shuffle_words.wait_for_all({}, lambda: {*tokens}, 0.05)
        assert live.shuffle_words.silent == {*tokens}
        first_seat, other = tokens
        await live.shuffle_words.wait_for_all({first_seat: ""}, lambda: {first_seat}, LONG)
        assert live.shuffle_words.silent == {other}
        await live.shuffle_words.wait_for_all({first_seat: ""}, lambda: {*tokens}, LONG)
        assert loop.time() - began < LONG

    at_fair_tables(script)


def test_late_or_foreign_shuffle_words_are_refused_and_not_announced() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, fair("person", "person"))
        first_seat, other, third = sorted(tokens)
        (first, second) = await sit(tables, setup.id, [first_seat, other])
        last = Seat(tables, first.live, third)
        await first.live.join(third, last.box)
        (onlooker,) = await sit(tables, setup.id, ["table"])
        await until(lambda: {first_seat, other} <= first.live.shuffle_words.seals.keys())
        version = first.live.match.version

        async def refused(seat: Any, code: str) -> None:
            before = len(seat.refusals)
            await until(lambda: len(seat.refusals) > before)
            assert seat.refusals[-1] == code

        first.seal(1, "other words")
        await refused(first, "illegal")
        first.seal(1, first.words(1))  # once more the same
        first.seal(2, "words")
        await refused(first, "stale")
        first.say(1, first.words(1))
        await refused(first, "stale")
        onlooker.seal(1, "words")
        await refused(onlooker, "not_your_turn")
        assert first.live.match.version == version

        def speak(message: Seal | Say) -> None:
            first.live.accept_words(third, message, last.box)

        second.opens = False
        speak(Seal(do="seal", id="s", n=1, sha256=seal("松")))
        await until(lambda: first.live.match.version > version and first_seat in first.live.shuffle_words.words)
        second.say(1, "other words")
        await refused(second, "illegal")
        second.seal(1, "other words")
        await refused(second, "stale")
        speak(Say(do="say", id="w", n=1, words="松"))
        second.say(1, second.words(1))
        await until(lambda: first.live.match.deal_version > 0)
        second.say(1, second.words(1))
        await refused(second, "stale")
        assert [message["code"] for message in last.heard if message["is"] == "nack"] == []
        assert {deal.verdict for deal in checked_deals(first.live.match, store)} == {Verdict.IS_SEALED}
        assert around(record(first.live.match, store))[1:4] == [f"hash {seat}" for seat in sorted(tokens)]

    at_fair_tables(script)


def test_a_restarted_server_deals_with_the_secret_it_has_committed_to() -> None:
    """Restarts happen between commitment and hashes, between hashes and words, and between two deals."""
    store = MemoryStore()
    tables_of: list[str] = []

    async def promise(tables: Tables, _store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, fair("person", "greedy"))
        tables_of.extend([setup.id, *map(str, tokens)])
        live = await tables.registry.get(setup.id)
        await until(lambda: live.match.version == 1)

    async def hashes(tables: Tables, _store: MemoryStore) -> None:
        for seat in map(int, tables_of[1:]):
            speaker = Speaker(tables, await tables.registry.get(tables_of[0]), seat, opens=False)
            await speaker.live.join(seat, speaker.box)
        live = await tables.registry.get(tables_of[0])
        await until(lambda: live.match.version == 2)

    async def first(tables: Tables, _store: MemoryStore) -> None:
        persons = await sit(tables, tables_of[0], map(int, tables_of[1:]))
        await asyncio.gather(*(person.play(Random(person.viewer), 1) for person in persons))

    async def second(tables: Tables, kept: MemoryStore) -> None:
        assert kept.snapshots[tables_of[0]]
        persons = await sit(tables, tables_of[0], map(int, tables_of[1:]))
        live = persons[0].live
        await asyncio.gather(*(person.play(Random(person.viewer), 99) for person in persons))
        await until(lambda: live.match.table.over)
        deals = checked_deals(live.match, kept)
        assert {deal.verdict for deal in deals} == {Verdict.HOLDS}
        assert {deal.spoke for deal in deals} == {tuple(sorted(map(int, tables_of[1:])))}
        assert around(record(live.match, kept)).count("commit") == len(deals)

    for script in (promise, hashes, first, second):
        at_fair_tables(script, store=store)


def test_a_deal_whose_secret_is_lost_gets_a_new_commitment() -> None:
    store = MemoryStore()
    table: list[str] = []

    async def promise(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, fair("person", "greedy", deals=1))
        table.append(setup.id)
        live = await tables.registry.get(setup.id)
        await until(lambda: live.match.version == 1)

    async def deal(tables: Tables, kept: MemoryStore) -> None:
        seats = [
            seat for seat, who in enumerate((await tables.registry.get(table[0])).match.setup.players) if who == PERSON
        ]
        persons = await sit(tables, table[0], seats)
        live = persons[0].live
        await asyncio.gather(*(person.play(Random(person.viewer), 99) for person in persons))
        await until(lambda: live.match.table.over)
        assert around(record(live.match, kept))[:2] == ["commit", "commit"]
        assert {deal.verdict for deal in checked_deals(live.match, kept)} == {Verdict.HOLDS}

    at_fair_tables(promise, store=store)
    for secrets in store.held.values():
        secrets.clear()
    at_fair_tables(deal, store=store)


def test_a_match_ended_by_all_reveals_the_secrets_of_its_dealt_cards_only() -> None:
    """The secret of a committed and undealt deal stays hidden."""
    setup = new_setup()
    match, _ = Match(replace(setup, reveal="match", shuffled_as=setup.id)).promise(1, "01" * 32)
    assert match.fairness is not None
    undealt, entry = match.end()
    assert [line.event["e"] for line in entry.record] == ["note"]
    dealt, _ = match.deal(match.fairness.deck(match.table))
    ended, entry = dealt.end()
    assert [line.event["e"] for line in entry.record] == ["reveal", "note"]
    assert undealt.over
    assert ended.over
    # Whoever plays its entries again without the secret finds it in the last of them.
    assert dealt.replay_entry(entry)[1] == entry


def test_a_player_who_leaves_while_words_are_due_is_not_waited_for() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, fair("person", "person"))
        first_seat, other, third = sorted(tokens)
        await sit(tables, setup.id, [first_seat, third])
        live = await tables.registry.get(setup.id)
        await until(lambda: {first_seat, third} <= live.shuffle_words.seals.keys())
        await tables.seats.give_up(setup.id, other)
        await until(lambda: live.match.deal_version > 0)
        assert around(record(live.match, store)) == [
            "commit",
            *(f"hash {seat}" for seat in (first_seat, third)),
            *(f"words {seat}" for seat in (first_seat, third)),
            "deal",
        ]

    at_fair_tables(script)


@pytest.mark.parametrize(
    ("asked", "promised"),
    [
        (fair("greedy", "greedy"), False),
        (fair("greedy", "greedy", reveal="match"), True),
        (fair("person", "greedy"), True),
        (fair("person", "greedy", reveal="never"), False),
    ],
)
def test_fair_shuffles_are_the_default_among_persons_only(asked: NewTable, promised: bool) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, asked)
        (person, *_) = await sit(tables, setup.id, [*tokens])
        await until(lambda: person.live.match.deal_version > 0)
        assert (around(record(person.live.match, store))[0] == "commit") == promised
        assert ("id" in record(person.live.match, store)[0]) == promised
        again = await tables.services.store.load(setup.id)
        assert again is not None
        assert again[0].reveal == setup.reveal

    at_fair_tables(script)
