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
import { sayMessage, setCurrentGame } from "../words/say";
import { type StoredTally, storeTally } from "./store";

export type Step = EnterStep | PlainStep | DealStep | CorrectStep;

/** The form from which the last fact was entered: the fact can be changed while it is the last. */
interface LastForm {
  form: FactForm;
  /** The number of facts with the fact. */
  facts: number;
}

const textOf = ({ fact }: ToldFact): string => JSON.stringify(fact);

export class TallySession {
  /** The match, and the draft of a closed deal that is corrected. */
  readonly whole = signal<TallyAnswer | null>(null);
  readonly draft = signal<{ deal: number; answer: TallyAnswer } | null>(null);
  readonly shown = computed(() => this.draft.value?.answer ?? this.whole.value);
  /** Why the last step was refused or failed; empty if it was taken. */
  readonly refusal = signal("");
  /** What the last step has moved, in sentences. */
  readonly news = signal<readonly string[]>([]);
  readonly changes = signal<readonly TallyChange[]>([]);
  /** Whether the browser could not store the last step. */
  readonly isUnstored = signal(false);
  readonly lastForm = signal<LastForm | null>(null);
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private stored: StoredTally) {}

  /** Read the stored notebooks. */
  async open(): Promise<void> {
    const { notebook, draft } = this.stored;
    await this.ask(notebook, { do: "look" }, (answer) => this.setWhole(answer));
    if (draft)
      await this.ask(draft.notebook, { do: "look" }, (answer) => {
        this.draft.value = { deal: draft.deal, answer };
      });
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
      const others = facts.filter((_, index) => index !== at).map(({ fact }) => ({ ...fact }) as FactKeys);
      return this.take({ do: "correct", deal: deals.length + 1, facts: others });
    });
  }

  /** Open a closed deal again in a draft. */
  reopen = (deal: number): Promise<boolean> =>
    this.inTurn(() =>
      this.ask(this.whole.value!.notebook, { do: "reopen", deal }, (answer) => {
        this.draft.value = { deal, answer };
      }),
    );

  /** Put the facts of the draft in the place of those of its deal; false if there is no draft. */
  finishDraft = (): Promise<boolean> =>
    this.inTurn(async () => {
      if (!this.draft.value) return false;
      const { deal, answer } = this.draft.value;
      const facts = answer.facts.map(({ fact }) => ({ ...fact }) as FactKeys);
      return this.ask(this.whole.value!.notebook, { do: "correct", deal, facts }, (corrected) => {
        this.draft.value = null;
        this.setWhole(corrected);
      });
    });

  leaveDraft = (): Promise<boolean> =>
    this.inTurn(async () => {
      this.draft.value = null;
      this.refusal.value = "";
      await this.store();
      return true;
    });

  private inTurn(act: () => Promise<boolean>): Promise<boolean> {
    const result = this.queue.then(act);
    // Steps go on after one that failed.
    this.queue = result.catch(() => {});
    return result;
  }

  private take(step: Step): Promise<boolean> {
    const draft = this.draft.value;
    return this.ask(this.shown.value!.notebook, step, (answer) => {
      if (draft) this.draft.value = { ...draft, answer };
      else this.setWhole(answer);
    });
  }

  private async ask(notebook: string, step: Step, use: (answer: TallyAnswer) => void): Promise<boolean> {
    const answer: TallyAnswer | Failure = await take({ notebook, step });
    if ("why" in answer) {
      this.refusal.value = answer.why;
      return false;
    }
    if (answer.refusal) {
      this.refusal.value = sayMessage(answer.refusal, answer.names);
      return false;
    }
    this.refusal.value = "";
    form.value = answer.money ?? USUAL;
    setCurrentGame(answer);
    // The clauses behind the sentences stand on the bill.
    this.news.value = answer.news.flat().map(({ say }) => sayMessage(say, answer.names));
    this.changes.value = answer.changes;
    use(answer);
    if (step.do !== "look") await this.store();
    return true;
  }

  private setWhole(answer: TallyAnswer): void {
    this.whole.value = answer;
  }

  private async store(): Promise<void> {
    const { notebook, game, names, deals, result } = this.whole.value!;
    const draft = this.draft.value && { deal: this.draft.value.deal, notebook: this.draft.value.answer.notebook };
    const changed = Date.now();
    this.stored = { ...this.stored, notebook, game, names, deals: deals.length, result, draft, changed };
    try {
      await storeTally(this.stored);
      this.isUnstored.value = false;
    } catch {
      this.isUnstored.value = true;
    }
  }
}
