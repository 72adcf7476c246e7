/** The page of a table's rules, fetched when it is shown. */

import { GonePage } from "../parts/Gone";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const page = async () =>
  (await Promise.all([import("./HouseRules"), loadShelves("start", "company", "rules")]))[0].HouseRules;

export const HouseRulesPage = ({ game }: { game: string }) => (
  <Lazy fetch={page} failed="page-unreachable" props={{ game, none: <GonePage /> }} />
);
