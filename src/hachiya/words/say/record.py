"""The messages of `record.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat, YakuKeys


def at_line(*, line: int, what: Message) -> Message:
    """line { $line }: { $what }"""
    return Message("record-at-line", (("line", line), ("what", what)))


def at_column(*, line: int, column: int, what: Message) -> Message:
    """line { $line }, column { $column }: { $what }"""
    return Message("record-at-column", (("line", line), ("column", column), ("what", what)))


def empty_file() -> Message:
    """the file is empty"""
    return Message("record-empty-file")


def long_line(*, number: int) -> Message:
    """the line is longer than { $number } bytes"""
    return Message("record-long-line", (("number", number),))


def byte_order_mark() -> Message:
    """the file begins with a byte order mark (BOM); save it as UTF-8 without BOM"""
    return Message("record-byte-order-mark")


def no_text() -> Message:
    """not UTF-8 text (a binary file?)"""
    return Message("record-no-text")


def ends_in_character() -> Message:
    """the file ends inside a character"""
    return Message("record-ends-in-character")


def ends_in_line() -> Message:
    """the file ends inside this line"""
    return Message("record-ends-in-line")


def empty_line() -> Message:
    """an empty line; expected an event"""
    return Message("record-empty-line")


def not_json(*, why: str) -> Message:
    """not JSON: { $why }"""
    return Message("record-not-json", (("why", why),))


def long_number() -> Message:
    """the number is too long"""
    return Message("record-long-number")


def no_number(*, key: str) -> Message:
    """{ $key } is no number here"""
    return Message("record-no-number", (("key", key),))


def key_twice(*, key: str) -> Message:
    """the key { $key } is there twice"""
    return Message("record-key-twice", (("key", key),))


def too_deep() -> Message:
    """nested too deep"""
    return Message("record-too-deep")


def expected(*, expected: Sequence[Message]) -> Message:
    """expected { $expected-or }"""
    return Message("record-expected", (("expected", tuple(expected)),))


def expected_not(*, expected: Sequence[Message], found: str) -> Message:
    """expected { $expected-or }, not { $found }"""
    return Message("record-expected-not", (("expected", tuple(expected)), ("found", found)))


def expected_at(*, place: str, expected: Sequence[Message], found: str) -> Message:
    """{ $place }: expected { $expected-or }, not { $found }"""
    return Message("record-expected-at", (("place", place), ("expected", tuple(expected)), ("found", found)))


def unknown_key(*, name: str, key: str, keys: Sequence[str]) -> Message:
    """{ $name } has no key { $key }; its keys: { $keys }"""
    return Message("record-unknown-key", (("name", name), ("key", key), ("keys", tuple(keys))))


def needs_key(*, name: str, key: str) -> Message:
    """{ $name } needs the key \"{ $key }\""""
    return Message("record-needs-key", (("name", name), ("key", key)))


def needs_tag(*, key: str, names: Sequence[str]) -> Message:
    """needs the key \"{ $key }\", one of: { $names }"""
    return Message("record-needs-tag", (("key", key), ("names", tuple(names))))


def unknown_event(*, found: str, names: Sequence[str]) -> Message:
    """unknown event { $found }; known: { $names }"""
    return Message("record-unknown-event", (("found", found), ("names", tuple(names))))


def unknown_fact(*, found: str, names: Sequence[str]) -> Message:
    """unknown fact { $found }; known: { $names }"""
    return Message("record-unknown-fact", (("found", found), ("names", tuple(names))))


def one_half() -> Message:
    """entropy needs either \"sha256\" or \"words\""""
    return Message("record-one-half")


def hidden_cards() -> Message:
    """unknown cards (?) stand only in a record whose match line names a viewer"""
    return Message("record-hidden-cards")


def an_integer() -> Message:
    """an integer"""
    return Message("record-an-integer")


def a_string() -> Message:
    """a string"""
    return Message("record-a-string")


def utf8_text() -> Message:
    """text that UTF-8 can write"""
    return Message("record-utf8-text")


def true_or_false() -> Message:
    """true or false"""
    return Message("record-true-or-false")


def a_list() -> Message:
    """a list"""
    return Message("record-a-list")


