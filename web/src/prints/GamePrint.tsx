/** The picture of a game: a print of one of its cards, with a cartouche. */

import { picture } from "../cards/Card";
import { SuitsPrint } from "./SuitsPrint";
import "../parts/Print.css";

/** The card of a game, and the words of its cartouche. */
const PRINTS: Record<string, { card: string | null; title: string; sub: string }> = {
  nakayoshi: { card: "s", title: "八八", sub: "なかよし村" },
  sannin: { card: "c", title: "三人", sub: "はちはち" },
  shiragiku: { card: "g", title: "八八", sub: "しらぎく" },
  hachiju: { card: "k", title: "八十", sub: "はちじゅう" },
  bashifen: { card: null, title: "八十分", sub: "バーシーフェン" },
};
const UNKNOWN_PRINT = { card: "A", title: "", sub: "" };

/** The name of the game stands beside it. */
export function GamePrint({ game }: { game: string }) {
  const { card, title, sub } = PRINTS[game] ?? UNKNOWN_PRINT;
  return (
    <span class="art" aria-hidden="true">
      {card ? <img src={picture(card)} alt="" width={250} height={400} draggable={false} /> : <SuitsPrint />}
      {title && (
        <span class="cart" lang="ja">
          <b>{title}</b>
          <i>{sub}</i>
        </span>
      )}
    </span>
  );
}
