/** A tally on the page: steps one after the other, each stored at once; a closed deal is corrected in a draft. */

import { computed, signal } from "@preact/signals";
import { form, USUAL } from "../money";
import type { Failure } from "../protocol/ask";
import type {
  CorrectStep,
  DealStep,
  EnterStep,
  FactForm,
  FactKeys,
  PlainStep,
  TallyAnswer,
  TallyChange,
  ToldFact,
} from "../protocol/messages";
import { tally as take } from "../protocol/operations";
import { say, sayMessage, setCurrentGame } from "../words/say";
import { replaceTally, type StoredTally, storedTally } from "./store";

export type Step = EnterStep | PlainStep | DealStep | CorrectStep;

/** A closed deal that is corrected: its place from 1, and the tally in which it is open. */
interface Draft {
  deal: number;
  answer: TallyAnswer;
}

/** The form from which the last fact was entered: the fact can be changed while it is the last. */
interface LastForm {
  form: FactForm;
  /** The number of facts with the fact. */
  facts: number;
}

const textOf = ({ fact }: ToldFact): string => JSON.stringify(fact);

const keysOf = (facts: readonly ToldFact[]): FactKeys[] => facts.map(({ fact }) => ({ ...fact }) as FactKeys);

export class TallySession {
  /** The match, and the draft of a closed deal that is corrected. */
  readonly whole = signal<TallyAnswer | null>(null);
  readonly draft = signal<Draft | null>(null);
  readonly shown = computed(() => this.draft.value?.answer ?? this.whole.value);
  /** Why the last step was refused or failed; empty if it was taken. */
  readonly refusal = signal("");
  /** What the last step has moved, in sentences. */
  readonly news = signal<readonly string[]>([]);
  readonly changes = signal<readonly TallyChange[]>([]);
  /** Whether the browser could not store the last step. */
  readonly isUnstored = signal(false);
  readonly lastForm = signal<LastForm | null>(null);
  /** Whether the last question had no answer, so that the same one may be answered later. */
  private isUnanswered = false;
  private queue: Promise<unknown> = Promise.resolve();

  /** `stored` is what this browser stores of the tally, as this session has seen it last. */
  constructor(private stored: StoredTally) {}

  /** Show the stored notebooks. */
  async open(): Promise<void> {
    await this.read(this.stored);
  }

  /** Take a step in the shown tally, after those before it; whether it was taken. */
  step = (step: Step): Promise<boolean> => this.inTurn(() => this.take(step));

  /** Enter a fact from a form; with `replacing` in place of the last one. */
  async enter(form: FactForm, fact: FactKeys, replacing = false): Promise<boolean> {
    const isTaken = await this.step({ do: replacing ? "replace" : "enter", fact: { what: form.what, ...fact } });
    if (isTaken) this.lastForm.value = { form, facts: this.shown.value!.facts.length };
    return isTaken;
  }

  /** Take back one fact of the open deal, which need not be the last; false if it has been taken back. */
  drop(place: number): Promise<boolean> {
    const dropped = textOf(this.shown.value!.facts[place]!);
    return this.inTurn(async () => {
      const { facts, deals } = this.shown.value!;
      // Steps before this one may have taken back facts before it, and it has moved up.
      const at = facts.slice(0, place + 1).findLastIndex((fact) => textOf(fact) === dropped);
      if (at < 0) return false;
      if (at === facts.length - 1) return this.take({ do: "undo" });
      return this.take({ do: "correct", deal: deals.length + 1, facts: keysOf(facts.toSpliced(at, 1)) });
    });
  }

  /** Open a closed deal again in a draft. */
  reopen = (deal: number): Promise<boolean> =>
    this.inTurn(async () => {
      const whole = this.whole.value!;
      const answer = await this.ask(whole.notebook, { do: "reopen", deal });
      return answer !== null && this.goOn(whole, { deal, answer });
    });

  /** Put the facts of the draft in the place of those of its deal; false if there is no draft. */
  finishDraft = (): Promise<boolean> =>
    this.inTurn(async () => {
      if (!this.draft.value) return false;
      const { deal, answer } = this.draft.value;
      const step: Step = { do: "correct", deal, facts: keysOf(answer.facts) };
      const corrected = await this.ask(this.whole.value!.notebook, step);
      return corrected !== null && this.goOn(corrected, null);
    });

  leaveDraft = (): Promise<boolean> =>
    this.inTurn(() => {
      this.refusal.value = "";
      return this.goOn({ ...this.whole.value!, news: [], changes: [] }, null);
    });

  private inTurn(act: () => Promise<boolean>): Promise<boolean> {
    const result = this.queue.then(act);
    // Steps go on after one that failed.
    this.queue = result.catch(() => {});
    return result;
  }

  private async take(step: Step): Promise<boolean> {
    const [whole, draft] = [this.whole.value!, this.draft.value];
    const answer = await this.ask((draft?.answer ?? whole).notebook, step);
    if (!answer) return false;
    return draft ? this.goOn(whole, { ...draft, answer }) : this.goOn(answer, null);
  }

  /** The answer to a step; null, with the reason in `refusal`, if it was refused or failed. */
  private async ask(notebook: string, step: Step): Promise<TallyAnswer | null> {
    const answer: TallyAnswer | Failure = await take({ notebook, step });
    this.isUnanswered = "why" in answer && answer.unreachable === true;
    if ("why" in answer) {
      this.refusal.value = answer.why;
      return null;
    }
    this.refusal.value = answer.refusal ? sayMessage(answer.refusal, answer.names) : "";
    return answer.refusal ? null : answer;
  }

  /** Store where a step has led, and show it; false if another tab was first, whose state is shown then. */
  private async goOn(whole: TallyAnswer, draft: Draft | null): Promise<boolean> {
    const { notebook, game, names, deals, result } = whole;
    const before = this.stored.changed;
    const stored: StoredTally = {
      ...this.stored,
      notebook,
      game,
      names,
      deals: deals.length,
      result,
      draft: draft && { deal: draft.deal, notebook: draft.answer.notebook },
      changed: Math.max(Date.now(), before + 1),
    };
    try {
      if (!(await replaceTally(stored, before))) {
        await this.readAnew();
        return false;
      }
      this.stored = stored;
      this.isUnstored.value = false;
    } catch {
      this.isUnstored.value = true;
    }
    this.show(whole, draft);
    return true;
  }

  /** Show what another tab has stored, and say so. */
  private async readAnew(): Promise<void> {
    const stored = await storedTally(this.stored.id);
    if (!stored) this.refusal.value = say("notebook-gone");
    else if (await this.read(stored)) this.refusal.value = say("notebook-other-tab");
  }

  /** Show a stored tally; false if its notebook could not be read. */
  private async read(stored: StoredTally): Promise<boolean> {
    const whole = await this.ask(stored.notebook, { do: "look" });
    if (!whole) return false;
    const answer = stored.draft && (await this.ask(stored.draft.notebook, { do: "look" }));
    // A correction that cannot be read at all is given up, so that the match can go on.
    if (this.isUnanswered) return false;
    this.stored = stored;
    this.lastForm.value = null;
    this.show(whole, answer && { deal: stored.draft!.deal, answer });
    return true;
  }

  private show(whole: TallyAnswer, draft: Draft | null): void {
    const answer = draft?.answer ?? whole;
    form.value = answer.money ?? USUAL;
    setCurrentGame(answer);
    // The clauses behind the sentences stand on the bill.
    this.news.value = answer.news.flat().map(({ say }) => sayMessage(say, answer.names));
    this.changes.value = answer.changes;
    this.whole.value = whole;
    this.draft.value = draft;
  }
}
