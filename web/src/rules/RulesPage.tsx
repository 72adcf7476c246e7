/** The rules of a game: fetched when somebody wants to read them. */

import { GonePage } from "../parts/Gone";
import { Later } from "../parts/Later";

const reading = async () => (await import("./Reading")).Reading;

export const RulesPage = ({ game }: { game: string }) => (
  <Later fetch={reading} failed="rules.failed" props={{ game, none: <GonePage /> }} />
);
