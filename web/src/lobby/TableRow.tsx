/** A table of the lobby: the picture of its game, who sits there, its rules, and a free seat or a place to look on. */

import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { GamePrint } from "../prints/GamePrint";
import type { GameOffer, LobbyTable } from "../protocol/messages";
import { Chips } from "../table/Chips";
import { SeatMark } from "../table/SeatMark";
import { ruleFacts } from "../table/tableFacts";
import { gameName, peopleAt } from "../words/names";
import { list, say } from "../words/say";

interface RowProps {
  table: LobbyTable;
  game: GameOffer | undefined;
}

/** A table that waits; `sit` takes a seat there. */
export function WaitingTableRow({ table, game, sit }: RowProps & { sit: () => void }) {
  const { names } = peopleAt({ ...table, viewer: "table" });
  const open = table.players.filter((player) => player === "open").length;
  return (
    <Row
      table={table}
      label={say("lobby-table", { game: gameName(table.game), who: names[table.host]! })}
      facts={[
        say("lobby-free", { n: open }),
        ...ruleFacts(table.options, game),
        ...(table.watched ? [] : [say("invite-unwatched")]),
      ]}
    >
      <button type="button" class="btn btn-go" onClick={sit}>
        <Icon name="play" />
        {say("lobby-sit")}
      </button>
    </Row>
  );
}

/** A table whose match has begun. */
export function RunningTableRow({ table, game }: RowProps) {
  const { names } = peopleAt({ ...table, viewer: "table" });
  return (
    <Row
      table={table}
      label={say("lobby-running-table", { game: gameName(table.game), who: list(names) })}
      facts={[
        ...(table.watching ? [say("company-watching", { n: table.watching })] : []),
        ...ruleFacts(table.options, game),
      ]}
    >
      <a class="btn" href={`/t/${table.table}/table`}>
        <Icon name="eye" />
        {say("lobby-watch")}
      </a>
    </Row>
  );
}

interface ContentProps {
  table: LobbyTable;
  label: string;
  facts: readonly string[];
  children: ComponentChildren;
}

function Row({ table, label, facts, children }: ContentProps) {
  const { names } = peopleAt({ ...table, viewer: "table" });
  return (
    <article class="lobby-table" aria-label={label}>
      <GamePrint game={table.game} />
      <div class="lobby-about">
        <h3>{gameName(table.game)}</h3>
        <ul class="lobby-who" aria-label={say("start-invite-seats")}>
          {table.players.map((player, seat) => (
            <li key={seat}>
              <SeatMark player={player} name={names[seat]!} sign={table.signs[seat]} />
              <span>{player === "open" ? say("start-invite-free") : names[seat]}</span>
            </li>
          ))}
        </ul>
        <Chips label={say("invite-settings")} facts={facts} />
      </div>
      {children}
    </article>
  );
}
