"""What a person is asked at a table of bashifen, and what `?` explains about it: true for the rules at hand."""

from hachiya.cli.bashifen.legal import legal_words, suit_title
from hachiya.cli.language import Words
from hachiya.explain.bashifen.speaker import rank_name
from hachiya.explain.columns import left, width
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import DRAWS, WIDOW, Level, Phase, Rules, State

KEYS = Words(
    "札の名(AS, 10H, ♥10, 大=BJ, 小=LJ)か番号を、1行にまとめて書きます。? 説明、q やめる",
    "Name cards (AS, 10H, BJ, LJ) or their numbers, all in one line. ? explains, q leaves",
)
DRAW_KEYS = Words(
    "Enter 次に引くまで見送る、w 変わったことがあるまで待つ",
    "Enter: not before your next card; w: wait until something changes",
)


def question(view: State) -> Words:
    """What is asked now."""
    if view.phase == Phase.DRAW:
        if view.drawn == DRAWS:
            return Words("ツモは終わりです。まだ晒しますか", "The drawing is over. Will you still show anything?")
        return Words("ステージカードを晒しますか", "Will you show stage cards?")
    if view.phase == Phase.BURY:
        return Words(f"底牌に{WIDOW}枚を伏せてください", f"Bury {WIDOW} cards")
    if view.plays == 0:
        return Words("リードしてください(AS や KS KS、番号でも)", "You lead (AS or KS KS, or by numbers)")
    led, title = view.lead_cards, suit_title(view.lead_suit)
    cards = "1 card" if led == 1 else f"{led} cards"
    with_pairs = Words("", "")
    if view.lead_pairs:
        number = "a pair" if view.lead_pairs == 1 else f"{view.lead_pairs} pairs"
        with_pairs = Words(f"(ペア{view.lead_pairs}組)", f" with {number}")
    return Words(
        f"台札は{title.ja}{led}枚{with_pairs.ja}。{led}枚出してください",
        f"{title.en.capitalize()} were led, {cards}{with_pairs.en}. Play {cards}",
    )


def explained(view: State, rules: Rules) -> list[Words]:
    """What `?` says, line by line; what is legal stands last."""
    right = legal_words(view)
    legal = Words(f"{right.ja}。", f"{right.en[0].upper()}{right.en[1:]}.")
    return [*_lines(view, rules), legal]


def _lines(view: State, rules: Rules) -> list[Words]:
    if view.phase == Phase.DRAW:
        return _drawing(view, rules)
    if view.phase == Phase.BURY:
        return _BURYING
    return _following(view) if view.plays else _LEADING


def _drawing(view: State, rules: Rules) -> list[Words]:
    rank = rank_name(view.books.trump_rank)
    lines = [
        Words(
            f"ステージカード({rank})を1枚晒すと、そのスートが切札になります。ペアは1枚を覆し(反乱)、"
            "別のペアには覆されません(BAS C-93)。",
            f"Who shows a stage card (a {rank}) makes its suit trumps. A pair comes over a single card (rebellion) and "
            "under no other pair (BAS C-93).",
        ),
        Words(
            "ジョーカーのペアはステージカードを覆し、切札をジョーカーとステージカードだけにします。"
            "大のペアは小のペアも覆します(BAS C-94)。",
            "A pair of jokers comes over stage cards and leaves only jokers and stage cards as trumps; the big pair "
            "comes over the little one too (BAS C-94).",
        ),
    ]
    if rules.jokers_over == Level.SINGLE:
        lines.append(
            Words(
                "ジョーカーを晒せるのは、ステージカードが晒されたあとだけです。",
                "Jokers may be shown only over a stage card.",
            )
        )
    if view.books.next_dealer < 0:
        lines.append(
            Words(
                "第1局では、切札を決めた人がダーチャ(打家)になり、そのペアが親です。",
                "In deal 1 who fixes trumps becomes dacha, and his pair oya.",
            )
        )
    return [
        *lines,
        Words(
            "だれも晒さなければ、底牌をめくって決めます(BAS C-95)。晒した札は手札に戻り、みなに知られます。",
            "If nobody does, the widow is turned (BAS C-95). What you show returns to your hand, known to all.",
        ),
        DRAW_KEYS,
    ]


_BURYING = [
    Words(
        f"底牌の8枚を手札に入れました。どの{WIDOW}枚でも伏せられます。",
        f"The eight cards of the widow are in your hand. Any {WIDOW} may be buried.",
    ),
    Words(
        "最終トリックを取った側のもので、子が取ると、その中の点は2倍になります(BAS B2)。",
        "They go to who wins the last trick; if that is ko, their points count twice (BAS B2).",
    ),
]
_LEADING = [
    Words(
        "リードは、1枚か、同じ札のペアか、1つのスートのトップカードです。",
        "A lead is one card, a pair of equal cards, or top cards of one suit.",
    ),
    Words(
        "トップカードは、1枚ずつにもペアにも、ほかの人の手札で勝てるものがないときだけまとめて出せます"
        "(初めの A K K など)。* はだれにも負けない札、+ はペアなら負けない札です。",
        "Top cards go together if no other hand can beat any single one or any pair among them (A K K at the start). "
        "* marks cards that surely nobody beats, + those that nobody beats as a pair.",
    ),
    Words(
        "まちがえると局はそこで終わり、残りの点はすべて相手のものです(BAS C-90)。",
        "If one can be beaten, the deal ends there and all points left go to the other side (BAS C-90).",
    ),
]


def _following(view: State) -> list[Words]:
    """The table of RULES B2; n cards were led, k pairs among them."""
    title, n, k = suit_title(view.lead_suit), view.lead_cards, view.lead_pairs
    ruff = Words("全部切札でペアk組以上ならラフ", "all trumps with k pairs are a ruff")
    if view.lead_suit == NO_SUIT:
        ruff = Words("勝てない", "they never win")
    rows = [
        (Words("0枚", "none"), Words(f"どのn枚でも({ruff.ja})", f"any n cards ({ruff.en})")),
        (
            Words("n枚まで", "n or fewer"),
            Words("そのすべてと、ほかから残り(勝てない)", "all of them and others (which never win)"),
        ),
        (
            Words("n枚より多く、ペアはk組まで", "more, up to k pairs"),
            Words("n枚、ペアはすべて", "n of them, with all pairs"),
        ),
        (
            Words("n枚より多く、ペアはもっと", "more, and more pairs"),
            Words("n枚、ペアをk組以上", "n of them, with at least k pairs"),
        ),
    ]
    heads = Words(f"手札の{title.ja}", f"{title.en} in hand"), Words("出す札", "you play")
    ja = max(width(hand.ja) for hand, _ in [heads, *rows]) + 2
    en = max(width(hand.en) for hand, _ in [heads, *rows]) + 2
    return [
        Words(
            f"リードは{title.ja}が n={n} 枚、ペアが k={k} 組です(BAS C-92)。",
            f"Led were n = {n} {title.en} with k = {k} pairs (BAS C-92).",
        ),
        *(Words(f"  {left(hand.ja, ja)}{play.ja}", f"  {left(hand.en, en)}{play.en}") for hand, play in [heads, *rows]),
    ]
