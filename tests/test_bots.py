"""Bots: their choices are legal and depend only on their own view, and greedy beats random."""

import hashlib
import itertools
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from hachiya.bots.registry import FORMER, LADDER, find_bot, rungs_of
from hachiya.bots.strength import REFERENCE, strength
from hachiya.engine.record import copy_into
from hachiya.engine.rng import below
from hachiya.games.hachihachi.state import Action, Phase
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.registry import GAMES, find
from hachiya.games.table import Table
from hachiya.words.errors import UnknownName
from tests.playing import (
    BASHIFEN_MENUS,
    HACHIJU_MENUS,
    NAKAYOSHI_MENUS,
    PLAIN_HANAFUDA_MENUS,
    SANNIN,
    SHIRAGIKU_MENUS,
    Menu,
    every_menu,
    hidden_cards_dealt_anew,
    plain_menus,
    rng,
)
from tests.sampling import slow

PLAIN_BOTS = ("random", "novice", "apprentice", "greedy")
"""The bots without search; the others are tested with compiled code (tests/bots)."""


def choose(table: Table, name: str, lanes: list[int]) -> list[int]:
    return find_bot(name).choose(table.view(table.turn), lanes)


def act(table: Table, choice: list[int]) -> None:
    seat = table.turn
    for action in choice:
        table.act(seat, action)


def play(value: int, names: list[str], menu: Menu) -> Table:
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
        else:
            act(table, choose(table, names[table.turn], lanes))
    return table


@every_menu
@pytest.mark.parametrize("name", PLAIN_BOTS)
def test_every_bot_plays_whole_matches(name: str, menu: Menu) -> None:
    table = play(3, [name] * menu.seats, menu)
    assert table.over


@pytest.mark.parametrize("deals", [3, slow(999)])
@plain_menus
@pytest.mark.parametrize("name", PLAIN_BOTS)
def test_a_move_does_not_depend_on_hidden_cards(name: str, menu: Menu, deals: int) -> None:
    table = menu.table(21)
    lanes, dealer = rng(21), rng(22)
    while not table.over:
        if table.awaits_deal:
            if deals == 0:
                break
            deals -= 1
            table.deal()
            continue
        other = Table(table.game, table.options, seats=table.seats)
        copy_into(other.state, hidden_cards_dealt_anew(table, table.turn, dealer))
        again = list(lanes)
        move = choose(table, name, lanes)
        assert choose(other, name, again) == move
        act(table, move)


START_PRIZE = {"sannin": 0, "nakayoshi": 60, "shiragiku": 0, "hachiju": 0}
"""The points per seat that the bank pays the winner at the end."""


SANNIN_E = Menu("sannin", {"multipliers": "E"}, 3)
A_FEW_EACH = [(SANNIN_E, 3), (NAKAYOSHI_MENUS[4], 5), (SHIRAGIKU_MENUS[0], 6), (HACHIJU_MENUS[4], 3)]


@pytest.mark.parametrize(
    ("menu", "values"), [*A_FEW_EACH, *(slow(menu, 12) for menu in (SANNIN_E, *PLAIN_HANAFUDA_MENUS[1:]))], ids=str
)
def test_greedy_beats_random_at_flower_cards(menu: Menu, values: int) -> None:
    """Greedy wins kan per deal on the same decks in every seat, by more than three standard errors."""
    won = []
    for value in range(values):
        for seat in range(menu.seats):
            names = ["random"] * menu.seats
            names[seat] = "greedy"
            table = play(value, names, menu)
            months = table.state.books.month
            start = menu.table(value).state.books.scores[seat]
            prize = menu.seats * START_PRIZE[menu.game] if table.state.books.winners >> seat & 1 else 0
            won.append((table.state.books.scores[seat] - start - prize) / 12 / months)
    mean, error = statistics.mean(won), statistics.stdev(won) / len(won) ** 0.5
    assert mean - 3 * error > 1.5


@pytest.mark.parametrize("values", [2, slow(8)])
def test_greedy_beats_random_at_bashifen(values: int) -> None:
    """A pair of greedy bots wins every match against a pair of random bots, with both pairs on the same packs."""
    for value in range(values):
        for pair in (0, 1):
            names = ["greedy" if seat % 2 == pair else "random" for seat in range(4)]
            assert play(value, names, BASHIFEN_MENUS[0]).state.books.winners == pair


def greedy_show(hand: str) -> list[int]:
    """The hand yaku that greedy shows from this hand as the dealer."""
    cards = [LETTERS.index(letter) for letter in hand]
    rest = [card for card in range(48) if card not in cards]
    table = Table(find("sannin"))
    table.deal(hanafuda(table.game).deck_of(0, 3, [cards, rest[:7], rest[7:14]], rest[14:20], rest[20:]))
    return choose(table, "greedy", rng(0))


