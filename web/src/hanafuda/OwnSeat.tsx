/** The nearest seat: plate, captured cards, the next action, and the hand. */

import { CountingMoney } from "../parts/CountingMoney";
import { Plate } from "../table/Plate";
import { nearestSeat } from "../table/seats";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { ActPanel, Ticker } from "./Act";
import { HasShown } from "./Bystander";
import { Hand } from "./Hand";
import { Captured, Sum } from "./Piles";
import { Seals, Slips } from "./Seals";
import { isLookingOn, isOpen, standing } from "./standing";
import { useTable } from "./tableContext";
import "./OwnSeat.css";

export function OwnSeat() {
  const { game, table, view, people } = useTable();
  const seat = nearestSeat(table);
  const looksOn = isLookingOn(view, seat);
  return (
    <section class="mine" aria-label={seatLabel(seat, people)}>
      <div class="my-top">
        <Ticker />
        <Plate
          seat={seat}
          people={people}
          player={table.players[seat]}
          isOn={view.turn === seat}
          seals={<Seals seat={seat} />}
          about={<span class="my-state">{state()}</span>}
          score={<CountingMoney points={view.scores[seat] ?? 0} />}
        />
        <div class="slips my-slips">
          <Slips seat={seat} />
        </div>
        {!looksOn && (
          <>
            <Captured seat={seat} />
            <Sum cards={view.captured[seat] ?? ""} />
          </>
        )}
        <ActPanel />
      </div>
      {!isOpen(view) && looksOn ? (
        <div class="looking-on">
          <p>{say(`flowers-looking-on-${standing(view, seat) as "out" | "squeezed" | "white"}`)}</p>
          <HasShown seat={seat} />
        </div>
      ) : (
        <Hand />
      )}
    </section>
  );

  /** The state of the nearest seat; the turn of another seat is shown on its plate. */
  function state(): string {
    if (view.phase === "over") return say("desk-turn-over");
    if (game.session.ended.value) return say("desk-turn-ended");
    if (view.turn !== seat) return "";
    return seat === people.viewer ? say("desk-turn-you") : say("flowers-turn");
  }
}
