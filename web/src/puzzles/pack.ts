/** The components that draw playing cards. */

import type { ComponentChildren, FunctionComponent } from "preact";
import type { PackCard } from "../protocol/messages";

export interface Pack {
  /** The element around all playing cards. */
  PackCanvas: FunctionComponent<{ children: ComponentChildren }>;
  PackCards: FunctionComponent<{ cards: readonly PackCard[] }>;
}
