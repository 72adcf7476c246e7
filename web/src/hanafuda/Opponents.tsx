/** The other seats across the table, around the ribbon: in play, or in the auction. */

import { nearestSeat, seatOrder } from "../table/seats";
import { say } from "../words/say";
import { Bystander } from "./Bystander";
import { Opponent } from "./Opponent";
import { isOpen } from "./standing";
import { Tanzaku } from "./Tanzaku";
import { useTable } from "./tableContext";
import "./Opponents.css";

export function Opponents() {
  const { table, view } = useTable();
  const others = seatOrder(nearestSeat(table), table.names.length).slice(1);
  const isBidding = isOpen(view);
  const seats = isBidding ? others : others.filter((seat) => view.order.includes(seat));
  const Across = isBidding ? Bystander : Opponent;
  const half = Math.ceil(seats.length / 2);
  return (
    <section
      class="opps"
      data-open={isBidding || undefined}
      style={{ "--before": half, "--after": Math.max(1, seats.length - half) }}
      aria-label={say("flowers-opponents")}
    >
      {seats.slice(0, half).map((seat) => (
        <Across key={seat} seat={seat} />
      ))}
      <Tanzaku />
      {seats.slice(half).map((seat) => (
        <Across key={seat} seat={seat} />
      ))}
    </section>
  );
}
