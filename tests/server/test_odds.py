"""Odds and hands over HTTP: counted tables, a hand as at a real table, and refused requests."""

import asyncio
from collections.abc import Callable
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest
from pydantic import TypeAdapter

from hachiya.desk.hands import HandAnswer
from hachiya.desk.odds import OddsRequest, OddsTopic, odds_tables
from hachiya.engine.ledger import PAY
from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.hanafuda.cards import CARDS, LETTERS, letters, mask
from hachiya.games.hanafuda.events import Event, Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.registry import GAMES
from hachiya.games.table import Table
from hachiya.odds.odds import Odds
from hachiya.odds.topics import TOPICS, odds
from hachiya.tables.messages.hanafuda.shapes import SHAPES
from tests.server.running import Running
from tests.server.test_http import a_problem, http, problem_text
from tests.tables.choosing import Message

HANDS = ("FRSTlmp", "GKqstuv", "BFJNRVh", "oCKLafm", "FqKLafm", "EFGHABC", "MNOYZab", "EFGUVWl", "ABEFIJM", "GKOWaeg")
BRIGHTS = {FieldKind.SMALL: "", FieldKind.LARGE: "Ic", FieldKind.GRAND: "so"}
"""The brights that make each kind of field."""
GAME_NAMES = ("sannin", "nakayoshi", "shiragiku", "hachiju")


def ask_hand(server: Running, cards: str) -> dict[str, Message]:
    """The answer to a hand in each game."""
    with http(server) as client:
        answer = client.post("/api/judge/hand", json={"cards": cards})
    assert answer.status_code == 200
    hand_answer = answer.json()
    TypeAdapter(SHAPES.message_type(HandAnswer)).validate_python(hand_answer)
    assert mask(hand_answer["cards"]) == mask(cards)
    return {game["game"]: game for game in hand_answer["games"]}


@pytest.mark.slow
def test_odds_topics_and_their_tables_are_answered(server: Running) -> None:
    with http(server) as client:
        client.timeout = 60.0  # tables are counted when they are first asked for
        topics = client.get("/api/odds").json()
        TypeAdapter(list[OddsTopic]).validate_python(topics)
        assert {topic["name"]: topic["games"] for topic in topics} == {
            name: list(topic.games) for name, topic in TOPICS.items()
        }
        for topic in topics:
            for game in topic["games"]:
                odds_answer = client.get(f"/api/odds/{topic['name']}/{game}").json()
                assert (odds_answer.pop("money") is None) == (game == "bashifen")
                assert odds_answer == TypeAdapter(Odds).dump_python(odds(topic["name"], game), mode="json")
                cells = [cell for table in odds_answer["tables"] for row in table["rows"] for cell in row["cells"]]
                assert all(float(Fraction(cell["exact"])) == cell["value"] for cell in cells)


@pytest.mark.parametrize(
    ("path", "code", "says"),
    [
        ("odds/weather/sannin", "unknown", "hand-yaku, field"),
        ("odds/field/chess", "unknown", "sannin"),
        ("odds/field/hachiju", "unknown", "sannin, nakayoshi, shiragiku"),
    ],
)
def test_an_invalid_request_for_odds_is_refused(server: Running, path: str, code: str, says: str) -> None:
    with http(server) as client:
        problem = a_problem(client.get(f"/api/{quote(path)}"), 400, code)
    assert says in problem_text(problem)


class HaltingWorkers:
    """Workers that never give a slow client a turn."""

    async def compute(self, client: str, function: Callable[[str, str], Odds], topic: str, game: str) -> Odds:
        """Compute odds."""
        if client == "slow":
            await asyncio.Event().wait()
        return function(topic, game)


def test_a_client_who_waits_for_odds_delays_no_other_client() -> None:
    desk: Any = SimpleNamespace(workers=HaltingWorkers())
    slow, quick = (SimpleNamespace(client=client) for client in ("slow", "quick"))
    request = OddsRequest(topic="shima", game="hachiju")

    async def script() -> None:
        waiting = asyncio.ensure_future(odds_tables.run(desk, slow, request))
        await asyncio.sleep(0)
        assert (await odds_tables.run(desk, quick, request)).game == "hachiju"
        assert not waiting.done()
        waiting.cancel()

    asyncio.run(script())


