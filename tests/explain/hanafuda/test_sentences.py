"""The sentences of flower-card games: every event and key has words in both languages."""

import re
from typing import Any, get_args

import pytest

from hachiya.explain.annotations import SILENT as SILENT_AROUND
from hachiya.explain.hanafuda.sentences import SILENT, HanafudaNarrator
from hachiya.explain.money import balance_columns, kan_and_points, signed_sum, unsigned_sum
from hachiya.games.game import Game as RuleSet
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.game import HanafudaGameOf as FlowerGame
from hachiya.games.registry import GAMES
from hachiya.games.unit import CHIPS, MON, POINTS
from hachiya.records.events import HANAFUDA
from hachiya.records.fields import Bid, HanafudaGame, Kind, Reason, Yaku
from hachiya.words.catalogue import catalogue
from tests.explain.speech import event_sentence, money
from tests.referee.hanafuda import hachiju_maker, nakayoshi_maker, shiragiku_maker
from tests.referee.hanafuda.sannin_maker import make
from tests.sampling import slow

NAMES = ["Aki", "Ben", "Chie"]
SANNIN, NAKAYOSHI, HACHIJU = (GAMES[name] for name in ("sannin", "nakayoshi", "hachiju"))
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def pay(payer: int | str, payee: int | str, points: int, reason: str, *yaku: str, **more: Any) -> dict[str, Any]:
    event = {"e": "pay", "from": payer, "to": payee, "points": points, "reason": reason, "yaku": list(yaku)}
    return {**event, "clause": "SAN A7", **more}


def literals(hint: Any) -> set[str]:
    return {value for value in get_args(hint) if isinstance(value, str)}


def both(event: dict[str, Any], game: RuleSet = SANNIN, names: list[str] = NAMES) -> tuple[str | None, str | None]:
    return event_sentence(event, names, game, "ja"), event_sentence(event, names, game, "en")


def pay_sentence(event: dict[str, Any], names: list[str], game: RuleSet, lang: str) -> str:
    return str(event_sentence(event, names, game, lang))


# ------------------------------------------------------------------------------------- nothing is without words


def english(key: str) -> bool:
    return catalogue("en").find(key) is not None


def test_every_event_key_has_a_sentence() -> None:
    methods = HanafudaNarrator(SANNIN).methods
    assert {*methods, *SILENT, "pay", "seat", *SILENT_AROUND} == set(HANAFUDA.types)
    assert all(english(f"game-{game}") for game in literals(HanafudaGame))
    assert all(english(f"kind-{kind}{part}") for kind in literals(Kind) for part in ("", ".title", ".short"))
    assert all(english(f"yaku-{yaku}{part}") for yaku in literals(Yaku) for part in ("", ".meaning"))
    assert all(english(f"account-{account}-hachihachi") for account in ("pot", "board", "bank"))
    assert all(english(f"around-{by}-sits") for by in literals(HANAFUDA.hints["seat"]["by"]))


def test_every_reason_to_end_and_every_bid_has_a_sentence() -> None:
    for game in (SANNIN, HACHIJU):
        for why in literals(HANAFUDA.hints["deal_end"]["why"]):
            assert all(both({"e": "deal_end", "why": why, "winner": 1, "next_dealer": 0}, game))
        for bid in literals(Bid):
            for forced in (False, True):
                assert all(both({"e": "bid", "seat": 1, "bid": bid, "forced": forced}, game))
        for what in ("stop", "sage", "cancel"):
            for forced in (False, True):
                event = {"e": what, "seat": 1, "yaku": ["akatan"], "forced": forced}
                assert all(both(event, game))


@pytest.mark.parametrize("key", sorted(literals(Yaku)))
def test_every_yaku_is_named_in_every_sentence_that_can_hold_it(key: str) -> None:
    for reason in ("hand_yaku", "captured_yaku", "sage_half", "special", "tobikomi", "nuke", "refund", "exempt"):
        event = pay(0, 1, 24, reason, key)
        assert JAPANESE.search(pay_sentence(event, NAMES, SANNIN, "ja"))
        assert key in pay_sentence(event, NAMES, SANNIN, "en")


