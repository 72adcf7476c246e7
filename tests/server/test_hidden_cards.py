"""No message over a real socket holds a hidden card: every card is compared with the store."""

import asyncio
import dataclasses
import json
from contextlib import AsyncExitStack
from random import Random

import pytest

from hachiya.games.table import ACTIONS
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from tests.playing import SANNIN, Menu
from tests.sampling import slow
from tests.server.client import BESIDE, Wire, open_table, order, wire
from tests.server.running import Running
from tests.tables.choosing import choice
from tests.tables.hanafuda.onlooker import Onlooker
from tests.tables.play import new_setup, viewers
from tests.tables.walker import check_form

REAL = [Menu("hachiju", {"deals": 12}, 4), slow(Menu("nakayoshi", {"length": "half"}, 6)), slow(SANNIN)]


@pytest.mark.parametrize("menu", REAL, ids=str)
@pytest.mark.slow
def test_no_message_over_a_real_socket_holds_a_hidden_card(server: Running, menu: Menu) -> None:
    """All seats and a spectator receive messages from the opening to the settlement; the store has the true cards."""

    async def play() -> tuple[list[Wire], list[Entry]]:
        persons = ["person"] * (menu.seats - 1)
        opened = await open_table(server.address, order(*persons, game=menu.game, options=menu.options))
        random = Random(7)
        async with AsyncExitStack() as stack:
            places = [*(place for _, place in sorted(opened["seats"].items())), (f"/t/{opened['table']}/table", None)]
            wires = [await stack.enter_async_context(wire(server.address, *place)) for place in places]
            messages = [await peer.hear_a("table") for peer in wires]
            while (turn := messages[0]["view"]["turn"]) is not None or messages[0]["view"]["phase"] != "over":
                if turn is not None:
                    version = messages[turn]["version"]
                    wrong = next(action for action in range(ACTIONS) if action not in messages[turn]["view"]["legal"])
                    await wires[turn].act(f"m{version}", version, wrong)
                    await wires[turn].hear_a("nack")
                    await wires[turn].act(f"m{version}", version, *choice(messages[turn]["view"], random))
                    await wires[turn].hear_a("ack")
                messages = [await peer.hear_a("entry") for peer in wires]
            heard = "".join(text for peer in wires for text in peer.heard)
            assert not any(token in heard for _, token in opened["seats"].values())
        store = EventStore(open_database(server.parts.settings.database))
        table = await store.load(opened["table"])
        await store.close()
        assert table is not None
        return wires, table[1]

    wires, stored = asyncio.run(play())
    setup = Match(new_setup(menu)).setup
    draws = json.loads(wires[0].heard[0])["record"][1]["draws"]
    truth = [Match(dataclasses.replace(setup, draws=draws))]
    for entry in stored:
        last = truth[-1]
        truth.append(last.replay_entry(entry)[0])
    for viewer, peer in zip(viewers(truth[0]), wires, strict=True):
        onlooker = Onlooker(viewer, truth[0])
        first = onlooker.follower.hear(peer.heard[0])
        # The draw of seats is from another pack than the deal, which is news.
        onlooker.record = first["record"][:2]
        onlooker.look(truth[first["version"]].table, first | {"is": "entry", "record": first["record"][2:]})
        for text in peer.heard:
            check_form(json.loads(text))
            message = onlooker.follower.hear(text)
            if message["is"] not in ("ack", *BESIDE):
                onlooker.look(truth[message["version"]].table, message)
        assert onlooker.cards > 1000
