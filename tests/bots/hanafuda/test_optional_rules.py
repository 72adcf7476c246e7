"""Bots play whole matches with each rule option that is off by default (C-177 …).

Greedy plays where Numba is not installed, and the search where it is compiled.
"""

import pytest

from hachiya.bots.registry import find_bot
from hachiya.games.registry import find
from tests.playing import Menu, rng

OTHER_WAYS = [
    *(
        Menu("nakayoshi", {"length": "half", name: value}, seats)
        for name, value, seats in (
            ("cancelling", "yes", 3),
            ("yonsan", "ends", 5),
            ("overtime", "yes", 4),
            ("month_cards", "yes", 6),
            ("dive_hatto", "discard", 3),
            ("extras_on_yaku_end", "no", 7),
        )
    ),
    *(Menu("shiragiku", {"length": "half", "overtime": "yes"}, seats) for seats in (4, 5, 6, 7)),
]


def test_the_optional_menus_cover_every_option_and_number_of_seats() -> None:
    chosen = {(name, value) for menu in OTHER_WAYS for name, value in menu.options.items()}
    for option in find("nakayoshi").options:
        assert any((option.name, value) in chosen for value in tuple(option.values)[1:])
    for game in ("nakayoshi", "shiragiku"):
        assert {menu.seats for menu in OTHER_WAYS if menu.game == game} | {3} == set(find(game).seats)


@pytest.mark.parametrize("menu", OTHER_WAYS, ids=str)
@pytest.mark.parametrize("name", ["greedy", pytest.param("adept", marks=pytest.mark.compiled)])
def test_a_bot_plays_a_match_with_each_option_to_its_end(name: str, menu: Menu) -> None:
    table, lanes, bot = menu.table(7), rng(7), find_bot(name)
    decisions = 0
    while not table.over:
        if table.awaits_deal:
            table.deal()
            continue
        seat = table.turn
        for action in bot.choose(table.view(seat), lanes):
            table.act(seat, action)
        decisions += 1
    assert decisions > 50
    assert sum(table.state.books.scores) == menu.seats * table.rules.start, "nothing is lost"