@pytest.mark.parametrize("reason", sorted(literals(Reason)))
@pytest.mark.parametrize("liable", [None, "hatto", "sage"])
def test_every_payment_is_a_polite_sentence_with_its_clause(reason: str, liable: str | None) -> None:
    more = {"for": 2, "liable": liable} if liable else {}
    event = pay(0, 1, 42, reason, "akatan", **more)
    ja, en = both(event)
    assert ja is not None
    assert en is not None
    assert re.fullmatch(r"[^!！{}]+(ます|です)。（SAN A7）", ja)
    assert re.fullmatch(r"[A-Z][^!{}]+\. \(SAN A7\)", en)
    assert "3貫6点" in ja
    assert "3 kan 6 points" in en
    assert not JAPANESE.search(en)
    assert ("Chie" in ja, "Chie" in en) == (bool(liable), bool(liable))


def check_sentences(record: list[Any]) -> None:
    names = [f"{name}" for name in record[0]["names"]]
    for event in record:
        ja, en = both(event, GAMES[record[0]["game"]], names)
        if event["e"] == "stock" or (event["e"] == "mizuten" and not event["yes"]):
            assert ja is en is None
            continue
        assert ja is not None
        assert en is not None
        assert re.search(r"(ます|です|ません|ました)(（シマ）|（みずてん）)?。(（[A-Z]{3} [AB]\d+）)?$", ja)
        assert re.search(r"\.( \([A-Z]{3} [AB]\d+\))?$", en)
        assert not re.search(r"[{}!！_]", ja + en)
        assert not JAPANESE.search(en)


@pytest.mark.parametrize("style", ["plain", "rare", "ties", "shiso"])
def test_every_event_of_sannin_matches_has_a_sentence(style: str) -> None:
    check_sentences(make(1, "B", "yes", style))


@pytest.mark.parametrize("style", ["rare", slow("plain"), slow("ties")])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_event_of_nakayoshi_matches_has_a_sentence(seats: int, style: str) -> None:
    check_sentences(nakayoshi_maker.make(seats, seats, style=style))


@pytest.mark.parametrize("style", shiragiku_maker.STYLES)
def test_every_event_of_shiragiku_matches_has_a_sentence(style: str) -> None:
    check_sentences(shiragiku_maker.make(1, inoshikacho="yes", style=style))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_event_of_hachiju_matches_has_a_sentence(seats: int) -> None:
    check_sentences(hachiju_maker.make(seats, seats))


