/** The hand of an opponent: open cards, closed cards, and yaku that were shown or made. */

import { Fan } from "../cards/Card";
import { UNKNOWN } from "../cards/deck";
import type { Seat } from "../protocol/messages";
import { say } from "../words/say";
import { Slips } from "./Seals";
import { useTable } from "./tableContext";
import "./PlateHand.css";

export function PlateHand({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const hand = view.hands[seat] ?? "";
  const known = hand.replaceAll(UNKNOWN, "");
  return (
    <div class="opp-hand" data-place={`hand-${seat}`}>
      {known && <Fan cards={known} moves class="open closes-up" />}
      <Closed count={hand.length - known.length} />
      <div class="slips">
        <Slips seat={seat} />
      </div>
    </div>
  );
}

/** The number of cards in a hand at first. */
const HAND = 7;

export function Closed({ count }: { count: number }) {
  if (!count) return null;
  return (
    <div class="closed" role="img" aria-label={say("flowers-hand-closed", { n: count })}>
      <Fan cards={UNKNOWN.repeat(count)} room={HAND} class="closes-up" />
    </div>
  );
}
