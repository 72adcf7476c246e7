/** The hand of an opponent: open cards, closed cards, and yaku that were shown or made. */

import { Fan } from "../cards/Card";
import { UNKNOWN } from "../cards/deck";
import type { Seat } from "../protocol/messages";
import { say } from "../words/say";
import { Slips } from "./Seals";
import { useTable } from "./tableContext";
import "./OpponentHand.css";

export function OpponentHand({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const hand = view.hands[seat] ?? "";
  const openCards = hand.replaceAll(UNKNOWN, "");
  return (
    <div class="opp-hand" data-place={`hand-${seat}`}>
      <div class="opp-cards">
        {openCards && <Fan cards={openCards} moves class="open closes-up" />}
        <ClosedCards count={hand.length - openCards.length} />
      </div>
      <div class="slips">
        <Slips seat={seat} />
      </div>
    </div>
  );
}

export function ClosedCards({ count }: { count: number }) {
  if (!count) return null;
  return (
    <div class="closed" role="img" aria-label={say("flowers-hand-closed", { n: count })}>
      <Fan cards={UNKNOWN.repeat(count)} class="closes-up" />
    </div>
  );
}