HACHIJU_EXAMPLES = [
    (
        {"e": "draw_seats", "dealer": 1},
        "札を引いて、最初の仮親はBenさんに決まりました。",
        "The cards are drawn: Ben deals first.",
    ),
    ({"e": "deal", "n": 2, "dealer": 1}, "第2局の仮親はBenさんです。", "Deal 2: Ben deals."),
    (
        {"e": "tally", "n": 2, "dealer": 1, "facts": []},
        "第2局の仮親はBenさんです。",
        "Deal 2: Ben deals.",
    ),
    ({"e": "bid", "seat": 0, "bid": "out", "forced": False}, "Akiさんは降ります。", "Aki folds."),
    (
        {"e": "bid", "seat": 2, "bid": "double", "forced": False},
        "Chieさんはダブルを宣言して仮親になります。降りていない人は、もう一度答えます。",
        "Chie doubles and leads from now on. All who have not folded answer again.",
    ),
    (
        {"e": "squeezed", "seat": 1},
        "Benさんは、三人がそろったので、払うことももらうこともなく降ろされます。",
        "Ben is put out free, for three are in at the highest rate.",
    ),
    (
        pay(0, "pot", 20, "fold", clause="HAC B1"),
        "Akiさんは降り賃20点を場に出します。（HAC B1）",
        "Aki puts 20 points into the pot for folding. (HAC B1)",
    ),
    (
        pay(0, 1, 400, "sage_half", "akatan", "sujuroku", clause="HAC B1"),
        "AkiさんはBenさんに、下げた出来役「赤短」「素十六」の役代の半分400点を払います。（HAC B1）",
        "Aki pays Ben 400 points, half of the worth of akatan (the red poem ribbons) + sujuroku (sixteen chaff), "
        "which went on "
        "by sage. (HAC B1)",
    ),
    (
        {"e": "stop", "seat": 0, "yaku": ["akatan"], "forced": True},
        "Akiさんは「赤短」であがります。最後の札なので下げられません。",
        "Aki stops with akatan (the red poem ribbons). It was the last card, so going on was not possible.",
    ),
    (
        {"e": "deal_end", "why": "alone", "winner": 2, "next_dealer": 2},
        "ほかの人がみな降りたので、この局はChieさんの勝ちです。次の仮親はChieさんです。",
        "All others have folded, and the deal goes to Chie. Chie deals next.",
    ),
    (
        {"e": "match_end", "result": [-240, 1, 239], "winners": [2]},
        "最終得点は、Akiさんが−240点、Benさんが+1点、Chieさんが+239点です。勝者はChieさんです。",
        "The final result: Aki −240 points, Ben +1 point, Chie +239 points. The winner is Chie.",
    ),
    (
        {"e": "match_end", "result": [30, -60, 30], "winners": [0, 2]},
        "最終得点は、Akiさんが+30点、Benさんが−60点、Chieさんが+30点です。勝者はAkiさんとChieさんです。",
        "The final result: Aki +30 points, Ben −60 points, Chie +30 points. The winners are Aki and Chie.",
    ),
]


@pytest.mark.parametrize(("event", "ja", "en"), HACHIJU_EXAMPLES)
def test_hachiju_events_are_described_in_points_and_terms_of_hachiju(event: dict[str, Any], ja: str, en: str) -> None:
    assert both(event, HACHIJU) == (ja, en)


# ------------------------------------------------------------------------------------- payments


def test_a_share_paid_for_another_seat_names_that_seat_and_the_reason() -> None:
    event = pay(1, 0, 84, "captured_yaku", "akatan", **{"for": 2, "liable": "sage"})
    assert both(event) == (
        "BenさんはAkiさんに、出来役「赤短」の役代7貫を払います。これはChieさんの分で、"
        "下げたBenさんが代わりに払います。（SAN A7）",
        "Ben pays Aki 7 kan for the captured yaku akatan (the red poem ribbons). This is the share of Chie, "
        "which Ben bears after going on by sage. (SAN A7)",
    )
    event = pay(1, 0, 12, "tobikomi", "tobikomi", **{"for": 2, "liable": "hatto", "clause": "SAN A8"})
    assert both(event) == (
        "BenさんはAkiさんに、「飛込み」の役代1貫を払います。これはChieさんの分で、"
        "法度札を出したBenさんが代わりに払います。（SAN A8）",
        "Ben pays Aki 1 kan for tobikomi (all four of the shown month captured): all four cards of the month "
        "were captured. This is the share of "
        "Chie, which Ben bears for throwing a hatto card. (SAN A8)",
    )


def test_a_compound_hand_is_one_word_and_captured_yaku_are_listed() -> None:
    assert "手役「短一三本」の役代5貫" in pay_sentence(
        pay(1, 0, 60, "hand_yaku", "sanbon", "tanichi"), NAMES, SANNIN, "ja"
    )
    english = pay_sentence(pay(1, 0, 60, "hand_yaku", "sanbon", "tanichi"), NAMES, SANNIN, "en")
    assert "tanichi (one ribbon, else chaff) + sanbon (three of a month)" in english
    assert "出来役「七短」「青短」の役代17貫" in pay_sentence(
        pay(1, 0, 204, "captured_yaku", "nanatan", "aotan"), NAMES, SANNIN, "ja"
    )


