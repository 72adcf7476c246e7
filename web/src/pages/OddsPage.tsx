/** The odds of a game: fetched when somebody wants to know them. */

import { Later } from "../parts/Later";
import { GonePage } from "./GonePage";

const telling = async () => (await import("../odds/Odds")).Odds;

export const OddsPage = ({ game }: { game: string }) => <Later fetch={telling} failed="odds.failed" props={{ game, none: <GonePage /> }} />;
