/** A picture of a moment: the table drawn plainly on a canvas, with a caption. */

import { picture } from "../cards/Card";
import { LETTERS, UNKNOWN } from "../cards/deck";
import type { AnyTableMessage } from "../protocol/connection";
import type { BashifenView, View } from "../protocol/messages";

const [WIDTH, EDGE, GAP] = [1200, 36, 8];
const CARD = { width: 56, height: 90 };
const LINE = 34;
const NAME = 30;
const RED = new Set(["H", "D"]);
const SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A row of the picture: a label, and cards in parts. */
interface Row {
  name: string;
  about: string;
  parts: readonly (readonly string[])[];
}

export interface Caption {
  title: string;
  text: string;
}

/** The rows of the picture; `middle` is the label of the middle. */
export function rowsOf(message: AnyTableMessage, names: readonly string[], middle: string): Row[] {
  if (message.family === "hanafuda") {
    const { hands, captured, field, scores } = message.view as View;
    return [
      { name: middle, about: "", parts: [[...field]] },
      ...names.map((name, seat) => ({
        name,
        about: String(scores[seat] ?? ""),
        parts: [[...(hands[seat] ?? "")], [...(captured[seat] ?? "")]],
      })),
    ];
  }
  const { hands, trick } = message.view as BashifenView;
  return [
    { name: middle, about: "", parts: trick.map(({ cards }) => cards) },
    ...names.map((name, seat) => ({ name, about: "", parts: [hands[seat] ?? []] })),
  ];
}

/** The picture as a PNG; null if the browser cannot draw. */
export async function pictureOf(rows: readonly Row[], { title, text }: Caption): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const font = (size: number, weight = 400) => `${weight} ${size}px ${colour("--gothic") || "sans-serif"}`;
  pen.font = font(22);
  const caption = broken(pen, text, WIDTH - 2 * EDGE);
  const height = 2 * EDGE + 44 + rows.length * (NAME + CARD.height + 18) + caption.length * LINE;
  const sharp = 2;
  [canvas.width, canvas.height] = [WIDTH * sharp, height * sharp];
  pen.scale(sharp, sharp);
  pen.fillStyle = colour("--felt");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = colour("--ink");
  pen.textBaseline = "top";
  pen.font = font(30, 700);
  pen.fillText(title, EDGE, EDGE);
  const faces = await facesOf(rows);
  let y = EDGE + 52;
  for (const { name, about, parts } of rows) {
    pen.fillStyle = colour("--ink");
    pen.font = font(20, 700);
    pen.fillText(about ? `${name}  ${about}` : name, EDGE, y);
    y += NAME;
    const count = parts.reduce((sum, cards) => sum + cards.length, 0);
    const room = WIDTH - 2 * EDGE - CARD.width - parts.length * 4 * GAP;
    const step = Math.min(CARD.width + GAP, room / Math.max(1, count - 1));
    let x = EDGE;
    for (const cards of parts) {
      for (const card of cards) {
        lay(pen, card, faces.get(card), x, y, font);
        x += step;
      }
      x += 4 * GAP;
    }
    y += CARD.height + 18;
  }
  pen.fillStyle = colour("--ink");
  pen.font = font(22);
  for (const line of caption) {
    pen.fillText(line, EDGE, y);
    y += LINE;
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

type Pen = CanvasRenderingContext2D;

/** Draw a card: a flower card by its face, a playing card by rank and suit, a closed card by its back. */
function lay(pen: Pen, card: string, face: CanvasImageSource | undefined, x: number, y: number, font: Font): void {
  const { width, height } = CARD;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 4);
  pen.fillStyle = card === UNKNOWN ? "#24476b" : "#fefcf6";
  pen.fill();
  if (face) pen.drawImage(face, x, y, width, height);
  else if (card !== UNKNOWN) {
    const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
    pen.fillStyle = RED.has(suit) || card === "BJ" ? "#c02a1d" : "#1d1a1f";
    pen.font = font(22, 700);
    pen.fillText(suit === "J" ? "JOKER".charAt(0) : rank.replace("T", "10"), x + 6, y + 6);
    pen.fillText(suit === "J" ? "★" : SIGNS[suit]!, x + 6, y + 32);
  }
  pen.strokeStyle = "#3a3338";
  pen.lineWidth = 1;
  pen.stroke();
}

type Font = (size: number, weight?: number) => string;

async function facesOf(rows: readonly Row[]): Promise<Map<string, HTMLImageElement>> {
  const cards = new Set(rows.flatMap(({ parts }) => parts.flat()));
  const drawn = [...cards].filter((card) => card.length === 1 && (LETTERS + UNKNOWN).includes(card));
  const images = await Promise.all(
    drawn.map(async (card) => {
      const image = new Image();
      image.src = picture(card, false);
      await image.decode();
      return [card, image] as const;
    }),
  );
  return new Map(images);
}

/** Break a text into lines of a width, between words if it has spaces. */
function broken(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/[ -~]+?(?: |$)|./gsu) ?? []) {
    if (line && pen.measureText(line + word).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  return line ? [...lines, line] : lines;
}