def seat_and_card() -> Message:
    """[seat, card]"""
    return Message("record-seat-and-card")


def an_object() -> Message:
    """an object"""
    return Message("record-an-object")


def taken_cards() -> Message:
    """0, 1 or 3 cards"""
    return Message("record-taken-cards")


def a_stage() -> Message:
    """0 or 2 … 14"""
    return Message("record-a-stage")


def nothing() -> Message:
    """null"""
    return Message("record-nothing")


def at_least(*, number: int) -> Message:
    """at least { $number }"""
    return Message("record-at-least", (("number", number),))


def at_most(*, number: int) -> Message:
    """at most { $number }"""
    return Message("record-at-most", (("number", number),))


def entries_at_least(*, number: int) -> Message:
    """at least { $number } { $number -> [one] entry *[other] entries }"""
    return Message("record-entries-at-least", (("number", number),))


def entries_at_most(*, number: int) -> Message:
    """at most { $number } { $number -> [one] entry *[other] entries }"""
    return Message("record-entries-at-most", (("number", number),))


def characters_at_most(*, number: int) -> Message:
    """at most { $number } characters"""
    return Message("record-characters-at-most", (("number", number),))


def no_card_thrice(*, card: str, number: int) -> Message:
    """no card more than twice ({ $card } is there { $number } times)"""
    return Message("record-no-card-thrice", (("card", card), ("number", number)))


def one_of(*, names: Sequence[str]) -> Message:
    """{ $names-or }"""
    return Message("record-one-of", (("names", tuple(names)),))


def known_first() -> Message:
    """the unknown cards (?) after the known"""
    return Message("record-known-first")


def flower_cards(*, found: str) -> Message:
    """cards A–Z, a–v (there is no { $found })"""
    return Message("record-flower-cards", (("found", found),))


def each_once(*, card: str) -> Message:
    """each card once ({ $card } is there twice)"""
    return Message("record-each-once", (("card", card),))


def in_order(*, cards: str) -> Message:
    """cards in index order (\"{ $cards }\")"""
    return Message("record-in-order", (("cards", cards),))


def cards_exactly(*, number: int, other: int) -> Message:
    """exactly { $number } cards ({ $other } here)"""
    return Message("record-cards-exactly", (("number", number), ("other", other)))


def cards_at_least(*, number: int) -> Message:
    """at least { $number } { $number -> [one] card *[other] cards }"""
    return Message("record-cards-at-least", (("number", number),))


def cards_at_most(*, number: int, other: int) -> Message:
    """at most { $number } cards ({ $other } here)"""
    return Message("record-cards-at-most", (("number", number), ("other", other)))


def one_card() -> Message:
    """one card (A–Z, a–v)"""
    return Message("record-one-card")


def playing_card() -> Message:
    """a card (2–9 T J Q K A with S H D C; LJ, BJ)"""
    return Message("record-playing-card")


def hex_digits() -> Message:
    """64 hexadecimal digits (0–9, a–f)"""
    return Message("record-hex-digits")


def a_word() -> Message:
    """a word of letters, digits and _"""
    return Message("record-a-word")


def words_of_line(*, keys: Sequence[str]) -> Message:
    """one of: { $keys }"""
    return Message("record-words-of-line", (("keys", tuple(keys)),))


def line_like(*, text: str) -> Message:
    """\"{ $text }\" …"""
    return Message("record-line-like", (("text", text),))


def value_of(*, name: str, key: str) -> Message:
    """{ $name }'s { $key }"""
    return Message("record-value-of", (("name", name), ("key", key)))


def only_once(*, key: str) -> Message:
    """{ $key } only once"""
    return Message("record-only-once", (("key", key),))


def not_both(*, key: str, name: str) -> Message:
    """either { $key } or { $name }, not both"""
    return Message("record-not-both", (("key", key), ("name", name)))


def any_of(*, keys: Sequence[str]) -> Message:
    """{ $keys }"""
    return Message("record-any-of", (("keys", tuple(keys)),))


def end_of_line() -> Message:
    """the end of the line"""
    return Message("record-end-of-line")


