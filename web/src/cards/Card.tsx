/** A card as a picture. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Deck, deck, labels } from "../preferences";
import { cardName } from "../words/names";
import { indexOf, UNKNOWN } from "./deck";
import { drawFaces, drawn, measureFace } from "./drawn";
import "./Card.css";

// Made by `make art`. The build names them by their content, so that browsers may cache them for ever.
const FACES: Record<Deck, Record<string, string>> = {
  usual: import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" }),
  contrast: import.meta.glob<string>("./faces-contrast/*.svg", { eager: true, query: "?url", import: "default" }),
};
const FOLDERS: Record<Deck, string> = { usual: "faces", contrast: "faces-contrast" };

/** The address of a card's picture. */
export const picture = (card: string, labelled?: boolean): string => drawn(outlines(card, labelled));

/** The address of a card's SVG; every face has a second view with a corner label. */
function outlines(card: string, labelled: boolean = labels.value === "on"): string {
  const style = deck.value;
  const name = card === UNKNOWN ? "back" : String(indexOf(card)).padStart(2, "0");
  const file = FACES[style][`./${FOLDERS[style]}/${name}.svg`]!;
  return labelled && card !== UNKNOWN ? `${file}#labelled` : file;
}

/** An image of a card outside the component tree. */
export function ghost(card: string): HTMLElement {
  const image = new Image();
  image.src = picture(card);
  image.className = "fuda";
  return image;
}

interface FaceProps {
  card: string;
  /** Whether month and kind are shown in the corner; by default the person's preference. */
  labelled?: boolean;
  /** The accessible name; a button around the card has its own. */
  named?: boolean;
  /** Whether this is the card itself, which moves about the table, and not a picture in a sheet. */
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

/** Overlapping cards; `room` is the number of cards they are spaced for, so that none moves when others leave. */
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
  /** Called when the card is pointed at, by mouse or focus, and when it no longer is. */
  onPoint?: (at: boolean) => void;
  onPointerDown?: (event: PointerEvent) => void;
  /** The id of the description that is shown while the card is pointed at. */
  describedBy?: string;
  children?: ComponentChildren;
}

/** A card as a button. */
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

/** Fetch all faces and draw them while the page is idle, so that none appears late; returns how to stop. */
export function preload(cards: string): () => void {
  for (const card of cards) new Image().src = outlines(card);
  return drawFaces(() => [...cards].map((card) => outlines(card)));
}
