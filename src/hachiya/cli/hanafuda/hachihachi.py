"""Hachi-hachi at a terminal: what only its three rule sets have on the table, ask and explain."""

from collections.abc import Sequence

from rich.text import Text

from hachiya.cli.hanafuda.asking import PICKING, PLAYING, Game, Help, always, by, money
from hachiya.cli.hanafuda.room import Room
from hachiya.cli.language import Words, say
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.explain.money import KAN, spoken
from hachiya.games.hachihachi.field import owed
from hachiya.games.hachihachi.state import PAR, PLACES, DiveHatto, HattoReach, Kind, Phase, SageFails, State
from hachiya.games.hanafuda.cards import DECK
from hachiya.games.unit import Unit

KINDS = {Kind.SMALL: Words("小場", "small"), Kind.LARGE: Words("大場", "large"), Kind.GRAND: Words("絶場", "grand")}

# ------------------------------------------------------------------------------------- the table


def first_seat(view: State) -> int:
    """Who deals."""
    return view.books.next_dealer if view.phase == Phase.MIZUTEN else view.books.dealer


def headline(view: State, names: Sequence[str], lang: str) -> list[str]:
    """Month and dealer, the kind once it is known, and what is carried to later months."""
    books = view.books
    dealt = view.phase != Phase.MIZUTEN
    month = books.month if dealt else books.month + 1
    said = [say(Words(f"{month}月", f"month {month}"), lang)]
    if dealt:
        kind = KINDS[Kind(books.kind)]
        said.append(say(Words(kind.ja, f"{kind.en} field"), lang))
    if books.carry:
        carried = ", ".join(say(KINDS[kind], lang) for kind in owed(books.carry))
        said.append(say(Words(f"持ち越し: {carried}", f"carried on: {carried}"), lang))
    dealer = names[first_seat(view)]
    said.append(say(Words(f"胴 {dealer}", f"dealer {dealer}"), lang))
    return said


def nothing_more(_view: State, _names: Sequence[str], _lang: str) -> list[str]:
    """Stock and pot are all that lies in the middle."""
    return []


def said_in_auction(view: State, seat: int, lang: str) -> Text:
    """What came of the auction for a seat; where only three sit there is none."""
    books = view.books
    if books.seats <= PLACES:
        return Text()
    if seat in books.order:
        place = list(books.order).index(seat) + 1
        return Text(say(Words(f"出る({place}番)", f"in, plays {place}."), lang))
    if books.folded & bit(seat):
        return Text(say(Words("下りた", "out"), lang), style="dim")
    if books.squeezed & bit(seat):
        return Text(say(Words("追い込み", "put out"), lang), style="dim")
    return Text()


def sagers(view: State) -> int:
    """The seat that has gone on, as a set."""
    return 0 if view.books.sager == NOBODY else bit(view.books.sager)


# ------------------------------------------------------------------------------------- choices


def unseen(unit: Unit) -> Words:
    """What みずてん binds to and may win."""
    ja, en = (spoken(KAN, unit, lang) for lang in ("ja", "en"))
    return Words(
        f"下りられない。{PAR + 1}点以上なら全員から{ja}ずつ(場の倍率が掛かる)",
        f"no folding; with {PAR + 1} points or more {en} from everyone, times the field",
    )


def staying(_view: State) -> Words:
    """Who comes in plays the month out."""
    return Words("この月を最後まで打つ", "play this month to its end")


# ------------------------------------------------------------------------------------- explanations


def _fees(game: Game) -> Words:
    """What folding costs, by how many have folded before; at most all but three can."""
    fees = [money(points, game) for points in game.rules.fold_points[: game.seats - PLACES]]
    ja = "、".join(f"{number}人目{fee.ja}" for number, fee in enumerate(fees, 1))
    en = ", then ".join(fee.en for fee in fees)
    return Words(
        f"下りれば下り賃({ja}、場の倍率が掛かる)を場に出し、この月は見ているだけです。",
        f"Out, you pay a fee into the pot ({en}, times the field) and watch this month.",
    )


