/** The promises and words around the shuffle of the next deal. The code that answers them is fetched when needed. */

import { signal } from "@preact/signals";
import { createContext } from "preact";
import type { AnyTableMessage } from "../protocol/connection";
import type { Commit, Entropy, Say, Seal } from "../protocol/messages";

export type Around = Commit | Entropy;
/** When the secrets of a table are revealed; null without secrets. */
export type Reveal = AnyTableMessage["reveal"];

export class Shuffle {
  readonly reveal = signal<Reveal>(null);
  /** The promise of the next deal and the words after it; empty once it is dealt. */
  readonly around = signal<readonly Around[]>([]);
  /** The promise of the present deal and the words after it. */
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

/** The data for the sheet about the shuffles of a match. */
export interface ShuffleAsked {
  /** The path of the viewer's seat; null in a replay. */
  path: string | null;
  reveal: Reveal;
  /** The record, once the match is over. */
  record: (() => Promise<string>) | null;
}

export interface ShuffleRoom {
  /** The shuffle of the table; null in a replay. */
  shuffle: Shuffle | null;
  show: (asked: ShuffleAsked) => void;
}

/** Opens the sheet, which is fetched then. */
export const ShuffleContext = createContext<ShuffleRoom | null>(null);
