"""What a person at the terminal is asked, and what `?` explains about it."""

from hachiya.cli.language import Words
from hachiya.games.hachihachi.state import Phase

QUESTIONS = {
    Phase.SHOW: Words("手役を公開しますか", "Show your hand yaku?"),
    Phase.EXPOSE: Words("公開する短冊を選んでください", "Which ribbon do you expose?"),
    Phase.PLAY: Words("手札を1枚出してください", "Play a card"),
    Phase.PICK_HAND: Words("場のどちらの札を取りますか", "Which of the two do you take?"),
    Phase.PICK_STOCK: Words("場のどちらの札を取りますか", "Which of the two do you take?"),
    Phase.DECIDE: Words("あがりますか、下げますか", "Stop or go on?"),
    Phase.CANCEL: Words("下げを取り消しますか", "Cancel your sage?"),
}

HELP = {
    Phase.SHOW: Words(
        "手役(手札7枚でできる役)を公開すると、他の二人から役代がもらえます。公開した札は伏せて持てません。"
        "柳の短冊・燕・小野道風はカスにも数えられます。",
        "A hand yaku, made by your seven cards, is paid by both others if you show it; what you show lies open. "
        "The willow's ribbon, swallow and rain man may also count as plain cards.",
    ),
    Phase.EXPOSE: Words(
        "赤の短冊は4枚まで伏せておけます。残りを1枚ずつ選んで公開します。",
        "Of the ribbons of aka four may stay hidden; choose the others, one at a time.",
    ),
    Phase.PLAY: Words(
        "手札を1枚出します。場に同じ月の札があれば取り、なければ場に置きます。そのあと山札を1枚めくります。"
        "他の席がもう少しで出来役になる札を出すと、法度として他人の分まで払うことがあります。",
        "Play one card. It takes a card of its month from the field, or stays there; then the stock's top card is "
        "turned. Who throws a card that completes another's yaku may have to pay for all (hatto).",
    ),
    Phase.PICK_HAND: Words(
        "同じ月の札が場に2枚あるので、取る方を選びます。", "Two cards of the month lie on the field: choose one."
    ),
    Phase.PICK_STOCK: Words(
        "めくった札と同じ月の札が場に2枚あるので、取る方を選びます。",
        "Two cards of the turned card's month lie on the field: choose one.",
    ),
    Phase.DECIDE: Words(
        "出来役ができました。「あがり」なら今もらえます。「下げ」なら続けて役を増やせますが、"
        "だれかにあがられるか札が尽きれば取り分が減ります。",
        "You have made a captured yaku. Stop, and it is paid now. Go on (sage), and you may add to it, "
        "but if another stops first or the cards run out you get less.",
    ),
    Phase.CANCEL: Words(
        "下げを取り消すと、この月はここで終わり、減った役代を受け取ります。",
        "Cancelling ends the month here, for less than stopping would have paid.",
    ),
}

KEYS = Words(
    "番号か札の文字で選びます。? 説明、{leave} やめる",
    "Choose by number or by a card's letter. ? explains, {leave} leaves",
)
