"""Tables of bashifen in three languages, made from its rules: what they say is computed, never typed."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tables import Row, options_table, table

from hachiya.engine.bits import bit
from hachiya.engine.ledger import new
from hachiya.games.bashifen.cards import (
    ACE,
    KINDS,
    LITTLE_JOKER,
    LOWEST_RANK,
    NAMES,
    RANKS,
    RANKS_A_SUIT,
    SUIT_SIGNS,
    kind_of,
    pack_of,
    points,
)
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.match import next_dealer_of, pair_of
from hachiya.games.bashifen.scoring import TO_WIN, end_deal, steps
from hachiya.games.bashifen.state import NOBODY, PAIRS, Action, Level, Phase, State
from hachiya.games.bashifen.trumps import strength, suit_of, trump_kinds
from hachiya.games.bashifen.widow import turn_widow
from hachiya.games.game import Game

EIGHT = 8
HEARTS = SUIT_SIGNS.index("♥")
MOST_POINTS = 280
"""The widow can hold 80 of the 200 points, and counts twice."""
LEDGER_ROWS = 8


class Text(NamedTuple):
    """One wording in each language of the pages."""

    en: str
    ja: str
    zh: str

    def of(self, lang: str) -> str:
        """The wording of a language."""
        return {"en": self.en, "ja": self.ja, "zh": self.zh}[lang]


def texts(lang: str, *found: Text) -> Row:
    """A row of wordings."""
    return tuple(text.of(lang) for text in found)


OYA = Text("oya", "親", "庄家")
KO = Text("ko", "子", "闲家")
NO_TRUMPS = Text("no trump suit", "スートなし", "无主")
NOTHING = Text("nothing", "なし", "无")
OTHERWISE = Text("with `no_trumps`: ", "`no_trumps` なら", "`no_trumps` 时")
WINS = Text("past A, **wins**", "A を越えて**勝ち**", "打过 A，**获胜**")


def sign(kind: int) -> str:
    """A card as the page writes it: ♥10, BJ."""
    if kind >= LITTLE_JOKER:
        return NAMES[kind]
    return f"{SUIT_SIGNS[kind // RANKS_A_SUIT]}{rank_name(kind % RANKS_A_SUIT + LOWEST_RANK)}"


def rank_name(rank: int) -> str:
    """A rank or stage as people say it."""
    return RANKS[rank - LOWEST_RANK].replace("T", "10") if rank >= LOWEST_RANK else str(rank)


def table_of(game: Game, **options: str) -> State:
    """A new match."""
    st: State = game.new_state()
    game.start(st, game.new_rules(game.complete_options(options)), 4, 0, 0, 0)
    return st


def points_table(_game: Game, lang: str) -> str:
    """What cards count."""
    kings = {rank: bit(kind_of(f"{rank}S")) for rank in "KT5"}
    pack = (1 << KINDS) - 1
    rows = [
        (rank_name(RANKS.index(rank) + LOWEST_RANK), str(points(card, 0)), "8", str(8 * points(card, 0)))
        for rank, card in kings.items()
    ]
    rows.append((Text("all", "合計", "合计").of(lang), "", "24", str(points(pack, pack))))
    head = texts(
        lang,
        Text("card", "札", "牌"),
        Text("points", "点", "分值"),
        Text("in the pack", "枚数", "张数"),
        Text("together", "合計", "共计"),
    )
    return table(head, rows, (1, 2, 3))


def ranking(rank: int, trump_suit: int, suit: int) -> tuple[str, str]:
    """The cards of one suit (or of trumps), the strongest first, and how many there are in the pack."""
    trumps = trump_kinds(rank, trump_suit)
    by_strength: dict[int, list[int]] = {}
    for kind in range(KINDS):
        if suit_of(trumps, kind) == suit:
            by_strength.setdefault(strength(rank, trump_suit, kind), []).append(kind)
    equal = [by_strength[power] for power in sorted(by_strength, reverse=True)]
    return " > ".join(" = ".join(map(sign, found)) for found in equal), str(2 * sum(map(len, equal)))


def strength_table(_game: Game, lang: str) -> str:
    """Which card beats which, for some trumps."""
    rows = []
    for rank, trump_suit in ((EIGHT, HEARTS), (EIGHT, NO_SUIT), (ACE, HEARTS)):
        trumps = SUIT_SIGNS[trump_suit] if trump_suit != NO_SUIT else NO_TRUMPS.of(lang)
        strongest, number = ranking(rank, trump_suit, NO_SUIT)
        side, of_side = ranking(rank, trump_suit, 0)
        rows.append((rank_name(rank), trumps, strongest, number, side, of_side))
    head = texts(
        lang,
        Text("stage", "ステージ", "打几"),
        Text("trump suit", "切札", "主花色"),
        Text("trumps", "切札の強さ", "主牌大小"),
        Text("how many", "枚数", "张数"),
        Text("a side suit", "ほかのスート", "副牌花色"),
        Text("how many", "枚数", "张数"),
    )
    return table(head, rows, (3, 5))


def may_show(game: Game, level: Level, action: int, lang: str) -> str:
    """May this be shown over what stands? Also, with which option it may not."""
    said = []
    for option in ("any_time", "over_declaration"):
        st = table_of(game, joker_rebellion=option)
        st.level = level
        st.one[0] = st.two[0] = (1 << KINDS) - 1
        said.append(declarations(st, 0) >> action & 1)
    yes = Text("yes", "○", "可").of(lang)
    if said == [1, 0]:
        return yes + Text(
            " (not with `joker_rebellion=over_declaration`)",
            "（`joker_rebellion=over_declaration` では×）",
            "（`joker_rebellion=over_declaration` 时不可）",
        ).of(lang)
    return yes if said[0] else Text("no", "×", "不可").of(lang)


def declarations_table(game: Game, lang: str) -> str:
    """What may be shown over what."""
    stands = {
        Level.NONE: Text("nothing yet", "まだない", "尚无人亮"),
        Level.SINGLE: Text("one stage card", "ステージカード1枚", "一张级牌"),
        Level.PAIR: Text("a pair of stage cards", "ステージカードのペア", "一对级牌"),
        Level.LITTLE_JOKERS: Text("two LJ", "小ジョーカーのペア", "一对小王"),
        Level.BIG_JOKERS: Text("two BJ", "大ジョーカーのペア", "一对大王"),
    }
    shown = {
        Level.SINGLE: kind_of("2S"),
        Level.PAIR: Action.PAIR,
        Level.LITTLE_JOKERS: Action.LITTLE_JOKERS,
        Level.BIG_JOKERS: Action.BIG_JOKERS,
    }
    rows = [
        (text.of(lang), *(may_show(game, level, action, lang) for action in shown.values()))
        for level, text in stands.items()
    ]
    corner = Text("what stands", "出ているもの", "已亮的牌").of(lang)
    return table((corner, *(stands[level].of(lang) for level in shown)), rows)


WIDOWS = (
    "KC 5D 8H 8S AS 3C JD 9H",
    "4S LJ QD TC QH 9S 7H 3C",
)
"""Widows as they are turned where nobody has declared, at stage 8."""


def turned(game: Game, widow: Sequence[str], undeclared: str) -> State:
    """The state after nobody has declared, with this widow."""
    st = table_of(game, undeclared=undeclared)
    rest = [NAMES[kind] for kind in range(KINDS) for _ in range(2)]
    for name in widow:
        rest.remove(name)
    st.deck[:] = pack_of([*widow, *rest])
    st.books.trump_rank = EIGHT
    turn_widow(st, game.new_rules(game.complete_options({"undeclared": undeclared})), new(LEDGER_ROWS))
    return st


def undeclared_table(game: Game, lang: str) -> str:
    """What the turned widow makes trumps."""
    rows = []
    for written in WIDOWS:
        widow = written.split()
        cells = []
        for undeclared in ("widow", "no_trumps"):
            st = turned(game, widow, undeclared)
            suit = st.books.trump_suit
            cells.append(SUIT_SIGNS[suit] if suit != NO_SUIT else NO_TRUMPS.of(lang))
        cards = " ".join(sign(kind_of(name)) for name in widow[: st.turned])
        cells = cells[:1] if len(set(cells)) == 1 else [cells[0], OTHERWISE.of(lang) + cells[1]]
        rows.append((cards, Text("; ", "、", "；").of(lang).join(cells)))
    return table(
        texts(
            lang, Text("turned, at stage 8", "開いた札（ステージ8）", "翻开的牌（打 8）"), Text("trumps", "切札", "主")
        ),
        rows,
    )


def span(low: int, high: int, lang: str) -> str:
    """Points from … to …."""
    if low == high:
        return str(low)
    return f"{low}–{high}" if lang != "ja" else f"{low}〜{high}"


def grouped(game: Game, overflow: str, begin: int, end: int) -> Iterable[tuple[int, int, bool, int]]:
    """Points of 子 that do the same: the lowest, the highest, does 子 win, how many stages the winners rise."""
    rules = game.new_rules(game.complete_options({"overflow": overflow}))
    found: list[tuple[int, int, bool, int]] = []
    for won in range(begin, end + 1, 5):
        result = (won >= TO_WIN, steps(won, rules))
        if found and found[-1][2:] == result:
            found[-1] = (found[-1][0], won, *result)
        else:
            found.append((won, won, *result))
    return found


def result_table(game: Game, lang: str) -> str:
    """What the points of 子 are worth."""
    rows = [
        (span(low, high, lang), (KO if ko_wins else OYA).of(lang), f"+{rises}")
        for low, high, ko_wins, rises in grouped(game, "capped", 0, MOST_POINTS)
    ]
    head = texts(
        lang,
        Text("points of ko", "子の点", "闲家得分"),
        Text("winner", "勝ち", "胜方"),
        Text("stages", "ステージ", "升级"),
    )
    return table(head, rows, (2,))


def overflow_table(game: Game, lang: str) -> str:
    """What the points of 子 are worth from 200 on, where the table goes on."""
    rows = [(span(low, high, lang), f"+{rises}") for low, high, _, rises in grouped(game, "open", 200, MOST_POINTS)]
    return table(
        texts(lang, Text("points of ko", "子の点", "闲家得分"), Text("stages", "ステージ", "升级")), rows, (1,)
    )


RESULTS = ((2, 0, 55), (2, 0, 85), (2, 0, 100), (6, 3, 130), (9, 12, 20), (11, 14, 80), (12, 3, 60), (13, 5, 60))
"""Stages of 親 and 子, and the points of 子."""


def after_deal(game: Game, oya: int, ko: int, won: int) -> State:
    """The state after a deal in which seat 0 was ダーチャ."""
    st = table_of(game)
    st.books.stage[:] = [oya, ko]
    st.books.dealer = 0
    st.books.points = won
    end_deal(st, game.new_rules(game.complete_options({})), new(LEDGER_ROWS))
    return st


def stages_table(game: Game, lang: str) -> str:
    """Some results, and where they bring both pairs."""
    rows = []
    for oya, ko, won in RESULTS:
        st = after_deal(game, oya, ko, won)
        over = st.phase == Phase.OVER
        after = [rank_name(stage) for stage in st.books.stage]
        if over:
            after[st.books.winners] = WINS.of(lang)
            deals = "–"
        else:
            pair = pair_of(st.books.next_dealer)
            deals = Text(
                f"{('the same', 'the other')[pair]} pair, on {after[pair]}",
                f"{('同じ', '相手の')[pair]}ペアが「打{after[pair]}」",
                f"{('原庄家', '原闲家')[pair]}打 {after[pair]}",
            ).of(lang)
        rows.append((rank_name(oya), rank_name(ko), str(won), *after, deals))
    head = texts(
        lang,
        Text("oya on", "親", "庄家"),
        Text("ko on", "子", "闲家"),
        Text("points of ko", "子の点", "闲家得分"),
        Text("oya then on", "親だったペア", "原庄家"),
        Text("ko then on", "子だったペア", "原闲家"),
        Text("next oya", "次の親", "下一副"),
    )
    return table(head, rows, (2,))


DEALS_WON_BY_OYA = (True, False, True, False, True, False)


def rotation_table(game: Game, lang: str) -> str:
    """Who is ダーチャ in a row of deals that A begins."""
    st = table_of(game)
    books = st.books
    books.dealer = 0
    rows = []
    for number, oya_wins in enumerate(DEALS_WON_BY_OYA, 1):
        oya = pair_of(books.dealer)
        books.last_dealer[oya] = books.dealer
        winners = oya if oya_wins else PAIRS - 1 - oya
        seat = "ABCD"[books.dealer]
        rows.append((str(number), seat, ("A, C", "B, D")[oya], (OYA if oya_wins else KO).of(lang)))
        books.dealer = next_dealer_of(books, winners)
    assert NOBODY not in books.last_dealer
    head = texts(
        lang,
        Text("deal", "局", "第几副"),
        Text("dacha", "ダーチャ", "打家"),
        Text("oya", "親", "庄家一方"),
        Text("won by", "勝ち", "胜方"),
    )
    return table(head, rows, (0,))


TABLES: dict[str, Callable[[Game, str], str]] = {
    "options": options_table,
    "points": points_table,
    "strength": strength_table,
    "declarations": declarations_table,
    "undeclared": undeclared_table,
    "result": result_table,
    "overflow": overflow_table,
    "stages": stages_table,
    "rotation": rotation_table,
}
