"""What the rule sets of hachi-hachi do differently: each row of the table is read from their `Rules`."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tables import Words

from hachiya.games.game import Game
from hachiya.games.hachihachi.hand_yaku import HANEKEN
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    FIRST_CAPTURED,
    HAND_YAKU,
    KAN,
    PLACES,
    DiveHatto,
    HattoReach,
    LightsGrow,
    Rules,
    SageFails,
    YearEnd,
)
from hachiya.games.hanafuda.cards import RIBBONS, WILLOW
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.words.names import name as name_of
from hachiya.words.voice import say

Said = Callable[[Game, Rules], Words]


class Aspect(NamedTuple):
    """One row: what it is about, and what a rule set says of it."""

    name: Words
    said: Said


NONE = Words("なし", "none")
YES_OR_NO = {0: Words("いいえ", "no"), 1: Words("はい", "yes")}


def number(value: int) -> Words:
    """A number, the same in both languages."""
    return Words(str(value), str(value))


def kan(points: int) -> Words:
    """Points as whole kan."""
    return Words(f"{points // KAN}貫", f"{points // KAN} kan")


def by(field: str, texts: Mapping[int, Words]) -> Said:
    """What is said for the value of a field of the rule set."""
    return lambda _, rules: texts[getattr(rules, field)]


def seats(game: Game, _rules: Rules) -> Words:
    """How many can sit at the table."""
    low, high = min(game.seats), max(game.seats)
    return number(low) if low == high else Words(f"{low}〜{high}", f"{low} to {high}")


def auction(game: Game, _rules: Rules) -> Words:
    """Is there one?"""
    return YES_OR_NO[max(game.seats) > PLACES]


def names(yaku: int, lang: str) -> str:
    """Yaku side by side."""
    found = [yaku_name(index, lang) for index in range(len(Yaku)) if yaku >> index & 1]
    return ("・" if lang == "ja" else ", ").join(found)


def yaku_name(yaku: int, lang: str) -> str:
    """What one yaku is called."""
    return say(name_of("yaku", Yaku(yaku).name.lower()), lang)


def listed(yaku: int) -> Words:
    """A set of yaku in both languages."""
    return Words(names(yaku, "ja"), names(yaku, "en")) if yaku else NONE


def hand_value(yaku: int) -> Said:
    """Kan of a hand yaku."""
    return lambda _, rules: number(rules.hand_kan[yaku])


def captured_value(index: int) -> Said:
    """Kan of a captured yaku, and for each further card."""

    def said(_game: Game, rules: Rules) -> Words:
        if not rules.captured_cards[index]:
            return NONE
        worth, extra = rules.captured_kan[index], rules.captured_extra[index]
        more = Words(f"、1枚増すごとに+{extra}", f", +{extra} a further card") if extra else Words("", "")
        return Words(f"{worth}{more.ja}", f"{worth}{more.en}")

    return said


def willow_slip(_game: Game, rules: Rules) -> Words:
    """Does the ribbon of the willow count for 七短?"""
    cards = rules.captured_cards[Yaku.NANATAN - FIRST_CAPTURED]
    return YES_OR_NO[int(cards & RIBBONS & WILLOW != 0)]


def beaten(_game: Game, rules: Rules) -> Words:
    """What a sager keeps when another makes a yaku."""
    if rules.sage_survives or rules.collect_at_once:
        return Words("半額", "half")
    return Words("なし", "nothing")


def start_and_end(_game: Game, rules: Rules) -> Words:
    """What is given out at the start, and asked back."""
    begins, asked = kan(rules.start), kan(rules.stake)
    return Words(f"{begins.ja} / {asked.ja}", f"{begins.en} / {asked.en}")


_HAND = tuple(
    Aspect(Words(f"{yaku_name(yaku, 'ja')}（貫）", f"{yaku_name(yaku, 'en')}, kan"), hand_value(yaku))
    for yaku in map(Yaku, range(HAND_YAKU))
)
_CAPTURED = tuple(
    Aspect(
        Words(f"{yaku_name(FIRST_CAPTURED + index, 'ja')}（貫）", f"{yaku_name(FIRST_CAPTURED + index, 'en')}, kan"),
        captured_value(index),
    )
    for index in range(CAPTURED_YAKU)
)

ASPECTS = (
    Aspect(Words("人数", "players"), seats),
    Aspect(Words("競り", "auction"), auction),
    Aspect(Words("初めの点 / 返す点", "points at the start / given back"), start_and_end),
    Aspect(
        Words("重なった光札", "several lights"),
        by(
            "carry_queue",
            {
                0: Words("同じ種類なら翌月へ（二代しばり）", "two of a kind: the next month too"),
                1: Words("2枚目から1枚ずつ先の月へ", "each beyond the first: a later month"),
            },
        ),
    ),
    Aspect(
        Words("手役の公開", "showing hand yaku"),
        by("showing_free", {0: Words("必ず", "always"), 1: Words("自由", "as one likes")}),
    ),
    Aspect(
        Words("手役での柳", "willows in a hand yaku"),
        by("showing_free", {0: Words("カス", "plain"), 1: Words("カスか元の札", "plain or themselves, as one likes")}),
    ),
    *_HAND,
    Aspect(
        Words("四三で年が終わる", "shiso ends the year"),
        by("four_three_ends", YES_OR_NO),
    ),
    Aspect(
        Words("はねけんに飛込み", "tobikomi after haneken"),
        lambda _, rules: YES_OR_NO[int(rules.diving & HANEKEN != 0)],
    ),
    Aspect(
        Words("飛込みを払うとき", "tobikomi is paid"),
        by("dive_at_once", {0: Words("月の終わり", "at the month's end"), 1: Words("すぐ", "at once")}),
    ),
    Aspect(
        Words("出来役で終わった月にも抜けを払う", "nuke also in a month that a captured yaku ends"),
        by("extras_on_yaku_end", YES_OR_NO),
    ),
    *_CAPTURED,
    Aspect(Words("七短に柳の短冊", "the willow's ribbon in nanatan"), willow_slip),
    Aspect(
        Words("四光のあとの五光", "goko after shiko"),
        by(
            "lights_grow",
            {
                LightsGrow.REPLACED: Words("四光に代わる", "takes its place"),
                LightsGrow.BARRED: Words("できない", "not possible"),
                LightsGrow.ADDED: Words("加わる", "comes on top"),
            },
        ),
    ),
    Aspect(
        Words("出来役を宣言するとき", "captured yaku are declared"),
        by(
            "declare_at_once",
            {
                0: Words("番の終わり", "after the turn"),
                1: Words("できたとき", "when completed, before the stock card too"),
            },
        ),
    ),
    Aspect(
        Words("出来役代をもらうとき", "captured yaku are paid"),
        by(
            "collect_at_once",
            {0: Words("あがったとき", "at the stop"), 1: Words("できたとき", "when completed")},
        ),
    ),
    Aspect(
        Words("下げられるとき", "sage is offered"),
        by(
            "sage_needs_hope",
            {
                0: Words("いつも", "always"),
                1: Words("ほかの役がまだできるとき", "while another yaku is still possible"),
            },
        ),
    ),
    Aspect(Words("下げの取消し", "sage can be cancelled"), by("cancelling", YES_OR_NO)),
    Aspect(
        Words("下げて役が増えなければ", "sage without a further yaku"),
        by(
            "sage_fails",
            {
                SageFails.CANCELLED: Words(
                    "最後の手札で月が終わり、半額", "half, and the month ends with the last hand card"
                ),
                SageFails.HALVED: Words("打ち終わって半額、札の点なし", "played out, half, no card points"),
                SageFails.RETURNED: Words(
                    "打ち終わって半額を返し、札の点も数える", "played out, half goes back, card points too"
                ),
            },
        ),
    ),
    Aspect(Words("下げたあと他人に役ができれば、自分の役は", "the sager's yaku when another makes one"), beaten),
    Aspect(Words("法度のある役", "protected by hatto"), lambda _, rules: listed(rules.hatto)),
    Aspect(
        Words("法度の札", "cards that are hatto"),
        by(
            "hatto_reach",
            {
                HattoReach.LAST_CARD: Words("残りの1枚", "the last card"),
                HattoReach.SHADOW: Words("残りの1枚と影札", "the last card and its shadow"),
                HattoReach.MONTH: Words("残りの1枚とその月の札", "the last card and any of its month"),
            },
        ),
    ),
    Aspect(
        Words("法度の免除", "exempt from hatto"),
        by(
            "hatto_excuses",
            {
                0: Words("最後の手札", "the last hand card"),
                1: Words("最後の手札、全部が法度の手札", "the last hand card, a hand of hatto alone"),
            },
        ),
    ),
    Aspect(
        Words("飛込みの法度", "hatto for tobikomi"),
        by(
            "dive_hatto",
            {
                DiveHatto.NONE: NONE,
                DiveHatto.DISCARD: Words("4枚目を打つ", "throwing the fourth card"),
                DiveHatto.INACTION: Words(
                    "4枚目を打つ、場の1枚を取らない", "throwing the fourth card, leaving one of the three"
                ),
            },
        ),
    ),
    Aspect(Words("月石", "month stone"), lambda _, rules: YES_OR_NO[int(rules.stone > 0)]),
    Aspect(
        Words("年の終わり", "end of the year"),
        by(
            "year_end",
            {
                YearEnd.BALANCE: Words("貫未満を切り捨てた差引", "balances in whole kan"),
                YearEnd.PRIZE: Words("得点と、場からのトップ賞", "scores, and a prize from the bank"),
                YearEnd.GIMMI: Words("勝者への吟味だけ", "what the losers pay the winner, alone"),
            },
        ),
    ),
)


def differences(game: Game, others: list[Game], lang: str) -> list[tuple[str, ...]]:
    """The rows in which not all say the same; the first column of values is that of `game`."""
    rules = {other.name: other.new_rules(other.complete_options({})) for other in (game, *others)}
    rows = []
    for name, said in ASPECTS:
        cells = [said(other, rules[other.name]) for other in (game, *others)]
        if len(set(cells)) > 1:
            rows.append(tuple(words.ja if lang == "ja" else words.en for words in (name, *cells)))
    return rows
