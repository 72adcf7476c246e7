/**
 * Faces as the screen shows them: each is drawn once from its outlines, as large as a card is here. A browser draws
 * outlines anew wherever something moves above or beside them, which takes longer than all else that a table does.
 */

import { computed, effect, signal } from "@preact/signals";

interface Picture {
  address: string;
  /** How wide it is, in the screen's own pixels. */
  width: number;
}

/** Pictures by the address of the outlines. */
const pictures = signal<ReadonlyMap<string, Picture>>(new Map());
/** How wide the widest face is that the page shows, before it is lifted or flies. */
const widest = signal(0);
/** The screen's own pixels for one of the page's. */
const density = signal(globalThis.devicePixelRatio ?? 1);

/** A card is at most so much larger while it is lifted, or flies. */
const LARGER = 1.3;
/** Pictures are as wide as a multiple of this, so that a window that is pulled has few of them drawn anew. */
const STEP = 64;
const WIDEST = 640;
const RATIO = 400 / 250;

/** How wide pictures must be to be as sharp as their outlines. */
const needed = computed(() => Math.ceil((widest.value * LARGER * density.value) / STEP) * STEP);

/** The picture of a face, once it is drawn large enough; until then its outlines. */
export function drawn(outlines: string): string {
  const picture = pictures.value.get(outlines);
  return picture && picture.width >= needed.value ? picture.address : outlines;
}

const widths = new Map<Element, number>();
let observer: ResizeObserver | undefined;

/** From now on a face on the page counts for how large pictures must be; returns how to stop. */
export function measureFace(face: Element): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) widths.set(target, borderBoxSize[0]?.inlineSize ?? 0);
    widest.value = Math.max(0, ...widths.values());
  });
  observer.observe(face);
  return () => {
    observer?.unobserve(face);
    widths.delete(face);
  };
}

/** Draw faces while the page is idle, and again when they change or must be larger; returns how to stop. */
export function drawFaces(outlines: () => readonly string[]): () => void {
  let stopped = false;
  const draw = async () => {
    const wanted = needed.peek();
    const missing = outlines().filter((address) => (pictures.peek().get(address)?.width ?? 0) < wanted);
    if (!wanted || wanted > WIDEST || !missing.length) return;
    const drawings = new Map<string, Picture>();
    for (const address of missing) {
      await idle();
      if (stopped || needed.peek() > wanted) return;
      const picture = await drawnFrom(address, wanted);
      // What cannot be drawn here stays as it is.
      if (!picture) return;
      drawings.set(address, { address: picture, width: wanted });
    }
    pictures.value = new Map([...pictures.peek(), ...drawings]);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = watchDensity();
  const unwatch = effect(() => {
    outlines();
    if (!needed.value) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void draw(), 500);
  });
  return () => {
    stopped = true;
    clearTimeout(waiting);
    stopWatching();
    unwatch();
  };
}

/** The window may be zoomed, or pulled to another screen. */
function watchDensity(): () => void {
  const look = () => {
    density.value = devicePixelRatio;
  };
  look();
  addEventListener("resize", look);
  return () => removeEventListener("resize", look);
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
