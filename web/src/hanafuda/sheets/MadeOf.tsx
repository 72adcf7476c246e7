/** The captured cards of yaku. */

import { Face } from "../../cards/Card";
import { useTable } from "../tableContext";
import "./MadeOf.css";

export function MadeOf({ made, captured }: { made: readonly string[]; captured: string }) {
  const { view } = useTable();
  const cards = view.captured_yaku.filter(({ yaku }) => made.includes(yaku)).flatMap(({ cards: all }) => [...all]);
  const own = [...new Set(cards)].filter((card) => captured.includes(card));
  return (
    <div class="d-cards">
      {own.map((card) => (
        <Face key={card} card={card} named />
      ))}
    </div>
  );
}
