/** Tables that wait for people: join any table at once, or choose one. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { NameField } from "../parts/NameField";
import { useTitle } from "../parts/title";
import { recall, remember } from "../preferences";
import { GamePrint } from "../prints/GamePrint";
import type { Failure } from "../protocol/ask";
import type { GameOffer, LobbyTable, Seated } from "../protocol/messages";
import { joinFromLobby, quickMatch } from "../protocol/seats";
import { Room } from "../rooms/Room";
import { go } from "../router";
import { useOffers } from "../table/useOffers";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { Feed } from "./feed";
import { RunningTableRow, WaitingTableRow } from "./TableRow";
import "./Lobby.css";

/** The number of seats of a new table by default. */
const usualSeats = ({ seats }: GameOffer): number => seats[0]!;

export function Lobby() {
  const feed = useMemo(() => new Feed(), []);
  useEffect(() => {
    feed.start();
    return () => feed.stop();
  }, [feed]);
  const offers = useOffers((why) => (failure.value = why));
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
  const waiting = tables?.filter(({ running }) => !running);
  const running = tables?.filter((table) => table.running) ?? [];
  const offerOf = ({ game }: LobbyTable) => offers.value.find(({ name }) => name === game);
  return (
    <Room
      room="lobby"
      class="lobby"
      title={say("lobby-title")}
      lead={say("lobby-text")}
      ways={<p class="lobby-here">{tables && say("lobby-here", { n: feed.here.value })}</p>}
    >
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <section class="lobby-now" aria-labelledby="lobby-now">
        <div>
          <h2 id="lobby-now">{say("lobby-now")}</h2>
          <p class="small muted">{say("lobby-now-text")}</p>
        </div>
        <NameField label={say("start-join-name")} name={name} keep={(written) => remember("name", written)} />
        <ul class="lobby-games">
          {offers.value.map((game) => (
            <li key={game.name}>
              <button
                type="button"
                class="lobby-game"
                aria-disabled={busy.value || undefined}
                onClick={() => void sit(() => quickMatch(game.name, usualSeats(game), ownName()))}
              >
                <GamePrint game={game.name} />
                <b>{gameName(game.name)}</b>
                <small class="muted">
                  <Icon name="people" /> {say("start-seats-n", { seats: String(usualSeats(game)) })}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lobby-open">
        <h2 id="lobby-open">{say("lobby-open")}</h2>
        {feed.lost.value && <p role="status">{say("lobby-lost")}</p>}
        {waiting?.length === 0 && <p class="muted lobby-none">{say("lobby-none")}</p>}
        <ul class="lobby-tables" aria-live="polite">
          {waiting?.map((table) => (
            <li key={table.table}>
              <WaitingTableRow
                table={table}
                game={offerOf(table)}
                sit={() => void sit(() => joinFromLobby(table.table, ownName()))}
              />
            </li>
          ))}
        </ul>
        <p class="row">
          <a class="btn" href="/">
            {say("lobby-own")}
          </a>
          <a class="btn" href="/code">
            {say("start-have-code")}
          </a>
        </p>
      </section>
      <section aria-labelledby="lobby-running">
        <h2 id="lobby-running">{say("lobby-running")}</h2>
        {tables && !running.length && <p class="muted lobby-none">{say("lobby-running-none")}</p>}
        <ul class="lobby-tables">
          {running.map((table) => (
            <li key={table.table}>
              <RunningTableRow table={table} game={offerOf(table)} />
            </li>
          ))}
        </ul>
      </section>
    </Room>
  );
}
