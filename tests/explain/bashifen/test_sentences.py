"""The sentences of 八十分: every event in both languages, and what depends on earlier events."""

import re
from typing import Any, get_args

import pytest

from hachiya.explain.annotations import SILENT as SILENT_AROUND
from hachiya.explain.bashifen.sentences import BashifenNarrator
from hachiya.explain.sentences import Narrator
from hachiya.games.registry import find
from hachiya.records.events import BASHIFEN
from hachiya.records.fields import TrumpsBy
from hachiya.words.voice import Voice
from tests.explain.speech import event_sentence
from tests.referee.bashifen.maker import make

NAMES = ["Aki", "Ben", "Chie", "Dai"]
GAME = find("bashifen")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
OPTIONS = GAME.complete_options({})

Event = dict[str, Any]


def match(**options: str) -> Event:
    return {"e": "match", "game": "bashifen", "options": {**OPTIONS, **options}, "names": NAMES}


def deal(n: int = 2, dealer: int | None = 0, level: tuple[int, int] = (7, 4), rank: int = 7) -> Event:
    return {"e": "deal", "n": n, "dealer": dealer, "stage": list(level), "trump_rank": rank, "first": dealer or 0}


def declare(seat: int, cards: str, drawn: int = 37) -> Event:
    return {"e": "declare", "seat": seat, "cards": cards.split(), "drawn": drawn}


def trumps(suit: str = "H", dealer: int = 0, by: str = "declared") -> Event:
    return {"e": "trumps", "suit": suit, "dealer": dealer, "by": by}


def play(seat: int, cards: str) -> Event:
    return {"e": "play", "seat": seat, "cards": cards.split()}


def trick(winner: int, points: int) -> Event:
    return {"e": "trick", "winner": winner, "points": points}


def deal_end(points: int, level: tuple[int, int], dealer: int | None, widow: int = 0) -> Event:
    return {"e": "deal_end", "points": points, "widow_points": widow, "stage": list(level), "dealer": dealer}


def tally(dealer: int, points: int, failed: int | None = None, level: tuple[int, int] = (7, 4), n: int = 2) -> Event:
    return {"e": "tally", "n": n, "dealer": dealer, "stage": list(level), "points": points, "failed_lead": failed}


def bury(cards: str) -> Event:
    return {"e": "bury", "seat": 0, "cards": cards.split()}


def sentences_of(*events: Event) -> tuple[str | None, str | None]:
    """The sentences for the last of these events of a match in Japanese and English."""
    texts: list[str | None] = []
    for lang in ("ja", "en"):
        tell = Narrator(GAME).tell
        telling = [tell(event) for event in events][-1]
        texts.append(Voice(lang, NAMES).tell(telling) if telling else None)
    return texts[0], texts[1]


PLAYING = (deal(), trumps())
"""Aki is the dacha on level 7, and hearts are trumps."""

