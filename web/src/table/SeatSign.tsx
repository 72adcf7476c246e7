/** The sign of a seat, in a ring of its colour: a bot's portrait, a person's plant, or the first letter of the name. */

import { useContext } from "preact/hooks";
import { Portrait } from "../cards/Portrait";
import { Sign } from "../cards/Sign";
import { botOf } from "../words/names";
import { PresenceBadge } from "./AttendanceSlots";
import { AttendanceContext, type PresenceProps } from "./attendance";
import "./SeatSign.css";

/** `name` stands beside it. */
export function SeatSign({ name, player, ...at }: PresenceProps & { name: string; player: string | undefined }) {
  const sign = useContext(AttendanceContext)?.presence.value?.signs[at.seat];
  const bot = botOf(player);
  return (
    <span class="seat-sign" data-thinking={at.thinking || undefined}>
      {bot ? (
        <Portrait bot={bot} name={name} />
      ) : typeof sign === "number" ? (
        <Sign sign={sign} />
      ) : (
        <span aria-hidden="true">{[...name][0]}</span>
      )}
      <PresenceBadge {...at} />
    </span>
  );
}
