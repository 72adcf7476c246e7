/**
 * Faces as the screen shows them: each is drawn once from its outlines, as large as a card is here. A browser draws
 * outlines anew wherever something moves above or beside them, which takes longer than all else that a table does.
 */

import { effect, signal } from "@preact/signals";

/** Pictures by the address of the outlines. */
const pictures = signal<ReadonlyMap<string, string>>(new Map());
/** How wide they are, in the screen's own pixels. */
let width = 0;

/** The picture of a face, once it is drawn; until then its outlines. */
export const drawn = (outlines: string): string => pictures.value.get(outlines) ?? outlines;

/** Cards are at most so much larger than the widest that lies on the table: one that is lifted, or shown in a sheet. */
const LARGER = 1.3;
const WIDEST = 640;
const RATIO = 400 / 250;

/** Draw these whenever nothing else is to do, and again where they are others or must be larger; returns how to stop. */
export function drawFaces(outlines: () => readonly string[]): () => void {
  let stopped = false;
  const draw = async () => {
    const wanted = needed();
    const missing = outlines().filter((address) => wanted > width || !pictures.value.has(address));
    if (!wanted || !missing.length) return;
    const found = new Map<string, string>();
    for (const address of missing) {
      await idle();
      if (stopped) return;
      const picture = await drawnFrom(address, wanted);
      // What cannot be drawn here stays as it is.
      if (!picture) return;
      found.set(address, picture);
    }
    width = Math.max(width, wanted);
    pictures.value = new Map([...pictures.value, ...found]);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void draw(), 500);
  };
  addEventListener("resize", later);
  const unwatch = effect(() => {
    outlines();
    later();
  });
  return () => {
    stopped = true;
    clearTimeout(waiting);
    removeEventListener("resize", later);
    unwatch();
  };
}

/** How wide pictures must be to be as sharp as their outlines. */
function needed(): number {
  const widths = [...document.querySelectorAll<HTMLElement>(".fuda")].map((face) => face.offsetWidth);
  return Math.min(WIDEST, Math.ceil(Math.max(0, ...widths) * LARGER * devicePixelRatio));
}

const idle = () =>
  new Promise<void>((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });

async function drawnFrom(address: string, wide: number): Promise<string | null> {
  const image = new Image(wide, wide * RATIO);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = wide * RATIO;
  const brush = canvas.getContext("2d")!;
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  // There are browsers that draw nothing of outlines without a size of their own.
  if (!brush.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3]) return null;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.95));
  if (!blob) return null;
  const picture = new Image();
  picture.src = URL.createObjectURL(blob);
  // So it is there at once when it takes the place of the outlines.
  await picture.decode();
  kept.push(picture);
  return picture.src;
}

const kept: HTMLImageElement[] = [];
