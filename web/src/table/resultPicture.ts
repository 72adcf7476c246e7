/** A picture of a result to share: the house, the game, the date, the winners with their dearest yaku, all places. */

import { picture } from "../cards/Card";
import { gameName } from "../words/names";
import { say } from "../words/say";

/** Twice the size of a link preview: 1200 × 630. */
const [WIDTH, HEIGHT, SHARP, EDGE] = [1200, 630, 2, 64];
const CARD = { width: 116, height: 186 };

export interface ResultPicture {
  game: string;
  title: string;
  cards: string;
  yaku: string;
  /** Each place in words: the name, and the standing. */
  places: readonly (readonly [name: string, standing: string])[];
  /** The day of the end of the match; null if this page did not see it. */
  date: Date | null;
}

type Pen = CanvasRenderingContext2D;

/** The picture as a PNG; null if the browser cannot draw. */
export async function pictureOfResult(result: ResultPicture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  [canvas.width, canvas.height] = [WIDTH * SHARP, HEIGHT * SHARP];
  pen.scale(SHARP, SHARP);
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const mincho = (size: number, weight = 700) => `${weight} ${size}px ${colour("--mincho")}`;
  const gothic = (size: number, weight = 400) => `${weight} ${size}px ${colour("--gothic")}`;
  const write = (text: string, x: number, y: number, font: string, room: number, ink = "--ink") => {
    pen.font = font;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, room);
  };
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--washi");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("--felt");
  pen.fillRect(0, HEIGHT - 18, WIDTH, 18);
  drawMark(pen, EDGE, 44, colour("--shu"), colour("--on-shu"));
  write(say("page-brand"), EDGE + 62, 76, mincho(32), 300);
  pen.textAlign = "right";
  const day = result.date?.toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  write([gameName(result.game), day].filter(Boolean).join(" · "), WIDTH - EDGE, 76, gothic(24), 760, "--ink-2");
  pen.textAlign = "left";
  write(result.title, EDGE, 196, mincho(72), WIDTH - 2 * EDGE);
  const rows = result.places.length;
  const step = Math.min(58, 300 / rows);
  const room = result.cards ? 500 : WIDTH - 2 * EDGE;
  result.places.forEach(([name, standing], place) => {
    const y = 276 + place * step;
    write(String(place + 1), EDGE, y, mincho(30), 40, "--ink-2");
    write(name, EDGE + 48, y, gothic(28, place ? 400 : 700), room - 260);
    pen.textAlign = "right";
    write(standing, EDGE + room, y, gothic(28, place ? 400 : 700), 200);
    pen.textAlign = "left";
  });
  await drawFan(pen, result.cards, colour("--card-line"));
  pen.textAlign = "center";
  write(result.yaku, WIDTH - EDGE - 240, 566, mincho(34), 480, "--shu");
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Draw the sign of the house: 八 in a circle. */
function drawMark(pen: Pen, x: number, y: number, ground: string, ink: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1.2, 1.2);
  pen.fillStyle = ground;
  pen.fill(new Path2D("M39 20A19 19 0 1 1 1 20A19 19 0 1 1 39 20Z"));
  pen.strokeStyle = ink;
  pen.lineWidth = 4;
  pen.lineCap = "round";
  pen.stroke(new Path2D("M17 11c.2 8.5-2.6 14.6-8 18.6M22 9.5c.4 9.5 3.3 16 9 20.1"));
  pen.restore();
}

/** Draw the cards as a fan in the right half. */
async function drawFan(pen: Pen, cards: string, line: string): Promise<void> {
  const images = await Promise.all(
    [...cards].map(async (card) => {
      const image = new Image();
      image.src = picture(card, false);
      await image.decode();
      return image;
    }),
  );
  const middle = (images.length - 1) / 2;
  const spread = Math.min(84, 360 / Math.max(1, images.length));
  images.forEach((image, index) => {
    pen.save();
    pen.translate(WIDTH - EDGE - 240 + (index - middle) * spread, 400);
    pen.rotate((index - middle) * Math.min(0.09, 0.4 / images.length));
    pen.beginPath();
    pen.roundRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height, 8);
    pen.save();
    pen.clip();
    pen.drawImage(image, -CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    pen.restore();
    pen.strokeStyle = line;
    pen.lineWidth = 1.5;
    pen.stroke();
    pen.restore();
  });
}
