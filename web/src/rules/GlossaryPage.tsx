/** The page of a game's glossary, fetched when it is shown. */

import { GonePage } from "../parts/Gone";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const glossary = async () =>
  (await Promise.all([import("./Glossary"), loadShelves("flowers", "hanafuda", "guide")]))[0].Glossary;

export const GlossaryPage = ({ game }: { game: string }) => (
  <Lazy fetch={glossary} failed="page-rules-failed" props={{ game, none: <GonePage /> }} />
);
