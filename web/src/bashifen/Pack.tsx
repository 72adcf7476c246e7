/** Playing cards where there is no table: what they are drawn with, and several side by side. */

import type { ComponentChildren } from "preact";
import { suitColours } from "../preferences";
import type { PackCard } from "../protocol/messages";
import { Card } from "./Card";
import { SuitSymbols } from "./Suits";
import "./Pack.css";

/** Around all that shows cards on a page. */
export const Packed = ({ children }: { children: ComponentChildren }) => (
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
