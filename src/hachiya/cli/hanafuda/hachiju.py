"""八十 at a terminal: rate and cube, the auction with doubling, and what it asks and explains."""

from collections.abc import Sequence

from rich.text import Text

from hachiya.cli.hanafuda.asking import PICKING, PLAYING, Game, Help, always, money
from hachiya.cli.hanafuda.room import Room
from hachiya.cli.language import Words, say
from hachiya.engine.bits import bit
from hachiya.games.hachiju.settlement import PAR
from hachiya.games.hachiju.state import HIGHEST_RATE, PLACES, Phase, State
from hachiya.games.hanafuda.cards import DECK, DREGS
from hachiya.games.unit import Unit

# ------------------------------------------------------------------------------------- the table


def first_seat(view: State) -> int:
    """仮親: the auction and the play go around from there."""
    return view.books.leader


def headline(view: State, names: Sequence[str], lang: str) -> list[str]:
    """The number of the deal, and who dealt it."""
    number, dealer = view.books.month, names[view.books.dealer]
    return [
        say(Words(f"第{number}局", f"deal {number}"), lang),
        say(Words(f"配った人 {dealer}", f"dealer {dealer}"), lang),
    ]


def cube(view: State, names: Sequence[str], lang: str) -> list[str]:
    """The rate, and before whom the cube lies: he leads."""
    books = view.books
    leader = names[books.leader]
    return [
        say(Words(f"レート {books.rate}倍", f"rate {books.rate}"), lang),
        say(Words(f"キューブ(仮親) {leader}", f"cube before {leader}, who leads"), lang),
    ]


def said_in_auction(view: State, seat: int, lang: str) -> Text:
    """What a seat has said at the current rate, or what came of it."""
    books = view.books
    doubled = books.doubler == seat
    if seat in books.order:
        place = list(books.order).index(seat) + 1
        if doubled:
            return Text(say(Words(f"ダブル({place}番)", f"double, plays {place}."), lang))
        return Text(say(Words(f"出る({place}番)", f"in, plays {place}."), lang))
    if books.folded & bit(seat):
        return Text(say(Words("降りた", "out"), lang), style="dim")
    if books.squeezed & bit(seat):
        return Text(say(Words("除かれた", "put out free"), lang), style="dim")
    if books.joined & bit(seat):
        return Text(say(Words("ダブル", "double") if doubled else Words("出る", "in"), lang))
    return Text()


# ------------------------------------------------------------------------------------- choices


def unseen(_unit: Unit) -> Words:
    """Nobody comes in before having looked."""
    return Words("", "")


def staying(view: State) -> Words:
    """At which rate the seat plays."""
    rate = view.books.rate
    return Words(f"レート{rate}倍で打つ", f"play at rate {rate}")


# ------------------------------------------------------------------------------------- explanations


def _fee(game: Game) -> Words:
    fee = money(game.rules.fold_points, game)
    return Words(
        f"降りれば、レートによらず降り賃{fee.ja}を場に出し、この局は見ているだけです。",
        f"Out, you pay {fee.en} into the pot, whatever the rate, and watch this deal.",
    )


_LAST = "ほかの人がみな降りれば、残った一人が場の降り賃をもらい、その局は終わります。"

HELP: Help = {
    Phase.BID: (
        always(
            "打つのは多くて三人です。「出る」は今のレートで打つこと、"
            f"「ダブル」はレートを2倍({HIGHEST_RATE}倍まで)にして打つことです。",
            f"At most {('', '', 'two', 'three')[PLACES]} play. In means at the current rate; a double makes it twice "
            f"as high, up to {HIGHEST_RATE}.",
        ),
        always(
            "ダブルを言った人が仮親になり、降りていない人はもう一度答えます。",
            "Who doubles leads, and all who have not folded answer again.",
        ),
        _fee,
        always(
            f"三人そろえば、あとの人は降りるかダブルです。{HIGHEST_RATE}倍で三人そろうと、"
            "残りの人は払わずに降ろされます。",
            f"With three in, the others may only fold or double; at rate {HIGHEST_RATE} they are put out free.",
        ),
        always(_LAST, "If all others fold, the one who is left takes the pot and the deal is over."),
    ),
    Phase.SHOW: (
        always(
            "手役を公開すると、表の役代にレートを掛けてもらえます。サシなら相手が全額、三人なら二人が半額ずつ払います。",
            "A hand yaku that you show is paid, times the rate: by the one opponent in full, or by each of two one "
            "half.",
        ),
        always(
            "カス役と組役は足し合わせます。柳はカスに数えます。公開した札は、打つまで表にしておきます。",
            "A kasu yaku and a suit yaku add up, and willows count as plain. What you show lies open until you play "
            "it.",
        ),
    ),
    Phase.PLAY: (
        PLAYING,
        always(
            "出来役は、山札をめくったあとに宣言します。",
            "A captured yaku is declared after the stock card.",
        ),
        always(
            f"だれにも出来役がなければ、札の点(カスは0点)を数えます。サシは差、三人は{PAR}点との差の2倍に、"
            "レートを掛けます。",
            "If nobody makes one, card points count, plain cards nothing: of two players the difference, of three "
            f"twice the difference from {PAR}, times the rate.",
        ),
    ),
    **PICKING,
    Phase.DECIDE: (
        always("出来役ができました。", "You have made a captured yaku."),
        always(
            "「上がり」なら、できている役をすべて満額でもらい、場の降り賃も取って、この局は終わります。",
            "Stop, and all that you have made is paid in full, the pot is yours and the deal is over.",
        ),
        always(
            "「下げ」なら続けて役を増やせます。だれも上がらずに打ち終わると半額です。下げは何人でもできます。",
            "Go on (sage), and you may add to it; if nobody stops before the hands are played out, it pays half. "
            "Several may go on.",
        ),
        always(
            "先にほかの人が上がると、下げた役は無効です。ほかに払うものはありません。",
            "If another stops first, yours is void, and you pay no more than your own share.",
        ),
    ),
}

HACHIJU = Room(
    first_seat=first_seat,
    headline=headline,
    beside_stock=cube,
    said_in_auction=said_in_auction,
    sagers=lambda view: int(view.books.sagers),
    counted=DECK & ~DREGS,
    pot=Words("場の降り賃 {pot}", "pot {pot}"),
    auction=Words("出降り", "auction"),
    watching=Words("この局は見ています。山に戻した手札", "You watch this deal; the hand you gave back"),
    played=Words("{deals}局", "{deals} deals"),
    next_deal=Words("Enterで次の局へ > ", "Enter for the next deal > "),
    unseen=unseen,
    out=Words("降り賃{fee}を払って見る", "pay {fee} into the pot and watch"),
    staying=staying,
    doubling=Words("仮親になり、ほかの人はもう一度答える", "you lead, and the others answer again"),
    hand=Words("手役で相手から{hand}ずつ", "{hand} from each opponent for your hand"),
    pot_if_won=Words("勝てば場の降り賃{pot}", "the pot of {pot} if you win"),
    later=Words(
        "だれも上がらなければ {alone}か、役が増えればそれ以上。ほかの人が上がれば {beaten}とその役代の自分の分",
        "if nobody stops {alone}, or more with a further yaku; if another stops {beaten}, and your share of his to pay",
    ),
    questions={Phase.BID: Words("降りますか、出ますか、ダブルですか", "In, out or double?")},
    help=HELP,
)