EXAMPLES = [
    (
        (match(),),
        "AkiさんとBenさんとChieさんとDaiさんで八十分を始めます。AkiさんとChieさん、BenさんとDaiさんがペアです。",
        "Aki, Ben, Chie and Dai begin a match of bashifen: Aki and Chie against Ben and Dai.",
    ),
    (
        ({"e": "draw_seats", "draws": [], "dealer": 2},),
        "札をめくって、最初にツモるのはChieさんに決まりました。",
        "The cards are cut: Chie draws first.",
    ),
    (
        (deal(1, None, (0, 0), 2),),
        "第1局は打2です。Akiさんからツモります。切札を決めた人がダーチャ(打家)、そのペアが親(打)です。",
        "Deal 1 is played on 2. Aki draws first. Who fixes trumps becomes declarer, and that pair are the declarers.",
    ),
    (
        (deal(3, 1, (0, 12), 12),),
        "第3局はBenさんとDaiさんが親(打)で打Q、AkiさんとChieさんが子(被打)でステージは2の下です。"
        "ダーチャのBenさんからツモります。",
        "Deal 3: Ben and Dai are declarers on Q, Aki and Chie opponents on below 2. Ben is declarer and draws first.",
    ),
    (
        (deal(), declare(1, "7S")),
        "ツモ37枚目、Benさんは♠7を晒します。いまの切札はスペードです。（BAS B2）",
        "After 37 cards Ben shows ♠7. As it stands spades are trumps. (BAS B2)",
    ),
    (
        (deal(), declare(1, "7S 7S", 100)),
        "ツモが終わって、Benさんは♠7のペアを晒します。いまの切札はスペードです。（BAS B2）",
        "After the last card Ben shows the pair ♠7 ♠7. As it stands spades are trumps. (BAS B2)",
    ),
    (
        (deal(), declare(1, "7S"), declare(1, "7S 7S", 60)),
        "ツモ60枚目、Benさんは♠7の2枚目を晒して固めます。いまの切札はスペードです。（BAS B2）",
        "After 60 cards Ben adds the second ♠7 and makes it a pair. As it stands spades are trumps. (BAS B2)",
    ),
    (
        (deal(), declare(1, "7S"), declare(2, "7D 7D", 60)),
        "ツモ60枚目、Chieさんは♦7のペアを晒し、反乱を起こします。いまの切札はダイヤです。（BAS C-93）",
        "After 60 cards Chie rebels with the pair ♦7 ♦7. As it stands diamonds are trumps. (BAS C-93)",
    ),
    (
        (deal(), declare(1, "7S 7S"), declare(2, "LJ LJ", 60)),
        "ツモ60枚目、Chieさんは小ジョーカーのペアを晒し、反乱を起こします。"
        "いまの切札はジョーカーと7だけです。（BAS C-94）",
        "After 60 cards Chie rebels with both little jokers. As it stands only jokers and 7s are trumps. (BAS C-94)",
    ),
    (
        (deal(), declare(3, "BJ BJ")),
        "ツモ37枚目、Daiさんは大ジョーカーのペアを晒します。いまの切札はジョーカーと7だけです。（BAS B2）",
        "After 37 cards Dai shows both big jokers. As it stands only jokers and 7s are trumps. (BAS B2)",
    ),
    (
        (deal(), trumps("C")),
        "切札はクラブ、7、ジョーカーです。（BAS B2）",
        "Trumps are clubs, all 7s and the jokers. (BAS B2)",
    ),
    (
        (deal(1, None, (0, 0), 2), trumps("C", 3)),
        "切札はクラブ、2、ジョーカーです。切札を決めたDaiさんがダーチャ、BenさんとDaiさんが親(打)です。（BAS B2）",
        "Trumps are clubs, all 2s and the jokers. "
        "Dai has fixed them and is declarer; Ben and Dai are the declarers. (BAS B2)",
    ),
    (
        (deal(1, None, (0, 0), 2), trumps("S", 0, "cut")),
        "だれも晒さなかったので底牌をめくりました。最初にツモったAkiさんがダーチャ、AkiさんとChieさんが親(打)です。"
        "切札はスペード、2、ジョーカーです。（BAS C-95）",
        "Nobody has declared, so the kitty was turned. "
        "Aki, who drew first, is declarer; Aki and Chie are the declarers. "
        "Trumps are spades, all 2s and the jokers. (BAS C-95)",
    ),
    (
        (deal(), trumps("none", 0, "widow")),
        "だれも晒さなかったので底牌をめくりました。ステージカードは出ませんでした。"
        "切札はジョーカーと7だけです。（BAS C-164）",
        "Nobody has declared, so the kitty was turned. It held no level card. "
        "Only jokers and 7s are trumps. (BAS C-164)",
    ),
    (
        (*PLAYING, bury(" ".join("?" * 8))),
        "Akiさんは底牌を取り、8枚を伏せます。",
        "Aki takes the kitty and buries eight cards.",
    ),
    (
        (*PLAYING, bury("2S 3S TS 2D 3D 4D 5D 2C")),
        "Akiさんは底牌を取り、♠10 ♠3 ♠2 ♦5 ♦4 ♦3 ♦2 ♣2を伏せます。底牌に15点があります。",
        "Aki takes the kitty and buries ♠10 ♠3 ♠2 ♦5 ♦4 ♦3 ♦2 ♣2. It holds 15 points.",
    ),
    ((play(0, "AS"),), "Akiさんは♠Aを出します。", "Aki plays ♠A."),
    ((*PLAYING, play(0, "AS")), "Akiさんは♠Aをリードします。", "Aki leads ♠A."),
    ((*PLAYING, play(0, "KS KS")), "Akiさんは♠Kのペアをリードします。", "Aki leads the pair ♠K ♠K."),
    (
        (*PLAYING, play(0, "KS KS AS")),
        "Akiさんは♠A ♠K ♠Kをトップカードとしてまとめてリードします。",
        "Aki throws ♠A ♠K ♠K.",
    ),
    ((*PLAYING, play(0, "AS"), play(1, "TS")), "Benさんは♠10を出します。", "Ben plays ♠10."),
    ((*PLAYING, play(0, "AS"), play(1, "TD")), "Benさんは♦10を捨てます。", "Ben discards ♦10."),
    ((*PLAYING, play(0, "AS"), play(1, "7D")), "Benさんは♦7で切ります(ラフ)。", "Ben ruffs with ♦7."),
    (
        (*PLAYING, play(0, "KS KS"), play(1, "2H 7D")),
        "Benさんは♦7 ♥2を捨てます。",
        "Ben discards ♦7 ♥2.",
    ),
    (
        (*PLAYING, play(0, "KS KS"), play(1, "2H 2H")),
        "Benさんは♥2のペアで切ります(ラフ)。",
        "Ben ruffs with the pair ♥2 ♥2.",
    ),
    ((*PLAYING, play(0, "AH"), play(1, "BJ")), "Benさんは大ジョーカーを出します。", "Ben plays a big joker."),
    ((*PLAYING, trick(1, 0)), "トリックはBenさんが取ります。", "Ben wins the trick."),
    (
        (*PLAYING, trick(2, 20)),
        "トリックはChieさんが取り、20点は親のものです。",
        "Chie wins the trick; its 20 points go to the declarers.",
    ),
    (
        (*PLAYING, trick(1, 20), trick(3, 15)),
        "トリックはDaiさんが取り、子に15点入って35点です。",
        "Dai wins the trick: 15 points for the opponents, 35 so far.",
    ),
    (
        (*PLAYING, play(0, "AS QS"), {"e": "failed_lead", "seat": 0}),
        "このリードの一部に勝てる札をほかの人が持っていたので、まちがいのリードです。"
        "まだ取られていない点はすべて子のBenさんとDaiさんのもので、"
        "底牌の点は2倍に数え、この局は終わりです。（BAS C-90）",
        "A part of the throw could be beaten by another hand: it was wrong. "
        "All points not yet won go to the opponents, Ben and Dai, those in the kitty twice, and the deal is over. "
        "(BAS C-90)",
    ),
    (
        (*PLAYING, play(1, "AS QS"), {"e": "failed_lead", "seat": 1}),
        "このリードの一部に勝てる札をほかの人が持っていたので、まちがいのリードです。"
        "まだ取られていない点はすべて親のAkiさんとChieさんのもので、この局は終わりです。（BAS C-90）",
        "A part of the throw could be beaten by another hand: it was wrong. "
        "All points not yet won go to the declarers, Aki and Chie, and the deal is over. (BAS C-90)",
    ),
    (
        (*PLAYING, trick(0, 0), deal_end(55, (9, 4), 2, 10)),
        "子は55点です。80点に届かないので親の勝ちで、AkiさんとChieさんは2ステージ上がって9です。（BAS B2）"
        "次のダーチャはChieさんです。（BAS C-97）",
        "The opponents have 55 points. Less than 80: the declarers win, and Aki and Chie rise by 2 to 9. (BAS B2) "
        "Chie is declarer next. (BAS C-97)",
    ),
    (
        (*PLAYING, trick(1, 0), deal_end(85, (7, 4), 1, 15)),
        "子は85点です。うち底牌の15点は2倍の30点に数えました。"
        "80点以上なので子の勝ちで、ステージ4のBenさんとDaiさんが次の親です。（BAS B2）"
        "次のダーチャはBenさんです。（BAS C-97）",
        "The opponents have 85 points. The 15 in the kitty have counted twice, as 30. "
        "80 or more: the opponents win, and Ben and Dai, on 4, are declarers next. "
        "(BAS B2) Ben is declarer next. (BAS C-97)",
    ),
    (
        (*PLAYING, trick(0, 0), deal_end(140, (7, 7), 1)),
        "子は140点です。80点以上なので子の勝ちで、BenさんとDaiさんは3ステージ上がって7、次は親です。（BAS B2）"
        "次のダーチャはBenさんです。（BAS C-97）",
        "The opponents have 140 points. 80 or more: "
        "the opponents win, and Ben and Dai rise by 3 to 7 and are declarers next. (BAS B2) "
        "Ben is declarer next. (BAS C-97)",
    ),
    (
        (deal(9, 0, (14, 4), 14), trumps(), deal_end(75, (14, 4), None)),
        "子は75点です。80点に届かないので親の勝ちで、AkiさんとChieさんは1ステージ上がります。（BAS B2）",
        "The opponents have 75 points. Less than 80: the declarers win, and Aki and Chie rise by 1. (BAS B2)",
    ),
    (
        (deal(9, 0, (14, 13), 14), trumps(), deal_end(160, (14, 14), None)),
        "子は160点です。80点以上なので子の勝ちで、BenさんとDaiさんは4ステージ上がります。（BAS B2）",
        "The opponents have 160 points. 80 or more: the opponents win, and Ben and Dai rise by 4. (BAS B2)",
    ),
    (
        (match(overflow="open"), *PLAYING, deal_end(280, (7, 14), 1)),
        "子は280点です。80点以上なので子の勝ちで、BenさんとDaiさんは10ステージ上がってA、次は親です。（BAS B2）"
        "次のダーチャはBenさんです。（BAS C-97）",
        "The opponents have 280 points. 80 or more: "
        "the opponents win, and Ben and Dai rise by 10 to A and are declarers next. (BAS B2) "
        "Ben is declarer next. (BAS C-97)",
    ),
    (
        (tally(0, 55),),
        "第2局はAkiさんとChieさんが親(打)で打7、BenさんとDaiさんが子(被打)でステージは4です。ダーチャはAkiさんです。",
        "Deal 2: Aki and Chie are declarers on 7, Ben and Dai opponents on 4. Aki is declarer.",
    ),
    (
        (tally(1, 120, failed=3, level=(0, 0), n=1),),
        "第1局はBenさんとDaiさんが親(打)で打2、AkiさんとChieさんが子(被打)でステージは2の下です。ダーチャはBenさんです。"
        "Daiさんのリードの一部に勝てる札をほかの人が持っていたので、まちがいのリードです。"
        "まだ取られていない点はすべて子のAkiさんとChieさんのもので、底牌の点は2倍に数え、この局は終わりです。"
        "（BAS C-90）",
        "Deal 1: Ben and Dai are declarers on 2, Aki and Chie opponents on below 2. Ben is declarer. "
        "Dai has thrown, and a part of the throw could be beaten: it was wrong. "
        "All points not yet won go to the opponents, Aki and Chie, those in the kitty twice, and the deal is over. "
        "(BAS C-90)",
    ),
    (
        (tally(0, 120), {"e": "deal_end", "points": 120, "stage": [7, 6], "dealer": 1}),
        "子は120点です。80点以上なので子の勝ちで、BenさんとDaiさんは2ステージ上がって6、次は親です。（BAS B2）"
        "次のダーチャはBenさんです。（BAS C-97）",
        "The opponents have 120 points. 80 or more: "
        "the opponents win, and Ben and Dai rise by 2 to 6 and are declarers next. (BAS B2) "
        "Ben is declarer next. (BAS C-97)",
    ),
    (
        (match(), {"e": "match_end", "winners": [1, 3]}),
        "BenさんとDaiさんはAを越えて、勝負に勝ちました。（BAS C-82）",
        "Ben and Dai have risen past A and win the match. (BAS C-82)",
    ),
    (
        (match(win="ace"), {"e": "match_end", "winners": [0, 2]}),
        "AkiさんとChieさんはAに達して、勝負に勝ちました。（BAS C-82）",
        "Aki and Chie have reached A and win the match. (BAS C-82)",
    ),
    (
        ({"e": "seat", "seat": 1, "by": "bot", "name": "Greedy 1"},),
        "これからは1さんの代わりに欲ばりが打ちます。",
        "Greedy plays for 1 from now on.",
    ),
    (({"e": "note", "text": "hello"},), None, None),
]