def value_for(*, key: str) -> Message:
    """a value for { $key }"""
    return Message("record-value-for", (("key", key),))


def from_to() -> Message:
    """from>to, such as 2>1 or 0>pot"""
    return Message("record-from-to")


def draw_like() -> Message:
    """seat:card, such as 0:A"""
    return Message("record-draw-like")


def bare_word() -> Message:
    """a word without quotes"""
    return Message("record-bare-word")


def quoted_text() -> Message:
    """text in quotes (\"…\")"""
    return Message("record-quoted-text")


def marked(*, key: str, text: str) -> Message:
    """\"{ $key }\", such as { $text }"""
    return Message("record-marked", (("key", key), ("text", text)))


def yes_or_no() -> Message:
    """yes or no"""
    return Message("record-yes-or-no")


def game_name() -> Message:
    """the name of a game"""
    return Message("record-game-name")


def closing_bracket() -> Message:
    """a closing \")\""""
    return Message("record-closing-bracket")


def closing_quote() -> Message:
    """a closing quote (\")"""
    return Message("record-closing-quote")


def json_text() -> Message:
    """text quoted as in JSON (\\\" \\\\ \\n \\u…)"""
    return Message("record-json-text")


def option_list() -> Message:
    """option=value, …"""
    return Message("record-option-list")


def option_of(*, name: str, keys: Sequence[str]) -> Message:
    """an option of { $name } ({ $keys })"""
    return Message("record-option-of", (("name", name), ("keys", tuple(keys))))


def facts_indented() -> Message:
    """the facts of a tally only on indented lines"""
    return Message("record-facts-indented")


def header_first(*, text: str) -> Message:
    """\"{ $text }\" as the first line"""
    return Message("record-header-first", (("text", text),))


def header(*, text: str) -> Message:
    """\"{ $text }\" (the version this program reads)"""
    return Message("record-header", (("text", text),))


def begins_early() -> Message:
    """a new match begins before the last one has ended"""
    return Message("record-begins-early")


def begins_with_match() -> Message:
    """a record begins with a `match` event"""
    return Message("record-begins-with-match")


def seen_by(*, viewer: str) -> Message:
    """this is what viewer { $viewer } saw; only the full record can be replayed"""
    return Message("record-seen-by", (("viewer", viewer),))


def unknown_version(*, game: Message, version: int, right: int) -> Message:
    """{ $game } version { $version } is unknown; this program plays version { $right }"""
    return Message("record-unknown-version", (("game", game), ("version", version), ("right", right)))


def lacks_options(*, names: Sequence[str]) -> Message:
    """`options` lacks { $names }"""
    return Message("record-lacks-options", (("names", tuple(names)),))


def names_of_seats(*, number: int, other: int) -> Message:
    """`names` has { $number } names for { $other } seats"""
    return Message("record-names-of-seats", (("number", number), ("other", other)))


def players_of_seats(*, number: int, other: int) -> Message:
    """`players` has { $number } players for { $other } seats"""
    return Message("record-players-of-seats", (("number", number), ("other", other)))


def seats_before_deal() -> Message:
    """`draw_seats` stands before the first deal"""
    return Message("record-seats-before-deal")


def other_first_dealer(*, seat: Seat, wrong: Seat) -> Message:
    """by these draws { $seat } is the first dealer, not { $wrong }"""
    return Message("record-other-first-dealer", (("seat", seat), ("wrong", wrong)))


def no_seat(*, seat: Seat) -> Message:
    """there is no { $seat }"""
    return Message("record-no-seat", (("seat", seat),))


def disagrees(*, key: str, text: str) -> Message:
    """`{ $key }` does not agree: right is { $text }"""
    return Message("record-disagrees", (("key", key), ("text", text)))


def was_due(*, name: str, text: str) -> Message:
    """found `{ $name }` where this was due: { $text }"""
    return Message("record-was-due", (("name", name), ("text", text)))


def line_was_due(*, name: str, key: str) -> Message:
    """found `{ $name }` where `{ $key }` was due"""
    return Message("record-line-was-due", (("name", name), ("key", key)))


