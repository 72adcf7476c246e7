/** The score keeper, fetched when it is shown. */

import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const keeper = async () =>
  (
    await Promise.all([
      import("./Keeper"),
      loadShelves("table", "flowers", "hanafuda", "bashifen", "replay", "statistics", "picker", "start", "tally"),
    ])
  )[0].Keeper;

export const TallyPage = () => <Lazy fetch={keeper} failed="page-unreachable" props={{}} />;
