"""The messages of `sheet.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, YakuKeys


def month(*, n: int) -> Message:
    """{ $n }"""
    return Message("sheet-month", (("n", n),))


def deal_hachiju(*, n: int) -> Message:
    """{ $n }"""
    return Message("sheet-deal-hachiju", (("n", n),))


def field_twice(*, kind: Message) -> Message:
    """{ $kind } { $kind }"""
    return Message("sheet-field-twice", (("kind", kind),))


def field_carrying(*, kind: Message, carried: Sequence[Message]) -> Message:
    """{ $kind } ({ $carried-beside })"""
    return Message("sheet-field-carrying", (("kind", kind), ("carried", tuple(carried))))


def months() -> Message:
    """month"""
    return Message("sheet-months")


def deals_hachiju() -> Message:
    """deal"""
    return Message("sheet-deals-hachiju")


def remarks() -> Message:
    """remarks"""
    return Message("sheet-remarks")


def fold() -> Message:
    """auction"""
    return Message("sheet-fold")


def fold_hachiju() -> Message:
    """auction"""
    return Message("sheet-fold-hachiju")


def squeeze(*, yaku: YakuKeys) -> Message:
    """squeeze { $yaku }"""
    return Message("sheet-squeeze", (("yaku", yaku),))


def squeeze_cards() -> Message:
    """squeeze"""
    return Message("sheet-squeeze-cards")


def of_yaku(*, yaku: YakuKeys) -> Message:
    """{ $yaku }"""
    return Message("sheet-of-yaku", (("yaku", yaku),))


def sage_return(*, yaku: YakuKeys) -> Message:
    """{ $yaku }, half returned"""
    return Message("sheet-sage-return", (("yaku", yaku),))


def tobikomi() -> Message:
    """tobikomi"""
    return Message("sheet-tobikomi")


def nuke() -> Message:
    """nuke"""
    return Message("sheet-nuke")


def mizuten() -> Message:
    """mizuten"""
    return Message("sheet-mizuten")


def exempt() -> Message:
    """tobikomi exempt"""
    return Message("sheet-exempt")


def pot() -> Message:
    """pot"""
    return Message("sheet-pot")


def pot_hachiju() -> Message:
    """pot"""
    return Message("sheet-pot-hachiju")


def hatto(*, remark: Message) -> Message:
    """{ $remark } hatto"""
    return Message("sheet-hatto", (("remark", remark),))


def sage(*, remark: Message) -> Message:
    """{ $remark }, sage"""
    return Message("sheet-sage", (("remark", remark),))


def cancel(*, remark: Message) -> Message:
    """{ $remark }, cancelled"""
    return Message("sheet-cancel", (("remark", remark),))


def flow(*, remark: Message) -> Message:
    """{ $remark }, played out"""
    return Message("sheet-flow", (("remark", remark),))


def at_rate(*, remark: Message, rate: int) -> Message:
    """{ $remark }, rate { $rate }"""
    return Message("sheet-at-rate", (("remark", remark), ("rate", rate)))


def unseen(*, remark: Message) -> Message:
    """{ $remark }, unseen"""
    return Message("sheet-unseen", (("remark", remark),))


def void() -> Message:
    """void"""
    return Message("sheet-void")


def in_place(*, place: int) -> Message:
    """in { $place }"""
    return Message("sheet-in-place", (("place", place),))


def out() -> Message:
    """out"""
    return Message("sheet-out")


def out_hachiju() -> Message:
    """out"""
    return Message("sheet-out-hachiju")


def double_place(*, place: int) -> Message:
    """double { $place }"""
    return Message("sheet-double-place", (("place", place),))


def double_no_place() -> Message:
    """double"""
    return Message("sheet-double-no-place")


def in_no_place() -> Message:
    """in"""
    return Message("sheet-in-no-place")


def put_out() -> Message:
    """put out"""
    return Message("sheet-put-out")


def put_out_hachiju() -> Message:
    """put out"""
    return Message("sheet-put-out-hachiju")


def stone() -> Message:
    """*"""
    return Message("sheet-stone")


def stones(*, n: int) -> Message:
    """*={ $n }"""
    return Message("sheet-stones", (("n", n),))


def total() -> Message:
    """sum"""
    return Message("sheet-total")


def start() -> Message:
    """at the start"""
    return Message("sheet-start")


def prize() -> Message:
    """prize"""
    return Message("sheet-prize")


def base() -> Message:
    """to be given back"""
    return Message("sheet-base")


def nearest() -> Message:
    """nearest kan"""
    return Message("sheet-nearest")


def gimmi() -> Message:
    """gimmi"""
    return Message("sheet-gimmi")


def with_stones() -> Message:
    """stones"""
    return Message("sheet-with-stones")


def stake() -> Message:
    """stake"""
    return Message("sheet-stake")


def rest() -> Message:
    """together"""
    return Message("sheet-rest")


def in_kan() -> Message:
    """points in kan"""
    return Message("sheet-in-kan")


def whole() -> Message:
    """whole kan"""
    return Message("sheet-whole")


def final() -> Message:
    """final"""
    return Message("sheet-final")


def draw() -> Message:
    """draw"""
    return Message("sheet-draw")


def void_year() -> Message:
    """void year"""
    return Message("sheet-void-year")
