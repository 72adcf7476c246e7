/** A table before its first deal: the people who have come, the free seats, and what host and guests may do. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isLocalOnly, tabWorker } from "../addresses";
import { ConfirmSheet } from "../parts/ConfirmSheet";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { GamePrint } from "../prints/GamePrint";
import type { GatheringMessage, PresenceMessage, Seat } from "../protocol/messages";
import { linkTo } from "../protocol/seatKey";
import { closeTable, removePerson } from "../protocol/seats";
import { go } from "../router";
import { Chat } from "../table/AttendanceSlots";
import { AttendanceContext } from "../table/attendance";
import { Chips } from "../table/Chips";
import { clockFact, ruleFacts } from "../table/tableFacts";
import { useOffers } from "../table/useOffers";
import { startWaiting, stopWaiting } from "../table/waitingTable";
import { gameName, peopleAt } from "../words/names";
import { say } from "../words/say";
import { FillWithBots, OPEN, useBots } from "./FillWithBots";
import { Meanwhile } from "./Meanwhile";
import { OpenSeat } from "./OpenSeat";
import { SeatHere } from "./SeatHere";
import { FreePlate, SeatPlate } from "./SeatPlate";
import { SeatsRound } from "./SeatsRound";
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
  const { game, players, viewer, host } = gathering;
  const { names } = peopleAt(gathering);
  const hosting = viewer === host;
  const bots = useBots(game);
  const free = players.flatMap((player, seat) => (player === OPEN ? [seat] : []));
  const pressed = useSignal<Seat | null>(null);
  const chosen = free.find((seat) => seat === pressed.value) ?? free[0];
  const persons = players.filter((player) => player === "person").length;
  return (
    <Page>
      <main id="main" class="page-m waiting-room" tabIndex={-1}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{say(tabWorker ? "start-here-text" : hosting ? "start-invite-text" : "start-invite-waiting")}</p>
          <Settled gathering={gathering} />
        </header>
        <SeatsRound
          label={say("start-invite-seats")}
          viewer={viewer}
          seats={players.map((player, seat) =>
            player === OPEN ? (
              <FreePlate
                n={free.indexOf(seat) + 1}
                kept={names[seat]!}
                chosen={hosting && !tabWorker ? seat === chosen : null}
                choose={() => (pressed.value = seat)}
              />
            ) : (
              <SeatPlate seat={seat} gathering={gathering} presence={presence}>
                {hosting && player === "person" && seat !== host && (
                  <RemoveButton path={path} seat={seat} name={names[seat]!} />
                )}
              </SeatPlate>
            ),
          )}
        >
          <GamePrint game={game} />
          <p class="mincho">{gameName(game)}</p>
          <p role="status">{say("invite-arrivals", { n: players.length - free.length, all: players.length })}</p>
        </SeatsRound>
        {persons > 1 && (
          <div class="waiting-chat">
            <Chat path={path} viewer={viewer} />
          </div>
        )}
        <div class="waiting-side">
          {hosting && <Invitations path={path} gathering={gathering} free={free} chosen={chosen} bots={bots} />}
          {viewer !== "table" && presence && <SignPicker chosen={presence.signs[viewer] ?? null} />}
          {presence && presence.watching > 0 && (
            <p class="small">{say("company-watching", { n: presence.watching })}</p>
          )}
          {viewer !== "table" && !tabWorker && <Meanwhile gathering={gathering} hosting={hosting} />}
          <div class="row">
            {hosting && free.length > 1 && <FillWithBots path={path} bots={bots} />}
            {viewer !== "table" && <LeaveButton path={path} hosting={hosting} />}
          </div>
          {hosting && !tabWorker && isLocalOnly() && <p class="small muted">{say("start-invite-local")}</p>}
        </div>
      </main>
    </Page>
  );
}

/** The rules and the clock of the table. */
function Settled({ gathering: { game, options, timing, reveal } }: { gathering: GatheringMessage }) {
  const offer = useOffers().value.find(({ name }) => name === game);
  return (
    <>
      <Chips label={say("invite-settings")} facts={[...ruleFacts(options, offer), clockFact(timing)]} />
      {reveal === "deal" && <p class="small">{say("start-opens-deals")}</p>}
    </>
  );
}

interface InvitationsProps {
  path: string;
  gathering: GatheringMessage;
  free: readonly Seat[];
  /** The free seat whose invitation is shown. */
  chosen: Seat | undefined;
  bots: ReturnType<typeof useBots>;
}

/** What the host hands out: at one device a form for each free seat, else the invitation to the chosen one. */
function Invitations({ path, gathering, free, chosen, bots }: InvitationsProps) {
  const { table, players } = gathering;
  if (tabWorker)
    return (
      <>
        {free.map((seat, place) => {
          const secret = linkTo(table, seat)?.split("#")[1];
          return secret && <SeatHere key={seat} table={table} seat={seat} n={place + 1} invitation={secret} />;
        })}
      </>
    );
  if (chosen === undefined) return null;
  return (
    <OpenSeat
      key={chosen}
      path={path}
      gathering={gathering}
      seat={chosen}
      n={players.slice(0, chosen + 1).filter((player) => player === OPEN).length}
      bots={bots}
    />
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
    <>
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
    </>
  );
}
