/** The seats of a table round its cloth: the viewer's own below, the others as they sit: the next player to the right. */

import type { ComponentChildren } from "preact";
import type { Viewer } from "../protocol/messages";
import { nearestSeat } from "../table/seats";
import "./SeatsRound.css";

interface SeatsRoundProps {
  label: string;
  viewer: Viewer;
  /** What is drawn at each seat. */
  seats: readonly ComponentChildren[];
  /** What lies on the cloth. */
  children: ComponentChildren;
}

export function SeatsRound({ label, viewer, seats, children }: SeatsRoundProps) {
  const own = nearestSeat({ viewer });
  return (
    <div class="round">
      <div class="round-cloth">{children}</div>
      <ol aria-label={label}>
        {seats.map((content, seat) => (
          <li key={seat} style={placeOf((seat - own + seats.length) % seats.length, seats.length)}>
            {content}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The middle of the n-th seat from the viewer's, on a circle of radius 1. */
function placeOf(n: number, all: number): Record<string, string> {
  const angle = Math.PI * (1 / 2 - (2 * n) / all);
  return { "--x": Math.cos(angle).toFixed(3), "--y": Math.sin(angle).toFixed(3) };
}
