/** The page of statistics, fetched when it is shown. */

import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const statistics = async () =>
  (await Promise.all([import("./Statistics"), loadShelves("flowers", "statistics")]))[0].Statistics;

/** `whose` is a bot, or `bots` for all of them; empty for the person's own. */
export const StatisticsPage = ({ whose }: { whose: string }) => (
  <Lazy fetch={statistics} failed="page-statistics-failed" props={{ whose }} />
);
