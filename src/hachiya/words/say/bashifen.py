"""The messages of `bashifen.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Pack, Seat


def pair_of(*, card: Pack) -> Message:
    """the pair { $card } { $card }"""
    return Message("bashifen-pair-of", (("card", card),))


def one_little_joker() -> Message:
    """a little joker"""
    return Message("bashifen-one-little-joker")


def one_big_joker() -> Message:
    """a big joker"""
    return Message("bashifen-one-big-joker")


def both_little_jokers() -> Message:
    """both little jokers"""
    return Message("bashifen-both-little-jokers")


def both_big_jokers() -> Message:
    """both big jokers"""
    return Message("bashifen-both-big-jokers")


def stage_below() -> Message:
    """below 2"""
    return Message("bashifen-stage-below")


def stage_on(*, rank: str) -> Message:
    """{ $rank }"""
    return Message("bashifen-stage-on", (("rank", rank),))


def match(*, people: Sequence[Seat], pair: Sequence[Seat], other: Sequence[Seat]) -> Message:
    """{ $people-and } begin a match of bashifen: { $pair-and } against { $other-and }."""
    return Message("bashifen-match", (("people", tuple(people)), ("pair", tuple(pair)), ("other", tuple(other))))


def draw_seats(*, person: Seat) -> Message:
    """The cards are cut: { $person } draws first."""
    return Message("bashifen-draw-seats", (("person", person),))


def first_deal(*, n: int, rank: str, person: Seat) -> Message:
    """Deal { $n } is played on { $rank }. { $person } draws first. Who fixes trumps becomes declarer, and that pa…"""
    return Message("bashifen-first-deal", (("n", n), ("rank", rank), ("person", person)))


def deal(*, n: int, pair: Sequence[Seat], rank: str, other: Sequence[Seat], stage: Message, person: Seat) -> Message:
    """Deal { $n }: { $pair-and } are declarers on { $rank }, { $other-and } opponents on { $stage }. { $person } …"""
    return Message(
        "bashifen-deal",
        (
            ("n", n),
            ("pair", tuple(pair)),
            ("rank", rank),
            ("other", tuple(other)),
            ("stage", stage),
            ("person", person),
        ),
    )


def deal_told(
    *, n: int, pair: Sequence[Seat], rank: str, other: Sequence[Seat], stage: Message, person: Seat
) -> Message:
    """Deal { $n }: { $pair-and } are declarers on { $rank }, { $other-and } opponents on { $stage }. { $person } …"""
    return Message(
        "bashifen-deal-told",
        (
            ("n", n),
            ("pair", tuple(pair)),
            ("rank", rank),
            ("other", tuple(other)),
            ("stage", stage),
            ("person", person),
        ),
    )


def shows(*, drawn: int, person: Seat, cards: Pack | Message) -> Message:
    """{ $drawn -> [100] After the last card { $person } shows { $cards }. [one] After { $drawn } card { $person }…"""
    return Message("bashifen-shows", (("drawn", drawn), ("person", person), ("cards", cards)))


def reinforces(*, drawn: int, person: Seat, card: Pack) -> Message:
    """{ $drawn -> [100] After the last card { $person } adds the second { $card } and makes it a pair. *[other] A…"""
    return Message("bashifen-reinforces", (("drawn", drawn), ("person", person), ("card", card)))


def rebels(*, drawn: int, person: Seat, cards: Pack | Message) -> Message:
    """{ $drawn -> [100] After the last card { $person } rebels with { $cards }. *[other] After { $drawn } cards {…"""
    return Message("bashifen-rebels", (("drawn", drawn), ("person", person), ("cards", cards)))


def stands(*, suit: Message) -> Message:
    """As it stands { $suit } are trumps."""
    return Message("bashifen-stands", (("suit", suit),))


def stands_without_suit(*, rank: str) -> Message:
    """As it stands only jokers and { $rank }s are trumps."""
    return Message("bashifen-stands-without-suit", (("rank", rank),))


def trumps_are(*, suit: Message, rank: str) -> Message:
    """Trumps are { $suit }, all { $rank }s and the jokers."""
    return Message("bashifen-trumps-are", (("suit", suit), ("rank", rank)))


def no_suit_trumps(*, rank: str) -> Message:
    """Only jokers and { $rank }s are trumps."""
    return Message("bashifen-no-suit-trumps", (("rank", rank),))


def becomes_dacha(*, person: Seat, pair: Sequence[Seat]) -> Message:
    """{ $person } has fixed them and is declarer; { $pair-and } are the declarers."""
    return Message("bashifen-becomes-dacha", (("person", person), ("pair", tuple(pair))))


def cut(*, person: Seat, pair: Sequence[Seat]) -> Message:
    """Nobody has declared, so the kitty was turned. { $person }, who drew first, is declarer; { $pair-and } are t…"""
    return Message("bashifen-cut", (("person", person), ("pair", tuple(pair))))


def widow_turned() -> Message:
    """Nobody has declared, so the kitty was turned."""
    return Message("bashifen-widow-turned")


def no_stage_card() -> Message:
    """It held no level card."""
    return Message("bashifen-no-stage-card")


def buries(*, person: Seat, cards: Pack | Message) -> Message:
    """{ $person } takes the kitty and buries { $cards }."""
    return Message("bashifen-buries", (("person", person), ("cards", cards)))


def buries_unseen(*, person: Seat) -> Message:
    """{ $person } takes the kitty and buries eight cards."""
    return Message("bashifen-buries-unseen", (("person", person),))


def points_buried(*, points: int) -> Message:
    """It holds { $points } points."""
    return Message("bashifen-points-buried", (("points", points),))


def plays(*, person: Seat, cards: Pack | Message) -> Message:
    """{ $person } plays { $cards }."""
    return Message("bashifen-plays", (("person", person), ("cards", cards)))


def leads(*, person: Seat, cards: Pack | Message) -> Message:
    """{ $person } leads { $cards }."""
    return Message("bashifen-leads", (("person", person), ("cards", cards)))


def leads_tops(*, person: Seat, cards: Pack | Message) -> Message:
    """{ $person } throws { $cards }."""
    return Message("bashifen-leads-tops", (("person", person), ("cards", cards)))


def discards(*, person: Seat, cards: Pack | Message) -> Message:
    """{ $person } discards { $cards }."""
    return Message("bashifen-discards", (("person", person), ("cards", cards)))


def ruffs(*, person: Seat, cards: Pack | Message) -> Message:
    """{ $person } ruffs with { $cards }."""
    return Message("bashifen-ruffs", (("person", person), ("cards", cards)))


def wins(*, person: Seat) -> Message:
    """{ $person } wins the trick."""
    return Message("bashifen-wins", (("person", person),))


def wins_for_oya(*, person: Seat, points: int) -> Message:
    """{ $person } wins the trick; its { $points } points go to the declarers."""
    return Message("bashifen-wins-for-oya", (("person", person), ("points", points)))


def wins_for_ko(*, person: Seat, points: int, total: int) -> Message:
    """{ $person } wins the trick: { $points } points for the opponents, { $total } so far."""
    return Message("bashifen-wins-for-ko", (("person", person), ("points", points), ("total", total)))


def lead_was_wrong() -> Message:
    """A part of the throw could be beaten by another hand: it was wrong."""
    return Message("bashifen-lead-was-wrong")


def threw_wrongly(*, person: Seat) -> Message:
    """{ $person } has thrown, and a part of the throw could be beaten: it was wrong."""
    return Message("bashifen-threw-wrongly", (("person", person),))


def rest_to_ko(*, pair: Sequence[Seat]) -> Message:
    """All points not yet won go to the opponents, { $pair-and }, those in the kitty twice, and the deal is over."""
    return Message("bashifen-rest-to-ko", (("pair", tuple(pair)),))


def rest_to_oya(*, pair: Sequence[Seat]) -> Message:
    """All points not yet won go to the declarers, { $pair-and }, and the deal is over."""
    return Message("bashifen-rest-to-oya", (("pair", tuple(pair)),))


def ko_has(*, points: int) -> Message:
    """The opponents have { $points } points."""
    return Message("bashifen-ko-has", (("points", points),))


def widow_twice(*, points: int, twice: int) -> Message:
    """The { $points } in the kitty have counted twice, as { $twice }."""
    return Message("bashifen-widow-twice", (("points", points), ("twice", twice)))


def oya_wins(*, pair: Sequence[Seat], steps: int, stage: Message) -> Message:
    """Less than 80: the declarers win, and { $pair-and } rise by { $steps } to { $stage }."""
    return Message("bashifen-oya-wins", (("pair", tuple(pair)), ("steps", steps), ("stage", stage)))


def ko_wins(*, pair: Sequence[Seat], steps: int, stage: Message) -> Message:
    """80 or more: the opponents win, and { $pair-and } rise by { $steps } to { $stage } and are declarers next."""
    return Message("bashifen-ko-wins", (("pair", tuple(pair)), ("steps", steps), ("stage", stage)))


def ko_takes_over(*, pair: Sequence[Seat], stage: Message) -> Message:
    """80 or more: the opponents win, and { $pair-and }, on { $stage }, are declarers next."""
    return Message("bashifen-ko-takes-over", (("pair", tuple(pair)), ("stage", stage)))


def oya_passes(*, pair: Sequence[Seat], steps: int) -> Message:
    """Less than 80: the declarers win, and { $pair-and } rise by { $steps }."""
    return Message("bashifen-oya-passes", (("pair", tuple(pair)), ("steps", steps)))


def ko_passes(*, pair: Sequence[Seat], steps: int) -> Message:
    """80 or more: the opponents win, and { $pair-and } rise by { $steps }."""
    return Message("bashifen-ko-passes", (("pair", tuple(pair)), ("steps", steps)))


def next_dacha(*, person: Seat) -> Message:
    """{ $person } is declarer next."""
    return Message("bashifen-next-dacha", (("person", person),))


def won_past_ace(*, people: Sequence[Seat]) -> Message:
    """{ $people-and } have risen past A and win the match."""
    return Message("bashifen-won-past-ace", (("people", tuple(people)),))


def won_on_ace(*, people: Sequence[Seat]) -> Message:
    """{ $people-and } have reached A and win the match."""
    return Message("bashifen-won-on-ace", (("people", tuple(people)),))
