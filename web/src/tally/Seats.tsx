/** The seats of a real table with their scores; one is chosen to tell something of it. */

import type { Signal } from "@preact/signals";
import { levelName } from "../bashifen/names";
import type { TallyAnswer } from "../protocol/messages";
import { money, type People } from "../words/names";
import { say } from "../words/say";
import type { Subject } from "./subject";

interface SeatsProps {
  answer: TallyAnswer;
  people: People;
  subject: Signal<Subject>;
}

export function Seats({ answer: { open, money: form, next }, people, subject }: SeatsProps) {
  const { dealer, scores } = open!;
  const chosen = typeof subject.value === "object" ? subject.value?.seat : undefined;
  return (
    <ol class="ty-seats" aria-label={say("notebook-names")}>
      {people.names.map((name, seat) => (
        <li key={seat}>
          <button type="button" aria-pressed={seat === chosen} onClick={() => (subject.value = { seat })}>
            <b class="of-seat" data-seat={seat}>
              {name}
            </b>{" "}
            {seat === dealer && <span class="seal">{say(form ? "flowers-dealer-seal" : "pairs-dacha-seal")}</span>}{" "}
            {seat === next?.seat && <span class="slip slip-hot">{say("notebook-awaited")}</span>}{" "}
            <span class="ty-score">{form ? money(scores[seat] ?? 0) : levelName(scores[seat] ?? 0)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
