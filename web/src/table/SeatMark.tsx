/** A seat before the first deal: the sign of the person, the portrait of the bot, or an empty ring. */

import { SeatPortrait } from "../cards/Portrait";
import { Sign } from "../cards/Sign";
import "./SeatMark.css";

interface SeatMarkProps {
  player: string;
  name: string;
  sign: number | null | undefined;
}

/** The look of a seat by its player; of any other player it is that of a bot. */
const LOOKS: Record<string, string> = { open: "open", person: "person" };
const BOT = "bot";
const lookOf = (player: string): string => LOOKS[player] ?? BOT;

/** The name of the person stands beside it. A person whose sign is not known has no mark. */
export function SeatMark({ player, name, sign }: SeatMarkProps) {
  const look = lookOf(player);
  if (look === "person" && typeof sign !== "number") return null;
  return (
    <span class={`seat-mark seat-${look}`} aria-hidden={look !== BOT}>
      {look === BOT ? <SeatPortrait player={player} name={name} /> : typeof sign === "number" && <Sign sign={sign} />}
    </span>
  );
}