def test_month_stone_payments_name_the_board() -> None:
    assert both(pay(1, "board", 1, "stone")) == (
        "Benさんは次の胴なので、月石1点を番個板に入れます。（SAN A7）",
        "Ben deals next and puts a month stone of 1 point on the month-stone board. (SAN A7)",
    )
    assert both(pay("board", 2, 12, "stone")) == (
        "Chieさんは番個板の月石1貫を受け取ります。（SAN A7）",
        "Chie receives 1 kan in month stones from the month-stone board. (SAN A7)",
    )


def test_bank_and_pot_payments_are_described() -> None:
    assert both(pay("bank", 0, 180, "gimmi"))[1] == "Aki receives the winner's prize of 15 kan. (SAN A7)"
    assert both(pay("bank", 0, 180, "gimmi"))[0] == "Akiさんはトップ賞15貫を受け取ります。（SAN A7）"
    assert both(pay("pot", 0, 30, "pot"), NAKAYOSHI)[0] == "Akiさんは場の下り賃2貫6文を受け取ります。（SAN A7）"
    assert both(pay(0, "pot", 18, "fold"), NAKAYOSHI) == (
        "Akiさんは下り賃1貫6文を場に出します。（SAN A7）",
        "Aki puts 1 kan 6 mon into the pot for folding. (SAN A7)",
    )
    assert both(pay(2, 0, 264, "gimmi"))[0] == "ChieさんはAkiさんに吟味22貫を払います。（SAN A7）"


@pytest.mark.parametrize(
    ("points", "yaku", "ja", "en"),
    [
        (
            30,
            ["teshi", "aka"],
            "追い込み代2貫6文を払います。手札の手役「赤手四」の半分です。",
            "2 kan 6 mon for the squeeze. It is half of the hand yaku aka (ribbons and chaff) + teshi (four of a "
            "month) in the hand "
            "put out.",
        ),
        (
            102,
            ["nanatan", "akatan"],
            "追い込み代8貫6文を払います。手札に「七短」「赤短」の札がそろっていたので、その役代の半分です。",
            "8 kan 6 mon for the squeeze. It is half of nanatan (seven ribbons) + akatan (the red poem ribbons), "
            "of which the hand "
            "put out held all cards.",
        ),
        (
            9,
            [],
            "追い込み代9文を払います。手札の赤短・青短・光の札の分です。",
            "9 mon for the squeeze. It is for the red and blue ribbons and brights in the hand put out.",
        ),
    ],
)
def test_each_part_of_a_squeeze_payment_names_its_reason(points: int, yaku: list[str], ja: str, en: str) -> None:
    event = pay(0, 1, points, "squeeze", *yaku, clause="NAK A4")
    assert both(event, NAKAYOSHI) == (f"AkiさんはBenさんに、{ja}（NAK A4）", f"Aki pays Ben {en} (NAK A4)")


def test_the_returned_half_of_a_failed_continuation_is_described() -> None:
    assert both(pay(0, 1, 42, "sage_return", "akatan")) == (
        "AkiさんはBenさんに、下げた出来役「赤短」の役代の半分3貫6点を返します。（SAN A7）",
        "Aki returns 3 kan 6 points to Ben, half of what was paid for akatan (the red poem ribbons), which went "
        "on by sage. "
        "(SAN A7)",
    )


# ------------------------------------------------------------------------------------- other events

