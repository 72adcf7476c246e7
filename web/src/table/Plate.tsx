/** The plate of a seat at every table: sign, name, seals, score, and what the seat says. */

import type { ComponentChildren } from "preact";
import type { Seat } from "../protocol/messages";
import { type People, seatLabel } from "../words/names";
import { SeatBubble, StandInBadge } from "./AttendanceSlots";
import { SeatSign } from "./SeatSign";
import { SeatTalk } from "./SeatTalk";
import "./Plate.css";

interface PlateProps {
  seat: Seat;
  people: People;
  /** Who plays there: a person or a bot. */
  player: string | undefined;
  /** Whether the table waits for this seat. */
  isOn: boolean;
  /** Seals: dealer, order of play, side and the like. */
  seals?: ComponentChildren;
  /** What else is known of the seat, in a few words. */
  about?: ComponentChildren;
  score?: ComponentChildren;
}

export function Plate({ seat, people, player, isOn, seals, about, score }: PlateProps) {
  return (
    <div class="plate-room">
      <header class="plate" data-seat={seat} data-on={isOn || undefined} data-purse={seat}>
        <SeatSign seat={seat} name={people.names[seat] ?? ""} player={player} thinking={isOn} />
        <h2>{seatLabel(seat, people)}</h2>
        {score && <b class="plate-score">{score}</b>}
        <p class="plate-known">
          {seals}
          <StandInBadge seat={seat} />
          {about}
        </p>
        <SeatBubble seat={seat} />
        <SeatTalk seat={seat} />
      </header>
    </div>
  );
}
