/** A table before its first deal: the people who have come, the free seats, and what host and guests may do. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isLocalOnly, tabWorker } from "../addresses";
import { Sign } from "../cards/Sign";
import { ConfirmSheet } from "../parts/ConfirmSheet";
import { clockTime } from "../parts/clockTime";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { GatheringMessage, PresenceMessage, Seat, TimingJson } from "../protocol/messages";
import { closeTable, removePerson } from "../protocol/seats";
import { go } from "../router";
import { Chat } from "../table/AttendanceSlots";
import { AttendanceContext } from "../table/attendance";
import { startWaiting, stopWaiting } from "../table/waitingTable";
import { gameName, peopleAt } from "../words/names";
import { say } from "../words/say";
import { FillWithBots, OPEN, useBots } from "./FillWithBots";
import { Meanwhile } from "./Meanwhile";
import { OpenSeat } from "./OpenSeat";
import { SignPicker } from "./SignPicker";
import "./WaitingRoom.css";

interface WaitingRoomProps {
  path: string;
  gathering: GatheringMessage;
  presence: PresenceMessage | null;
}

export function WaitingRoom({ path, gathering, presence }: WaitingRoomProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (gathering.viewer !== "table") startWaiting(path);
  }, [path]);
  const title = say(tabWorker ? "start-here-title" : "start-invite-title");
  useTitle(title);
  const { game, players, viewer, host, timing } = gathering;
  const { names } = peopleAt(gathering);
  const hosting = viewer === host;
  const bots = useBots(game);
  const open = players.filter((player) => player === OPEN).length;
  return (
    <Page>
      <main id="main" class="page-m waiting-room" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{gameName(game)}</p>
        {timing && <p>{timeToThink(timing)}</p>}
        <p>{say(tabWorker ? "start-here-text" : hosting ? "start-invite-text" : "start-invite-waiting")}</p>
        {gathering.reveal === "deal" && <p>{say("start-opens-deals")}</p>}
        <ol aria-label={say("start-invite-seats")}>
          {players.map((player, seat) => (
            <li key={seat}>
              {player === OPEN ? (
                <b>{names[seat] ? say("start-invite-kept", { who: names[seat] }) : say("start-invite-free")}</b>
              ) : (
                <SeatRow name={names[seat]!} seat={seat} gathering={gathering} presence={presence}>
                  {hosting && player === "person" && seat !== host && (
                    <RemoveButton path={path} seat={seat} name={names[seat]!} />
                  )}
                </SeatRow>
              )}
              {player === OPEN && hosting && <OpenSeat path={path} gathering={gathering} seat={seat} bots={bots} />}
            </li>
          ))}
        </ol>
        {viewer !== "table" && presence && <SignPicker chosen={presence.signs[viewer] ?? null} />}
        {presence && presence.watching > 0 && <p class="small">{say("company-watching", { n: presence.watching })}</p>}
        {players.filter((player) => player === "person").length > 1 && <Chat path={path} viewer={viewer} />}
        {hosting && open > 1 && <FillWithBots path={path} bots={bots} />}
        {viewer !== "table" && !tabWorker && <Meanwhile gathering={gathering} hosting={hosting} />}
        {viewer !== "table" && <LeaveButton path={path} hosting={hosting} />}
        {hosting && !tabWorker && isLocalOnly() && <p class="small muted">{say("start-invite-local")}</p>}
      </main>
    </Page>
  );
}

function timeToThink({ move, match, more }: TimingJson): string {
  const limits = [
    move === null ? "" : say("time-each-move", { time: clockTime(1000 * move) }),
    match === null ? "" : say("time-match", { time: clockTime(1000 * match), more }),
  ];
  return limits.filter(Boolean).join(" ") || say("time-no-limit");
}

interface SitterProps {
  name: string;
  seat: Seat;
  gathering: GatheringMessage;
  presence: PresenceMessage | null;
  children: preact.ComponentChildren;
}

function SeatRow({ name, seat, gathering, presence, children }: SitterProps) {
  const { players, viewer, host } = gathering;
  const person = players[seat] === "person";
  const sign = presence?.signs[seat];
  const about = [
    seat === viewer && say("page-you"),
    seat === host && say("company-host"),
    person && presence && !presence.here.includes(seat) && say("company-lost"),
  ].filter(Boolean);
  return (
    <div class="sitter">
      {typeof sign === "number" && <Sign sign={sign} />}
      <b>{name}</b>
      {about.length > 0 && <span class="small muted">{about.join(" · ")}</span>}
      {children}
    </div>
  );
}

/** A button by which the host removes a person. */
function RemoveButton({ path, seat, name }: { path: string; seat: Seat; name: string }) {
  const asking = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="btn btn-quiet"
        aria-label={say("company-remove-who", { name })}
        onClick={() => (asking.value = true)}
      >
        <Icon name="close" />
      </button>
      {asking.value && (
        <ConfirmSheet
          id="remove-title"
          title={say("company-remove-title", { name })}
          asking={asking}
          stay={say("company-remove-stay")}
          go={say("company-remove")}
          doIt={() => removePerson(path, seat)}
          onDone={() => {}}
        >
          <p>{say("company-remove-text")}</p>
        </ConfirmSheet>
      )}
    </>
  );
}

/** A button to go: a host closes the table, another person's seat becomes free. */
function LeaveButton({ path, hosting }: { path: string; hosting: boolean }) {
  const { actions } = useContext(AttendanceContext)!;
  const asking = useSignal(false);
  const what = hosting ? "close" : "leave";
  return (
    <p class="row">
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        {say(`company-${what}`)}
      </button>
      {asking.value && (
        <ConfirmSheet
          id="leaving-title"
          title={say(`company-${what}-title`)}
          asking={asking}
          stay={say("company-remove-stay")}
          go={say(`company-${what}`)}
          doIt={() => (hosting ? closeTable(path) : actions.ask({ do: "give_up" }))}
          onDone={() => {
            stopWaiting(path);
            go("/");
          }}
        >
          <p>{say(`company-${what}-text`)}</p>
        </ConfirmSheet>
      )}
    </p>
  );
}