EXAMPLES: list[tuple[dict[str, Any], str | None, str | None]] = [
    (
        {"e": "match", "game": "sannin", "names": NAMES},
        "AkiさんとBenさんとChieさんで三人はちはちを始めます。",
        "Aki, Ben and Chie begin a match of sannin hachi-hachi.",
    ),
    (
        {"e": "draw_seats", "draws": [], "dealer": 0},
        "札を引いて、最初の胴はAkiさんに決まりました。",
        "The cards are drawn: Aki deals first.",
    ),
    (
        {"e": "deal", "n": 3, "dealer": 1, "kind": "large", "carry": ["large"]},
        "3月の胴はBenさんです。大場です。翌月に大場が持ち越されます。",
        "Month 3: Ben deals. It is a large field. Carried over to the next month: a large field.",
    ),
    (
        {"e": "deal", "n": 3, "dealer": 1, "kind": "grand", "carry": ["grand", "large", "large"]},
        "3月の胴はBenさんです。絶場です。この先の月に絶場、大場、大場が持ち越されます。",
        "Month 3: Ben deals. It is a grand field. Carried over to later months: a grand field, a large field, a large "
        "field.",
    ),
    (
        {"e": "tally", "n": 4, "dealer": 1, "kind": "small", "carry": [], "facts": [{"what": "void"}]},
        "4月の胴はBenさんです。小場です。この月は無効で、配り直します。",
        "Month 4: Ben deals. It is a small field. This month is void and is dealt again.",
    ),
    (
        {"e": "mizuten", "seat": 0, "yes": True},
        "Akiさんは手札を見ずに出ます（みずてん）。",
        "Aki comes in unseen (mizuten).",
    ),
    ({"e": "mizuten", "seat": 0, "yes": False}, None, None),
    (
        {"e": "white_card", "n": 1, "seat": 1},
        "Benさんは白札を引いたので、この月は休みです。",
        "Ben draws the white card and sits the month out.",
    ),
    (
        {"e": "bid", "seat": 0, "bid": "in", "forced": True},
        "Akiさんは出ます。ほかに選べません。",
        "Aki comes in. No choice was left.",
    ),
    ({"e": "bid", "seat": 0, "bid": "out", "forced": False}, "Akiさんは下ります。", "Aki folds."),
    (
        {"e": "squeezed", "seat": 0},
        "Akiさんは追い込まれて、この月は打てません。",
        "Aki is squeezed out of this month.",
    ),
    (
        {"e": "squeezed", "seat": 0, "yaku": [], "cards": "o"},
        "Akiさんは追い込まれて、この月は打てません。柳に小野道風を見せます。",
        "Aki is squeezed out of this month. It shows: willow rain man.",
    ),
    (
        {"e": "squeezed", "seat": 0, "yaku": ["sanbon", "akatan"], "cards": "BCDFJ"},
        "Akiさんは追い込まれて、この月は打てません。手札には「三本」「赤短」があります。"
        "松の短冊、松のカス、松のカス、梅の短冊、桜の短冊を見せます。",
        "Aki is squeezed out of this month. The hand holds sanbon (three of a month) + akatan (the red poem "
        "ribbons). It shows: pine ribbon, "
        "pine chaff, pine chaff, plum ribbon, cherry ribbon.",
    ),
    (
        {"e": "redeal", "n": 1, "why": "four_of_a_month", "hands": [], "field": ""},
        "場に同じ月の札が4枚出たので、配り直します。",
        "Four cards of one month lie on the field, so the cards are dealt again.",
    ),
    (
        {"e": "shima", "seat": 2, "cards": "opqr"},
        "場に柳の札が4枚そろい、Chieさんが取ります（シマ）。",
        "All four cards of the willow lie on the field, and Chie takes them (shima).",
    ),
    (
        {"e": "show", "seat": 0, "yaku": ["sanbon"], "cards": "ABC"},
        "Akiさんは手役「三本」を宣言し、松に鶴、松の短冊、松のカスを公開します。",
        "Aki announces sanbon (three of a month) and lays open: pine crane, pine ribbon, pine chaff.",
    ),
    (
        {"e": "show", "seat": 0, "yaku": ["aka"], "cards": ""},
        "Akiさんは手役「赤」を宣言します。",
        "Aki announces aka (ribbons and chaff).",
    ),
    ({"e": "show", "seat": 0, "yaku": [], "cards": ""}, "Akiさんは手役を公開しません。", "Aki shows no hand yaku."),
    (
        {"e": "play", "seat": 0, "card": "A", "takes": "C"},
        "Akiさんは松に鶴で松のカスを取ります。",
        "Aki plays pine crane and takes pine chaff.",
    ),
    (
        {"e": "play", "seat": 0, "card": "A", "takes": ""},
        "Akiさんは松に鶴を場に出します。",
        "Aki lays pine crane on the field.",
    ),
    (
        {"e": "turn", "seat": 1, "card": "s", "takes": "tuv"},
        "Benさんは山から桐に鳳凰をめくり、桐のカス、桐のカス、桐のカスを取ります。",
        "Ben turns paulownia phoenix and takes paulownia chaff, paulownia chaff, paulownia chaff.",
    ),
    (
        {"e": "turn", "seat": 1, "card": "?", "takes": ""},
        "Benさんは山から伏せ札をめくり、場に置きます。",
        "Ben turns a hidden card, which stays on the field.",
    ),
    (
        {"e": "stop", "seat": 0, "yaku": ["goko"], "forced": True},
        "Akiさんは「五光」であがります。ここでは下げられません。",
        "Aki stops with goko (five brights). Going on was not possible.",
    ),
    (
        {"e": "sage", "seat": 0, "yaku": ["akatan"], "forced": False},
        "Akiさんは「赤短」を下げて続けます。",
        "Aki goes on with akatan (the red poem ribbons) (sage).",
    ),
    (
        {"e": "cancel", "seat": 0, "yaku": ["akatan"], "forced": False},
        "Akiさんは「赤短」の下げを取り消し、この月を終えます。",
        "Aki cancels the sage of akatan (the red poem ribbons) and ends the month.",
    ),
    (
        {"e": "cancel", "seat": 0, "yaku": ["akatan"], "forced": True},
        "Akiさんは「赤短」の下げを取り消し、この月を終えます。最後の手札でも新しい出来役ができなかったためです。",
        "Aki cancels the sage of akatan (the red poem ribbons) and ends the month. The last hand card had "
        "brought no new yaku.",
    ),
    (
        {"e": "deal_end", "why": "played_out", "winner": 2, "next_dealer": 2},
        "手札を打ち終わり、この月はChieさんの勝ちです。次の胴はChieさんです。",
        "All hands are played out, and the month goes to Chie. Chie deals next.",
    ),
    (
        {"e": "deal_end", "why": "four_three", "winner": 1, "next_dealer": None},
        "Benさんの四三で、この年は終わりです。",
        "The shiso of Ben ends the year.",
    ),
    (
        {"e": "deal_end", "why": "four_three", "winner": None, "next_dealer": None},
        "四三が2人にできたので、この年は無勝負です。",
        "Two hands hold shiso, so the year is void.",
    ),
    (
        {"e": "match_end", "result": [156, 852, -1008], "winners": [1]},
        "最終得点は、Akiさんが+13貫、Benさんが+71貫、Chieさんが−84貫です。勝者はBenさんです。",
        "The final result: Aki +13 kan, Ben +71 kan, Chie −84 kan. The winner is Ben.",
    ),
    (
        {"e": "match_end", "result": [0, 0, 0], "winners": []},
        "最終得点は、Akiさんが0点、Benさんが0点、Chieさんが0点です。勝者はいません。",
        "The final result: Aki 0 points, Ben 0 points, Chie 0 points. Nobody wins.",
    ),
    (
        {"e": "match_end", "result": [264, 264, -528], "winners": [0, 1]},
        "最終得点は、Akiさんが+22貫、Benさんが+22貫、Chieさんが−44貫です。勝者はAkiさんとBenさんです。",
        "The final result: Aki +22 kan, Ben +22 kan, Chie −44 kan. The winners are Aki and Ben.",
    ),
    (
        {"e": "seat", "seat": 0, "by": "person", "name": "Dai"},
        "コンピューターに代わってDaiさんが続けます。",
        "Dai plays on in the place of the computer player.",
    ),
    (
        {"e": "seat", "seat": 0, "by": "bot", "name": "greedy"},
        "これからは0さんの代わりにgreedyが打ちます。",
        "greedy plays for 0 from now on.",
    ),
    ({"e": "note", "text": "…"}, None, None),
    ({"e": "commit", "n": 1, "sha256": "0" * 64}, None, None),
]


