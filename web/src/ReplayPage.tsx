/** A match that is seen again: what shows it is fetched when somebody wants to look. */

import { FetchedTable } from "./FetchedTable";
import { Later } from "./parts/Later";
import { Shuffles } from "./Shuffles";
import { learn } from "./words/languages";

const replay = async () => (await Promise.all([import("./replay/Replay"), learn("table", "replay")]))[0].Replay;

/** `table`: whose match it is; empty for a record from outside. */
export const ReplayPage = ({ table }: { table: string }) => (
  <Shuffles>
    <Later fetch={replay} failed="page-replay-failed" props={{ table, Table: FetchedTable }} />
  </Shuffles>
);
