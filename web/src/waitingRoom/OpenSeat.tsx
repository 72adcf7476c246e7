/** A free seat: an invitation link, which can be renewed, or a bot. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { tabWorker } from "../addresses";
import { Address } from "../parts/Address";
import type { GatheringMessage, Seat } from "../protocol/messages";
import { linkTo } from "../protocol/seatKey";
import { invite, seatBot } from "../protocol/seats";
import { say } from "../words/say";
import { BotChoice, OPEN, USUAL_BOT } from "./FillWithBots";
import { SeatHere } from "./SeatHere";

interface OpenSeatProps {
  path: string;
  gathering: GatheringMessage;
  seat: Seat;
  bots: ReadonlySignal<readonly string[]>;
}

export function OpenSeat({ path, gathering, seat, bots }: OpenSeatProps) {
  const { table, players } = gathering;
  const n = players.slice(0, seat + 1).filter((player) => player === OPEN).length;
  const link = linkTo(table, seat);
  const failure = useSignal("");
  const bot = useSignal(USUAL_BOT);
  const anew = async () => {
    const fault = await invite(path, seat);
    failure.value = fault?.why ?? "";
  };
  const give = async () => {
    const fault = await seatBot(path, seat, bot.value);
    failure.value = fault?.why ?? "";
  };
  if (tabWorker && link)
    return <SeatHere table={table} seat={seat} n={n} invitation={link.slice(link.indexOf("#") + 1)} />;
  const label = say("start-invite-link", { n });
  return (
    <>
      {link && (
        <div class="fld">
          <span aria-hidden="true">{label}</span>
          <Address href={link} label={label} />
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
        <BotChoice
          bots={bots}
          label={say("start-invite-which", { n: seat + 1 })}
          chosen={bot.value}
          choose={(name) => (bot.value = name)}
        />
        <button type="button" class="btn" onClick={() => void give()}>
          {say("start-invite-bot")}
        </button>
      </div>
      {link && <p class="small muted">{say("start-invite-once")}</p>}
    </>
  );
}
