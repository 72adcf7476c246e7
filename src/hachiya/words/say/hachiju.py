"""The messages of `hachiju.ftl`, made by `make docs`."""

from hachiya.words.message import Message, Sum


def deal(*, n: int) -> Message:
    """deal { $n }"""
    return Message("hachiju-deal", (("n", n),))


def dealer(*, name: str) -> Message:
    """dealer { $name }"""
    return Message("hachiju-dealer", (("name", name),))


def rate(*, rate: int) -> Message:
    """rate { $rate }"""
    return Message("hachiju-rate", (("rate", rate),))


def cube(*, name: str) -> Message:
    """cube before { $name }, who leads"""
    return Message("hachiju-cube", (("name", name),))


def doubled_as(*, place: int) -> Message:
    """double, plays { $place }."""
    return Message("hachiju-doubled-as", (("place", place),))


def in_as(*, place: int) -> Message:
    """in, plays { $place }."""
    return Message("hachiju-in-as", (("place", place),))


def out() -> Message:
    """out"""
    return Message("hachiju-out")


def put_out() -> Message:
    """put out free"""
    return Message("hachiju-put-out")


def doubled() -> Message:
    """double"""
    return Message("hachiju-doubled")


def joined() -> Message:
    """in"""
    return Message("hachiju-joined")


def fold(*, money: Sum) -> Message:
    """pay { $money } into the pot and watch"""
    return Message("hachiju-fold", (("money", money),))


def stay(*, rate: int) -> Message:
    """play at rate { $rate }"""
    return Message("hachiju-stay", (("rate", rate),))


def leads() -> Message:
    """you lead, and the others answer again"""
    return Message("hachiju-leads")


def hand_brings(*, money: Sum) -> Message:
    """{ $money } from each opponent for your hand"""
    return Message("hachiju-hand-brings", (("money", money),))


def pot_if_won(*, money: Sum) -> Message:
    """the pot of { $money } if you win"""
    return Message("hachiju-pot-if-won", (("money", money),))


def later(*, alone: Sum, beaten: Sum) -> Message:
    """if nobody stops { $alone }, or more with a further yaku; if another stops { $beaten }, and your share of th…"""
    return Message("hachiju-later", (("alone", alone), ("beaten", beaten)))


def explain_bid(*, rate: int) -> Message:
    """At most three play. In means at the current rate; a double makes it twice as high, up to { $rate }."""
    return Message("hachiju-explain-bid", (("rate", rate),))


def explain_double() -> Message:
    """Who doubles leads, and all who have not folded answer again."""
    return Message("hachiju-explain-double")


def explain_fee(*, money: Sum) -> Message:
    """Out, you pay { $money } into the pot, whatever the rate, and watch this deal."""
    return Message("hachiju-explain-fee", (("money", money),))


def explain_three(*, rate: int) -> Message:
    """With three in, the others may only fold or double; at rate { $rate } they are put out free."""
    return Message("hachiju-explain-three", (("rate", rate),))


def explain_last() -> Message:
    """If all others fold, the one who is left takes the pot and the deal is over."""
    return Message("hachiju-explain-last")


def explain_show() -> Message:
    """A hand yaku that you show is paid, times the rate: by the one opponent in full, or by each of two one half."""
    return Message("hachiju-explain-show")


def explain_families() -> Message:
    """A chaff yaku and a suit yaku add up, and willows count as chaff. What you show lies open until you play it."""
    return Message("hachiju-explain-families")


def explain_declare() -> Message:
    """A captured yaku is declared after the stock card."""
    return Message("hachiju-explain-declare")


def explain_points(*, points: int) -> Message:
    """If nobody makes one, card points count, chaff nothing: of two players the difference, of three twice the di…"""
    return Message("hachiju-explain-points", (("points", points),))


def explain_stop() -> Message:
    """Stop, and all that you have made is paid in full, the pot is yours and the deal is over."""
    return Message("hachiju-explain-stop")


def explain_sage() -> Message:
    """Go on (sage), and you may add to it; if nobody stops before the hands are played out, it pays half. Several…"""
    return Message("hachiju-explain-sage")


def explain_beaten() -> Message:
    """If another stops first, yours is void, and you pay no more than your own share."""
    return Message("hachiju-explain-beaten")
