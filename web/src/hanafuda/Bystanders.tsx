/** The seats that look on this month, at both sides of the field. */

import { nearestSeat, seatOrder } from "../table/seats";
import { say } from "../words/say";
import { Bystander } from "./Bystander";
import { hasAuction, isOpen } from "./standing";
import { useTable } from "./tableContext";
import "./Bystanders.css";

export function Bystanders() {
  const { table, view } = useTable();
  if (!hasAuction(view)) return null;
  const others = seatOrder(nearestSeat(table), table.names.length).slice(1);
  const seats = isOpen(view) ? [] : others.filter((seat) => !view.order.includes(seat));
  const half = Math.ceil(seats.length / 2);
  return (
    <section class="bys" aria-label={say("flowers-bystanders")} data-count={seats.length}>
      {[seats.slice(0, half), seats.slice(half)].map((side, place) => (
        <div key={place} class="bys-side">
          {side.map((seat) => (
            <Bystander key={seat} seat={seat} />
          ))}
        </div>
      ))}
    </section>
  );
}
