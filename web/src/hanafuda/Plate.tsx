/** The plate of an opponent: name, score, open and closed cards, captured piles. */

import { SeatPortrait } from "../cards/Portrait";
import { CountingMoney } from "../parts/CountingMoney";
import type { Seat } from "../protocol/messages";
import { PresenceBadge } from "../table/AttendanceSlots";
import { SeatTalk } from "../table/SeatTalk";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { PileStrip, Piles, Sum } from "./Piles";
import { PlateHand } from "./PlateHand";
import { Seals } from "./Seals";
import { useTable } from "./tableContext";
import "./Plate.css";

export function Plate({ seat }: { seat: Seat }) {
  const { table, view, people } = useTable();
  const name = seatLabel(seat, people);
  const hand = view.hands[seat] ?? "";
  const captured = view.captured[seat] ?? "";
  return (
    <article class={view.turn === seat ? "opp on" : "opp"} aria-label={name}>
      <header class="opp-h" data-purse={seat}>
        <SeatPortrait player={table.players[seat]} />
        <Seals seat={seat} />
        <h2>{name}</h2>
        <SeatTalk seat={seat} />
        <PresenceBadge seat={seat} thinking={view.turn === seat} />
        <span class="hand-n">{say("flowers-hand-count", { n: hand.length })}</span>
        <b class="score">
          <CountingMoney points={view.scores[seat] ?? 0} />
        </b>
      </header>
      <div class="opp-body">
        <PlateHand seat={seat} />
        <div class="opp-piles">
          <Piles cards={captured} moves />
          <Sum cards={captured} />
        </div>
      </div>
      <PileStrip seat={seat} short />
    </article>
  );
}
