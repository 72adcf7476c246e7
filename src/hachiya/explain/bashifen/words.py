"""The words of bashifen's sentences and sheet, in both languages. Braces name what a sentence fills in.

親 (打) is oya, 子 (被打) is ko, ダーチャ (打家) dacha, 底牌 the widow, ステージ a stage.
"""

from hachiya.games.words import Words

GAME = Words("八十分", "bashifen")
BELOW_TWO = Words("2の下", "below 2")
HIDDEN_CARD = Words("伏せ札", "a hidden card")
PAIR = Words("{card}のペア", "the pair {card} {card}")
JOKERS = {
    "LJ": Words("小ジョーカー", "a little joker"),
    "BJ": Words("大ジョーカー", "a big joker"),
}
"""One by itself."""
PAIRS_OF_JOKERS = {
    "LJ": Words("小ジョーカーのペア", "both little jokers"),
    "BJ": Words("大ジョーカーのペア", "both big jokers"),
}

# ------------------------------------------------------------------------------------- before play

MATCH = Words(
    "{people}で八十分を始めます。{pair}、{other}がペアです。",
    "{people} begin a match of bashifen: {pair} against {other}.",
)
DRAW_SEATS = Words("札をめくって、最初にツモるのは{person}に決まりました。", "The cards are cut: {person} draws first.")
FIRST_DEAL = Words(
    "第{n}局は打{rank}です。{person}からツモります。切札を決めた人がダーチャ(打家)、そのペアが親(打)です。",
    "Deal {n} is played on {rank}. {person} draws first. Who fixes trumps becomes dacha, and that pair oya.",
)
DEAL = Words(
    "第{n}局は{oya}が親(打)で打{rank}、{ko}が子(被打)でステージは{stage}です。ダーチャの{person}からツモります。",
    "Deal {n}: {oya} are oya on {rank}, {ko} ko on {stage}. {person} is dacha and draws first.",
)

DRAWN = Words("ツモ{drawn}枚目、", "After {drawn} cards ")
ALL_DRAWN = Words("ツモが終わって、", "After the last card ")
SHOWS = Words("{person}は{cards}を晒します。", "{person} shows {cards}.")
REINFORCES = Words("{person}は{card}の2枚目を晒して固めます。", "{person} adds the second {card} and makes it a pair.")
REBELS = Words("{person}は{cards}を晒し、反乱を起こします。", "{person} rebels with {cards}.")
STANDS = Words("いまの切札は{suit}です。", "As it stands {suit} are trumps.")
STANDS_WITHOUT_SUIT = Words(
    "いまの切札はジョーカーと{rank}だけです。", "As it stands only jokers and {rank}s are trumps."
)

TRUMPS_ARE = Words("切札は{suit}、{rank}、ジョーカーです。", "Trumps are {suit}, all {rank}s and the jokers.")
NO_SUIT_TRUMPS = Words("切札はジョーカーと{rank}だけです。", "Only jokers and {rank}s are trumps.")
BECOMES_DACHA = Words(
    "切札を決めた{person}がダーチャ、{oya}が親(打)です。",
    "{person} has fixed them and is dacha; {oya} are oya.",
)
CUT = Words(
    "だれも晒さなかったので底牌をめくりました。最初にツモった{person}がダーチャ、{oya}が親(打)です。",
    "Nobody has declared, so the widow was turned. {person}, who drew first, is dacha; {oya} are oya.",
)
WIDOW = Words("だれも晒さなかったので底牌をめくりました。", "Nobody has declared, so the widow was turned.")
NO_STAGE_CARD = Words("ステージカードは出ませんでした。", "It held no stage card.")

BURIES = Words("{person}は底牌を取り、{cards}を伏せます。", "{person} takes the widow and buries {cards}.")
BURIES_UNSEEN = Words("{person}は底牌を取り、8枚を伏せます。", "{person} takes the widow and buries eight cards.")
POINTS_BURIED = Words("底牌に{points}点があります。", "It holds {points} points.")

# ------------------------------------------------------------------------------------- play

