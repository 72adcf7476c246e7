/** The nearest seat: last event, piles, hand, and the next action. */

import { SeatPortrait } from "../cards/Portrait";
import { SeatTalk } from "../table/SeatTalk";
import { nearestSeat } from "../table/seats";
import { nameOf, seatLabel } from "../words/names";
import { say } from "../words/say";
import { ActPanel, Ticker } from "./Act";
import { HasShown } from "./Bystander";
import { Hand } from "./Hand";
import { PileStrip, Piles, Sum } from "./Piles";
import { Seals, Slips } from "./Seals";
import { isLookingOn, isOpen, standing } from "./standing";
import { useTable } from "./tableContext";
import "./OwnSeat.css";

export function OwnSeat() {
  const { game, table, view, people } = useTable();
  const seat = nearestSeat(table);
  const captured = view.captured[seat] ?? "";
  return (
    <section class={view.turn === seat ? "mine on" : "mine"} aria-label={seatLabel(seat, people)}>
      <div class="my-top">
        <Ticker />
        <div class="turn" data-purse={seat}>
          <SeatTalk seat={seat} />
          <p class="tn">
            <SeatPortrait player={table.players[seat]} />
            <b>{nameOf(seat, people)}</b> <small>{state()}</small>
          </p>
          <p class="slips">
            <Seals seat={seat} />
            <Slips seat={seat} />
          </p>
        </div>
        <div class="my-piles">
          {!isLookingOn(view, seat) && (
            <>
              <Piles cards={captured} moves />
              <Sum cards={captured} />
            </>
          )}
        </div>
        <ActPanel />
      </div>
      {!isOpen(view) && isLookingOn(view, seat) ? (
        <div class="looking-on">
          <p>{say(`flowers-looking-on-${standing(view, seat) as "out" | "squeezed" | "white"}`)}</p>
          <HasShown seat={seat} />
        </div>
      ) : (
        <>
          <PileStrip seat={seat} />
          <Hand />
        </>
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
