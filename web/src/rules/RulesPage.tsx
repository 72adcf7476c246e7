/** The page of a game's rules, fetched when it is shown. */

import { GonePage } from "../parts/Gone";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";
import type { FetchPlayer } from "./Examples";

const reading = async () =>
  (await Promise.all([import("./Reading"), loadShelves("flowers", "hanafuda", "guide")]))[0].Reading;

export const RulesPage = ({ game, player }: { game: string; player: FetchPlayer }) => (
  <Lazy fetch={reading} failed="page-rules-failed" props={{ game, none: <GonePage />, player }} />
);
