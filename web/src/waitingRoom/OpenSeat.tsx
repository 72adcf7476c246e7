/** A free seat of the host: its link, which can be renewed, its spoken code, or a bot. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Failure } from "../protocol/ask";
import type { GatheringMessage, Seat } from "../protocol/messages";
import { linkTo } from "../protocol/seatKey";
import { invite, seatBot } from "../protocol/seats";
import { ShareLink } from "../share/ShareLink";
import { gameName, peopleAt } from "../words/names";
import { say } from "../words/say";
import { BotChoice, USUAL_BOT } from "./FillWithBots";
import { SpokenCode } from "./SpokenCode";

interface OpenSeatProps {
  path: string;
  gathering: GatheringMessage;
  seat: Seat;
  /** The number of the free seat, from 1. */
  n: number;
  bots: ReadonlySignal<readonly string[]>;
}

export function OpenSeat({ path, gathering, seat, n, bots }: OpenSeatProps) {
  const { table, game, host } = gathering;
  const link = linkTo(table, seat);
  const failure = useSignal("");
  const bot = useSignal(USUAL_BOT);
  const doIt = async (asking: Promise<Failure | null>) => {
    failure.value = (await asking)?.why ?? "";
  };
  const who = peopleAt({ ...gathering, viewer: "table" }).names[host]!;
  return (
    <section class="open-seat" aria-labelledby="open-seat-title">
      <h2 id="open-seat-title">{say("invite-seat", { n })}</h2>
      {link && (
        <ShareLink
          key={link}
          href={link}
          label={say("start-invite-link", { n })}
          text={say("invite-share-text", { who, game: gameName(game) })}
        />
      )}
      {/* A seat that is kept for somebody has no invitation until the host makes one. */}
      {(link || !gathering.names[seat]) && <SpokenCode path={path} seat={seat} link={link} />}
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class={link ? "btn" : "btn btn-go"}
          title={link && say("start-invite-once")}
          onClick={() => void doIt(invite(path, seat))}
        >
          {say("start-invite-new")}
        </button>
        <BotChoice
          bots={bots}
          label={say("start-invite-which", { n: seat + 1 })}
          chosen={bot.value}
          choose={(name) => (bot.value = name)}
        />
        <button type="button" class="btn" onClick={() => void doIt(seatBot(path, seat, bot.value))}>
          {say("start-invite-bot")}
        </button>
      </div>
    </section>
  );
}
