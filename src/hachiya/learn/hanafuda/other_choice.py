"""The words for the choice with flower cards that another is compared with (with pine crane, after folding)."""

from collections.abc import Callable, Mapping

from hachiya.games.choices import Choice
from hachiya.games.hanafuda.game import state_of
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.view import View
from hachiya.words.message import Message
from hachiya.words.say import learn as say

_AFTER: Mapping[str, Callable[..., Message]] = {
    "action-flower": say.with_card,
    "action-show-cards": say.after_show,
    "action-show-nothing": say.after_show_nothing,
    "action-look": say.after_look,
    "action-unseen": say.after_unseen,
    "action-join": say.after_join,
    "action-fold": say.after_fold,
    "action-fold-hachiju": say.after_fold_hachiju,
    "action-double": say.after_double,
    "action-stop": say.after_stop,
    "action-stop-hachiju": say.after_stop_hachiju,
    "action-sage": say.after_sage,
    "action-cancel": say.after_cancel,
    "action-go-on": say.after_go_on,
}
"""The clause for each name of a choice; both have one and the same arguments."""

_AFTER_TAKING: Callable[..., Message] = say.with_taken


def after(view: View, choice: Choice) -> Message:
    """Say what follows if a seat makes this choice, as a part of a sentence."""
    takes = state_of(view.state).phase in (Phase.PICK_HAND, Phase.PICK_STOCK)
    says = _AFTER_TAKING if takes else _AFTER[choice.title.key]
    return says(**dict(choice.title.arguments))
