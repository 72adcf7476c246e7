"""The words of sentences and sheets, in both languages: every key that an event can hold stands in a table here.

Braces name what a sentence fills in. Persons come with their title (さん) already.
"""

from hachiya.games.words import Words

GAMES = {
    "nakayoshi": Words("八八（なかよし村）", "nakayoshi hachi-hachi"),
    "sannin": Words("三人はちはち", "sannin hachi-hachi"),
    "shiragiku": Words("はちはち（しらぎく）", "shiragiku hachi-hachi"),
    "hachiju": Words("八十", "hachijū"),
}

KINDS = {
    "small": Words("小場", "a small field"),
    "large": Words("大場", "a large field"),
    "grand": Words("絶場", "a grand field"),
}
CARRIED = Words("翌月に{kind}が持ち越されます。", "Carried over to the next month: {kind}.")
CARRIED_ON = Words("この先の月に{kinds}が持ち越されます。", "Carried over to later months: {kinds}.")

ACCOUNTS = {
    "pot": Words("場の下り賃", "the pot"),
    "board": Words("番個板", "the month-stone board"),
    "bank": Words("賞金", "the bank"),
}

HIDDEN_CARD = Words("伏せ札", "a hidden card")

# ------------------------------------------------------------------------------------- payments

REASONS = {
    "fold": Words("{payer}は下り賃{money}を場に出します。", "{payer} puts {money} into the pot for folding."),
    "squeeze": Words(
        "{payer}は{payee}に、追い込み代{money}を払います。",
        "{payer} pays {payee} {money} for the squeeze.",
    ),
    "hand_yaku": Words(
        "{payer}は{payee}に、手役{yaku}の役代{money}を払います。",
        "{payer} pays {payee} {money} for the hand yaku {yaku}.",
    ),
    "captured_yaku": Words(
        "{payer}は{payee}に、出来役{yaku}の役代{money}を払います。",
        "{payer} pays {payee} {money} for the captured yaku {yaku}.",
    ),
    "sage_half": Words(
        "{payer}は{payee}に、下げた出来役{yaku}の役代の半分{money}を払います。",
        "{payer} pays {payee} {money}, half of the worth of {yaku}, which went on by sage.",
    ),
    "sage_return": Words(
        "{payer}は{payee}に、下げた出来役{yaku}の役代の半分{money}を返します。",
        "{payer} returns {money} to {payee}, half of what was paid for {yaku}, which went on by sage.",
    ),
    "tobikomi": Words(
        "{payer}は{payee}に、{yaku}の役代{money}を払います。",
        "{payer} pays {payee} {money} for {yaku}: all four cards of the month were captured.",
    ),
    "nuke": Words(
        "{payer}は{payee}に、{yaku}の役代{money}を払います。",
        "{payer} pays {payee} {money} for {yaku}: a poor hand took 89 card points or more.",
    ),
    "mizuten": Words(
        "{payer}は{payee}に、みずてんの{money}を払います。",
        "{payer} pays {payee} {money}: the dealer came in unseen and has 89 card points or more.",
    ),
    "special": Words(
        "{payer}は{payee}に、特殊役{yaku}の役代{money}を払います。",
        "{payer} pays {payee} {money} for the special yaku {yaku}.",
    ),
    "refund": Words(
        "{yaku}は取り消されたので、{payer}は{payee}に{money}を返します。",
        "{payer} returns {money} to {payee}: {yaku} no longer counts.",
    ),
    "exempt": Words(
        "法度が免除されたので、{payer}は{payee}に、{yaku}の自分の分{money}を返します。",
        "{payer} gives {payee} back {money}, the own share of {yaku}: the hatto was exempt.",
    ),
    "card_points": Words(
        "{payer}は{payee}に、札の点の差{money}を払います。", "{payer} pays {payee} {money} for the card points."
    ),
    "pot": Words("{payee}は場の下り賃{money}を受け取ります。", "{payee} takes {money} from the pot."),
    "stone": Words(
        "{payer}は次の胴なので、月石{money}を{payee}に入れます。",
        "{payer} deals next and puts a month stone of {money} on {payee}.",
    ),
    "gimmi": Words("{payer}は{payee}に吟味{money}を払います。", "{payer} pays {payee} the winner's prize of {money}."),
}
"""By the reason of a payment: {payer}, {payee}, {money}, {yaku}."""

