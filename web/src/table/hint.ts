/** The hint for a seat's choice: it is asked for in rounds, and goes when the choice is made. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { fetchWords } from "../protocol/ask";
import { hint as hintOf } from "../protocol/judge";
import type { ForMatchJson, HintAnswer, JudgedJson, MessageJson, Viewer } from "../protocol/messages";
import { ownSeat } from "../protocol/seats";
import { signed } from "../signed";
import { message, say, sayMessage } from "../words/say";

/** The part of a game's state that a hint uses. */
export interface Hinted {
  path: string;
  viewer: Viewer;
  /** Whether the seat has more than one choice. */
  choosing: ReadonlySignal<boolean>;
  record: ReadonlySignal<readonly unknown[]>;
  people: ReadonlySignal<{ names: readonly string[] } | null>;
}

/** What a hint says at a card or a button. */
export interface HintMark {
  text: string;
  /** The words for screen readers. */
  words: string;
  best: boolean;
}

export class Hint {
  readonly open = signal(false);
  readonly answer = signal<HintAnswer | null>(null);
  /** Why there is no hint. */
  readonly failure = signal<string | null>(null);
  /** The choice that the person compares with the best one. */
  readonly compared = signal<readonly number[]>([]);
  /** Whether a dialog shows the hint. */
  readonly inDialog = signal(false);

  /** The number of times that a hint was asked for or given up: an answer to an earlier question is dropped. */
  private questions = 0;
  private readonly stopWatching: () => void;

  constructor(readonly game: Hinted) {
    let seen = game.record.peek().length;
    this.stopWatching = effect(() => {
      const events = game.record.value.length;
      if (!game.choosing.value || events !== seen) this.close();
      seen = events;
    });
  }

  stop(): void {
    this.stopWatching();
    this.close();
  }

  toggle(): void {
    if (this.open.value) this.close();
    else void this.ask();
  }

  close(): void {
    this.questions++;
    this.open.value = false;
    this.answer.value = null;
    this.failure.value = null;
    this.compared.value = [];
  }

  /** The judgement of a choice, by its actions in any order. */
  judged(actions: readonly number[]): JudgedJson | undefined {
    return this.answer.value?.choices.find((choice) => isSameChoice(choice.actions, actions));
  }

  /** The best of the choices that contain an action. */
  bestWith(action: number): JudgedJson | undefined {
    return this.answer.value?.choices.find(({ actions }) => actions.includes(action));
  }

  /** What the hint says of a choice. */
  mark(actions: readonly number[]): HintMark | null {
    const answer = this.answer.value;
    const choice = this.judged(actions);
    if (!answer || !choice) return null;
    if (choice === answer.choices[0]) {
      const amount = amountOf(choice.worth.mean, answer.unit);
      return { text: worthText(choice.worth.mean), words: say("insight-mark-best", { amount }), best: true };
    }
    if (choice.as_good) return { text: "≈", words: say("insight-mark-as-good"), best: false };
    const text = worthText(-choice.lag.mean);
    const words = say("insight-mark-behind", { amount: lossOf(choice, answer.unit) });
    return { text, words, best: false };
  }

  private async ask(): Promise<void> {
    const question = ++this.questions;
    this.open.value = true;
    const words = await fetchWords("insight", "statistics");
    for (let round = 0; question === this.questions && (this.answer.peek()?.more ?? true); round++) {
      const answer = words ?? (await hintOf({ ...ownSeat(this.game.path), round }));
      if (question !== this.questions) return;
      if ("why" in answer) {
        this.failure.value = answer.why;
        return;
      }
      this.answer.value = answer;
    }
  }
}

export const HintContext = createContext<Hint | null>(null);

/** What the hint says of a choice, if there is a hint. */
export const useHintMark = (actions: readonly number[]): HintMark | null => {
  const hint = useContext(HintContext);
  return hint?.mark(actions) ?? null;
};

const isSameChoice = (first: readonly number[], second: readonly number[]): boolean =>
  first.length === second.length && ordered(first).every((action, index) => action === ordered(second)[index]);

const ordered = (actions: readonly number[]): number[] => [...actions].sort((a, b) => a - b);

/** A worth with its sign and a useful number of digits. */
export const worthText = (worth: number): string => {
  const size = Math.abs(worth);
  return signed(worth, size < 0.1 ? 2 : size < 10 ? 1 : 0);
};

/** A worth with its unit. */
export const amountOf = (worth: number, unit: MessageJson): MessageJson =>
  message("learn-amount", { number: worthText(worth), unit });

/** What a choice is worth less than the best one. */
export const lossOf = ({ lag }: JudgedJson, unit: MessageJson): MessageJson =>
  message("learn-amount", { number: worthText(lag.mean).replace(/^\+/, ""), unit });

/** What wins the match, and how much more often. */
export const forMatch = (choice: ForMatchJson): MessageJson =>
  message("learn-for-match", { choice: choice.said, n: Math.round(100 * choice.more.mean) });

/** The hint in one text, for screen readers. */
export function spokenHint({ choices, unit, for_match }: HintAnswer, names: readonly string[]): string {
  const best = choices[0]!;
  const amount = amountOf(best.worth.mean, unit);
  const advice = sayMessage(message("insight-advice-spoken", { choice: best.said, amount }), names);
  const sides = (["for", "against"] as const).flatMap((side) => {
    const reasons = best.why.filter((reason) => reason.side === side);
    const heading = say(side === "for" ? "learn-speaks-for" : "learn-speaks-against");
    return reasons.length ? [`${heading}:`, ...reasons.map((reason) => sayMessage(reason.say, names))] : [];
  });
  const match = for_match ? [sayMessage(forMatch(for_match), names)] : [];
  return [advice, ...sides, ...match].join(" ");
}
