/** An opponent: name, score, what lies open, closed cards, captured piles. */

import { Fan } from "../cards/Card";
import { UNKNOWN } from "../cards/deck";
import { CountedMoney } from "../parts/CountedMoney";
import type { Seat } from "../protocol/messages";
import { who } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./desk";
import { PileStrip, Piles, Sum } from "./Piles";
import { Seals, Slips } from "./Seals";

export function Plate({ seat }: { seat: Seat }) {
  const { view, people } = useTable();
  const name = who(seat, people);
  const hand = view.hands[seat] ?? "";
  const known = hand.replaceAll(UNKNOWN, "");
  const captured = view.captured[seat] ?? "";
  return (
    <article class={view.turn === seat ? "opp on" : "opp"} aria-label={name}>
      <header class="opp-h">
        <Seals seat={seat} />
        <h2>{name}</h2>
        <span class="hand-n">{say("hand.count", { n: hand.length })}</span>
        <b class="score">
          <CountedMoney points={view.scores[seat] ?? 0} />
        </b>
      </header>
      <div class="opp-body">
        <div class="opp-hand" data-place={`hand-${seat}`}>
          {known && <Fan cards={known} moves class="open closes-up" />}
          <Closed count={hand.length - known.length} />
          <div class="slips">
            <Slips seat={seat} />
          </div>
        </div>
        <div class="opp-piles">
          <Piles cards={captured} moves />
          <Sum cards={captured} />
        </div>
      </div>
      <PileStrip seat={seat} short />
    </article>
  );
}

/** So many cards a hand has at first. */
const HAND = 7;

export function Closed({ count }: { count: number }) {
  if (!count) return null;
  return (
    <div class="closed" role="img" aria-label={say("hand.closed", { n: count })}>
      <Fan cards={UNKNOWN.repeat(count)} room={HAND} class="closes-up" />
    </div>
  );
}
