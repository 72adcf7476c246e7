/** The components that draw playing cards, for the lessons of a game with them. */

import { type ComponentChildren, createContext, type FunctionComponent } from "preact";
import type { PackCard } from "../protocol/messages";

export interface Pack {
  /** The element around all playing cards. */
  PackCanvas: FunctionComponent<{ children: ComponentChildren }>;
  PackCards: FunctionComponent<{ cards: readonly PackCard[] }>;
}

export const PackContext = createContext<Pack>({ PackCanvas: () => null, PackCards: () => null });
