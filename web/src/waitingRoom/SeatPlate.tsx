/** A seat in the waiting room: its person or bot, or that it is free. */

import type { ComponentChildren } from "preact";
import type { GatheringMessage, PresenceMessage, Seat } from "../protocol/messages";
import { SeatMark } from "../table/SeatMark";
import { peopleAt } from "../words/names";
import { say } from "../words/say";
import { OPEN } from "./FillWithBots";

interface SeatPlateProps {
  seat: Seat;
  gathering: GatheringMessage;
  presence: PresenceMessage | null;
  /** What the host may do with the person. */
  children?: ComponentChildren;
}

export function SeatPlate({ seat, gathering, presence, children }: SeatPlateProps) {
  const { players, viewer, host } = gathering;
  const name = peopleAt(gathering).names[seat]!;
  const isAway = players[seat] === "person" && presence && !presence.here.includes(seat);
  const about = [
    seat === viewer && say("page-you"),
    seat === host && say("company-host"),
    isAway && say("company-lost"),
  ].filter(Boolean);
  return (
    <div class={`seat-plate ${isAway ? "away" : ""}`}>
      <SeatMark player={players[seat]!} name={name} sign={presence?.signs[seat]} />
      <b>{name}</b>
      {about.length > 0 && <small class="muted">{about.join(" · ")}</small>}
      {children}
    </div>
  );
}

interface FreePlateProps {
  /** The number of the free seat, from 1. */
  n: number;
  /** The person for whom the seat is kept; empty for nobody. */
  kept: string;
  /** Whether its invitation is shown; null where the viewer invites nobody. */
  chosen: boolean | null;
  choose: () => void;
}

/** A free seat; the host presses it to invite somebody to it. */
export function FreePlate({ n, kept, chosen, choose }: FreePlateProps) {
  const words = (
    <>
      <SeatMark player={OPEN} name="" sign={null} />
      <b>
        {kept
          ? say("start-invite-kept", { who: kept })
          : chosen === null
            ? say("start-invite-free")
            : say("invite-seat", { n })}
      </b>
    </>
  );
  if (chosen === null) return <div class="seat-plate free">{words}</div>;
  return (
    <button type="button" class="seat-plate free" aria-pressed={chosen} onClick={choose}>
      {words}
    </button>
  );
}
