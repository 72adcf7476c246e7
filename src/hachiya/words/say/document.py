"""The messages of `document.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def head_option() -> Message:
    """option"""
    return Message("document-head-option")


def head_values() -> Message:
    """values, default first"""
    return Message("document-head-values")


def head_meaning() -> Message:
    """what"""
    return Message("document-head-meaning")


def head_clause() -> Message:
    """clause"""
    return Message("document-head-clause")


def head_month() -> Message:
    """month"""
    return Message("document-head-month")


def head_flower() -> Message:
    """flower"""
    return Message("document-head-flower")


def head_lights() -> Message:
    """bright, 20"""
    return Message("document-head-lights")


def head_tane() -> Message:
    """animal, 10"""
    return Message("document-head-tane")


def head_ribbons() -> Message:
    """ribbon, 5"""
    return Message("document-head-ribbons")


def head_dregs() -> Message:
    """chaff, 1"""
    return Message("document-head-dregs")


def head_menu() -> Message:
    """menu"""
    return Message("document-head-menu")


def head_dealt() -> Message:
    """brights dealt"""
    return Message("document-head-dealt")


def head_for() -> Message:
    """for"""
    return Message("document-head-for")


def head_how_much() -> Message:
    """how much"""
    return Message("document-head-how-much")


def head_who_whom() -> Message:
    """to whom"""
    return Message("document-head-who-whom")


def head_different() -> Message:
    """what"""
    return Message("document-head-different")


def head_hand_yaku() -> Message:
    """hand yaku"""
    return Message("document-head-hand-yaku")


def head_captured_yaku() -> Message:
    """captured yaku"""
    return Message("document-head-captured-yaku")


def head_special_yaku() -> Message:
    """special yaku"""
    return Message("document-head-special-yaku")


def head_kan() -> Message:
    """kan"""
    return Message("document-head-kan")


def head_seven() -> Message:
    """the seven cards"""
    return Message("document-head-seven")


def head_laid_open() -> Message:
    """laid open"""
    return Message("document-head-laid-open")


def head_followed() -> Message:
    """may be followed by"""
    return Message("document-head-followed")


def head_hand() -> Message:
    """hand"""
    return Message("document-head-hand")


def head_shows() -> Message:
    """shows"""
    return Message("document-head-shows")


def head_open() -> Message:
    """open"""
    return Message("document-head-open")


def head_hidden() -> Message:
    """hidden"""
    return Message("document-head-hidden")


def head_cards() -> Message:
    """cards"""
    return Message("document-head-cards")


def head_hatto() -> Message:
    """hatto"""
    return Message("document-head-hatto")


def head_when() -> Message:
    """when"""
    return Message("document-head-when")


def head_family() -> Message:
    """family"""
    return Message("document-head-family")


def head_total() -> Message:
    """total (of three)"""
    return Message("document-head-total")


def head_card() -> Message:
    """card"""
    return Message("document-head-card")


def head_points() -> Message:
    """points"""
    return Message("document-head-points")


def head_in_pack() -> Message:
    """in the pack"""
    return Message("document-head-in-pack")


def head_together() -> Message:
    """together"""
    return Message("document-head-together")


def head_stage() -> Message:
    """level"""
    return Message("document-head-stage")


def head_trump_suit() -> Message:
    """trump suit"""
    return Message("document-head-trump-suit")


def head_trumps() -> Message:
    """trumps"""
    return Message("document-head-trumps")


def head_how_many() -> Message:
    """how many"""
    return Message("document-head-how-many")


def head_side_suit() -> Message:
    """a side suit"""
    return Message("document-head-side-suit")


def head_stands() -> Message:
    """what stands"""
    return Message("document-head-stands")


def head_turned() -> Message:
    """turned, at level 8"""
    return Message("document-head-turned")


def head_made_trumps() -> Message:
    """trumps"""
    return Message("document-head-made-trumps")


def head_ko_points() -> Message:
    """points of the opponents"""
    return Message("document-head-ko-points")


def head_winner() -> Message:
    """winner"""
    return Message("document-head-winner")


def head_stages() -> Message:
    """levels"""
    return Message("document-head-stages")


def head_oya_on() -> Message:
    """declarers on"""
    return Message("document-head-oya-on")


def head_ko_on() -> Message:
    """opponents on"""
    return Message("document-head-ko-on")


def head_oya_then() -> Message:
    """declarers then on"""
    return Message("document-head-oya-then")


def head_ko_then() -> Message:
    """opponents then on"""
    return Message("document-head-ko-then")


def head_next_oya() -> Message:
    """next declarers"""
    return Message("document-head-next-oya")


def head_deal() -> Message:
    """deal"""
    return Message("document-head-deal")


def head_dacha() -> Message:
    """declarer"""
    return Message("document-head-dacha")


def head_oya() -> Message:
    """declarers"""
    return Message("document-head-oya")


def head_won_by() -> Message:
    """won by"""
    return Message("document-head-won-by")


def cards(*, cards: Sequence[Message]) -> Message:
    """{ $cards }"""
    return Message("document-cards", (("cards", tuple(cards)),))


def card(*, letter: str, card: Message) -> Message:
    """`{ $letter }` { $card }"""
    return Message("document-card", (("letter", letter), ("card", card)))


def flower(*, flower: Message, japanese: str) -> Message:
    """{ $flower } { $japanese }"""
    return Message("document-flower", (("flower", flower), ("japanese", japanese)))


def some_of(*, number: int, letters: str) -> Message:
    """{ $number } of { $letters }"""
    return Message("document-some-of", (("number", number), ("letters", letters)))


def some_or_more_of(*, number: int, letters: str) -> Message:
    """{ $number } or more of { $letters }"""
    return Message("document-some-or-more-of", (("number", number), ("letters", letters)))


def light() -> Message:
    """bright 光"""
    return Message("document-light")


def tane() -> Message:
    """animal タネ"""
    return Message("document-tane")


def ribbon() -> Message:
    """ribbon 短冊"""
    return Message("document-ribbon")


def dregs() -> Message:
    """chaff カス"""
    return Message("document-dregs")


def small() -> Message:
    """small 小場"""
    return Message("document-small")


def large() -> Message:
    """large 大場"""
    return Message("document-large")


def grand() -> Message:
    """grand 絶場"""
    return Message("document-grand")


def once() -> Message:
    """×1"""
    return Message("document-once")


def times(*, times: str) -> Message:
    """×{ $times }"""
    return Message("document-times", (("times", times),))


def kan_more(*, kan: int) -> Message:
    """+{ $kan } kan a yaku"""
    return Message("document-kan-more", (("kan", kan),))


def carrying(*, kind: Message, kinds: Sequence[Message]) -> Message:
    """{ $kind }, carries { $kinds }"""
    return Message("document-carrying", (("kind", kind), ("kinds", tuple(kinds))))


def carried(*, kinds: Sequence[Message]) -> Message:
    """carried: { $kinds }"""
    return Message("document-carried", (("kinds", tuple(kinds)),))


def carried_nothing() -> Message:
    """carried: nothing"""
    return Message("document-carried-nothing")


def no_lights() -> Message:
    """none"""
    return Message("document-no-lights")


def one_large() -> Message:
    """one large"""
    return Message("document-one-large")


def large_or_more() -> Message:
    """two or three large"""
    return Message("document-large-or-more")


def two_large() -> Message:
    """two large"""
    return Message("document-two-large")


def one_grand() -> Message:
    """one grand"""
    return Message("document-one-grand")


def one_grand_any_large() -> Message:
    """one grand, any large"""
    return Message("document-one-grand-any-large")


def grand_and_large() -> Message:
    """one grand, one large"""
    return Message("document-grand-and-large")


def two_grand() -> Message:
    """two grand"""
    return Message("document-two-grand")


def two_grand_any_large() -> Message:
    """two grand, any large"""
    return Message("document-two-grand-any-large")


def fold(*, number: int) -> Message:
    """who folds as number { $number }"""
    return Message("document-fold", (("number", number),))


def the_pot() -> Message:
    """the pot"""
    return Message("document-the-pot")


def squeeze_hand() -> Message:
    """hand yaku"""
    return Message("document-squeeze-hand")


def squeeze_whole() -> Message:
    """a whole captured yaku in the hand"""
    return Message("document-squeeze-whole")


def squeeze_card(*, letters: str) -> Message:
    """each of { $letters }"""
    return Message("document-squeeze-card", (("letters", letters),))


def half() -> Message:
    """half of its value"""
    return Message("document-half")


def three_to_each() -> Message:
    """each of the three in play, to each seat put out"""
    return Message("document-three-to-each")


def yaku(*, yaku: Message, aside: str, meaning: Message) -> Message:
    """{ $yaku } { $aside }: { $meaning }"""
    return Message("document-yaku", (("yaku", yaku), ("aside", aside), ("meaning", meaning)))


def yaku_alone(*, yaku: Message, meaning: Message) -> Message:
    """{ $yaku }: { $meaning }"""
    return Message("document-yaku-alone", (("yaku", yaku), ("meaning", meaning)))


def yaku_with(*, named: Message, option: str) -> Message:
    """{ $named } ({ $option })"""
    return Message("document-yaku-with", (("named", named), ("option", option)))


def kan_a_card(*, kan: int, more: int) -> Message:
    """{ $kan }, +{ $more } a further card"""
    return Message("document-kan-a-card", (("kan", kan), ("more", more)))


def kan_a_point(*, kan: int, more: int) -> Message:
    """{ $kan }, +{ $more } a further point"""
    return Message("document-kan-a-point", (("kan", kan), ("more", more)))


def protected() -> Message:
    """yes"""
    return Message("document-protected")


def total(*, points: int, each: int) -> Message:
    """{ $points } ({ $each } each)"""
    return Message("document-total", (("points", points), ("each", each)))


def family_dregs() -> Message:
    """chaff"""
    return Message("document-family-dregs")


def family_suit() -> Message:
    """suit"""
    return Message("document-family-suit")


def three() -> Message:
    """three of a month"""
    return Message("document-three")


def three_but() -> Message:
    """three of a month, but no tatesanbon"""
    return Message("document-three-but")


def tatesanbon() -> Message:
    """any three of wisteria, iris or clover, or the three chaff cards of paulownia"""
    return Message("document-tatesanbon")


def pairs() -> Message:
    """three pairs"""
    return Message("document-pairs")


def four() -> Message:
    """all four of a month"""
    return Message("document-four")


def three_and_pairs() -> Message:
    """three of a month and two pairs"""
    return Message("document-three-and-pairs")


def four_and_pair() -> Message:
    """all four of a month and a pair"""
    return Message("document-four-and-pair")


def four_and_three() -> Message:
    """all four of a month and three of another"""
    return Message("document-four-and-three")


def threes() -> Message:
    """two threes"""
    return Message("document-threes")


def three_and_tatesanbon() -> Message:
    """a three and a tatesanbon"""
    return Message("document-three-and-tatesanbon")


def tatesanbon_twice() -> Message:
    """two tatesanbon"""
    return Message("document-tatesanbon-twice")


def ribbons() -> Message:
    """two ribbons or more, the rest chaff"""
    return Message("document-ribbons")


def one_ribbon() -> Message:
    """one ribbon, the rest chaff"""
    return Message("document-one-ribbon")


def one_tane() -> Message:
    """one animal, the rest chaff"""
    return Message("document-one-tane")


def one_light() -> Message:
    """one bright, the rest chaff"""
    return Message("document-one-light")


def dregs_seven() -> Message:
    """seven chaff cards"""
    return Message("document-dregs-seven")


def dregs_six_willows() -> Message:
    """six chaff cards, willows too"""
    return Message("document-dregs-six-willows")


def dregs_seven_willows() -> Message:
    """seven chaff cards, willows too"""
    return Message("document-dregs-seven-willows")


def ending(*, made: Message) -> Message:
    """{ $made }; ends the year"""
    return Message("document-ending", (("made", made),))


def open_three() -> Message:
    """the three"""
    return Message("document-open-three")


def open_four() -> Message:
    """the four"""
    return Message("document-open-four")


def open_six() -> Message:
    """the six"""
    return Message("document-open-six")


def open_seven() -> Message:
    """all seven"""
    return Message("document-open-seven")


def open_six_dregs() -> Message:
    """the six chaff cards"""
    return Message("document-open-six-dregs")


def open_dregs() -> Message:
    """the chaff"""
    return Message("document-open-dregs")


def open_ribbons_too(*, shown: Message) -> Message:
    """{ $shown }, and ribbons from the fifth on"""
    return Message("document-open-ribbons-too", (("shown", shown),))


def open_and_ribbons(*, letters: str, more: int) -> Message:
    """{ $letters } and { $more } ribbons"""
    return Message("document-open-and-ribbons", (("letters", letters), ("more", more)))


def sohachi_leader(*, points: int) -> Message:
    """all three have { $points } points; paid to who plays first"""
    return Message("document-sohachi-leader", (("points", points),))


def sohachi_dealer(*, points: int) -> Message:
    """all three have { $points } points; paid to the dealer"""
    return Message("document-sohachi-dealer", (("points", points),))


def futahachi(*, points: int) -> Message:
    """{ $points } points or more"""
    return Message("document-futahachi", (("points", points),))


def sujuroku(*, number: int) -> Message:
    """{ $number } chaff cards or more; all four willows count as chaff"""
    return Message("document-sujuroku", (("number", number),))


def tobikomi(*, when: Message) -> Message:
    """the owner of a shown three captures all four of the month; { $when }"""
    return Message("document-tobikomi", (("when", when),))


def at_once() -> Message:
    """paid at once"""
    return Message("document-at-once")


def at_the_end() -> Message:
    """paid at the month's end"""
    return Message("document-at-the-end")


