/** Month and kind on a card, for those who do not know the flowers yet. */

import { labels } from "../preferences";
import { say, type Key } from "../words/say";
import { kindOf, monthOf } from "./deck";

export function CardLabel({ card }: { card: string }) {
  if (labels.value === "off") return null;
  return (
    <span class="card-label" aria-hidden="true">
      <b>{monthOf(card) + 1}</b>
      {say(`pile.${kindOf(card)}.short` as Key).charAt(0)}
    </span>
  );
}
