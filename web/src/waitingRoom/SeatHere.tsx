/** A free seat for another person at this device: they give their name and sit down. */

import { useSignal } from "@preact/signals";
import { NameField } from "../parts/NameField";
import type { Seat } from "../protocol/messages";
import { joinTable } from "../protocol/seats";
import { addSeatHere } from "../protocol/seatsHere";
import { say } from "../words/say";

interface SeatHereProps {
  table: string;
  seat: Seat;
  /** The number of the free seat, from 1. */
  n: number;
  invitation: string;
}

export function SeatHere({ table, seat, n, invitation }: SeatHereProps) {
  const name = useSignal("");
  const failure = useSignal("");
  const sit = async (event: Event) => {
    event.preventDefault();
    const answer = await joinTable(table, seat, invitation, name.value.trim());
    if ("path" in answer) addSeatHere(table, seat);
    else failure.value = answer.why;
  };
  return (
    <form onSubmit={(event) => void sit(event)}>
      <NameField label={say("start-here-name", { n })} name={name} />
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <p class="row">
        <button type="submit" class="btn">
          {say("start-here-sit")}
        </button>
      </p>
    </form>
  );
}
