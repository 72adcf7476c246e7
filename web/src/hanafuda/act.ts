/** The viewer's next action in words, with its button. */

import { speed } from "../preferences";
import { nearestSeat } from "../table/seats";
import { cardName, cardNames, seatLabel } from "../words/names";
import { say } from "../words/say";
import { needsText, warningsOf } from "./needs";
import { opening } from "./opening";
import { mayShow, offerOf, useTable } from "./tableContext";

export interface Act {
  text: string;
  /** The keys for the action. */
  keys?: string;
  /** The text of the button; null where the cards are the buttons. */
  label: string | null;
  go: () => void;
  /** The seats that the card would help, where that is 法度. */
  warnings: string[];
  /** The other seats that want the highlighted card. */
  note: string;
  /** Whether the button shows the next move; `off` while no move waits. */
  next?: boolean;
  off?: boolean;
}

const nothing = () => {};

export function useAct(): Act {
  const { game, choice, view, people, table } = useTable();
  const card = choice.picking.value ? choice.pointed.value : choice.highlighted.value;
  const hasNothingToShow = game.ready.value && view.phase === "show" && !mayShow(view);
  const record = game.record.value;
  const begins = record.some(({ e }) => e === "play") ? "" : opening(table, record, people).join(" ");
  const needText = card ? needsText(view, card, nearestSeat(table), people) : "";
  const note = hasNothingToShow ? `${say("flowers-show-none")} ${begins}` : needText || begins;
  return { ...useNextAction(), note, warnings: card ? warningsOf(choice, card, people) : [] };
}

function useNextAction(): Omit<Act, "warnings" | "note"> {
  const { game, choice, view, people, aside } = useTable();
  const decide = () => (aside.value = false);
  if (view.phase === "over") return { text: say("desk-turn-over"), label: say("desk-act-result"), go: decide };
  if (game.isReplay) return { text: "", label: null, go: nothing };
  if (game.session.ended.value)
    return { text: say("desk-turn-ended"), label: say("desk-act-result"), go: () => game.session.showEnd() };
  if (speed.value === "step" && !game.isAsked.value) {
    const isWaiting = game.waiting.value;
    return {
      text: isWaiting ? say("desk-act-next-why") : "",
      label: say("desk-act-next"),
      go: () => game.step(),
      next: true,
      off: !isWaiting,
    };
  }
  if (!game.ready.value) {
    const other =
      view.turn !== null && view.turn !== people.viewer
        ? say("desk-act-wait", { who: seatLabel(view.turn, people) })
        : "";
    return { text: other, label: null, go: nothing };
  }
  if (choice.picking.value)
    return { text: say("flowers-act-pick", { card: cardName(view.pending ?? "") }), label: null, go: nothing };
  const none = offerOf(view, "pass");
  if (view.phase === "show" && none && !mayShow(view))
    return { text: say("flowers-show-none-why"), label: say("flowers-show-go-on"), go: () => game.act([none.action]) };
  if (view.phase !== "play") return { text: "", label: say("flowers-act-decide"), go: decide };

  const card = choice.picked.value;
  if (!card) return { text: say("flowers-act-hint"), keys: say("flowers-act-keys"), label: null, go: nothing };
  const takes = choice.takes(card);
  const args = { card: cardName(card), takes: cardNames(takes) };
  const play = () => choice.play();
  if (!takes) return { text: say("flowers-act-say-lay", args), label: say("flowers-act-lay"), go: play };
  if (takes.length === 2)
    return { text: say("flowers-act-say-two", args), label: say("flowers-act-take-two"), go: play };
  return { text: say("flowers-act-say-take", args), label: say("flowers-act-take", args), go: play };
}
