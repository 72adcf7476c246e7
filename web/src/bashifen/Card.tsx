/** A card of the two packs: rank above suit in the corner, points on a gold pill. */

import type { PackCard } from "../protocol/messages";
import { say } from "../words/say";
import { courtPicture } from "./courts";
import { cardName } from "./names";
import { BIG, isJoker, pointsOf, rankOf, suitOf, UNKNOWN } from "./pack";
import { SuitMark } from "./Suits";
import "./Card.css";

interface CardProps {
  card: PackCard;
  /** The accessible name; a button around the card has its own. */
  named?: boolean;
  /** The identity of a card that moves about the table. */
  id?: string | undefined;
  class?: string;
}

export function Card({ card, named = false, id, class: extra = "" }: CardProps) {
  const name =
    named && card !== UNKNOWN
      ? { role: "img" as const, "aria-label": cardName(card, "words") }
      : { "aria-hidden": true as const };
  if (card === UNKNOWN) return <span class={`w shut ${extra}`} {...name} data-card={id} />;
  if (isJoker(card)) {
    return (
      <span class={`w joker ${card === BIG ? "big" : ""} ${extra}`} {...name} data-card={id}>
        <span class="ix">
          <b>{say(`pairs-corner-${card}` as "pairs-corner-BJ")}</b>
          <i>JOKER</i>
        </span>
        {card === BIG ? <Sun /> : <Moon />}
      </span>
    );
  }
  const [suit, rank, points] = [suitOf(card)!, rankOf(card), pointsOf(card)];
  const court = "JQK".includes(rank) ? courtPicture(card) : undefined;
  return (
    <span
      class={`w ${rank === "10" ? "ten" : ""} ${rank === "A" ? "ace" : ""} ${extra}`}
      data-suit={suit}
      {...name}
      data-card={id}
    >
      <span class="ix">
        <b>{rank}</b>
        <SuitMark suit={suit} />
      </span>
      {court ? (
        <img class="court" src={court} alt="" width={165} height={261} draggable={false} />
      ) : (
        <SuitMark suit={suit} class="pip" />
      )}
      {points > 0 && <span class="pt">{points}</span>}
    </span>
  );
}

/** The big joker: the sun over the sea. */
const Sun = () => (
  <svg class="emblem" viewBox="0 0 60 76" aria-hidden="true">
    <circle cx="30" cy="29" r="25" fill="currentColor" />
    <path
      class="wave"
      d="M0 52c5 0 5-6 10-6s5 6 10 6 5-6 10-6 5 6 10 6 5-6 10-6 5 6 10 6M0 62c5 0 5-6 10-6s5 6 10 6 5-6 10-6 5 6 10 6 5-6 10-6 5 6 10 6M0 72c5 0 5-6 10-6s5 6 10 6 5-6 10-6 5 6 10 6 5-6 10-6 5 6 10 6"
    />
  </svg>
);

/** The little joker: the moon over the reeds. */
const Moon = () => (
  <svg class="emblem" viewBox="0 0 60 76" aria-hidden="true">
    <path d="M40 6a20 20 0 1 0 14 30A24 24 0 0 1 40 6z" fill="currentColor" />
    <path class="reed" d="M12 76c0-14 2-22 8-30M20 76c0-10 3-17 10-23M30 76c0-8 3-13 9-17M40 76c0-5 2-9 7-12" />
  </svg>
);

/** Overlapping cards. */
export function Cards({ cards, class: extra = "" }: { cards: readonly PackCard[]; class?: string }) {
  return (
    <span class={`w-fan ${extra}`} style={{ "--n": cards.length }}>
      {cards.map((card, index) => (
        <Card key={index} card={card} named />
      ))}
    </span>
  );
}

/** Closed cards, as edges. */
export function Backs({ count }: { count: number }) {
  if (!count) return null;
  return <span class="backs" style={{ "--n": count }} aria-hidden="true" />;
}
