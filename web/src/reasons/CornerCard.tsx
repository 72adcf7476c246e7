/** A playing card among words: only its corner, with rank and suit. */

import { suitColours } from "../preferences";
import type { PackCard } from "../protocol/messages";
import { playingCardName } from "../words/names";
import "./CornerCard.css";

const SIGNS: Readonly<Record<string, string>> = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" };
const JOKERS: Readonly<Record<string, string>> = { BJ: "★", LJ: "☆" };

export function CornerCard({ card }: { card: PackCard }) {
  const joker = JOKERS[card];
  return (
    <span
      class="corner-card"
      role="img"
      aria-label={playingCardName(card)}
      data-corner={joker ? card : card.charAt(1)}
      data-colours={suitColours.value}
    >
      <b>{joker ? "J" : card.charAt(0).replace("T", "10")}</b>
      <i>{joker ?? SIGNS[card.charAt(1)]}</i>
    </span>
  );
}