@pytest.mark.parametrize(("events", "ja", "en"), EXAMPLES)
def test_an_event_is_described_in_both_languages(events: tuple[Event, ...], ja: str | None, en: str | None) -> None:
    assert sentences_of(*events) == (ja, en)


def test_the_examples_cover_every_event() -> None:
    silent = {"commit", "entropy", "reveal"}
    assert {event["e"] for events, _, _ in EXAMPLES for event in events[-1:]} == set(BASHIFEN.types) - silent


def test_every_event_key_has_a_sentence() -> None:
    assert {*BashifenNarrator(GAME).methods, *SILENT_AROUND, "seat"} == set(BASHIFEN.types)
    for win in next(option.values for option in GAME.options if option.name == "win"):
        assert all(sentences_of(match(win=str(win)), {"e": "match_end", "winners": [0, 2]}))
    assert set(get_args(TrumpsBy)) == {"declared", "cut", "widow"}


def test_each_event_can_be_described_without_earlier_events() -> None:
    for events, _, _ in EXAMPLES:
        for lang in ("ja", "en"):
            text = event_sentence(events[-1], NAMES, GAME, lang)
            assert text is None or not re.search(r"[{}]", text)


@pytest.mark.parametrize("options", [{}, {"win": "ace", "start": "two", "overflow": "open"}])
def test_every_event_of_whole_matches_has_a_sentence(options: dict[str, str]) -> None:
    for seed in range(3):
        record: list[Any] = list(make(seed, options))
        names = record[0]["names"]
        tell = Narrator(GAME).tell
        for event in record:
            telling = tell(event)
            ja, en = Voice("ja", names).tell(telling), Voice("en", names).tell(telling)
            assert re.search(r"(ます|です|ません|ました)(\(ラフ\))?。(（BAS (B2|C-\d+)）)?$", ja)
            assert re.search(r"\.( \(BAS (B2|C-\d+)\))?$", en)
            assert not re.search(r"[{}!！_?]", ja + en)
            assert not JAPANESE.search(en)


@pytest.mark.slow
def test_the_narrator_counts_the_opponents_points_like_the_deal_end() -> None:
    for seed in range(3):
        narrator, deals = BashifenNarrator(GAME), 0
        record: list[Any] = list(make(seed, {}, "plain"))
        for event in record:
            if event["e"] == "deal_end":
                deals += 1
                widow = 2 * event["widow_points"] if narrator.deal.widow_counts else 0
                if narrator.deal.failed < 0:
                    assert narrator.deal.points + widow == event["points"]
            narrator.tell(event)
        assert deals