@pytest.mark.parametrize(("event", "ja", "en"), EXAMPLES, ids=lambda part: part["e"] if isinstance(part, dict) else "")
def test_an_event_is_described_in_both_languages(event: dict[str, Any], ja: str | None, en: str | None) -> None:
    assert both(event) == (ja, en)


def test_the_examples_cover_every_event() -> None:
    assert {event["e"] for event, _, _ in EXAMPLES} == set(HANAFUDA.types) - {"pay", "stock", "entropy", "reveal"}


def test_every_card_has_a_name() -> None:
    for letter in LETTERS:
        ja, en = both({"e": "play", "seat": 0, "card": letter, "takes": ""})
        assert JAPANESE.search(str(ja).removeprefix("Akiさんは").removesuffix("を場に出します。"))
        assert not JAPANESE.search(str(en))


# ------------------------------------------------------------------------------------- money


@pytest.mark.parametrize(
    ("points", "ja", "en"),
    [
        (84, "+7貫", "+7 kan"),
        (-42, "−3貫6点", "−3 kan 6 points"),
        (13, "+1貫1点", "+1 kan 1 point"),
        (-5, "−5点", "−5 points"),
        (1, "+1点", "+1 point"),
        (0, "0点", "0 points"),
    ],
)
def test_money_is_written_in_kan_and_points(points: int, ja: str, en: str) -> None:
    assert (money(signed_sum(points, POINTS), "ja"), money(signed_sum(points, POINTS), "en")) == (ja, en)
    assert (money(unsigned_sum(points, POINTS), "ja"), money(unsigned_sum(points, POINTS), "en")) == (
        ja.lstrip("+−"),
        en.lstrip("+−"),
    )
    kan, rest = kan_and_points(points)
    assert 12 * kan + rest == points
    assert kan * rest >= 0
    assert balance_columns(kan, rest, POINTS) == (kan, rest)