PLAYS = Words("{person}は{cards}を出します。", "{person} plays {cards}.")
LEADS = Words("{person}は{cards}をリードします。", "{person} leads {cards}.")
LEADS_TOPS = Words(
    "{person}は{cards}をトップカードとしてまとめてリードします。", "{person} leads {cards} together, as top cards."
)
FOLLOWS = Words("{person}は{cards}を出します。", "{person} plays {cards}.")
DISCARDS = Words("{person}は{cards}を捨てます。", "{person} discards {cards}.")
RUFFS = Words("{person}は{cards}で切ります(ラフ)。", "{person} ruffs with {cards}.")

WINS = Words("トリックは{person}が取ります。", "{person} wins the trick.")
WINS_FOR_OYA = Words(
    "トリックは{person}が取り、{points}点は親のものです。", "{person} wins the trick; its {points} points go to oya."
)
WINS_FOR_KO = Words(
    "トリックは{person}が取り、子に{points}点入って{total}点です。",
    "{person} wins the trick: {points} points for ko, {total} so far.",
)

LEAD_WAS_WRONG = Words(
    "このリードの一部に勝てる札をほかの人が持っていたので、まちがいのリードです。",
    "A part of the lead could be beaten by another hand: it was wrong.",
)
REST_TO_KO = Words(
    "まだ取られていない点はすべて子の{pair}のもので、底牌の点は2倍に数え、この局は終わりです。",
    "All points not yet won go to ko, {pair}, those in the widow twice, and the deal is over.",
)
REST_TO_OYA = Words(
    "まだ取られていない点はすべて親の{pair}のもので、この局は終わりです。",
    "All points not yet won go to oya, {pair}, and the deal is over.",
)

# ------------------------------------------------------------------------------------- the end

KO_HAS = Words("子は{points}点です。", "Ko has {points} points.")
WIDOW_TWICE = Words(
    "うち底牌の{points}点は2倍の{twice}点に数えました。", "The {points} in the widow have counted twice, as {twice}."
)
OYA_WINS = Words(
    "80点に届かないので親の勝ちで、{oya}は{steps}ステージ上がって{stage}です。",
    "Less than 80: oya wins, and {oya} rise by {steps} to {stage}.",
)
KO_WINS = Words(
    "80点以上なので子の勝ちで、{ko}は{steps}ステージ上がって{stage}、次は親です。",
    "80 or more: ko wins, and {ko} rise by {steps} to {stage} and are oya next.",
)
KO_TAKES_OVER = Words(
    "80点以上なので子の勝ちで、ステージ{stage}の{ko}が次の親です。",
    "80 or more: ko wins, and {ko}, on {stage}, are oya next.",
)
OYA_PASSES = Words(
    "80点に届かないので親の勝ちで、{oya}は{steps}ステージ上がります。",
    "Less than 80: oya wins, and {oya} rise by {steps}.",
)
KO_PASSES = Words(
    "80点以上なので子の勝ちで、{ko}は{steps}ステージ上がります。",
    "80 or more: ko wins, and {ko} rise by {steps}.",
)
NEXT_DACHA = Words("次のダーチャは{person}です。", "{person} is dacha next.")
WINNERS = {
    "past_ace": Words("{people}はAを越えて、勝負に勝ちました。", "{people} have risen past A and win the match."),
    "ace": Words("{people}はAに達して、勝負に勝ちました。", "{people} have reached A and win the match."),
}
"""By the option `win`."""

# ------------------------------------------------------------------------------------- the sheet

SHEET_DEAL = Words("局", "deal")
SHEET_DACHA = Words("ダーチャ", "dacha")
SHEET_TRUMPS = Words("切札", "trumps")
SHEET_REMARK = Words("備考", "remarks")
SHEET_OYA = Words("打{rank}", "plays {rank}")
SHEET_KO = Words("{points}点", "{points} pts")
SHEET_AFTER = Words("→ {stage}", "→ {stage}")
SHEET_ROSE = Words("+{steps} → {stage}", "+{steps} → {stage}")
SHEET_WON = Words("勝ち", "won")
SHEET_NO_SUIT = Words("なし", "none")
SHEET_WIDOW = Words("底牌{points}×2", "widow {points} × 2")
SHEET_WRONG = Words("リード違い {name}", "wrong lead by {name}")
SHEET_UNDECLARED = Words("底牌で決定", "turned widow")
SHEET_WINNERS = Words("勝ち: {people}", "winners: {people}")
SHEET_AND = Words("・", " & ")
SHEET_COMMA = Words("、", ", ")
