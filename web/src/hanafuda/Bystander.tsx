/** A small plate for a seat that looks on this month, or that has not spoken in the auction. */

import { Fan } from "../cards/Card";
import { SeatPortrait } from "../cards/Portrait";
import { Icon } from "../parts/Icon";
import { Money } from "../parts/Money";
import type { Seat } from "../protocol/messages";
import { PresenceBadge } from "../table/AttendanceSlots";
import { SeatTalk } from "../table/SeatTalk";
import { seatLabel, yakuName } from "../words/names";
import { say } from "../words/say";
import { ClosedCards } from "./PlateHand";
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
    <article
      class={`by ${isLookingOn(view, seat) ? "by-out" : ""} ${view.turn === seat ? "on" : ""}`}
      aria-label={name}
    >
      <header data-purse={seat}>
        <SeatPortrait player={table.players[seat]} />
        <Seals seat={seat} />
        <h2>{name}</h2>
        <SeatTalk seat={seat} />
        <PresenceBadge seat={seat} thinking={view.turn === seat} />
        <Money points={view.scores[seat] ?? 0} />
      </header>
      <div class="by-body">
        <p class="by-state" data-state={state}>
          {say(`flowers-standing-${state}`)}
          {isLookingOn(view, seat) && <span class="watching">{say("flowers-standing-watching")}</span>}
        </p>
        {isOpen(view) ? <ClosedCards count={view.hands[seat]?.length ?? 0} /> : <HasShown seat={seat} />}
        {squeezed && (
          <button type="button" class="by-open" onClick={() => (sheet.value = { piles: seat })}>
            <span class="vh">{say("flowers-squeezed-shown")}</span>
            <Icon name="down" />
          </button>
        )}
      </div>
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
