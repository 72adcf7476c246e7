"""Illegal choices at a table of 八十分 are refused with the legal ones, and change nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from hachiya.words.voice import say
from hachiya.words.wire import message_of
from tests.server.bashifen.stacked import PASS, At, ManualClock, cards, held, seated, show, show_pair
from tests.server.running import Running
from tests.tables.choosing import COMMIT, choice

HANDS = ("2H 2H 3H KH KC AC AC TC", "2S 2S 3S 4S 4C 5C 8C", "BJ BJ LJ LJ 6C 6C 7C KC", "2C 3C 4C 5C 8H QC")


def play(folder: Path, monkeypatch: pytest.MonkeyPatch, script: Callable[[At], Awaitable[None]]) -> None:
    """Run a script at a table of four persons who draw `HANDS`."""

    async def at_a_table(server: Running, clock: ManualClock) -> None:
        async with seated(server, clock) as at:
            await script(at)

    with held(folder, monkeypatch, HANDS) as (server, clock):
        asyncio.run(at_a_table(server, clock))


async def illegal(at: At, seat: int, *actions: int) -> str:
    """The error of an illegal choice, which names the legal ones without revealing other hands."""
    nack = await at.in_vain(seat, *actions)
    assert nack["code"] == "illegal"
    return say(message_of(nack["say"]), "en")


@pytest.mark.slow
def test_invalid_declarations_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await at.tick(15)
        assert "legal: show ♣2" in await illegal(at, 3, show("2D"))  # not held
        assert "legal: show ♠2, show the pair ♠2 ♠2" in await illegal(at, 1, show("3S"))  # no level card
        await at.says(3, show("2C"))
        assert "legal: show the pair ♥2 ♥2" in await illegal(at, 0, show("2H"))  # over a single only a pair
        await at.says(0, show_pair("H"))
        assert "legal: nothing" in await illegal(at, 1, show_pair("S"))  # no second pair of level cards
        messages = await at.says(2, show_pair("BJ"))
        assert messages[0]["record"] == [{"e": "declare", "seat": 2, "cards": ["BJ", "BJ"], "drawn": 16}]
        assert "legal: nothing" in await illegal(at, 3, show("2C"))  # no level card after jokers
        assert "legal: nothing" in await illegal(at, 2, show_pair("LJ"))  # little over big
        assert "legal: nothing" in await illegal(at, 2, show_pair("BJ"))
        await at.tick()

    play(tmp_path, monkeypatch, script)


async def to_the_widow(at: At) -> None:
    """Play until seat 0 takes the kitty, with hearts as trumps."""
    await at.tick(15)
    await at.says(0, show_pair("H"))
    await at.tick(84)
    for seat in range(4):
        await at.says(seat, PASS)
    assert (at.views[0]["phase"], at.views[0]["turn"]) == ("bury", 0)


def eight(at: At) -> list[str]:
    """The weakest side cards of seat 0, which it may bury."""
    hand = [name for group in at.views[0]["suits"] for name in group["cards"]]
    return [name for name in hand if name not in HANDS[0].split()][-8:]


@pytest.mark.slow
def test_invalid_burials_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await to_the_widow(at)
        chosen = cards(*eight(at))
        assert "8 cards are laid together, 1 more" in await illegal(at, 0, *chosen[:7])
        assert "more than one choice" in await illegal(at, 0, *chosen, chosen[0])
        assert "cannot choose big joker; legal: " in await illegal(at, 0, *chosen[:7], *cards("BJ"))
        assert "cannot choose ♥2; legal: " in await illegal(at, 0, *cards("2H 2H 2H"), *chosen[:5])
        assert (await at.in_vain(1, *chosen))["code"] == "not_your_turn"
        messages = await at.says(0, *chosen)
        assert messages[0]["record"][0]["cards"] == messages[0]["view"]["buried"]
        assert messages[1]["record"][0]["cards"] == ["?"] * 8
        assert messages[1]["view"]["buried"] == []

    play(tmp_path, monkeypatch, script)


def test_invalid_plays_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await to_the_widow(at)
        await at.says(0, *cards(*eight(at)))
        free: dict[str, object] = {"cards": None, "suit": None, "of": [], "least": 0, "pairs": 0, "must": []}
        assert at.views[0]["ask"] == {**free, "may": list(dict.fromkeys(at.views[0]["hands"][0]))}
        assert "cannot choose ♣K; legal: " in await illegal(at, 0, *cards("KH KC"), COMMIT)  # two suits
        assert "a lead ends with action 54" in await illegal(at, 0, *cards("AC AC"))
        assert "cannot choose lead these" in await illegal(at, 0, COMMIT)
        await at.says(0, *cards("AC AC"), COMMIT)
        assert at.views[2]["ask"] is None
        ask = at.views[1]["ask"]
        assert (ask["cards"], ask["suit"], ask["least"]) == (2, "C", 2)
        assert set(ask["may"]) == set(ask["of"])
        assert "cannot choose ♠3; legal: " in await illegal(at, 1, *cards("3S 4C"))  # clubs are there
        assert "2 cards are laid together, 1 more" in await illegal(at, 1, *cards("4C"))
        other = next(name for name in ask["of"] if name != "4C")
        assert "more than one choice" in await illegal(at, 1, *cards("4C", other, other))
        messages = await at.says(1, *cards("4C", other))
        assert {event["e"] for message in messages.values() for event in message["record"]} == {"play"}
        assert "cannot choose ♣7; legal: ♣6" in await illegal(at, 2, *cards("6C 7C"))  # its pair must be played
        assert (await at.in_vain(3, *cards("3C 4C")))["code"] == "not_your_turn"

    play(tmp_path, monkeypatch, script)


def test_a_play_of_several_cards_is_one_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unfinished play is invisible; each play is sent once, whole, with the next seat at turn."""

    async def script(at: At) -> None:
        await to_the_widow(at)
        random = Random(3)
        for _ in range(41):
            turn = at.views[0]["turn"]
            if turn is None:
                break
            before = at.version
            messages = await at.says(turn, *choice(at.views[turn], random))
            assert at.version == before + 1
            for message in messages.values():
                assert message["record"][0]["e"] in ("bury", "play")
                sizes = {len(play["cards"]) for play in message["view"]["trick"]}
                assert len(sizes) <= 1

    play(tmp_path, monkeypatch, script)


def test_a_failed_throw_ends_the_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ten is not top while a queen is unseen; the rest goes to the other pair (C-90)."""

    async def script(at: At) -> None:
        await to_the_widow(at)
        await at.says(0, *cards(*eight(at)))
        assert "KC" in at.views[0]["tops"]["single"]
        assert "TC" not in at.views[0]["tops"]["single"]
        messages = await at.says(0, *cards("TC KC"), COMMIT)
        for message in messages.values():
            assert [event["e"] for event in message["record"]] == ["play", "failed_lead", "deal_end"]
            assert message["record"][1] == {"e": "failed_lead", "seat": 0}
            view = message["view"]
            assert (view["phase"], view["turn"], view["trick"], view["ask"]) == ("deal", None, [], None)
        # Hands that were not played stay hidden.
        assert set(messages[3]["view"]["hands"][1]) == {"?"}
        messages = await at.hear_all()
        assert [event["e"] for event in messages[0]["record"]] == ["deal"]

    play(tmp_path, monkeypatch, script)