FROM_BOARD = Words(
    "{payee}は{payer}の月石{money}を受け取ります。", "{payee} receives {money} in month stones from {payer}."
)
FROM_BANK = Words("{payee}はトップ賞{money}を受け取ります。", "{payee} receives the winner's prize of {money}.")

SQUEEZED_FOR = {
    "hand": Words("手札の手役{yaku}の半分です。", "It is half of the hand yaku {yaku} in the hand put out."),
    "captured": Words(
        "手札に{yaku}の札がそろっていたので、その役代の半分です。",
        "It is half of {yaku}, of which the hand put out held all cards.",
    ),
    "cards": Words(
        "手札の赤短・青短・光の札の分です。", "It is for the red and blue slips and lights in the hand put out."
    ),
}
"""追い込み代: which of its three parts a payment is."""

LIABLE = {
    "hatto": Words(
        "これは{other}の分で、法度札を出した{payer}が代わりに払います。",
        "This is the share of {other}, which {payer} bears for throwing a hatto card.",
    ),
    "sage": Words(
        "これは{other}の分で、下げた{payer}が代わりに払います。",
        "This is the share of {other}, which {payer} bears after going on by sage.",
    ),
}

# ------------------------------------------------------------------------------------- other events

EVENTS = {
    "match": Words("{people}で{game}を始めます。", "{people} begin a match of {game}."),
    "draw_seats": Words("札を引いて、最初の胴は{person}に決まりました。", "The cards are drawn: {person} deals first."),
    "mizuten": Words("{person}は手札を見ずに出ます（みずてん）。", "{person} comes in unseen (mizuten)."),
    "redeal": Words(
        "場に同じ月の札が4枚出たので、配り直します。",
        "Four cards of one month lie on the field, so the cards are dealt again.",
    ),
    "shima": Words(
        "場に{month}の札が4枚そろい、{person}が取ります（シマ）。",
        "All four cards of the {month} lie on the field, and {person} takes them (shima).",
    ),
    "stop": Words("{person}は{yaku}であがります。", "{person} stops with {yaku}."),
    "sage": Words("{person}は{yaku}を下げて続けます。", "{person} goes on with {yaku} (sage)."),
    "cancel": Words(
        "{person}は{yaku}の下げを取り消し、この月を終えます。",
        "{person} cancels the sage of {yaku} and ends the month.",
    ),
}

FORCED = {
    "bid": Words("ほかに選べません。", "No choice was left."),
    "stop": Words("ここでは下げられません。", "Going on was not possible."),
    "sage": Words("ほかに選べません。", "No choice was left."),
    "cancel": Words(
        "最後の手札でも新しい出来役ができなかったためです。", "The last hand card had brought no new yaku."
    ),
}
"""Added where no choice was left."""

SQUEEZED = Words("{person}は追い込まれて、この月は打てません。", "{person} is squeezed out of this month.")
SQUEEZED_HOLDS = Words("手札には{yaku}があります。", "The hand holds {yaku}.")
SQUEEZED_SHOWS = Words("{cards}を見せます。", "It shows: {cards}.")

BIDS = {
    "in": Words("{person}は出ます。", "{person} comes in."),
    "out": Words("{person}は下ります。", "{person} folds."),
    "double": Words("{person}はダブルを宣言します。", "{person} doubles."),
}

MONTH_OPENS = Words("{n}月の胴は{person}です。", "Month {n}: {person} deals.")
DEAL_OPENS = Words("第{n}局の親は{person}です。", "Deal {n}: {person} deals.")
FIELD_IS = Words("{kind}です。", "It is {kind}.")
VOID_MONTH = Words("この月は無効で、配り直します。", "This month is void and is dealt again.")

SHOWS = Words(
    "{person}は手役{yaku}を宣言し、{cards}を公開します。", "{person} announces {yaku} and lays open: {cards}."
)
SHOWS_CLOSED = Words("{person}は手役{yaku}を宣言します。", "{person} announces {yaku}.")
SHOWS_NOTHING = Words("{person}は手役を公開しません。", "{person} shows no hand yaku.")

TAKES = {
    "play": Words("{person}は{card}で{takes}を取ります。", "{person} plays {card} and takes {takes}."),
    "turn": Words("{person}は山から{card}をめくり、{takes}を取ります。", "{person} turns {card} and takes {takes}."),
}
LAYS = {
    "play": Words("{person}は{card}を場に出します。", "{person} lays {card} on the field."),
    "turn": Words("{person}が山から{card}をめくり、場に置きます。", "{person} turns {card}, which stays on the field."),
}

