/** Plays of Bashifen: whether a lead is certain, whether a follow may be played, and who wins a trick. */

import { type Signal, useSignal } from "@preact/signals";
import { trumpName } from "../bashifen/names";
import { PackCanvas } from "../bashifen/Pack";
import { rankName } from "../bashifen/pack";
import { Segments } from "../parts/Segments";
import { say } from "../words/say";
import { FollowQuestion } from "./FollowQuestion";
import { LeadQuestion } from "./LeadQuestion";
import { TrickQuestion } from "./TrickQuestion";
import { LEVELS, storedTrumps, storeTrumps, TRUMP_SUITS, type Trumps } from "./trumps";

const QUESTIONS = { lead: LeadQuestion, follow: FollowQuestion, trick: TrickQuestion };
type QuestionName = keyof typeof QUESTIONS;

export function PlayVerdict() {
  const trumps = useSignal(storedTrumps());
  const question = useSignal<QuestionName>("lead");
  const Question = QUESTIONS[question.value];
  return (
    <PackCanvas>
      <div class="jd-question">
        <span id="judge-question" class="vh">
          {say("verdict-question")}
        </span>
        <Segments
          labelledBy="judge-question"
          values={Object.keys(QUESTIONS) as QuestionName[]}
          chosen={question.value}
          name={(name) => say(`verdict-question-${name}`)}
          choose={(name) => (question.value = name)}
        />
        <TrumpsForm trumps={trumps} />
      </div>
      <Question trumps={trumps.value} />
    </PackCanvas>
  );
}

function TrumpsForm({ trumps }: { trumps: Signal<Trumps> }) {
  const { level, suit } = trumps.value;
  const change = (part: Partial<Trumps>) => {
    trumps.value = { ...trumps.value, ...part };
    storeTrumps(trumps.value);
  };
  return (
    <section class="jd-today" aria-label={say("verdict-trumps")}>
      <label class="fld">
        <span>{say("verdict-level")}</span>
        <select value={level} onChange={({ currentTarget: { value } }) => change({ level: Number(value) })}>
          {LEVELS.map((rank) => (
            <option key={rank} value={rank}>
              {rankName(rank)}
            </option>
          ))}
        </select>
      </label>
      <div class="fld">
        <span id="judge-suit">{say("verdict-suit")}</span>
        <Segments
          labelledBy="judge-suit"
          values={TRUMP_SUITS}
          chosen={suit}
          name={(name) => trumpName(name, "signs")}
          choose={(name) => change({ suit: name })}
        />
      </div>
    </section>
  );
}
