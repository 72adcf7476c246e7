/** The portrait of a bot, or the first letter of a bot of the house's own. Its name stands beside it; the portrait names
 * its rung. */

import { botOf, rungName } from "../words/names";
import "./Portrait.css";

// Made by `make art`.
const PICTURES = import.meta.glob<string>("./portraits/*.svg", { eager: true, query: "?url", import: "default" });

/** How many bots of one rung have a portrait of their own. */
const TWINS = 3;

interface PortraitProps {
  bot: string;
  /** The name of its seat. The number at its end tells bots of one rung apart, and so does the colour behind them. */
  name?: string | undefined;
}

export function Portrait({ bot, name = "" }: PortraitProps) {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  const picture = PICTURES[`./portraits/${bot}-${((number - 1) % TWINS) + 1}.svg`];
  if (!picture) {
    return (
      <span class="portrait portrait-letter" aria-hidden="true">
        {[...bot][0]}
      </span>
    );
  }
  const rung = rungName(bot);
  return <img class="portrait" src={picture} alt={rung} title={rung} width={100} height={100} draggable={false} />;
}

/** The portrait of the bot that plays as this player; nothing for a person. */
export function SeatPortrait({ player, name }: { player: string | undefined; name?: string | undefined }) {
  const bot = botOf(player);
  return bot && <Portrait bot={bot} name={name} />;
}