@pytest.mark.parametrize(
    ("points", "balance", "sum_"),
    [
        (-5, ("−1貫7文", "−1 kan 7 mon"), ("5文", "5 mon")),
        (-56, ("−5貫4文", "−5 kan 4 mon"), ("4貫8文", "4 kan 8 mon")),
        (-60, ("−5貫0文", "−5 kan 0 mon"), ("5貫", "5 kan")),
        (-1, ("−1貫11文", "−1 kan 11 mon"), ("1文", "1 mon")),
        (8, ("+0貫8文", "+0 kan 8 mon"), ("8文", "8 mon")),
        (48, ("+4貫0文", "+4 kan 0 mon"), ("4貫", "4 kan")),
        (18, ("+1貫6文", "+1 kan 6 mon"), ("1貫6文", "1 kan 6 mon")),
        (0, ("0貫0文", "0 kan 0 mon"), ("0文", "0 mon")),
    ],
)
def test_a_negative_balance_in_mon_has_no_negative_mon(
    points: int, balance: tuple[str, str], sum_: tuple[str, str]
) -> None:
    assert (money(signed_sum(points, MON), "ja"), money(signed_sum(points, MON), "en")) == balance
    assert (money(unsigned_sum(points, MON), "ja"), money(unsigned_sum(points, MON), "en")) == sum_
    kan, rest = balance_columns(*kan_and_points(points), MON)
    assert 12 * kan + rest == points
    assert rest in range(12)


def test_only_nakayoshi_counts_in_mon_and_only_hachiju_without_kan() -> None:
    assert {name: game.unit for name, game in GAMES.items() if isinstance(game, FlowerGame)} == {
        "sannin": POINTS,
        "nakayoshi": MON,
        "shiragiku": POINTS,
        "hachiju": CHIPS,
    }
    event = {"e": "match_end", "result": [-5, 8, 57], "winners": [2]}
    assert both(event, NAKAYOSHI) == (
        "最終得点は、Akiさんが−1貫7文、Benさんが+0貫8文、Chieさんが+4貫9文です。勝者はChieさんです。",
        "The final result: Aki −1 kan 7 mon, Ben +0 kan 8 mon, Chie +4 kan 9 mon. The winner is Chie.",
    )
