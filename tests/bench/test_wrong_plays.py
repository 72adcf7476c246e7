"""Plays at bashifen that a person would call wrong: random plays have all kinds of them, Greedy hardly any."""

from collections import Counter

from bench.wrong_plays import WRONG, Counts, Play, moment, play_deal
from hachiya.bots.registry import find_bot
from hachiya.engine.bits import bit
from hachiya.games.bashifen.cards import kind_of
from hachiya.games.bashifen.state import State


def counted(bot: str, deals: int) -> Counts:
    counts = Counts(Counter(), Counter())
    for number in range(deals):
        play_deal(find_bot(bot), number, 5, counts, 0)
    return counts


def test_random_plays_have_every_kind_and_greedy_gives_nothing_away() -> None:
    random, greedy = counted("random", 12), counted("greedy", 6)
    assert {name for name, times in random.made.items() if times} == {*WRONG}
    assert all(random.made[name] <= random.possible[name] for name in WRONG)
    for name in ("last, gives the opponents points without need", "last, wins higher than it need"):
        assert greedy.possible[name] > 10
        assert greedy.made[name] == 0


def test_a_moment_names_hand_trick_and_trumps() -> None:
    view = State()
    view.turn, view.trumps = 1, bit(kind_of("LJ"))
    view.hand_one[1] = view.hand_two[1] = bit(kind_of("5H"))
    view.trick_one[0] = bit(kind_of("AS"))
    assert moment(Play(view, 0, 0).view) == "hand 5H 5H; trick 0: AS, 1: -, 2: -, 3: -; trumps LJ"
