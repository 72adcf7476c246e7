/** A seat before the first deal: the sign of the person, the sign of the house for a bot, or an empty ring. */

import { Sign } from "../cards/Sign";
import { Mon } from "../parts/Icon";
import "./SeatMark.css";

interface SeatMarkProps {
  player: string;
  sign: number | null | undefined;
}

/** The name of the person stands beside it. */
export function SeatMark({ player, sign }: SeatMarkProps) {
  const kind = player === "open" || player === "person" ? player : "bot";
  return (
    <span class={`seat-mark seat-${kind}`} aria-hidden="true">
      {typeof sign === "number" ? <Sign sign={sign} /> : kind === "bot" ? <Mon /> : null}
    </span>
  );
}
