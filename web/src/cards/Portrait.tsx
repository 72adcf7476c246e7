/** The portrait of a bot. Its name stands beside it; the portrait names its rung. */

import { botOf, rungName } from "../words/names";
import "./Portrait.css";

// Made by `make art`.
const PICTURES = import.meta.glob<string>("./portraits/*.svg", { eager: true, query: "?url", import: "default" });

export function Portrait({ bot }: { bot: string }) {
  const picture = PICTURES[`./portraits/${bot}.svg`];
  if (!picture) return null;
  const rung = rungName(bot);
  return <img class="portrait" src={picture} alt={rung} title={rung} width={100} height={100} draggable={false} />;
}

/** The portrait of the bot that plays as this player; nothing for a person. */
export function SeatPortrait({ player }: { player: string | undefined }) {
  const bot = botOf(player);
  return bot && <Portrait bot={bot} />;
}
