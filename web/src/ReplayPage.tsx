/** The page of a replay, fetched when it is shown. */

import { FetchedTable } from "./FetchedTable";
import { Lazy } from "./parts/Lazy";
import { Shuffles } from "./Shuffles";
import { loadShelves } from "./words/languages";

const replay = async () => (await Promise.all([import("./replay/Replay"), loadShelves("table", "replay")]))[0].Replay;

/** `place` has the table of the match; empty for a record from outside. It is a new object each time that it is opened. */
export const ReplayPage = ({ place }: { place: { table: string } }) => (
  <Shuffles>
    <Lazy fetch={replay} failed="page-replay-failed" props={{ place, Table: FetchedTable }} />
  </Shuffles>
);
