/** What somebody has done in all their matches: fetched when it is asked for. */

import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const statistics = async () =>
  (await Promise.all([import("./Statistics"), loadShelves("flowers", "statistics")]))[0].Statistics;

/** `whose`: a bot, `bots` for all of them; nothing for one's own. */
export const StatisticsPage = ({ whose }: { whose: string }) => (
  <Lazy fetch={statistics} failed="page-statistics-failed" props={{ whose }} />
);