def _squeeze(game: Game) -> Words:
    card = money(game.rules.squeeze_points, game)
    return Words(
        "3人そろうと残りの人は追い込まれ、手役と出来役のつかみの半分と、"
        f"赤短・青短・光の札1枚につき{card.ja}を、出た3人からもらいます。",
        "With three in, the others are put out; each of the three pays them half of their hand yaku and of whole "
        f"captured yaku that they hold, and {card.en} for each red or blue slip and light.",
    )


def _unseen(game: Game) -> Words:
    one = money(KAN, game)
    return Words(
        f"手札を見ずに出ると下りられませんが、{PAR + 1}点以上取れば、卓のほかの全員から{one.ja}ずつもらえます"
        "(場の倍率が掛かる)。",
        f"Who comes in unseen cannot fold, but with {PAR + 1} card points or more he is paid {one.en} by everyone else "
        "at the table, times the field.",
    )


_MADE = always("出来役ができました。", "You have made a captured yaku.")
_STOPPING = by(
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
_GOING_ON = by(
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
_BEATEN = by(
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
_CANCELLING = by(
    ("cancelling",),
    {
        (0,): Words("下げは取り消せません。", "A sage cannot be cancelled."),
        (1,): Words(
            "下げは、次の番からいつでも半額で取り消せます。", "From the next turn on it can be cancelled for half."
        ),
    },
)
_DECIDING = (_MADE, _STOPPING, _GOING_ON, _BEATEN, _CANCELLING)

HELP: Help = {
    Phase.MIZUTEN: (_unseen,),
    Phase.BID: (
        always(
            "出た3人でこの月を打ちます。出たら最後まで打ち、出た順が打つ順です。",
            "Three play this month. Who comes in plays it to the end, in the order of coming in.",
        ),
        _fees,
        _squeeze,
        always(
            "残り3人になるまで下りると、あとの人は出るしかありません。",
            "When all but three have folded, the rest must play.",
        ),
    ),
    Phase.SHOW: (
        always(
            "手役(手札7枚でできる役)を公開すると、他の二人から役代がもらえます。公開した札は伏せて持てません。"
            "柳の短冊・燕・小野道風はカスにも数えられます。",
            "A hand yaku, made by your seven cards, is paid by both others if you show it; what you show lies open. "
            "The willow's ribbon, swallow and rain man may also count as plain cards.",
        ),
    ),
    Phase.EXPOSE: (
        always(
            "赤の短冊は4枚まで伏せておけます。残りを1枚ずつ選んで公開します。",
            "Of the ribbons of aka four may stay hidden; choose the others, one at a time.",
        ),
    ),
    Phase.PLAY: (
        PLAYING,
        by(
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
        by(
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
    **PICKING,
    Phase.DECIDE_HAND: (
        *_DECIDING,
        always("あがれば山札はめくりません。", "If you stop, no stock card is turned."),
    ),
    Phase.DECIDE: _DECIDING,
    Phase.CANCEL: (
        always(
            "下げを取り消すと、この月はここで終わり、半額を受け取ります。",
            "Cancelling ends the month here, for half of what stopping would have paid.",
        ),
    ),
}

HACHIHACHI = Room(
    first_seat=first_seat,
    headline=headline,
    beside_stock=nothing_more,
    said_in_auction=said_in_auction,
    sagers=sagers,
    counted=DECK,
    pot=Words("場の下り賃 {pot}", "pot {pot}"),
    auction=Words("競り", "auction"),
    watching=Words("この月は見ています。山に戻した手札", "You watch this month; the hand you gave back"),
    played=Words("{deals}か月", "{deals} months"),
    next_deal=Words("Enterで次の月へ > ", "Enter for the next month > "),
    unseen=unseen,
    out=Words("下り賃{fee}を払って見る", "pay {fee} into the pot and watch"),
    staying=staying,
    doubling=Words("", ""),
    hand=Words("手役で2人から{hand}ずつ", "{hand} from each of two for your hand"),
    pot_if_won=Words("勝てば場の下り賃{pot}", "the pot of {pot} if you win"),
    later=Words(
        "増えずに終われば {alone}、ほかの人に役ができれば {beaten} とその役代2人分の払い",
        "if nothing is added {alone}; if another makes a yaku {beaten}, and both shares of his to pay",
    ),
    questions={},
    help=HELP,
)
