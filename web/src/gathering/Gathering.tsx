/** The table waits for those who are invited: who has come, and for the host what to do about open seats. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Address } from "../parts/Address";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { games, invite, seatBot } from "../protocol/http";
import type { GatheringMessage } from "../protocol/messages";
import { linkTo } from "../protocol/seatKey";
import { isHereOnly } from "../reach";
import { gameName, peopleAt } from "../words/names";
import { named, say } from "../words/say";
import "./Gathering.css";

const OPEN = "open";
/** Who sits down where the host says no more: as at a new table. */
const USUAL_BOT = "adept";

export function Gathering({ path, gathering }: { path: string; gathering: GatheringMessage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTitle(say("start-invite-title"));
  const { game, players, viewer, host } = gathering;
  const { names } = peopleAt(gathering);
  const hosting = viewer === host;
  return (
    <Page>
      <main id="main" class="page-m gathering" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {say("start-invite-title")}
        </h1>
        <p>{gameName(game)}</p>
        <p>{say(hosting ? "start-invite-text" : "start-invite-waiting")}</p>
        <ol aria-label={say("start-invite-seats")}>
          {players.map((player, seat) => (
            <li key={seat}>
              <b>{player === OPEN ? say("start-invite-free") : names[seat]}</b>
              {player === OPEN && hosting && <OpenSeat path={path} gathering={gathering} seat={seat} />}
            </li>
          ))}
        </ol>
        {hosting && isHereOnly() && <p class="small muted">{say("start-invite-local")}</p>}
      </main>
    </Page>
  );
}

/** A link for a friend, anew if need be, or a bot in their place. */
function OpenSeat({ path, gathering, seat }: { path: string; gathering: GatheringMessage; seat: number }) {
  const { table, game, players } = gathering;
  const n = players.slice(0, seat + 1).filter((player) => player === OPEN).length;
  const link = useSignal(linkTo(table, seat));
  const failure = useSignal("");
  const bots = useSignal<readonly string[]>([]);
  const bot = useSignal(USUAL_BOT);
  useEffect(() => {
    void games().then((offers) => {
      if ("why" in offers) return;
      bots.value = offers.find(({ name }) => name === game)?.bots.map(({ name }) => name) ?? [];
    });
  }, []);
  const anew = async () => {
    const fault = await invite(path, table, seat);
    failure.value = fault?.why ?? "";
    link.value = linkTo(table, seat);
  };
  const give = async () => {
    const answer = await seatBot(path, seat, bot.value);
    if ("why" in answer) failure.value = String(answer.why);
  };
  const label = say("start-invite-link", { n });
  const which = say("start-invite-which", { n: seat + 1 });
  return (
    <>
      {link.value && (
        <div class="fld">
          <span aria-hidden="true">{label}</span>
          <Address href={link.value} label={label} />
        </div>
      )}
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn" onClick={() => void anew()}>
          {say("start-invite-new")}
        </button>
        <select aria-label={which} value={bot.value} onChange={(event) => (bot.value = event.currentTarget.value)}>
          {bots.value.map((name) => (
            <option key={name} value={name}>
              {named("bot", name)}
            </option>
          ))}
        </select>
        <button type="button" class="btn" onClick={() => void give()}>
          {say("start-invite-bot")}
        </button>
      </div>
      {link.value && <p class="small muted">{say("start-invite-once")}</p>}
    </>
  );
}
