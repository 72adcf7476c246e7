/** A message of the server with small pictures of the cards that it names. */

import { Fragment } from "preact";
import { Face } from "../cards/Card";
import type { MessageJson } from "../protocol/messages";
import { cardName, playingCardName } from "../words/names";
import { CornerCard } from "./CornerCard";
import { type PicturedCard, pictured } from "./pictured";
import "./Pictured.css";

interface PicturedProps {
  message: MessageJson;
  /** The names of the seats. */
  names: readonly string[];
}

export const Pictured = ({ message, names }: PicturedProps) => (
  <>
    {pictured(message, names).map((part, index) => (
      <Fragment key={index}>{typeof part === "string" ? part : <SmallCard card={part} />}</Fragment>
    ))}
  </>
);

const SmallCard = ({ card }: { card: PicturedCard }) =>
  "flower" in card ? (
    <span class="small-card" title={cardName(card.flower)}>
      <Face card={card.flower} labelled={false} named />
    </span>
  ) : (
    <span class="small-card" title={playingCardName(card.playing)}>
      <CornerCard card={card.playing} />
    </span>
  );
