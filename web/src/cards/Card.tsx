/** A card as a picture. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Deck, deck, labels } from "../preferences";
import { cardName } from "../words/names";
import { indexOf, UNKNOWN } from "./deck";
import { drawFaces, drawn, measureFace } from "./drawn";
import "./Card.css";

// Made by `make art`. Through the build they get names by their content, which browsers keep for ever.
const FACES: Record<Deck, Record<string, string>> = {
  usual: import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" }),
  contrast: import.meta.glob<string>("./faces-contrast/*.svg", { eager: true, query: "?url", import: "default" }),
};
const FOLDERS: Record<Deck, string> = { usual: "faces", contrast: "faces-contrast" };

/** Where a card's picture is. */
export const picture = (card: string, labelled?: boolean): string => drawn(outlines(card, labelled));

/** Where its outlines are; every face holds a second view of itself, with a label in its corner. */
function outlines(card: string, labelled: boolean = labels.value === "on"): string {
  const shown = deck.value;
  const name = card === UNKNOWN ? "back" : String(indexOf(card)).padStart(2, "0");
  const file = FACES[shown][`./${FOLDERS[shown]}/${name}.svg`]!;
  return labelled && card !== UNKNOWN ? `${file}#labelled` : file;
}

/** A picture by itself, not drawn by the page's parts. */
export function ghost(card: string): HTMLElement {
  const image = new Image();
  image.src = picture(card);
  image.className = "fuda";
  return image;
}

interface FaceProps {
  card: string;
  /** Whether month and kind stand in the corner; as the page is set, unless said. */
  labelled?: boolean;
  /** Named for those who do not see it; a button around it has a name of its own. */
  named?: boolean;
  /** Whether it is the card itself, which moves about the table, and not a picture of it in a sheet. */
  moves?: boolean;
  class?: string;
}

export function Face({
  card,
  labelled = labels.value === "on",
  named = false,
  moves = false,
  class: extra = "",
}: FaceProps) {
  const alt = named && card !== UNKNOWN ? cardName(card) : "";
  const data = moves && card !== UNKNOWN ? card : undefined;
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => measureFace(image.current!), []);
  return (
    <img
      ref={image}
      class={`fuda ${extra}`}
      src={picture(card, labelled)}
      alt={alt}
      width={250}
      height={400}
      draggable={false}
      data-card={data}
    />
  );
}

/** Cards side by side, overlapping; `room`: they lie as if they were so many, so that none moves when others leave. */
export function Fan({
  cards,
  moves = false,
  room = 0,
  class: extra = "",
}: {
  cards: string;
  moves?: boolean;
  room?: number;
  class?: string;
}) {
  return (
    <div class={`fan ${extra}`} style={{ "--n": Math.max(cards.length, room) }}>
      {[...cards].map((card, index) => (
        <Face key={card === UNKNOWN ? index : card} card={card} named moves={moves} />
      ))}
    </div>
  );
}

interface CardButtonProps {
  card: string;
  label: string;
  class?: string;
  pressed?: boolean;
  disabled?: boolean;
  tabIndex?: number;
  onChoose: () => void;
  /** It is pointed at, or no longer: by mouse or by the keyboard's focus. */
  onPoint?: (at: boolean) => void;
  onPointerDown?: (event: PointerEvent) => void;
  /** The id of what is said of it while it is pointed at. */
  describedBy?: string;
  children?: ComponentChildren;
}

/** A card to be tapped. */
export function CardButton({
  card,
  label,
  class: extra = "",
  pressed,
  disabled,
  tabIndex,
  onChoose,
  onPoint,
  onPointerDown,
  describedBy,
  children,
}: CardButtonProps) {
  return (
    <button
      type="button"
      class={`fuda-b ${extra}`}
      data-card={card}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      tabIndex={tabIndex}
      aria-describedby={describedBy}
      onClick={onChoose}
      onPointerDown={onPointerDown}
      onPointerEnter={(event) => event.pointerType === "mouse" && onPoint?.(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <Face card={card} />
      {children}
    </button>
  );
}

/** Fetch every face, and draw each while nothing else is to do, so that none appears late; returns how to stop. */
export function preload(cards: string): () => void {
  for (const card of cards) new Image().src = outlines(card);
  return drawFaces(() => [...cards].map((card) => outlines(card)));
}
