/** The rules of a game: fetched when somebody wants to read them. */

import { GonePage } from "../parts/Gone";
import { Later } from "../parts/Later";
import { learn } from "../words/languages";

const reading = async () =>
  (await Promise.all([import("./Reading"), learn("flowers", "hanafuda", "guide")]))[0].Reading;

export const RulesPage = ({ game }: { game: string }) => (
  <Later fetch={reading} failed="page-rules-failed" props={{ game, none: <GonePage /> }} />
);