def test_greedy_counts_willows_as_the_yaku_that_pays_most() -> None:
    """SAN 補足 (5): oCKLafm is worth more as 空素 (抜け) than as 光一, FqKLafm more as 短一 than as 赤."""
    assert greedy_show("oCKLafm") == [Action.READ]
    assert greedy_show("FqKLafm") == [Action.READ]
    assert greedy_show("AEIMQUY") == [Action.PASS]


AFTER_YAKU = (Phase.DECIDE_HAND, Phase.DECIDE, Phase.CANCEL)


EVERY_KIND = {
    (Phase.BID, Action.IN),
    (Phase.BID, Action.OUT),
    (Phase.BID, Action.DOUBLE),
    (Phase.DECIDE_HAND, Action.STOP),
    (Phase.DECIDE_HAND, Action.GO_ON),
    (Phase.DECIDE, Action.STOP),
    (Phase.DECIDE, Action.GO_ON),
    (Phase.CANCEL, Action.PASS),
    (Phase.CANCEL, Action.CANCEL),
}


@pytest.mark.slow
def test_greedy_meets_every_kind_of_decision() -> None:
    seen: set[tuple[int, int]] = set()
    menus = (SANNIN, SHIRAGIKU_MENUS[0], NAKAYOSHI_MENUS[4], HACHIJU_MENUS[4])
    for value, menu in itertools.product(range(100), menus):
        table = menu.table(value)
        lanes = rng(value)
        while not table.over:
            if table.awaits_deal:
                table.deal()
                continue
            move = choose(table, "greedy", lanes)
            if table.state.phase in (*AFTER_YAKU, Phase.BID):
                seen.add((table.state.phase, move[0]))
            act(table, move)
        if seen == EVERY_KIND:
            return
    assert seen == EVERY_KIND


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(
        UnknownName, match="There is no bot 'alphago'; the bots are: Whim, Novice, Apprentice, Greedy, Adept, Master"
    ):
        find_bot("alphago")


FROZEN = {
    "sannin": [Menu("sannin", {"multipliers": menu}, 3) for menu in "ABCDEF"],
    "nakayoshi": [Menu("nakayoshi", {}, seats) for seats in (3, 4, 5, 6)],
    "shiragiku": [Menu("shiragiku", {"inoshikacho": made}, 3) for made in ("no", "yes")],
    "hachiju": [Menu("hachiju", {}, seats) for seats in (2, 3, 4, 5, 6)],
    "bashifen": [Menu("bashifen", {}, 4)],
}
"""The matches of the recorded moves of greedy; later games and options do not change them."""
MATCHES = {"sannin": 2, "nakayoshi": 3, "shiragiku": 5, "hachiju": 4, "bashifen": 6}


def moves_of_greedy(menu: Menu, value: int, astray: bool) -> Iterator[list[int]]:
    """The choices of greedy in all seats of a match; `astray`: a third of the choices made are random."""
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
            continue
        move = choose(table, "greedy", lanes)
        yield move
        if astray and below(lanes, 3) == 0:
            move = choose(table, "random", lanes)
        act(table, move)
        while table.game.half_made(table.state):
            act(table, choose(table, "random", lanes))


@pytest.mark.parametrize("game", FROZEN)
def test_greedy_plays_the_same_moves_as_ever(game: str) -> None:
    """Greedy is the scale of all bots, so its moves stay those of docs/play/bots.md, whatever happens to its source."""
    digest = hashlib.sha256()
    for menu, value, astray in itertools.product(FROZEN[game], range(MATCHES[game]), (False, True)):
        for move in moves_of_greedy(menu, value, astray):
            digest.update(bytes([*move, 255]))
    page = Path(__file__).parents[1] / "docs/play/bots.md"
    assert f"| {game} | `{digest.hexdigest()}` |" in page.read_text("utf-8")


def test_former_bot_ids_give_their_successors() -> None:
    assert {name: find_bot(name).name for name in FORMER} == FORMER
    assert not FORMER.keys() & {bot.name for bot in LADDER}


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_measured_and_stronger_than_the_one_before(game: str) -> None:
    rungs = rungs_of(game)
    strengths = [strength(game, bot.name) for bot in rungs]
    means = [measured.mean for measured in strengths if measured]
    assert len(means) == len(rungs)
    assert means == sorted(set(means))
    assert len({measured.unit for measured in strengths if measured}) == 1
    assert [bot.name for bot, mean in zip(rungs, means, strict=True) if mean == 0] == [REFERENCE]
