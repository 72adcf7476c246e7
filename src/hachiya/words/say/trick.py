"""The messages of `trick.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def headline_deal(*, n: int) -> Message:
    """deal { $n }"""
    return Message("trick-headline-deal", (("n", n),))


def headline_rank(*, rank: str) -> Message:
    """on { $rank }"""
    return Message("trick-headline-rank", (("rank", rank),))


def headline_trumps(*, suit: str, rank: str) -> Message:
    """trumps { $suit }, { $rank }s, jokers"""
    return Message("trick-headline-trumps", (("suit", suit), ("rank", rank)))


def headline_no_suit(*, rank: str) -> Message:
    """trumps { $rank }s, jokers"""
    return Message("trick-headline-no-suit", (("rank", rank),))


def headline_drawn(*, drawn: int, draws: int) -> Message:
    """drawn { $drawn } of { $draws }"""
    return Message("trick-headline-drawn", (("drawn", drawn), ("draws", draws)))


def oya() -> Message:
    """declarers"""
    return Message("trick-oya")


def ko() -> Message:
    """opponents"""
    return Message("trick-ko")


def dacha() -> Message:
    """declarer"""
    return Message("trick-dacha")


def points(*, points: int, need: int) -> Message:
    """{ $points } of { $need } points"""
    return Message("trick-points", (("points", points), ("need", need)))


def head_cards() -> Message:
    """cards"""
    return Message("trick-head-cards")


def head_known() -> Message:
    """known"""
    return Message("trick-head-known")


def head_trick() -> Message:
    """this trick"""
    return Message("trick-head-trick")


def void(*, suits: str) -> Message:
    """no { $suits }"""
    return Message("trick-void", (("suits", suits),))


def void_with_trumps(*, suits: str) -> Message:
    """no { $suits } trumps"""
    return Message("trick-void-with-trumps", (("suits", suits),))


def void_of_trumps() -> Message:
    """no trumps"""
    return Message("trick-void-of-trumps")


def ahead() -> Message:
    """◄ ahead"""
    return Message("trick-ahead")


def hand(*, number: int) -> Message:
    """Your hand, { $number } cards"""
    return Message("trick-hand", (("number", number),))


def turned() -> Message:
    """turned kitty"""
    return Message("trick-turned")


def won() -> Message:
    """won by the opponents"""
    return Message("trick-won")


def certain() -> Message:
    """* nobody can beat it + nobody can beat the pair"""
    return Message("trick-certain")


def risk(*, cards: str) -> Message:
    """If another hand can beat { $cards }, the deal ends there and all points left go to the other side (BAS C-90…"""
    return Message("trick-risk", (("cards", cards),))


def stage(*, people: str, stage: str) -> Message:
    """{ $people } level { $stage }"""
    return Message("trick-stage", (("people", people), ("stage", stage)))


def stage_won(*, people: str, stage: str) -> Message:
    """{ $people } level { $stage } winners"""
    return Message("trick-stage-won", (("people", people), ("stage", stage)))


def ask_last_show() -> Message:
    """The drawing is over. Will you still show anything?"""
    return Message("trick-ask-last-show")


def ask_show() -> Message:
    """Will you show level cards?"""
    return Message("trick-ask-show")


def ask_bury(*, number: int) -> Message:
    """Bury { $number } cards"""
    return Message("trick-ask-bury", (("number", number),))


def ask_lead() -> Message:
    """You lead (AS or KS KS, or by numbers)"""
    return Message("trick-ask-lead")


def ask_follow(*, title: Message, number: int) -> Message:
    """Led in { $title }: { $number -> [one] one card. Play one card *[other] { $number } cards. Play { $number } …"""
    return Message("trick-ask-follow", (("title", title), ("number", number)))


def ask_follow_pairs(*, title: Message, number: int, wanted: int) -> Message:
    """Led in { $title }: { $number } cards with { $wanted -> [one] a pair *[other] { $wanted } pairs }. Play { $n…"""
    return Message("trick-ask-follow-pairs", (("title", title), ("number", number), ("wanted", wanted)))


def keys() -> Message:
    """Name cards (AS, 10H, BJ, LJ) or their numbers, all in one line. ? explains, q leaves"""
    return Message("trick-keys")


def draw_keys() -> Message:
    """Enter: not before your next card; w: wait until something changes"""
    return Message("trick-draw-keys")


def legal_bury(*, number: int, held: int) -> Message:
    """bury { $number } of your { $held } cards"""
    return Message("trick-legal-bury", (("number", number), ("held", held)))


def legal_nothing_to_show() -> Message:
    """you have nothing to show: Enter"""
    return Message("trick-legal-nothing-to-show")


def legal_show(*, shown: Sequence[str]) -> Message:
    """you may show { $shown-or }, or nothing (Enter)"""
    return Message("trick-legal-show", (("shown", tuple(shown)),))


def legal_group(*, title: Message, cards: str) -> Message:
    """{ $title } ({ $cards })"""
    return Message("trick-legal-group", (("title", title), ("cards", cards)))


def legal_lead(*, groups: Sequence[Message]) -> Message:
    """play one card or more of { $groups-or }"""
    return Message("trick-legal-lead", (("groups", tuple(groups)),))


def legal_any(*, title: Message, number: int) -> Message:
    """you have no { $title }: any { $number -> [one] card *[other] { $number } cards } will do"""
    return Message("trick-legal-any", (("title", title), ("number", number)))


def legal_all_and_more(*, own: int, title: Message, cards: str, rest: int) -> Message:
    """{ $own -> [one] play your one card of { $title } ({ $cards }) and { $rest } more *[other] play all { $own }…"""
    return Message("trick-legal-all-and-more", (("own", own), ("title", title), ("cards", cards), ("rest", rest)))


def legal_all(*, own: int, title: Message, cards: str) -> Message:
    """{ $own -> [one] play your one card of { $title } ({ $cards }) *[other] play all { $own } cards of { $title …"""
    return Message("trick-legal-all", (("own", own), ("title", title), ("cards", cards)))


def legal_some(*, number: int, title: Message, cards: str) -> Message:
    """play { $number } of your { $title } ({ $cards })"""
    return Message("trick-legal-some", (("number", number), ("title", title), ("cards", cards)))


def legal_with_pairs(*, number: int, title: Message, cards: str, wanted: int, pairs: str) -> Message:
    """play { $number } of your { $title } ({ $cards }), { $wanted -> [one] one pair *[other] { $wanted } pairs } …"""
    return Message(
        "trick-legal-with-pairs",
        (("number", number), ("title", title), ("cards", cards), ("wanted", wanted), ("pairs", pairs)),
    )


def legal_stands_alone(*, legal: Message) -> Message:
    """That is legal: { $legal }."""
    return Message("trick-legal-stands-alone", (("legal", legal),))


def wrong(*, what: Message, legal: Message) -> Message:
    """{ $what }; { $legal }"""
    return Message("trick-wrong", (("what", what), ("legal", legal)))


def number_twice(*, word: str) -> Message:
    """number { $word } stands there twice"""
    return Message("trick-number-twice", (("word", word),))


def no_number(*, word: str) -> Message:
    """no card of yours has the number { $word }"""
    return Message("trick-no-number", (("word", word),))


def no_card(*, word: str) -> Message:
    """'{ $word }' is no card (AS, 10H, BJ)"""
    return Message("trick-no-card", (("word", word),))


def held_once(*, card: str) -> Message:
    """you hold { $card } only once"""
    return Message("trick-held-once", (("card", card),))


def held_twice(*, card: str) -> Message:
    """you hold { $card } only twice"""
    return Message("trick-held-twice", (("card", card),))


def not_held(*, card: str) -> Message:
    """you do not hold { $card }"""
    return Message("trick-not-held", (("card", card),))


def not_shown_so(*, rank: str) -> Message:
    """what is shown is a { $rank }, two equal { $rank }s or two equal jokers"""
    return Message("trick-not-shown-so", (("rank", rank),))


def jokers_stand() -> Message:
    """no level card comes over a pair of jokers (BAS C-94)"""
    return Message("trick-jokers-stand")


def only_big_over_little() -> Message:
    """of jokers only the big ones come over the little ones (BAS C-94)"""
    return Message("trick-only-big-over-little")


def jokers_too_early() -> Message:
    """a pair of jokers comes only over a level card here (BAS C-94)"""
    return Message("trick-jokers-too-early")


def pair_stands(*, card: str) -> Message:
    """no other pair of level cards comes over the pair of { $card } (BAS C-93)"""
    return Message("trick-pair-stands", (("card", card),))


def single_stands(*, card: str) -> Message:
    """{ $card } is shown already, and a single card does not come over it (BAS C-93)"""
    return Message("trick-single-stands", (("card", card),))


def that_many(*, number: int) -> Message:
    """that is { $number -> [one] 1 card *[other] { $number } cards }"""
    return Message("trick-that-many", (("number", number),))


def none_named() -> Message:
    """no card is named"""
    return Message("trick-none-named")


def two_suits(*, card: str, title: Message, cards: str, other: Message) -> Message:
    """a lead is of one suit: { $card } is of { $title }, { $cards } of { $other }"""
    return Message("trick-two-suits", (("card", card), ("title", title), ("cards", cards), ("other", other)))


def follow_suit(*, title: Message, cards: str) -> Message:
    """{ $title } were led, and you still have { $cards }: follow suit"""
    return Message("trick-follow-suit", (("title", title), ("cards", cards)))


def follow_pairs(*, wanted: int, pairs: str) -> Message:
    """the lead has { $wanted -> [one] a pair *[other] { $wanted } pairs }, and you have { $pairs } (BAS C-92)"""
    return Message("trick-follow-pairs", (("wanted", wanted), ("pairs", pairs)))


def explain_show(*, rank: str) -> Message:
    """Who shows a level card (a { $rank }) makes its suit trumps. A pair comes over a single card (rebellion) and…"""
    return Message("trick-explain-show", (("rank", rank),))


def explain_jokers() -> Message:
    """A pair of jokers comes over level cards and leaves only jokers and level cards as trumps; the big pair come…"""
    return Message("trick-explain-jokers")


def explain_jokers_late() -> Message:
    """Jokers may be shown only over a level card."""
    return Message("trick-explain-jokers-late")


def explain_first_deal() -> Message:
    """In deal 1 who fixes trumps becomes declarer, and that pair are the declarers."""
    return Message("trick-explain-first-deal")


def explain_nobody() -> Message:
    """If nobody does, the kitty is turned (BAS C-95). What you show returns to your hand, known to all."""
    return Message("trick-explain-nobody")


def explain_bury(*, number: int) -> Message:
    """The eight cards of the kitty are in your hand. Any { $number } may be buried."""
    return Message("trick-explain-bury", (("number", number),))


def explain_buried() -> Message:
    """They go to who wins the last trick; if those are the opponents, their points count twice (BAS B2)."""
    return Message("trick-explain-buried")


def explain_lead() -> Message:
    """A lead is one card, a pair of equal cards, or a throw: several top cards of one suit."""
    return Message("trick-explain-lead")


def explain_tops() -> Message:
    """Top cards may be thrown together if no other hand can beat any single one or any pair among them (A K K at …"""
    return Message("trick-explain-tops")


def explain_wrong_lead() -> Message:
    """If one can be beaten, the deal ends there and all points left go to the other side (BAS C-90)."""
    return Message("trick-explain-wrong-lead")


def explain_led(*, title: Message, number: int, wanted: int) -> Message:
    """Led in { $title }: n = { $number } { $number -> [one] card *[other] cards }, k = { $wanted } { $wanted -> […"""
    return Message("trick-explain-led", (("title", title), ("number", number), ("wanted", wanted)))


def in_hand(*, title: Message) -> Message:
    """{ $title } in hand"""
    return Message("trick-in-hand", (("title", title),))


def you_play() -> Message:
    """you play"""
    return Message("trick-you-play")


def have_none() -> Message:
    """none"""
    return Message("trick-have-none")


def have_few() -> Message:
    """n or fewer"""
    return Message("trick-have-few")


def have_pairs() -> Message:
    """more, up to k pairs"""
    return Message("trick-have-pairs")


def have_more_pairs() -> Message:
    """more, and more pairs"""
    return Message("trick-have-more-pairs")


def play_any_ruff() -> Message:
    """any n cards (all trumps with k pairs are a ruff)"""
    return Message("trick-play-any-ruff")


def play_any() -> Message:
    """any n cards (they never win)"""
    return Message("trick-play-any")


def play_all_and_others() -> Message:
    """all of them and others (which never win)"""
    return Message("trick-play-all-and-others")


def play_with_all_pairs() -> Message:
    """n of them, with all pairs"""
    return Message("trick-play-with-all-pairs")


def play_with_some_pairs() -> Message:
    """n of them, with at least k pairs"""
    return Message("trick-play-with-some-pairs")
