/** Playing cards on pages other than a table. */

import type { ComponentChildren } from "preact";
import { suitColours } from "../preferences";
import type { PackCard } from "../protocol/messages";
import { Card } from "./Card";
import { SuitSymbols } from "./Suits";
import "./Pack.css";

/** The element around playing cards, with the symbols that they use. */
export const PackCanvas = ({ children }: { children: ComponentChildren }) => (
  <div class="bashifen packed" data-suits={suitColours.value}>
    <SuitSymbols />
    {children}
  </div>
);

export const PackCards = ({ cards }: { cards: readonly PackCard[] }) => (
  <span class="pack-row">
    {cards.map((card, index) => (
      <Card key={index} card={card} named />
    ))}
  </span>
);
