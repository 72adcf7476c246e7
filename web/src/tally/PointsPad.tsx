/** Card points by two taps a seat, the tens and the ones; or the cards of the piles. The last seat follows. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { LETTERS, without } from "../cards/deck";
import { Segments } from "../parts/Segments";
import type { FactForm } from "../protocol/messages";
import type { People } from "../words/names";
import { say } from "../words/say";
import { CardsSheet } from "./CardsSheet";
import { type Counts, countedSeats, factOf, needed, nextSeat, ones, tens } from "./points";
import type { TallySession } from "./session";

interface PadProps {
  form: FactForm;
  session: TallySession;
  people: People;
}

export function PointsPad({ form, session, people }: PadProps) {
  const way = useSignal<"numbers" | "cards">("numbers");
  const pad = useRef<HTMLElement>(null);
  useEffect(() => pad.current!.scrollIntoView({ block: "start" }), []);
  return (
    <section class="ty-told" ref={pad} aria-labelledby="ty-points">
      <div class="ty-pad-h">
        <h2 id="ty-points">{say(form.what === "opponents" ? "fact-ask-opponents" : "fact-ask-points")}</h2>
        {form.what === "points" && (
          <Segments
            labelledBy="ty-points"
            values={["numbers", "cards"] as const}
            chosen={way.value}
            name={(value) => say(value === "numbers" ? "notebook-by-numbers" : "notebook-by-piles")}
            choose={(value) => (way.value = value)}
          />
        )}
      </div>
      {way.value === "numbers" ? (
        <Numbers form={form} session={session} people={people} />
      ) : (
        <Piles form={form} session={session} people={people} />
      )}
    </section>
  );
}

/** Enter the counts, and close the deal if nothing else is missing. */
async function enter(form: FactForm, session: TallySession, keys: ReturnType<typeof factOf>): Promise<void> {
  const isTaken = await session.enter(form, keys);
  if (isTaken && session.shown.value!.next?.lacks === null && !session.draft.value) await session.step({ do: "close" });
}

function Numbers({ form, session, people }: PadProps) {
  const counts = useSignal<Counts>([]);
  const seat = useSignal(countedSeats(form)[0] ?? 0);
  const ten = useSignal<number | null>(null);
  const take = (rest: number) => {
    const points = ten.value! * 10 + rest;
    ten.value = null;
    const after = Array.from({ length: people.names.length }, (_, place) =>
      place === seat.value ? points : (counts.value[place] ?? null),
    );
    counts.value = after;
    const next = nextSeat(form, after);
    if (next === null) void enter(form, session, factOf(form, after, people.names.length));
    else seat.value = next;
  };
  return (
    <>
      {form.what === "points" && (
        <div class="ty-counts" role="group" aria-labelledby="ty-points">
          {countedSeats(form).map((place) => (
            <button
              key={place}
              type="button"
              class="btn"
              aria-pressed={place === seat.value}
              onClick={() => {
                seat.value = place;
                ten.value = null;
              }}
            >
              <span class="of-seat" data-seat={place}>
                {people.names[place]}
              </span>{" "}
              <b>{counts.value[place] ?? (place === seat.value && ten.value !== null ? `${ten.value * 10}…` : "–")}</b>
            </button>
          ))}
        </div>
      )}
      <p class="small muted">
        {form.what === "points" && needed(form) < countedSeats(form).length
          ? say("notebook-rest-follows")
          : say("notebook-tens-then-ones")}
      </p>
      <div class="ty-pad" role="group" aria-label={say("notebook-tens")}>
        {tens(form).map((number) => (
          <button
            key={number}
            type="button"
            class="btn"
            aria-pressed={number === ten.value}
            onClick={() => (ten.value = number)}
          >
            {number * 10}
          </button>
        ))}
      </div>
      <div class="ty-pad ty-ones" role="group" aria-label={say("notebook-ones")}>
        {ones(form).map((number) => (
          <button key={number} type="button" class="btn" disabled={ten.value === null} onClick={() => take(number)}>
            {(ten.value ?? 0) * 10 + number}
          </button>
        ))}
      </div>
    </>
  );
}

function Piles({ form, session, people }: PadProps) {
  const piles = useSignal<Readonly<Record<number, string>>>({});
  const picking = useSignal<number | null>(null);
  const seats = countedSeats(form);
  const counted = seats.filter((seat) => piles.value[seat] !== undefined);
  const free = without(
    LETTERS,
    counted.filter((seat) => seat !== picking.value).reduce((cards, seat) => cards + piles.value[seat], ""),
  );
  const keys = {
    piles: people.names.map((_, seat) => (seats.includes(seat) ? (piles.value[seat] ?? null) : "")),
  };
  return (
    <>
      <div class="ty-counts" role="group" aria-labelledby="ty-points">
        {seats.map((seat) => (
          <button key={seat} type="button" class="btn" onClick={() => (picking.value = seat)}>
            <span class="of-seat" data-seat={seat}>
              {people.names[seat]}
            </span>{" "}
            <b>{piles.value[seat] === undefined ? "–" : say("notebook-cards", { n: piles.value[seat].length })}</b>
          </button>
        ))}
      </div>
      <button
        type="button"
        class="btn btn-go big"
        disabled={counted.length < needed(form)}
        onClick={() => void enter(form, session, keys)}
      >
        {say("notebook-tell")}
      </button>
      {picking.value !== null && (
        <CardsSheet
          key={picking.value}
          title={say("notebook-pile-of", { who: people.names[picking.value]! })}
          among={free}
          picked={piles.value[picking.value] ?? ""}
          close={() => (picking.value = null)}
          enter={async (cards) => {
            piles.value = { ...piles.value, [picking.value!]: cards };
            return true;
          }}
          session={session}
        />
      )}
    </>
  );
}
