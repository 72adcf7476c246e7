/** Tables that wait for people: join any table at once, or choose one. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { NameField } from "../parts/NameField";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { recall, remember } from "../preferences";
import type { Failure } from "../protocol/ask";
import type { GameOffer, LobbyTable, Seated } from "../protocol/messages";
import { games } from "../protocol/operations";
import { joinFromLobby, quickMatch } from "../protocol/seats";
import { go } from "../router";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { Feed } from "./feed";
import { TableRow } from "./TableRow";
import "./Lobby.css";

/** The number of seats of a new table by default. */
const usualSeats = ({ seats }: GameOffer): number => seats[0]!;

export function Lobby() {
  const feed = useMemo(() => new Feed(), []);
  useEffect(() => {
    feed.start();
    return () => feed.stop();
  }, [feed]);
  const offers = useSignal<readonly GameOffer[]>([]);
  useEffect(() => {
    void games().then((answer) => {
      if ("why" in answer) failure.value = answer.why;
      else offers.value = answer;
    });
  }, []);
  useTitle(say("lobby-title"));
  const name = useSignal(recall("name") ?? "");
  const failure = useSignal("");
  const busy = useSignal(false);
  const sit = async (asking: () => Promise<Seated | Failure>) => {
    if (busy.value) return;
    busy.value = true;
    const answer = await asking();
    busy.value = false;
    if ("path" in answer) go(answer.path);
    else failure.value = answer.why;
  };
  const ownName = () => name.value.trim();
  const tables = feed.tables.value;
  return (
    <Page>
      <main id="main" class="page-m lobby" tabIndex={-1}>
        <h1>{say("lobby-title")}</h1>
        <p>{say("lobby-text")}</p>
        <NameField label={say("start-join-name")} name={name} keep={(written) => remember("name", written)} />
        {failure.value && (
          <p class="alert" role="alert">
            {failure.value}
          </p>
        )}
        <section aria-labelledby="lobby-now">
          <h2 id="lobby-now">{say("lobby-now")}</h2>
          <p class="small muted">{say("lobby-now-text")}</p>
          <div class="row">
            {offers.value.map((game) => (
              <button
                key={game.name}
                type="button"
                class="btn"
                aria-disabled={busy.value || undefined}
                onClick={() => void sit(() => quickMatch(game.name, usualSeats(game), ownName()))}
              >
                <Icon name="people" />
                {gameName(game.name)} <small>{say("start-seats-n", { seats: String(usualSeats(game)) })}</small>
              </button>
            ))}
          </div>
        </section>
        <section aria-labelledby="lobby-open">
          <h2 id="lobby-open">{say("lobby-open")}</h2>
          {feed.lost.value && <p role="status">{say("lobby-lost")}</p>}
          {tables?.length === 0 && <p class="muted">{say("lobby-none")}</p>}
          <ul class="lobby-tables" aria-live="polite">
            {tables?.map((table: LobbyTable) => (
              <li key={table.table}>
                <TableRow
                  table={table}
                  game={offers.value.find((offer) => offer.name === table.game)}
                  sit={() => void sit(() => joinFromLobby(table.table, ownName()))}
                />
              </li>
            ))}
          </ul>
        </section>
        <p>
          <a href="/">{say("lobby-own")}</a>
        </p>
      </main>
    </Page>
  );
}
