/** The other seats: a plate for each that plays, a small one for each that looks on or has not spoken. */

import { nearestSeat, seatOrder } from "../table/seats";
import { say } from "../words/say";
import { Bystander } from "./Bystander";
import { Plate } from "./Plate";
import { isOpen } from "./standing";
import { Tanzaku } from "./Tanzaku";
import { useTable } from "./tableContext";
import "./Opponents.css";

export function Opponents() {
  const { table, view } = useTable();
  const seats = table.names.length;
  const own = nearestSeat(table);
  const others = seatOrder(own, seats).slice(1);
  const plates = isOpen(view) ? [] : others.filter((seat) => view.order.includes(seat));
  const small = others.filter((seat) => !plates.includes(seat));
  return (
    <section class="opps" aria-label={say("flowers-opponents")}>
      <Tanzaku />
      {small.length > 0 && (
        <div key={plates.length} class="bys" data-open={isOpen(view)} style={{ "--n": small.length }}>
          {small.map((seat) => (
            <Bystander key={seat} seat={seat} />
          ))}
        </div>
      )}
      {plates.map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
    </section>
  );
}
