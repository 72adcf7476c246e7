/** A seat that plays against the nearest one: its plate, open and closed cards, and captured cards. */

import { CountingMoney } from "../parts/CountingMoney";
import type { Seat } from "../protocol/messages";
import { Plate } from "../table/Plate";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { OpponentHand } from "./OpponentHand";
import { Captured, Sum } from "./Piles";
import { Seals } from "./Seals";
import { useTable } from "./tableContext";
import "./Opponent.css";

export function Opponent({ seat }: { seat: Seat }) {
  const { table, view, people } = useTable();
  const name = seatLabel(seat, people);
  return (
    <article class="opp" aria-label={name}>
      <Plate
        seat={seat}
        people={people}
        player={table.players[seat]}
        isOn={view.turn === seat}
        seals={<Seals seat={seat} />}
        about={
          <>
            <span class="hand-n">{say("flowers-hand-count", { n: view.hands[seat]?.length ?? 0 })}</span>
            <Sum cards={view.captured[seat] ?? ""} />
          </>
        }
        score={<CountingMoney points={view.scores[seat] ?? 0} />}
      />
      <OpponentHand seat={seat} />
      <Captured seat={seat} />
    </article>
  );
}
