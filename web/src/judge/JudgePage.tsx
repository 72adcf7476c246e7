/** The page of the judge, fetched when it is shown. */

import { Lazy } from "../parts/Lazy";
import type { JudgedCards } from "../router";
import { loadShelves } from "../words/languages";

const judge = async () => {
  const shelves = loadShelves("flowers", "hanafuda", "bashifen", "picker", "judge");
  return (await Promise.all([import("./Judge"), shelves]))[0].Judge;
};

export const JudgePage = ({ cards }: { cards: JudgedCards }) => (
  <Lazy fetch={judge} failed="page-unreachable" props={{ cards }} />
);