WHYS = {
    "yaku": Words("{winner}の出来役で、この月は終わりです。", "The captured yaku of {winner} ends the month."),
    "cancel": Words("{winner}の下げの取消しで、この月は終わりです。", "The cancelled sage of {winner} ends the month."),
    "played_out": Words(
        "手札を打ち終わり、この月は{winner}の勝ちです。", "All hands are played out, and the month goes to {winner}."
    ),
    "special": Words("{winner}の特殊役で、この月は終わりです。", "The special yaku of {winner} ends the month."),
    "four_three": Words("{winner}の四三で、この年は終わりです。", "The shiso of {winner} ends the year."),
    "alone": Words("{winner}だけが残り、この局は終わりです。", "Only {winner} has joined, and the deal is over."),
}
"""Why a deal ended, and whose it is."""
TWO_FOUR_THREES = Words("四三が2人にできたので、この年は無勝負です。", "Two hands hold shiso, so the year is void.")
NEXT_DEALER = Words("次の胴は{person}です。", "{person} deals next.")

RESULT = Words("最終得点は、{results}です。", "The final result: {results}.")
RESULT_OF = Words("{person}が{money}", "{person} {money}")
WINNERS = Words("勝者は{people}です。", "The winner is {people}.")
JOINT_WINNERS = Words("勝者は{people}です。", "The winners are {people}.")
NO_WINNER = Words("勝者はいません。", "Nobody wins.")

SILENT = {"stock"}
"""Events that need no words: they tell nothing at the table."""

# ------------------------------------------------------------------------------------- the score sheet

SHEET_KINDS = {"small": Words("小", "small"), "large": Words("大", "large"), "grand": Words("絶", "grand")}
SHEET_MONTH = Words("{n}月", "{n}")
SHEET_HEADS = {
    "month": Words("月 場", "month"),
    "kan": Words("貫", "kan"),
    "remark": Words("備考", "remarks"),
}
SHEET_REMARKS = {
    "fold": Words("競り", "auction"),
    "squeeze": Words("追込 {yaku}", "squeeze {yaku}"),
    "hand_yaku": Words("{yaku}", "{yaku}"),
    "captured_yaku": Words("{yaku}", "{yaku}"),
    "sage_half": Words("{yaku}", "{yaku}"),
    "sage_return": Words("{yaku}・返", "{yaku}, half returned"),
    "tobikomi": Words("飛込", "tobikomi"),
    "nuke": Words("抜", "nuke"),
    "mizuten": Words("みずてん", "mizuten"),
    "special": Words("{yaku}", "{yaku}"),
    "exempt": Words("飛込免除", "tobikomi exempt"),
    "card_points": Words("", ""),
    "pot": Words("下り賃", "pot"),
    "gimmi": Words("吟味", "gimmi"),
}
"""By the reason of a line's payments. Stones are marks and refunds strike lines out: they have none."""
SHEET_SUFFIXES = {
    "hatto": Words("法度", " hatto"),
    "sage": Words("・下", ", sage"),
    "cancel": Words("・消", ", cancelled"),
    "flow": Words("・流", ", played out"),
    "rate": Words("・{rate}倍", ", rate {rate}"),
    "void": Words("やり直し", "void"),
    "unseen": Words("・みずてん", ", unseen"),
}
SHEET_BIDS = {
    "in": Words("出{place}", "in {place}"),
    "out": Words("下", "out"),
    "double": Words("倍{place}", "double {place}"),
}
SHEET_PUT_OUT = Words("追", "put out")
SHEET_CARRIED = Words("{kind}({carried})", "{kind} ({carried})")
"""What is carried on where each light is carried to a month of its own."""
SHEET_FOOT = {
    "sum": Words("合計", "sum"),
    "start": Words("初めの持ち点", "at the start"),
    "prize": Words("トップ賞", "prize"),
    "base": Words("原点", "to be given back"),
    "nearest": Words("五捨六入", "nearest kan"),
    "gimmi": Words("吟味", "gimmi"),
    "stones": Words("月石清算", "stones"),
    "stake": Words("吟味分減算", "stake"),
    "rest": Words("再計", "together"),
    "in_kan": Words("点を貫に", "points in kan"),
    "whole": Words("端数処理", "whole kan"),
    "final": Words("最終得点", "final"),
}
SHEET_NO_WINNER = {"draw": Words("引き分け", "draw"), "void": Words("無勝負", "void year")}
