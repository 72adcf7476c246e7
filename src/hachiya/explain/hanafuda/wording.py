"""What a room says otherwise than hachi-hachi does: its own words in the place of those of `words`."""

from collections.abc import Mapping

from hachiya.explain.hanafuda import words
from hachiya.games.game import Game
from hachiya.games.words import Words

_HACHIJU = {
    words.ACCOUNTS["pot"]: Words("場の降り賃", "the pot"),
    words.REASONS["fold"]: Words(
        "{payer}は降り賃{money}を場に出します。", "{payer} puts {money} into the pot for folding."
    ),
    words.REASONS["pot"]: Words("{payee}は場の降り賃{money}を受け取ります。", "{payee} takes {money} from the pot."),
    words.EVENTS["draw_seats"]: Words(
        "札を引いて、最初の仮親は{person}に決まりました。", "The cards are drawn: {person} deals first."
    ),
    words.DEAL_OPENS: Words("第{n}局の仮親は{person}です。", "Deal {n}: {person} deals."),
    words.BIDS["out"]: Words("{person}は降ります。", "{person} folds."),
    words.BIDS["double"]: Words(
        "{person}はダブルを宣言して仮親になります。降りていない人は、もう一度答えます。",
        "{person} doubles and leads from now on. All who have not folded answer again.",
    ),
    words.SQUEEZED: Words(
        "{person}は、三人がそろったので、払うことももらうこともなく降ろされます。",
        "{person} is put out free, for three are in at the highest rate.",
    ),
    words.FORCED["stop"]: Words(
        "最後の札なので下げられません。", "It was the last card, so going on was not possible."
    ),
    words.WHYS["yaku"]: Words(
        "{winner}の出来役で、この局は終わりです。", "The captured yaku of {winner} ends the deal."
    ),
    words.WHYS["played_out"]: Words(
        "手札を打ち終わり、この局は{winner}の勝ちです。", "All hands are played out, and the deal goes to {winner}."
    ),
    words.WHYS["alone"]: Words(
        "ほかの人がみな降りたので、この局は{winner}の勝ちです。",
        "All others have folded, and the deal goes to {winner}.",
    ),
    words.NEXT_DEALER: Words("次の仮親は{person}です。", "{person} deals next."),
    words.SHEET_HEADS["month"]: Words("局", "deal"),
    words.SHEET_MONTH: Words("{n}", "{n}"),
    words.SHEET_REMARKS["fold"]: Words("出降り", "auction"),
    words.SHEET_REMARKS["pot"]: Words("降り賃", "pot"),
    words.SHEET_BIDS["out"]: Words("降", "out"),
    words.SHEET_PUT_OUT: Words("除", "put out"),
}

OWN: Mapping[str, Mapping[Words, Words]] = {"hachihachi": {}, "hachiju": _HACHIJU}
"""By the room of the rules: the usual words, and what is said instead."""


def own_words(game: Game) -> Mapping[Words, Words]:
    """What this game says instead of the usual words."""
    return OWN[game.room]