def dealt(game: str, cards: str, kind: FieldKind, seed: int) -> tuple[Table, list[list[int]]]:
    """A real table at which seat 0 was dealt these cards, with such a field; and its rows."""
    light = next((card for card in BRIGHTS[kind] if card not in cards), "")
    assert light or kind == FieldKind.SMALL
    rest = [card for card in range(CARDS) if card not in map(LETTERS.index, cards) and LETTERS[card] != light]
    Random(seed).shuffle(rest)
    plain = [card for card in rest if LETTERS[card] not in "AIcos"]
    field = [LETTERS.index(card) for card in light] + plain[: 6 - len(light)]
    others = [card for card in rest if card not in field]
    table = Table(GAMES[game], GAMES[game].complete_options({}), seats=3, dealer=0, seed=seed)
    hands = [list(map(LETTERS.index, cards)), others[:7], others[7:14]]
    rows = table.deal(hanafuda(table.game).deck_of(0, 3, hands, field, others[14:]))
    return table, rows


def shown(rows: list[list[int]]) -> tuple[list[str], str, list[int]]:
    """The yaku that seat 0 has shown, their cards, and the payment for them."""
    ((_, _, yaku, cards, *_),) = [row for row in rows if row[0] == Event.SHOW and row[1] == 0]
    paid = [row[3] for row in rows if row[0] == PAY and row[2] == 0 and row[4] == Reason.HAND_YAKU]
    return keys(yaku), letters(cards), paid


def play_hand(game: str, cards: str, kind: FieldKind, action: int | None, ribbons: list[int]) -> Any:
    """Play the hand at a real table at which the others show nothing where they may."""
    table, rows = dealt(game, cards, kind, seed=len(cards) + kind)
    while table.state.phase == Phase.BID:
        rows += table.act(table.turn, Action.IN)
    if action is not None:
        for step in (action, *ribbons):
            rows += table.act(0, step)
        while table.state.phase == Phase.SHOW:
            rows += table.act(table.turn, Action.PASS)
    return shown(rows)


@pytest.mark.parametrize("cards", HANDS)
def test_the_odds_of_a_hand_equal_its_payments_at_a_real_table(server: Running, cards: str) -> None:
    games = ask_hand(server, cards)
    assert list(games) == list(GAME_NAMES)
    for game, of_game in games.items():
        kinds = [kind for kind in FieldKind if game != "hachiju" or kind == FieldKind.SMALL]
        for kind in kinds:
            at = 0 if game == "hachiju" else int(kind)
            if not of_game["free"]:
                yaku, opened, paid = play_hand(game, cards, kind, None, [])
                if not yaku:
                    assert of_game["choices"] == []
                    continue
                (choice,) = of_game["choices"]
                assert (choice["yaku"], choice["cards"]) == (yaku, opened)
                assert paid == [choice["pays"][at]["each"]] * 2
                continue
            table, _ = dealt(game, cards, kind, seed=len(cards) + kind)
            while table.state.phase == Phase.BID:
                table.act(table.turn, Action.IN)
            legal = table.game.legal(table.state)
            actions = [action for action in range(Action.READ, Action.PASS) if legal >> action & 1]
            assert legal >> Action.PASS & 1
            assert len(actions) == len(of_game["choices"])
            for action, choice in zip(actions, of_game["choices"], strict=True):
                ribbons = choice.get("ribbons", {"of": "", "count": 0})
                chosen = [LETTERS.index(letter) for letter in ribbons["of"][: ribbons["count"]]]
                yaku, opened, paid = play_hand(game, cards, kind, action, chosen)
                assert yaku == choice["yaku"]
                assert mask(opened) == mask(choice["cards"]) | sum(1 << card for card in chosen)
                assert paid == [choice["pays"][at]["each"]] * 2


def test_hachiju_payments_of_a_hand_are_listed_by_rate(server: Running) -> None:
    (choice,) = ask_hand(server, "EFGUVWl")["hachiju"]["choices"]
    assert [(pay["rate"], pay["each"]) for pay in choice["pays"]] == [(1, 100), (2, 200), (4, 400)]
