"""The counts of a block are compared with those of a second implementation, which reads the records of the deals."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, cast

import pytest

from hachiya.bots.arena.bashifen import BashifenDeal
from hachiya.bots.arena.block import Block, bots_of, play_block
from hachiya.bots.arena.hanafuda import HanafudaDeal
from hachiya.bots.arena.job import Job
from hachiya.bots.arena.play import play
from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.engine import rng
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.registry import GAMES, find
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.records.recorder import recorder_of
from tests.arena.jobs import job, seek
from tests.bashifen.test_scoring import TABLE

Events = list[Mapping[str, Any]]

RAISED = {"hand_yaku", "captured_yaku", "sage_half", "special", "refund"}
UNMULTIPLIED = {"fold", "pot"}


def block_of(of: Job, number: int = 0) -> Block:
    return play_block(of, bots_of(of), number)


def slow_deal(of: Job, names: list[str], number: int, rotation: int) -> tuple[Events, Table]:
    """The events of the first deal of a match, and its table as it ended."""
    game = find(of.game)
    table = Table(game, of.options, seats=of.seats, dealer=number % of.seats, seed=of.seed, stream=number)
    recorder = recorder_of(table, names)
    recorder.match()
    own = []
    for seat in range(of.seats):
        lanes = [0] * rng.LANES
        rng.seed(lanes, of.seed, (1 << 29) + 64 * number + 8 * rotation + seat)
        own.append(lanes)
    events: Events = []
    while not any(event["e"] == "deal_end" for event in events):
        if table.awaits_deal:
            events += cast(Events, list(recorder.events(table.deal())))
            continue
        seat = table.turn
        for action in seek(names[seat]).choose(table.view(seat), own[seat]):
            rows = table.act(seat, action)
            events += cast(Events, list(recorder.events(rows)))
    return events, table


def deal_payments(events: Events) -> Iterator[Mapping[str, Any]]:
    """The payments before the end of the deal, without the stone on the board, which belongs to the year."""
    for event in events:
        if event["e"] == "deal_end":
            return
        if event["e"] == "pay" and event["reason"] != "stone":
            yield event


def unmultiplied_points(event: Mapping[str, Any], table: Table) -> int:
    """The points of a payment without multipliers, computed from what was paid."""
    books, rules, points, reason = table.state.books, table.rules, int(event["points"]), event["reason"]
    if table.game.name == "hachiju":
        return points if reason in UNMULTIPLIED else points // int(books.rate)
    factor = int(rules.factor[books.kind])
    assert points * 2 % factor == 0
    points = points * 2 // factor
    raised = int(rules.raised[books.kind]) * 12
    if raised and reason in RAISED:
        yaku = len([key for key in event["yaku"] if key != "tobikomi"])
        more = yaku * raised
        points -= more // 2 if reason == "sage_half" else more
    return points


def won(events: Events, table: Table, unmultiplied: bool) -> list[int]:
    totals = [0] * 16
    places = {"pot": 6}
    for event in deal_payments(events):
        points = unmultiplied_points(event, table) if unmultiplied else int(event["points"])
        totals[places.get(event["from"], event["from"])] -= points
        totals[places.get(event["to"], event["to"])] += points
    return totals


SMALL_JOBS = [
    *(job("sannin", options={"multipliers": menu}, seed=seed) for menu in "ABDEF" for seed in (1, 2)),
    *(job("nakayoshi", seats=seats) for seats in (3, 4, 6)),
    job("shiragiku", "greedy,first"),
    *(job("hachiju", seats=seats) for seats in (2, 3, 5)),
]


def title(of: Job) -> str:
    return "-".join(map(str, (of.game, of.seats, *of.options.values(), of.seed)))


@pytest.mark.parametrize("of", SMALL_JOBS, ids=title)
def test_block_values_equal_the_payments_in_the_records(of: Job) -> None:
    multiplied = 0
    for number in range(6):
        block = block_of(of, number)
        values = block.values[0]
        assert len(values) == 2
        assert all(len(of_unit) == of.seats for of_unit in values)
        for rotation in range(of.seats):
            names = [of.bots[seat != rotation] for seat in range(of.seats)]
            events, table = slow_deal(of, names, number, rotation)
            assert values[1][rotation] == won(events, table, unmultiplied=False)[rotation]
            assert values[0][rotation] == won(events, table, unmultiplied=True)[rotation]
            assert sum(won(events, table, unmultiplied=True)) == 0
        multiplied += values[0] != values[1]
    assert multiplied or of.options.get("multipliers") == "E"


@pytest.mark.slow
def test_card_points_multiplied_by_one_and_a_half_are_valued_unmultiplied() -> None:
    """Menu C rounds balances before it multiplies them, so the unmultiplied points cannot be computed from payments."""
    of = job("sannin", options={"multipliers": "C"})
    seen = 0
    for number in range(30):
        values = block_of(of, number).values[0]
        for rotation in range(3):
            names = [of.bots[seat != rotation] for seat in range(3)]
            events, table = slow_deal(of, names, number, rotation)
            books = table.state.books
            paid = Counter(event["reason"] for event in deal_payments(events))
            if books.kind == 1 and set(paid) == {"card_points"}:
                assert values[0][rotation] == books.points[rotation] - 88
                seen += values[1][rotation] * 2 != values[0][rotation] * 3
    assert seen


def test_a_four_three_hand_ends_the_match_and_counts_its_yaku_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """四三 ends the year in its first deal; only its price counts, 40 kan from each of two seats."""
    hands = [[*range(7)], [7, 10, 12, 16, 20, 24, 28], [9, 13, 17, 21, 25, 29, 32]]
    field = [8, 14, 18, 22, 26, 30]
    rest = [card for card in range(48) if card not in {*chain(*hands), *field}]
    deck = hanafuda(find("sannin")).deck_of(0, 3, hands, field, rest)
    dealt = Table.deal
    monkeypatch.setattr(Table, "deal", lambda table: dealt(table, deck))
    deal = HanafudaDeal(job("sannin"), 0)
    play(deal, [Player("greedy", find_bot("greedy"), []) for _ in range(3)])
    assert deal.over
    assert deal.table.over
    assert deal.table.state.books.kind > 0
    assert [won // 12 for won in deal.won[0][:3]] == [80, -40, -40]
    factor = deal.table.rules.factor[deal.table.state.books.kind] // 2
    assert deal.won[1] == [won * factor for won in deal.won[0]]


def test_block_notes_count_what_the_records_show() -> None:
    of = job("sannin", "random,greedy", seed=4)
    stops = went_on = hatto = offered = 0
    for number in range(20):
        block = block_of(of, number)
        for a, b in of.pairs:
            assert block.notes[a].deals == block.notes[b].deals == 9
            for rotation in range(3):
                seated = [(a, b)[seat != rotation] for seat in range(3)]
                events, _ = slow_deal(of, seated, number, rotation)
                stops += sum(event["e"] == "stop" and not event["forced"] for event in events)
                went_on += sum(event["e"] == "sage" for event in events)
                liable = {event["from"] for event in events if event["e"] == "pay" and event.get("liable") == "hatto"}
                exempt = {event["to"] for event in events if event["e"] == "pay" and event["reason"] == "exempt"}
                assert not exempt
                hatto += len(liable)
        notes = block.notes.values()
        offered += sum(times for bot in notes for times, _ in bot.sage.values())
        stops -= sum(bot.sage.get("stopped", [0])[0] for bot in notes)
        went_on -= sum(bot.sage.get(kind, [0])[0] for bot in notes for kind in ("succeeded", "failed"))
        hatto -= sum(bot.hatto for bot in notes)
    assert (stops, went_on, hatto) == (0, 0, 0)
    assert offered > 10


def test_block_notes_pair_each_bid_with_its_result() -> None:
    of = job("nakayoshi", "hopeful,random", seed=3)
    bids: Counter[str] = Counter()
    outcome: Counter[str] = Counter()
    block = block_of(of, 2)
    for pair in of.pairs:
        for rotation in range(4):
            names = [pair[seat != rotation] for seat in range(4)]
            events, table = slow_deal(of, names, 2, rotation)
            result = won(events, table, unmultiplied=False)
            for event in events:
                if event["e"] in ("bid", "mizuten") and names[event["seat"]] == "hopeful" and not event.get("forced"):
                    word = event["bid"] if event["e"] == "bid" else "mizuten" if event["yes"] else "look"
                    bids[word] += 1
                    outcome[word] += result[event["seat"]]
    notes = block.notes["hopeful"]
    assert {word: [bids[word], outcome[word]] for word in bids} == notes.bids
    assert set(notes.bids) >= {"out", "look"}
    assert len(notes.expected) == bids.total()
    assert sum(after for _, after in notes.expected) == outcome.total()
    assert not block.notes["random"].expected


@pytest.mark.parametrize("game", GAMES)
def test_a_deterministic_bot_wins_nothing_against_itself(game: str) -> None:
    of = job(game, "greedy,greedy", deals=2)
    assert of.pairs == [("greedy", "greedy")]
    for number in range(2):
        for of_unit in block_of(of, number).values[0]:
            assert sum(of_unit) == 0
            assert any(of_unit)


@pytest.mark.parametrize(("game", "seats"), [("hachiju", 2), ("bashifen", 4)])
def test_one_side_wins_what_the_other_side_loses(game: str, seats: int) -> None:
    values = block_of(job(game, "greedy,first", seats=seats), 3).values
    reverse = block_of(job(game, "first,greedy", seats=seats), 3).values
    assert values[0] == reverse[1]
    assert values[1] == reverse[0]
    assert values[0] == [[-value for value in of_unit[::-1]] for of_unit in values[1]]


def test_three_bots_are_paired_in_every_order() -> None:
    of = job("sannin", "greedy,random,first")
    assert len(of.pairs) == 6
    together = dict(zip(of.pairs, block_of(of, 5).values, strict=True))
    alone = job("sannin", "random,first")
    assert block_of(alone, 5).values == [together["random", "first"], together["first", "random"]]


# ------------------------------------------------------------------------------------- who sits where, with which cards


def test_all_rotations_of_a_block_share_their_deals_and_blocks_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, int, int]] = []
    greedy = find_bot("greedy").think

    def spy(name: str) -> Any:
        def think(view: View, rng: list[int]) -> Any:
            st = view.state
            if st.played == 0 and st.turned == 0:
                seen.append((name, st.turn, st.hands[st.turn], st.books.dealer))
            return greedy(view, rng)

        return think

    of = job("nakayoshi", "greedy,random", seats=3)
    bots = bots_of(of)
    for name, bot in bots.items():
        monkeypatch.setitem(bot.__dict__, "think", spy(name))
    hands = []
    for number in range(3):
        seen.clear()
        play_block(of, bots, number)
        assert {dealer for *_, dealer in seen} == {number}
        dealer_first = [(name, turn) for name, turn, *_ in seen if turn == number]
        names = [name for name, _ in dict.fromkeys(dealer_first)]
        assert sorted(names) == ["greedy", "random"]
        hands.append({hand for _, turn, hand, _ in seen if turn == number})
        assert len(hands[-1]) == 1
    assert len(set.union(*hands)) == 3


def test_bashifen_blocks_cover_every_level_with_every_dealer() -> None:
    of = job("bashifen")
    places: Counter[tuple[int, int]] = Counter()
    for number in range(4 * 14):
        deal = BashifenDeal(of, number)
        deal.deal()
        books = deal.table.state.books
        places[books.dealer, books.trump_rank] += 1
        assert books.first == number % 4
    assert places == {(-1, 2): 4, **{(seat, rank): 1 for seat in range(4) for rank in range(2, 15)}}
    to_ace = job("bashifen", options={"win": "ace"})
    last = BashifenDeal(to_ace, 4 * 12)
    last.deal()
    assert last.table.state.books.trump_rank == 13


def test_bashifen_block_values_equal_the_level_changes_in_the_records() -> None:
    of = job("bashifen", "greedy,random")
    seen = set()
    for number in (0, 1, 2, 3):
        values = block_of(of, number).values
        for rotation in range(2):
            names = [of.bots[seat % 2 != rotation] for seat in range(4)]
            events, table = slow_deal(of, names, number, rotation)
            end = next(event for event in events if event["e"] == "deal_end")
            points, oya = end["points"], table.state.books.dealer % 2
            winners = oya if points < 80 else 1 - oya
            rise = next(rise for (low, high), rise in TABLE if low <= min(points, 200) <= high)
            assert values[0][0][rotation] == (rise if winners == rotation else -rise)
            seen.add((winners == oya, rise))
    assert len(seen) > 1