def nuke(*, points: int) -> Message:
    """aka, tanichi, toichi or karasu was shown, and its owner has { $points } points or more"""
    return Message("document-nuke", (("points", points),))


def mizuten(*, points: int) -> Message:
    """the dealer came in unseen and has { $points } points or more; everyone else at the table pays"""
    return Message("document-mizuten", (("points", points),))


def oya() -> Message:
    """declarers"""
    return Message("document-oya")


def ko() -> Message:
    """opponents"""
    return Message("document-ko")


def in_all() -> Message:
    """all"""
    return Message("document-in-all")


def no_trumps() -> Message:
    """no trump suit"""
    return Message("document-no-trumps")


def trumps_or(*, trumps: str | Message, other: str | Message) -> Message:
    """{ $trumps }; with `no_trumps`: { $other }"""
    return Message("document-trumps-or", (("trumps", trumps), ("other", other)))


def may() -> Message:
    """yes"""
    return Message("document-may")


def may_any_time() -> Message:
    """yes (not with `joker_rebellion=over_declaration`)"""
    return Message("document-may-any-time")


def may_not() -> Message:
    """no"""
    return Message("document-may-not")


def stands_nothing() -> Message:
    """nothing yet"""
    return Message("document-stands-nothing")


def stands_card() -> Message:
    """one level card"""
    return Message("document-stands-card")


def stands_pair() -> Message:
    """a pair of level cards"""
    return Message("document-stands-pair")


def stands_little_jokers() -> Message:
    """two LJ"""
    return Message("document-stands-little-jokers")


def stands_big_jokers() -> Message:
    """two BJ"""
    return Message("document-stands-big-jokers")


def span(*, low: int, high: int) -> Message:
    """{ $low }–{ $high }"""
    return Message("document-span", (("low", low), ("high", high)))


def won() -> Message:
    """past A, **wins**"""
    return Message("document-won")


def same_pair(*, stage: str) -> Message:
    """the same pair, on { $stage }"""
    return Message("document-same-pair", (("stage", stage),))


def other_pair(*, stage: str) -> Message:
    """the other pair, on { $stage }"""
    return Message("document-other-pair", (("stage", stage),))
