/** The odds of a game: fetched when somebody wants to know them. */

import { GonePage } from "../parts/Gone";
import { Later } from "../parts/Later";

const telling = async () => (await import("./Odds")).Odds;

export const OddsPage = ({ game }: { game: string }) => (
  <Later fetch={telling} failed="odds.failed" props={{ game, none: <GonePage /> }} />
);
