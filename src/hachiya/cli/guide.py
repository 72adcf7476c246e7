"""What a person at the terminal is asked, and what `?` explains about it: what is true for the rules at hand."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hachiya.cli.language import Words, say
from hachiya.explain.money import KAN, spoken
from hachiya.games.hachihachi.state import PAR, PLACES, DiveHatto, HattoReach, Phase, Rules, SageFails
from hachiya.games.unit import Unit

QUESTIONS = {
    Phase.MIZUTEN: Words("手札を見ずに出ますか", "Come in before you have seen your cards?"),
    Phase.BID: Words("出ますか、下りますか", "In or out?"),
    Phase.SHOW: Words("手役を公開しますか", "Show your hand yaku?"),
    Phase.EXPOSE: Words("公開する短冊を選んでください", "Which ribbon do you expose?"),
    Phase.PLAY: Words("手札を1枚出してください", "Play a card"),
    Phase.PICK_HAND: Words("場のどちらの札を取りますか", "Which of the two do you take?"),
    Phase.PICK_STOCK: Words("場のどちらの札を取りますか", "Which of the two do you take?"),
    Phase.DECIDE_HAND: Words("山札をめくる前です。あがりますか、下げますか", "Before the stock card: stop or go on?"),
    Phase.DECIDE: Words("あがりますか、下げますか", "Stop or go on?"),
    Phase.CANCEL: Words("下げを取り消しますか", "Cancel your sage?"),
}

KEYS = Words(
    "番号か札の文字で選びます。? 説明、{leave} やめる",
    "Choose by number or by a card's letter. ? explains, {leave} leaves",
)


class Game(NamedTuple):
    """What an explanation depends on."""

    rules: Rules
    seats: int
    unit: Unit


Part = Callable[[Game], Words]


def explained(phase: Phase, game: Game, lang: str) -> str:
    """What `?` says in this phase."""
    said = [say(part(game), lang) for part in _HELP[phase]]
    return ("" if lang == "ja" else " ").join(sentence for sentence in said if sentence)


def _always(ja: str, en: str) -> Part:
    return lambda _: Words(ja, en)


def _by(fields: tuple[str, ...], texts: Mapping[tuple[int, ...], Words]) -> Part:
    """The text for the values that these fields of the rule set have."""
    return lambda game: texts[tuple(getattr(game.rules, field) for field in fields)]


def _money(points: int, game: Game) -> Words:
    return Words(spoken(points, game.unit, "ja"), spoken(points, game.unit, "en"))


def _fees(game: Game) -> Words:
    """What folding costs, by how many have folded before; at most all but three can."""
    fees = [_money(points, game) for points in game.rules.fold_points[: game.seats - PLACES]]
    ja = "、".join(f"{number}人目{fee.ja}" for number, fee in enumerate(fees, 1))
    en = ", then ".join(fee.en for fee in fees)
    return Words(
        f"下りれば下り賃({ja}、場の倍率が掛かる)を場に出し、この月は見ているだけです。",
        f"Out, you pay a fee into the pot ({en}, times the field) and watch this month.",
    )


def _squeeze(game: Game) -> Words:
    card = _money(game.rules.squeeze_points, game)
    return Words(
        "3人そろうと残りの人は追い込まれ、手役と出来役のつかみの半分と、"
        f"赤短・青短・光の札1枚につき{card.ja}を、出た3人からもらいます。",
        "With three in, the others are put out; each of the three pays them half of their hand yaku and of whole "
        f"captured yaku that they hold, and {card.en} for each red or blue slip and light.",
    )


def _unseen(game: Game) -> Words:
    one = _money(KAN, game)
    return Words(
        f"手札を見ずに出ると下りられませんが、{PAR + 1}点以上取れば、卓のほかの全員から{one.ja}ずつもらえます"
        "(場の倍率が掛かる)。",
        f"Who comes in unseen cannot fold, but with {PAR + 1} card points or more he is paid {one.en} by everyone else "
        "at the table, times the field.",
    )


_TWO_ON_FIELD = "同じ月の札が場に2枚あるので、取る方を選びます。"

_MADE = _always("出来役ができました。", "You have made a captured yaku.")
_STOPPING = _by(
    ("collect_at_once",),
    {
        (0,): Words(
            "「あがり」なら今もらえて、この月は終わります。", "Stop, and it is paid now and the month is over."
        ),
        (1,): Words(
            "役代はもう受け取りました。「あがり」ならこの月は終わります。",
            "It has been paid. Stop, and the month is over.",
        ),
    },
)
_GOING_ON = _by(
    ("sage_fails",),
    {
        (SageFails.CANCELLED,): Words(
            "「下げ」なら続けて役を増やせます。増えないまま自分の最後の手札を打つと、月はそこで終わり半額です。",
            "Go on (sage), and you may add to it; if nothing is added by your last hand card, the month ends there and "
            "it pays half.",
        ),
        (SageFails.HALVED,): Words(
            "「下げ」なら続けて役を増やせます。だれの役も増えないまま打ち終わると半額で、札の点は数えません。",
            "Go on (sage), and you may add to it; if the hands are played out without a further yaku, it pays half and "
            "card points are not counted.",
        ),
        (SageFails.RETURNED,): Words(
            "「下げ」なら続けて役を増やせます。増えないまま打ち終わると半額を返し、そのあと札の点も数えます。",
            "Go on (sage), and you may add to it; if the hands are played out without a further yaku, you return half, "
            "and card points are counted all the same.",
        ),
    },
)
_RETURNS = Words(
    "先にほかの人に役ができると、半額を返し、その人の役代は2人分払います。",
    "If another makes a yaku first, you return half and pay both shares of his.",
)
_BEATEN = _by(
    ("collect_at_once", "sage_survives"),
    {
        (0, 0): Words(
            "先にほかの人に役ができると、下げた役は無効で、その人の役代を2人分払います。",
            "If another makes a yaku first, yours is void and you pay both shares of his.",
        ),
        (0, 1): Words(
            "先にほかの人に役ができると、下げた役は半額で、その人の役代を2人分払います。",
            "If another makes a yaku first, yours pays half and you pay both shares of his.",
        ),
        (1, 0): _RETURNS,
        (1, 1): _RETURNS,
    },
)
_CANCELLING = _by(
    ("cancelling",),
    {
        (0,): Words("下げは取り消せません。", "A sage cannot be cancelled."),
        (1,): Words(
            "下げは、次の番からいつでも半額で取り消せます。", "From the next turn on it can be cancelled for half."
        ),
    },
)
_DECIDING = (_MADE, _STOPPING, _GOING_ON, _BEATEN, _CANCELLING)

_HELP: dict[Phase, tuple[Part, ...]] = {
    Phase.MIZUTEN: (_unseen,),
    Phase.BID: (
        _always(
            "出た3人でこの月を打ちます。出たら最後まで打ち、出た順が打つ順です。",
            "Three play this month. Who comes in plays it to the end, in the order of coming in.",
        ),
        _fees,
        _squeeze,
        _always(
            "残り3人になるまで下りると、あとの人は出るしかありません。",
            "When all but three have folded, the rest must play.",
        ),
    ),
    Phase.SHOW: (
        _always(
            "手役(手札7枚でできる役)を公開すると、他の二人から役代がもらえます。公開した札は伏せて持てません。"
            "柳の短冊・燕・小野道風はカスにも数えられます。",
            "A hand yaku, made by your seven cards, is paid by both others if you show it; what you show lies open. "
            "The willow's ribbon, swallow and rain man may also count as plain cards.",
        ),
    ),
    Phase.EXPOSE: (
        _always(
            "赤の短冊は4枚まで伏せておけます。残りを1枚ずつ選んで公開します。",
            "Of the ribbons of aka four may stay hidden; choose the others, one at a time.",
        ),
    ),
    Phase.PLAY: (
        _always(
            "手札を1枚出します。場に同じ月の札があれば取り、なければ場に置きます。そのあと山札を1枚めくります。",
            "Play one card. It takes a card of its month from the field, or stays there; then the stock's top card is "
            "turned.",
        ),
        _by(
            ("hatto_reach",),
            {
                (HattoReach.LAST_CARD,): Words(
                    "あと1枚で役になる人にその札を出すと、法度として他人の分まで払うことがあります。",
                    "Who throws the one card that another lacks for a yaku may have to pay for all (hatto).",
                ),
                (HattoReach.SHADOW,): Words(
                    "あと1枚で役になる人にその札か、必ず合う影札を出すと、法度として他人の分まで払うことがあります。",
                    "Who throws the one card that another lacks for a yaku, or the card that must meet it, may have to "
                    "pay for all (hatto).",
                ),
                (HattoReach.MONTH,): Words(
                    "あと1枚で役になる人がいるとき、その札や同じ月の札を出すと、法度として他人の分まで払うことがあります。",
                    "Who throws the one card that another lacks for a yaku, or any card of its month, may have to pay "
                    "for all (hatto).",
                ),
            },
        ),
        _by(
            ("dive_hatto",),
            {
                (DiveHatto.NONE,): Words("", ""),
                (DiveHatto.DISCARD,): Words(
                    "公開された三本の4枚目を出すのも同じです。",
                    "So may he who throws the fourth card of a shown three.",
                ),
                (DiveHatto.INACTION,): Words(
                    "公開された三本の4枚目を出すのも、それを持ちながら場の1枚を取らないのも同じです。",
                    "So may he who throws the fourth card of a shown three, or holds it and leaves one of the three "
                    "lying.",
                ),
            },
        ),
    ),
    Phase.PICK_HAND: (_always(_TWO_ON_FIELD, "Two cards of the month lie on the field: choose one."),),
    Phase.PICK_STOCK: (
        _always("めくった札と" + _TWO_ON_FIELD, "Two cards of the turned card's month lie on the field: choose one."),
    ),
    Phase.DECIDE_HAND: (
        *_DECIDING,
        _always("あがれば山札はめくりません。", "If you stop, no stock card is turned."),
    ),
    Phase.DECIDE: _DECIDING,
    Phase.CANCEL: (
        _always(
            "下げを取り消すと、この月はここで終わり、半額を受け取ります。",
            "Cancelling ends the month here, for half of what stopping would have paid.",
        ),
    ),
}
