"""The beginners: what each does not see, shown by a position, and that each is weaker than the next."""

import pytest

from hachiya.bots.arena.job import Job, Pair
from hachiya.bots.arena.runners import run_serial
from hachiya.bots.arena.summary import summary
from hachiya.bots.registry import find_bot
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import GAMES
from hachiya.matches.match import Match
from tests.playing import HACHIJU_MENUS, SANNIN, Menu, rng
from tests.sampling import slow

CHARACTERS = ("novice", "apprentice", "greedy")


def choices_at(position: str) -> list[str]:
    """The choices of novice, apprentice and greedy at a position."""
    view = Match.from_position(position, seed=1).view()
    choices = [find_bot(name).choose(view, rng(1)) for name in CHARACTERS]
    return [view.game.spell(view.state, choice).name for choice in choices]


# ------------------------------------------------------------------------------------- flower cards

SANNIN_TABLE = 'position 1\ngame sannin v1 seats 3 names "Aki" "Ben" "Chie"\ndealer 0\n'
HACHIJU_TABLE = 'position 1\ngame hachiju v1 seats 3 names "Aki" "Ben" "Chie"\ndealer 0\n'


def choices_late(hand: str, field: str, captured: str = "-", of_ben: str = "-", phase: str = "play") -> list[str]:
    """The choices of the first seat at sannin: the others hold as many cards."""
    rest = [letter for letter in "WXabmPKLCDuv" if letter not in hand + field]
    ben, chie = "".join(rest[: len(hand)]), "".join(rest[-len(hand) :])
    return choices_at(
        f"{SANNIN_TABLE}turn 0 {phase}\ndeal 3\nhand 0 {hand}\nhand 1 {ben}\nhand 2 {chie}\n"
        f"field {field}\ncaptured 0 {captured}\ncaptured 1 {of_ben}\n"
    )


def choices_first(table: str, phase: str, hand: str) -> list[str]:
    """The choices of the first seat at the beginning of a deal with this hand."""
    rest = [letter for letter in LETTERS if letter not in hand]
    ben, chie, field = ("".join(part) for part in (rest[:7], rest[7:14], rest[14:20]))
    return choices_at(f"{table}turn 0 {phase}\ndeal 1\nhand 0 {hand}\nhand 1 {ben}\nhand 2 {chie}\nfield {field}\n")


def test_a_novice_takes_the_light_and_leaves_its_own_yaku() -> None:
    """J would make 赤短 (BFJ), c is the moon."""
    assert choices_late("KeT", "Jc", captured="BF") == ["e", "K", "K"]


def test_a_novice_overlooks_chaff_on_the_field() -> None:
    """B takes D, K takes nothing."""
    assert choices_late("BKt", "Dp") == ["K", "B", "B"]


def test_beginners_do_not_know_hatto() -> None:
    """Ben needs J for 赤短, so that J is 法度; but it is cheaper than Q."""
    assert choices_late("JQ", "gp", of_ben="BF") == ["J", "J", "Q"]


def test_an_apprentice_saves_lights_and_animals_until_it_has_no_others() -> None:
    """A takes D, E takes nothing."""
    assert choices_late("AKt", "Dp")[1:] == ["K", "A"]
    assert choices_late("AE", "Dp")[1:] == ["A", "A"]


def test_an_apprentice_does_not_see_that_another_is_about_to_make_a_yaku() -> None:
    """Ben needs l for 青短, so that greedy stops; the novice goes on whenever it may."""
    assert choices_late("tuTP", "gp", captured="BFJAIc", phase="decide") == ["sage", "sage", "sage"]
    assert choices_late("tuTP", "gp", captured="BFJAIc", of_ben="Vh", phase="decide") == ["sage", "sage", "stop"]
    assert choices_late("tu", "gp", captured="BFJ", phase="decide") == ["sage", "stop", "stop"]


def test_a_novice_shows_three_of_a_month_but_not_a_hand_without_pictures() -> None:
    assert choices_first(SANNIN_TABLE, "show", "ABCEMQU") == ["show sanbon ABC"] * 3
    assert choices_first(SANNIN_TABLE, "show", "FqKLafm") == ["pass", "show tanichi KLafmq", "show tanichi KLafmq"]


def test_a_novice_bids_on_a_light_alone() -> None:
    assert choices_first(HACHIJU_TABLE, "bid", "EMQUYdg") == ["out", "in", "in"]
    assert choices_first(HACHIJU_TABLE, "bid", "oBCDTab") == ["in", "double", "double"]


