/** What is told around the shuffle of the next deal. Who answers it is fetched where the shuffle is fair. */

import { signal } from "@preact/signals";
import { createContext } from "preact";
import type { AnyTableMessage } from "../protocol/connection";
import type { Commit, Entropy, Say, Seal } from "../protocol/messages";

export type Around = Commit | Entropy;
/** When the secrets of a table are told; null: there are none. */
export type Reveal = AnyTableMessage["reveal"];

export class Shuffle {
  readonly reveal = signal<Reveal>(null);
  /** The promise of the next deal and all that was said after it; nothing where that is dealt. */
  readonly around = signal<readonly Around[]>([]);
  /** The promise of the present deal and all that was said after it. */
  readonly dealt = signal<readonly Around[]>([]);

  constructor(readonly say: (message: Seal | Say) => void) {}

  arrive({ reveal, record }: AnyTableMessage): void {
    this.reveal.value = reveal;
    this.around.value = this.dealt.value = [];
    this.hear(record);
  }

  hear(record: readonly { e: string }[]): void {
    for (const event of record) {
      if (event.e === "commit") this.around.value = [event as Commit];
      else if (event.e === "entropy") this.around.value = [...this.around.value, event as Entropy];
      else if ((event.e === "deal" || event.e === "redeal") && this.around.value.length) {
        this.dealt.value = this.around.value;
        this.around.value = [];
      }
    }
  }
}

/** What is to be shown of the shuffles of a match. */
export interface ShuffleAsked {
  /** The seat at whose page it is asked; null where a match is seen again. */
  path: string | null;
  reveal: Reveal;
  /** The record, once the match is over. */
  record: (() => Promise<string>) | null;
}

export interface ShuffleRoom {
  /** That of the table; null where a match is seen again. */
  shuffle: Shuffle | null;
  show: (asked: ShuffleAsked) => void;
}

/** Who shows it: it is fetched when somebody asks. */
export const ShuffleContext = createContext<ShuffleRoom | null>(null);
