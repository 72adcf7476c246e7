/** A small plate for a seat that looks on this month, or that has not spoken in the auction. */

import { Fan } from "../cards/Card";
import { Money } from "../parts/Money";
import type { Seat } from "../protocol/messages";
import { Plate } from "../table/Plate";
import { seatLabel, yakuName } from "../words/names";
import { say } from "../words/say";
import { ClosedCards } from "./OpponentHand";
import { Seals } from "./Seals";
import { isLookingOn, isOpen, squeezedHand, standing } from "./standing";
import { useTable } from "./tableContext";
import "./Bystander.css";

export function Bystander({ seat }: { seat: Seat }) {
  const { table, view, people, sheet } = useTable();
  const name = seatLabel(seat, people);
  const state = standing(view, seat);
  const squeezed = !isOpen(view) && squeezedHand(view, seat);
  return (
    <article class={isLookingOn(view, seat) ? "by by-out" : "by"} aria-label={name}>
      <Plate
        seat={seat}
        people={people}
        player={table.players[seat]}
        isOn={view.turn === seat}
        seals={<Seals seat={seat} />}
        about={<span data-state={state}>{say(`flowers-standing-${state}`)}</span>}
        score={<Money points={view.scores[seat] ?? 0} />}
      />
      {isOpen(view) ? <ClosedCards count={view.hands[seat]?.length ?? 0} /> : <HasShown seat={seat} />}
      {squeezed && (
        <button type="button" class="by-open" onClick={() => (sheet.value = { piles: seat })}>
          <span class="vh">{say("flowers-squeezed-shown")}</span>
        </button>
      )}
    </article>
  );
}

/** The hand yaku that a squeezed-out seat has shown. */
export function HasShown({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const put = squeezedHand(view, seat);
  if (!put) return null;
  return (
    <div class="by-shown" role="group" aria-label={say("flowers-squeezed-shown")}>
      <Fan cards={put.cards} class="closes-up" />
      {put.yaku.length > 0 && <b class="slip">{yakuName(put.yaku)}</b>}
    </div>
  );
}
