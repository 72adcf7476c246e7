/** The banner of a new yaku: its cards with its name, for a while or until a press. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../cards/Card";
import { gatherCards } from "../motion/gather";
import { pace } from "../motion/pace";
import { duration } from "../motion/time";
import { nameOf, yakuName } from "../words/names";
import { useTable } from "./tableContext";
import "./YakuBanner.css";

export function YakuBanner() {
  const { game, scene } = useTable();
  // Without motion there is no banner: the plate and the log show the yaku.
  if (!scene.announced || !pace() || !duration("--m-yaku")) return null;
  return (
    <FannedYaku key={`${scene.announced.seat} ${scene.announced.yaku}`} {...scene.announced} skip={() => game.skip()} />
  );
}

interface FannedProps {
  seat: number;
  yaku: readonly string[];
  cards: string;
  skip: () => void;
}

function FannedYaku({ seat, yaku, cards, skip }: FannedProps) {
  const { people } = useTable();
  // A press ends the banner as soon as it is drawn; an effect after the next frame would miss some presses.
  useLayoutEffect(() => {
    const pressed = (event: Event) => {
      event.stopPropagation();
      if (event.type === "keydown") event.preventDefault();
      skip();
    };
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, pressed, true);
    return () => {
      for (const press of ["pointerdown", "keydown"]) removeEventListener(press, pressed, true);
    };
  }, []);
  const fan = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(
    () => gatherCards(fan.current!.children as Iterable<HTMLElement>, cards, fan.current!.closest("main")!),
    [],
  );
  const middle = (cards.length - 1) / 2;
  return (
    <div class="made" aria-hidden="true">
      <p ref={fan} class="made-cards" style={{ "--n": cards.length }}>
        {[...cards].map((card, index) => (
          <span key={card} style={{ "--at": index - middle }}>
            <Face card={card} />
          </span>
        ))}
      </p>
      <p class="made-name">
        <b>{yakuName(yaku)}</b>
        <span>{nameOf(seat, people)}</span>
      </p>
    </div>
  );
}
