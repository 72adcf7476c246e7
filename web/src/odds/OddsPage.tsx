/** The page of a game's odds, fetched when it is shown. */

import { GonePage } from "../parts/Gone";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const odds = async () =>
  (await Promise.all([import("./Odds"), loadShelves("flowers", "hanafuda", "bashifen", "guide")]))[0].Odds;

export const OddsPage = ({ game }: { game: string }) => (
  <Lazy fetch={odds} failed="page-odds-failed" props={{ game, none: <GonePage /> }} />
);
