/** The viewer's hand: a tap or an arrow picks a card, another plays it; a card can also be dragged onto the field. */

import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { CardButton, Fan } from "../cards/Card";
import { indexOf, UNKNOWN } from "../cards/deck";
import { Mark } from "../table/Hint";
import { HintContext } from "../table/hint";
import { nearestSeat } from "../table/seats";
import { cardName, cardNames, seatLabel } from "../words/names";
import { list, say } from "../words/say";
import { dragHandlers } from "./drag";
import { warningsOf, withWarnings } from "./needs";
import { ClosedCards } from "./OpponentHand";
import { useTable } from "./tableContext";
import "./Hand.css";

export function Hand() {
  const { table, view, people } = useTable();
  const seat = nearestSeat(table);
  const cards = view.hands[seat] ?? "";
  if (table.viewer !== "table") return <OwnHand cards={cards} />;
  const openCards = cards.replaceAll(UNKNOWN, "");
  return (
    <div
      class="hand looked-at"
      role="group"
      aria-label={say("flowers-hand-of", { who: seatLabel(seat, people) })}
      data-place={`hand-${seat}`}
      style={{ "--n": cards.length }}
    >
      {openCards && <Fan cards={openCards} moves class="open closes-up" />}
      <ClosedCards count={cards.length - openCards.length} />
    </div>
  );
}

function OwnHand({ cards }: { cards: string }) {
  const { choice, view, table, people } = useTable();
  const hint = useContext(HintContext);
  const at = useSignal(0);
  const place = Math.min(at.value, cards.length - 1);
  const exposed = view.exposed[nearestSeat(table)] ?? "";
  return (
    <ul
      class="hand"
      aria-label={say("desk-hand")}
      style={{ "--n": cards.length }}
      data-place={`hand-${nearestSeat(table)}`}
    >
      {[...cards].map((card, index) => {
        const takes = choice.takes(card);
        const picked = choice.picked.value === card;
        const partner = choice.partners.value.includes(card);
        const dangers = choice.dangers(card);
        const mark = choice.playing.value ? hint?.mark([indexOf(card)]) : null;
        return (
          <li
            key={card}
            class={exposed.includes(card) ? "open" : ""}
            style={{ "--at": index - (cards.length - 1) / 2 }}
            onFocusIn={() => (at.value = index)}
          >
            <CardButton
              card={card}
              label={withWarnings(handLabel(card, takes), [
                ...warningsOf(choice, card, people),
                ...(mark ? [mark.words] : []),
              ])}
              class={picked ? "is-picked" : mark?.best ? "is-advised" : partner ? "is-partner" : ""}
              pressed={picked}
              tabIndex={index === place ? 0 : -1}
              onChoose={() => choice.tapHand(card)}
              onPoint={(at) => choice.point(card, at)}
              describedBy="card-note"
              {...dragHandlers(choice, card)}
            >
              {dangers.length > 0 && (
                <span class={dangers.every(({ excused }) => excused) ? "flag flag-mild" : "flag"} aria-hidden="true">
                  {say("flowers-hatto-flag")}
                </span>
              )}
              {takes && choice.playing.value && !picked && <span class="dot" />}
              {mark && <Mark actions={[indexOf(card)]} />}
            </CardButton>
          </li>
        );
      })}
    </ul>
  );
}

function handLabel(card: string, takes: string): string {
  const name = cardName(card);
  if (!takes) return say("flowers-hand-lays", { card: name });
  if (takes.length !== 2) return say("flowers-hand-takes", { card: name, takes: cardNames(takes) });
  return say("flowers-hand-chooses", { card: name, takes: list([...takes].map(cardName)) });
}