def line_of_seat_was_due(*, name: str, names: Sequence[str], seat: Seat) -> Message:
    """found `{ $name }` where { $names-or } of { $seat } was due"""
    return Message("record-line-of-seat-was-due", (("name", name), ("names", tuple(names)), ("seat", seat)))


def line_of_other_was_due(*, name: str, wrong: Seat, names: Sequence[str], seat: Seat) -> Message:
    """found `{ $name }` of { $wrong } where { $names-or } of { $seat } was due"""
    return Message(
        "record-line-of-other-was-due", (("name", name), ("wrong", wrong), ("names", tuple(names)), ("seat", seat))
    )


def payment_not_due(*, texts: Sequence[str]) -> Message:
    """this payment is not due; due: { $texts }"""
    return Message("record-payment-not-due", (("texts", tuple(texts)),))


def ended(*, what: Message, reason: Message) -> Message:
    """{ $what }: { $reason }"""
    return Message("record-ended", (("what", what), ("reason", reason)))


def had_to_stop(*, seat: Seat, yaku: YakuKeys) -> Message:
    """the month is over, { $seat } had to stop with { $yaku }"""
    return Message("record-had-to-stop", (("seat", seat), ("yaku", yaku)))


def had_to_cancel(*, seat: Seat, yaku: YakuKeys) -> Message:
    """the month is over, { $seat } had to cancel with { $yaku } on the last hand card"""
    return Message("record-had-to-cancel", (("seat", seat), ("yaku", yaku)))


def takes_one_of(*, card: str, cards: str) -> Message:
    """{ $card } takes one of { $cards }: `takes` must say which"""
    return Message("record-takes-one-of", (("card", card), ("cards", cards)))


def cannot_show(*, legal: Sequence[Message]) -> Message:
    """this hand cannot show that; legal: { $legal } (and of aka's ribbons all but four)"""
    return Message("record-cannot-show", (("legal", tuple(legal)),))


def never_dealt(*, cards: str) -> Message:
    """these cards are never dealt: { $cards }"""
    return Message("record-never-dealt", (("cards", cards),))


def dealt_twice(*, names: Sequence[str]) -> Message:
    """these cards are dealt twice: { $names }"""
    return Message("record-dealt-twice", (("names", tuple(names)),))


def hand_size(*, number: int, other: int) -> Message:
    """a deal gives { $number } cards to each of { $other } seats"""
    return Message("record-hand-size", (("number", number), ("other", other)))


def field_size(*, number: int) -> Message:
    """{ $number } cards lie on the field"""
    return Message("record-field-size", (("number", number),))


def pack_size(*, cards: str, more: str) -> Message:
    """each card is dealt twice; too often: { $cards }, too few: { $more }"""
    return Message("record-pack-size", (("cards", cards), ("more", more)))


def drawn_too_early(*, number: int, other: int) -> Message:
    """`drawn` { $number }: nothing can be declared before { $other } cards are drawn"""
    return Message("record-drawn-too-early", (("number", number), ("other", other)))


def cannot_declare(*, seat: Seat, cards: str, number: int, legal: Sequence[Message]) -> Message:
    """{ $seat } cannot declare { $cards } with { $number } cards drawn; legal: { $legal }"""
    return Message(
        "record-cannot-declare", (("seat", seat), ("cards", cards), ("number", number), ("legal", tuple(legal)))
    )


def hands_alone(*, number: int, other: int) -> Message:
    """where only `hands` are written, every declaration stands at `drawn` { $number }, not { $other }"""
    return Message("record-hands-alone", (("number", number), ("other", other)))


def nothing_to_declare(*, seat: Seat, cards: str, number: int) -> Message:
    """{ $seat } cannot declare { $cards } with { $number } cards drawn; legal: nothing"""
    return Message("record-nothing-to-declare", (("seat", seat), ("cards", cards), ("number", number)))


def follow_size(*, number: int, other: int) -> Message:
    """{ $number } cards follow a lead of { $other }; legal: { $other } cards"""
    return Message("record-follow-size", (("number", number), ("other", other)))


def after_cards(*, cards: str, what: Message) -> Message:
    """after { $cards }: { $what }"""
    return Message("record-after-cards", (("cards", cards), ("what", what)))
