/** The rules of a game: fetched when somebody wants to read them. */

import { GonePage } from "../parts/Gone";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";
import type { FetchPlayer } from "./Examples";

const reading = async () =>
  (await Promise.all([import("./Reading"), loadShelves("flowers", "hanafuda", "guide")]))[0].Reading;

export const RulesPage = ({ game, player }: { game: string; player: FetchPlayer }) => (
  <Lazy fetch={reading} failed="page-rules-failed" props={{ game, none: <GonePage />, player }} />
);
