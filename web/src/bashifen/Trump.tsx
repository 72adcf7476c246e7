/** The trump suit and the level, hanging from the upper edge; as a chip in the bar of a small screen. */

import { say } from "../words/say";
import { trumpName } from "./names";
import type { Suit } from "./pack";
import { rankName, suitInForce } from "./pack";
import { SuitMark } from "./Suits";
import { useTable } from "./tableContext";
import "../table/Ribbon.css";
import "./Trump.css";

function useTrump(): { suit: Suit | "none" | null; fixed: boolean; rank: string; label: string } {
  const { view } = useTable();
  const suit = suitInForce(view);
  const rank = rankName(view.trump_rank);
  const label = suit
    ? say("pairs-trump-label", { suit: trumpName(suit, "words"), rank })
    : say("pairs-trump-open", { rank });
  return { suit, fixed: view.trumps !== null, rank, label };
}

export function TrumpRibbon() {
  const { suit, fixed, rank, label } = useTrump();
  return (
    <p class={`tanzaku tr ${fixed ? "" : "not-yet"}`} role="img" aria-label={label}>
      <span class="m">{say(fixed ? "pairs-trumps" : "pairs-trump-stage")}</span>
      <span class="sx">
        {suit && suit !== "none" ? <SuitMark suit={suit} /> : suit === "none" ? say("pairs-trumps-none-sign") : "？"}
      </span>
      <span class="st">{rank}</span>
    </p>
  );
}

export function TrumpChip() {
  const { suit, fixed, rank, label } = useTrump();
  return (
    <p class={`tchip ${fixed ? "" : "not-yet"}`} role="img" aria-label={label}>
      {suit && suit !== "none" ? (
        <SuitMark suit={suit} />
      ) : (
        <span>{suit === "none" ? say("pairs-trumps-none-sign") : "？"}</span>
      )}
      <b>{rank}</b>
      <small>{say(fixed ? "pairs-trumps" : "pairs-trump-stage")}</small>
    </p>
  );
}
