"""The questions at a terminal table of bashifen, and their explanations (`?`) by the rules of the table."""

from collections.abc import Sequence

from hachiya.cli.bashifen.legal import legal_words, suit_title
from hachiya.explain.bashifen.cards import rank_name
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import DRAWS, KITTY, Declaration, Phase, Rules, State
from hachiya.words.columns import align_left, width
from hachiya.words.message import Message
from hachiya.words.say import trick as say
from hachiya.words.voice import Voice


def question(view: State) -> Message:
    """Return the question for the seat at turn."""
    if view.phase == Phase.DRAW:
        return say.ask_last_show() if view.drawn == DRAWS else say.ask_show()
    if view.phase == Phase.BURY:
        return say.ask_bury(number=KITTY)
    if view.plays == 0:
        return say.ask_lead()
    title = suit_title(view.lead_suit)
    if view.lead_pairs:
        return say.ask_follow_pairs(title=title, number=view.lead_cards, wanted=view.lead_pairs)
    return say.ask_follow(title=title, number=view.lead_cards)


def explanation(view: State, rules: Rules, voice: Voice) -> list[str]:
    """Write the lines that explain the present choice; the last line says what is legal."""
    lines = [voice.say(message) for message in _lines(view, rules)]
    if view.phase == Phase.PLAY and view.plays:
        lines += _table(view, voice)
    return [*lines, voice.say(say.legal_stands_alone(legal=legal_words(view)))]


def _lines(view: State, rules: Rules) -> Sequence[Message]:
    if view.phase == Phase.DRAW:
        return _drawing(view, rules)
    if view.phase == Phase.BURY:
        return say.explain_bury(number=KITTY), say.explain_buried()
    if view.plays:
        title = suit_title(view.lead_suit)
        return (say.explain_led(title=title, number=view.lead_cards, wanted=view.lead_pairs),)
    return say.explain_lead(), say.explain_tops(), say.explain_wrong_lead()


def _drawing(view: State, rules: Rules) -> list[Message]:
    lines = [say.explain_show(rank=rank_name(view.books.trump_rank)), say.explain_jokers()]
    if rules.jokers_over == Declaration.SINGLE:
        lines.append(say.explain_jokers_late())
    if view.books.next_dealer < 0:
        lines.append(say.explain_first_deal())
    return [*lines, say.explain_nobody(), say.draw_keys()]


def _table(view: State, voice: Voice) -> list[str]:
    """The table of RULES B2 for a lead of n cards with k pairs."""
    rows = [
        (say.in_hand(title=suit_title(view.lead_suit)), say.you_play()),
        (say.have_none(), say.play_any() if view.lead_suit == NO_SUIT else say.play_any_ruff()),
        (say.have_few(), say.play_all_and_others()),
        (say.have_pairs(), say.play_with_all_pairs()),
        (say.have_more_pairs(), say.play_with_some_pairs()),
    ]
    texts = [(voice.say(hand), voice.say(play)) for hand, play in rows]
    wide = max(width(hand) for hand, _ in texts) + 2
    return [f"  {align_left(hand, wide)}{play}" for hand, play in texts]
