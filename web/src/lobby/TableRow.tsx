/** A waiting table: its game, options that are not the usual ones, the people who have come, and a free seat. */

import { Sign } from "../cards/Sign";
import { Icon } from "../parts/Icon";
import type { GameOffer, LobbyTable } from "../protocol/messages";
import { gameName, peopleAt } from "../words/names";
import { list, named, say } from "../words/say";

interface RowProps {
  table: LobbyTable;
  game: GameOffer | undefined;
  sit: () => void;
}

export function TableRow({ table, game, sit }: RowProps) {
  const { names } = peopleAt({ ...table, viewer: "table" });
  const open = table.players.filter((player) => player === "open").length;
  const options = own(table, game);
  return (
    <article
      class="lobby-table"
      aria-label={say("lobby-table", { game: gameName(table.game), who: names[table.host] ?? "" })}
    >
      <div>
        <h3>{gameName(table.game)}</h3>
        <p class="lobby-who">
          {table.players.map(
            (player, seat) =>
              player !== "open" && (
                <span key={seat}>
                  {typeof table.signs[seat] === "number" && <Sign sign={table.signs[seat]!} />} {names[seat]}
                </span>
              ),
          )}
        </p>
        <p class="small muted">
          {[say("lobby-free", { n: open }), options, !table.watched && say("lobby-unwatched")]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <button type="button" class="btn btn-go" onClick={sit}>
        <Icon name="play" />
        {say("lobby-sit")}
      </button>
    </article>
  );
}

/** The options that are not the usual ones, in words. */
function own({ options }: LobbyTable, game: GameOffer | undefined): string {
  const unusual = game?.options.filter(({ name, usual }) => options[name] !== usual) ?? [];
  return list(
    unusual.map(({ name, values }) =>
      Array.isArray(values) ? named("option", `${name}-${options[name]}`) : `${named("option", name)} ${options[name]}`,
    ),
  );
}