@pytest.mark.parametrize("menu", [SANNIN, HACHIJU_MENUS[4]], ids=str)
def test_beginners_choose_a_card_whatever_the_others_have_taken(menu: Menu) -> None:
    """Greedy chooses another card now and then, when nobody else has taken anything."""
    differing = dict.fromkeys(CHARACTERS, 0)
    table = menu.table(3)
    while not table.over:
        if table.awaits_deal:
            table.deal()
            continue
        seat = table.turn
        view, changed = table.view(seat), table.view(seat)
        for other in range(len(changed.state.captured)):
            changed.state.captured[other] = view.state.captured[seat] if other == seat else 0
        if view.state.phase == Phase.PLAY:
            for name in CHARACTERS:
                bot = find_bot(name)
                differing[name] += bot.choose(view, rng(1)) != bot.choose(changed, rng(1))
        table.act(seat, find_bot("greedy").choose(view, rng(1))[0])
    assert differing["novice"] == differing["apprentice"] == 0 < differing["greedy"]


# ------------------------------------------------------------------------------------- bashifen

BASHIFEN_TABLE = (
    'position 1\ngame bashifen v1 seats 4 names "Aki" "Ben" "Chie" "Dan"\ndeal 1\nfirst 0\ndealer 1\ntrumps C\n'
    "points 0\ndeclarer 1\ndeclared 2C\ndeclaration single\nburied 3S 4S 6S 7S 8S 9S JS QS\n"
)


def test_beginners_forget_what_has_been_played() -> None:
    """All aces of hearts are gone, so that KH is surely the top; 4C is a trump."""
    hands = "hand 1 5H 6H 7C\nhand 2 8H 9H 7C\nhand 3 JH JH 7D\n"
    assert choices_at(f"{BASHIFEN_TABLE}turn 0 play\nhand 0 KH 3D 4C\n{hands}") == ["4C", "3D", "KH"]


@pytest.mark.parametrize(
    ("ahead", "hand", "choices"),
    [
        ("QH", "AH TH 3H", ["AH", "AH", "TH"]),
        ("AH", "AH TH 3H", ["3H", "3H", "TH"]),
        ("AH", "7C TS 3D", ["7C", "3D", "TS"]),
    ],
)
def test_beginners_do_not_think_of_their_partner(ahead: str, hand: str, choices: list[str]) -> None:
    """Aki is ahead, and nobody can beat that but Chie, their partner; a ten is ten points, 7C a trump."""
    position = (
        f"{BASHIFEN_TABLE}turn 2 play\nleader 0\ntrick 0 {ahead}\ntrick 1 3H\n"
        f"hand 0 KC 3D\nhand 1 5C 6C\nhand 2 {hand}\nhand 3 4H JH 7D\n"
    )
    assert choices_at(position) == choices


def test_a_novice_gives_points_away_with_its_weakest_card() -> None:
    position = (
        f"{BASHIFEN_TABLE}turn 3 play\nleader 0\ntrick 0 AH\ntrick 1 3H\ntrick 2 4H\n"
        "hand 0 KC 3D\nhand 1 5C 6C\nhand 2 7C TS\nhand 3 5H JH 7D\n"
    )
    assert choices_at(position) == ["5H", "JH", "JH"]


def test_a_novice_declares_its_first_level_card() -> None:
    """Greedy waits until a suit is long."""
    match = Match("bashifen", seed=1)
    novice = find_bot("novice")
    match.deal()
    while len(match.legal()) == 1:
        match.play("pass")
    declared = match.view().game.spell(match.view().state, novice.choose(match.view(), rng(1))).name
    assert declared == match.legal()[0].name != "pass"


# ------------------------------------------------------------------------------------- strength


class Rung(Job):
    """A job of one bot among others of one kind, without the reversed pair."""

    @property
    def pairs(self) -> list[Pair]:
        return [(self.bots[0], self.bots[1])]


@pytest.mark.parametrize(
    ("game", "deals"),
    [("sannin", 80), ("bashifen", 25), *(slow(game, 150) for game in ("nakayoshi", "shiragiku", "hachiju"))],
)
def test_each_beginner_is_stronger_than_the_one_before_and_weaker_than_greedy(game: str, deals: int) -> None:
    rules = GAMES[game]
    for bots in (("novice", "random"), ("apprentice", "novice"), ("greedy", "apprentice")):
        rung = Rung(game, rules.complete_options({}), rules.seats[0], bots, deals, 4711, find_bot)
        low = summary(rung, run_serial(rung, range(deals))).results[0].interval.low
        assert (low or 0) > 0, bots
