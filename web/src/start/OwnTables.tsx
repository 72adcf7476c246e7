/** The person's tables on the start page: the last one, and folded the others and the last ended ones. */

import { tabWorker } from "../addresses";
import { Icon } from "../parts/Icon";
import { giveUp } from "../protocol/answers";
import type { OwnTable } from "../protocol/messages";
import { unlistSeat } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";
import { GiveUp } from "../table/GiveUp";
import { OwnTableRow } from "../table/OwnTableRow";
import { titleOf } from "../table/ownTables";
import { say } from "../words/say";
import "./OwnTables.css";

/** The most folded tables of each kind; all tables have a page of their own. */
const MOST_FOLDED = 4;

interface OwnTablesProps {
  running: readonly OwnTable[];
  over: readonly OwnTable[];
  /** Load the tables again. */
  renew: () => void;
}

export function OwnTables({ running, over, renew }: OwnTablesProps) {
  const [last, ...others] = running.length ? running : over.slice(0, 1);
  const ended = running.length ? over : over.slice(1);
  if (!last)
    return (
      <p class="own-elsewhere small">
        <a href="/tables">{say(tabWorker ? "site-history" : "start-tables-elsewhere")}</a>
      </p>
    );
  return (
    <nav class="own-tables" aria-label={say("start-tables")}>
      <Row table={last} renew={renew} />
      {others.length + ended.length > 0 && (
        <details>
          <summary>
            <Icon name="down" />
            {say("start-tables-others")}
          </summary>
          <div class="own-others">
            {others.slice(0, MOST_FOLDED).map((table) => (
              <Row key={table.path} table={table} renew={renew} />
            ))}
            {ended.length > 0 && <h2>{say("start-tables-over")}</h2>}
            {ended.slice(0, MOST_FOLDED).map((table) => (
              <Row key={table.path} table={table} renew={renew} />
            ))}
            <a href="/tables">{say("start-tables-all")}</a>
          </div>
        </details>
      )}
    </nav>
  );
}

function Row({ table, renew }: { table: OwnTable; renew: () => void }) {
  const remove = () => void unlistSeat(ownSeat(table.path)).then(renew);
  const listing = {
    name: say("leave-table", { table: titleOf(table) }),
    remove,
    waits: table.players.includes("open"),
  };
  return (
    <OwnTableRow table={table} brief>
      {table.winners === null && (
        <GiveUp path={table.path} giveUp={() => giveUp(table.path)} listing={listing} onDone={renew} />
      )}
    </OwnTableRow>
  );
}
