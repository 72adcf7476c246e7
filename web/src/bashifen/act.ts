/** The viewer's next action in words, with its buttons. */

import { speed } from "../preferences";
import type { PackCard } from "../protocol/messages";
import { seatLabel } from "../words/names";
import { list, say } from "../words/say";
import { isClaim, partsOf } from "./claim";
import { demandText } from "./demand";
import type { Lack } from "./lack";
import { cardNames, declarationText, groupName, type Spelling } from "./names";
import { DRAWS, PASS, rankName, shownBy } from "./pack";
import type { ShownTable } from "./tableContext";

export interface Button {
  key: string;
  text: string;
  words: string;
  /** The trump suit that the button declares. */
  about?: string;
  plain?: boolean;
  /** Whether the button is disabled. */
  off?: boolean;
  /** Whether the button shows the next move. */
  next?: boolean;
  /** The actions of the choice that the button makes. */
  actions?: readonly number[];
  go: () => void;
}

export interface Act {
  text: string;
  words: string;
  buttons: Button[];
}

const both = (make: (spelling: Spelling) => string) => ({ text: make("signs"), words: make("words") });

export function actOf(at: ShownTable): Act {
  const { view, game, people, aside } = at;
  const mine = people.viewer !== "table";
  if (view.phase === "over") {
    const go = () => (aside.value = false);
    return {
      ...both(() => say("desk-turn-over")),
      buttons: [{ key: "result", ...both(() => say("desk-act-result")), go }],
    };
  }
  if (game.isReplay) return { ...both(() => ""), buttons: [] };
  if (game.session.ended.value) {
    const go = () => game.session.showEnd();
    return {
      ...both(() => say("desk-turn-ended")),
      buttons: [{ key: "result", ...both(() => say("desk-act-result")), go }],
    };
  }
  if (speed.value === "step" && (game.waiting.value || (view.phase === "play" && !game.isAsked.value))) {
    const off = !game.waiting.value;
    const next = { key: "next", ...both(() => say("desk-act-next")), off, next: true, go: () => game.step() };
    return { ...both(() => (off ? "" : say("desk-act-next-why"))), buttons: [next] };
  }
  if (view.phase === "draw") return drawing(at);
  if (!game.ready.value) {
    const other =
      view.turn !== null && view.turn !== people.viewer
        ? say("desk-act-wait", { who: seatLabel(view.turn, people) })
        : "";
    return { ...both(() => other), buttons: [] };
  }
  if (!mine) return { ...both(() => ""), buttons: [] };
  return view.phase === "bury" ? burying(at) : playing(at);
}

function drawing({ view, game, people }: ShownTable): Act {
  const buttons: Button[] = [];
  const allDrawn = view.drawn >= DRAWS;
  for (const action of view.legal) {
    const cards = shownBy(action, view);
    // Silence counts as a pass before the last card; after it all four confirm.
    if (action === PASS ? !allDrawn : !cards) continue;
    const go = () => game.act([action]);
    if (!cards) {
      const key = view.declared || view.legal.length > 1 ? "pairs-confirm-more" : "pairs-confirm";
      buttons.push({
        key: String(action),
        ...both(() => say(key)),
        plain: view.legal.length > 1,
        actions: [action],
        go,
      });
    } else {
      buttons.push({
        key: String(action),
        ...both((spelling) => say("pairs-show", { cards: cardNames(cards, spelling) })),
        about: declarationText(cards, "signs"),
        actions: [action],
        go,
      });
    }
  }
  const isAsked = game.ready.value && buttons.length > 0;
  const key = allDrawn
    ? isAsked
      ? buttons.length > 1
        ? "pairs-draw-last"
        : "pairs-draw-confirm"
      : "pairs-draw-wait"
    : isAsked
      ? "pairs-draw-may"
      : people.viewer === "table"
        ? "pairs-draw-watch"
        : "pairs-draw-none";
  return {
    ...both(() => (key === "pairs-draw-none" ? say(key, { rank: rankName(view.trump_rank) }) : say(key))),
    buttons: game.ready.value ? buttons : buttons.map((button) => ({ ...button, off: true })),
  };
}

function burying({ choice }: ShownTable): Act {
  const lack = choice.lack.value;
  const go = () => choice.submit();
  if (lack) {
    const text = say(lack.why === "many" ? "pairs-lack-many" : "pairs-lack-cards", { n: lack.n });
    return { ...both(() => say("pairs-bury-say")), buttons: [{ key: "go", ...both(() => text), off: true, go }] };
  }
  return {
    ...both(() => say("pairs-bury-say")),
    buttons: [{ key: "go", ...both(() => say("pairs-bury-do")), actions: choice.actions.value, go }],
  };
}

function playing({ view, choice }: ShownTable): Act {
  const { ask } = view;
  const chosen = choice.chosen.value;
  const lack = choice.lack.value;
  const go = () => choice.submit();
  if (!ask || ask.cards === null) {
    const button = (spelling: Spelling) =>
      chosen.length ? say("pairs-lead-do", { cards: brief(chosen, spelling) }) : say("pairs-lead-none");
    return {
      ...both((spelling) =>
        chosen.length
          ? lead(chosen, spelling)
          : say(view.tops.single.length + view.tops.pairs.length ? "pairs-lead-say-tops" : "pairs-lead-say"),
      ),
      buttons: [{ key: "go", ...both(button), off: lack !== null, actions: choice.actions.value, go }],
    };
  }
  const named = (spelling: Spelling) => (ask.suit ? groupName(ask.suit, spelling) : "");
  const button = (spelling: Spelling) =>
    lack ? lacking(lack, named(spelling)) : say("pairs-play-do", { cards: brief(chosen, spelling) });
  return {
    ...both((spelling) => demandText(ask, named(spelling))),
    buttons: [{ key: "go", ...both(button), off: lack !== null, actions: choice.actions.value, go }],
  };
}

function lacking({ why, n }: NonNullable<Lack>, group: string): string {
  return say(`pairs-lack-${why}`, { n, group });
}

/** The kind of lead that the chosen cards are. */
function lead(chosen: readonly PackCard[], spelling: Spelling): string {
  const cards = cardNames(chosen, spelling);
  if (isClaim(chosen)) return say("pairs-lead-tops", { cards });
  return say(partsOf(chosen).pairs.length ? "pairs-lead-pair" : "pairs-lead-single", { cards });
}

/** A few cards by name, many by number. */
const brief = (cards: readonly PackCard[], spelling: Spelling): string =>
  cards.length <= 3 ? cardNames(cards, spelling) : say("pairs-cards", { n: cards.length });

/** The risks of a lead, part by part. */
export const doubtText = (pairs: readonly PackCard[], singles: readonly PackCard[], spelling: Spelling): string =>
  list([
    ...pairs.map((card) => cardNames([card, card], spelling)),
    ...singles.map((card) => cardNames([card], spelling)),
  ]);
