"""The explanations behind `?` are true for the rules of the table."""

import re

from hachiya.cli.hanafuda.guide import Game, explanation, question
from hachiya.games.hachihachi.state import Phase
from hachiya.games.hanafuda.game import hanafuda
from hachiya.words.voice import Voice, say
from tests.playing import PLAIN_HANAFUDA_MENUS, Menu, plain_hanafuda_menus, positions

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
SANNIN = PLAIN_HANAFUDA_MENUS[0]
SHIRAGIKU = next(menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "shiragiku")
VILLAGE = {menu.seats: menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "nakayoshi"}


def at(menu: Menu) -> Game:
    table = menu.table(1)
    return Game(table.game.room, table.rules, table.seats, hanafuda(table.game).unit)


def help_of(menu: Menu, phase: Phase, lang: str = "en") -> str:
    return Voice(lang).tell(explanation(phase, at(menu)))


@plain_hanafuda_menus
def test_every_choice_has_a_question_and_an_explanation(menu: Menu) -> None:
    phases = {Phase(table.state.phase) for seed in range(6) for table in positions(seed, menu)} - {Phase.OVER}
    assert len(phases) >= 4
    for phase in phases:
        assert JAPANESE.search(say(question(phase, at(menu)), "ja"))
        assert not JAPANESE.search(say(question(phase, at(menu)), "en"))
        ja, en = help_of(menu, phase, "ja"), help_of(menu, phase)
        assert re.fullmatch(r"[^{}]+。", ja)
        assert re.fullmatch(r"[A-Z][^{}]+\.", en)
        assert not JAPANESE.search(en)
        assert "  " not in en


def test_the_explanation_of_going_on_follows_the_rule_set() -> None:
    sannin, village, shiragiku = (help_of(menu, Phase.DECIDE) for menu in (SANNIN, VILLAGE[4], SHIRAGIKU))
    assert "by your last hand card" in sannin
    assert "yours pays half and you pay both shares" in sannin
    assert "it can be cancelled for half" in sannin
    assert "card points are not counted" in village
    assert "yours is void and you pay both shares" in village
    assert "cannot be cancelled" in village
    assert "It has been paid." in shiragiku
    assert "you return half, and card points are counted all the same" in shiragiku
    assert "cannot be cancelled" in shiragiku
    assert "no stock card is turned" in help_of(SHIRAGIKU, Phase.DECIDE_HAND)


def test_the_explanation_of_hatto_cards_follows_the_rule_set() -> None:
    sannin, village, shiragiku = (help_of(menu, Phase.PLAY) for menu in (SANNIN, VILLAGE[4], SHIRAGIKU))
    assert "the card that must meet it" in sannin
    assert "leaves one of the three lying" in sannin
    assert "any card of its month" in village
    assert "fourth card" not in village
    assert "must meet" not in shiragiku
    assert "throws the fourth card of a shown three." in shiragiku


def test_the_explanation_of_an_auction_lists_its_possible_fees() -> None:
    assert "a fee into the pot (1 kan, times the field)" in help_of(VILLAGE[4], Phase.BID)
    assert "(1 kan, then 1 kan 6 mon, times the field)" in help_of(VILLAGE[5], Phase.BID)
    assert "(1 kan, then 1 kan 6 mon, then 2 kan, times the field)" in help_of(VILLAGE[6], Phase.BID)
    assert "(1人目1貫、2人目1貫6文、3人目2貫、場の倍率が掛かる)" in help_of(VILLAGE[6], Phase.BID, "ja")
    assert "3 mon for each red or blue ribbon and bright" in help_of(VILLAGE[6], Phase.BID)


def test_the_explanation_of_a_free_auction_names_no_sum() -> None:
    menus = [menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "shiragiku" and menu.seats > 3]
    assert [menu.seats for menu in menus] == [4, 5, 6, 7]
    for menu in menus:
        auction = help_of(menu, Phase.BID)
        assert "Out, you pay nothing and watch this month." in auction
        assert "their hands stay hidden" in auction
        assert "pot" not in auction
        assert not re.search(r"\d", auction + help_of(menu, Phase.BID, "ja").replace("3人", ""))


def test_hachiju_has_its_own_explanations_of_auction_and_going_on() -> None:
    menu = next(menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "hachiju" and menu.seats == 5)
    assert say(question(Phase.BID, at(menu)), "en") == "In, out or double?"
    auction = help_of(menu, Phase.BID)
    assert "At most three play." in auction
    assert "up to 4" in auction
    assert "you pay 20 points into the pot, whatever the rate" in auction
    assert "降り賃20点" in help_of(menu, Phase.BID, "ja")
    assert "two one half" not in auction
    assert "twice the difference from 80" in help_of(menu, Phase.PLAY)
    assert "hatto" not in help_of(menu, Phase.PLAY)
    assert "Several may go on." in help_of(menu, Phase.DECIDE)
