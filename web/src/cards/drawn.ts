/**
 * Faces as the screen shows them: each is drawn once from its outlines, as large as a card is here. A browser draws
 * outlines anew wherever something moves above or beside them, which takes longer than all else that a table does.
 */

import { computed, effect, signal } from "@preact/signals";

interface Picture {
  address: string;
  /** The width of the picture in device pixels. */
  width: number;
}

/** Pictures by the address of their SVG. */
const pictures = signal<ReadonlyMap<string, Picture>>(new Map());
/** The width of the widest face on the page, before it is lifted or flies. */
const widest = signal(0);
/** Device pixels for each CSS pixel. */
const density = signal(globalThis.devicePixelRatio ?? 1);

/** The largest factor on a card's size while it is lifted or flies. */
const LARGER = 1.3;
/** Widths of pictures are multiples of this, so that few are drawn anew when a window is resized. */
const STEP = 64;
const WIDEST = 640;
const RATIO = 400 / 250;

/** The width that pictures need to be as sharp as their SVG. */
const needed = computed(() => Math.ceil((widest.value * LARGER * density.value) / STEP) * STEP);

/** The address of a face's picture, once it is drawn large enough; until then that of its SVG. */
export function drawn(outlines: string): string {
  const picture = pictures.value.get(outlines);
  return picture && picture.width >= needed.value ? picture.address : outlines;
}

const widths = new Map<Element, number>();
let observer: ResizeObserver | undefined;

/** Let a face on the page count for the size of pictures; returns how to stop. */
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
    const width = needed.peek();
    const missing = outlines().filter((address) => (pictures.peek().get(address)?.width ?? 0) < width);
    if (!width || width > WIDEST || !missing.length) return;
    const drawings = new Map<string, Picture>();
    for (const address of missing) {
      await idle();
      if (stopped || needed.peek() > width) return;
      const picture = await drawnFrom(address, width);
      // Where the browser cannot draw, the SVG stays.
      if (!picture) return;
      drawings.set(address, { address: picture, width });
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
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
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
  // Some browsers draw nothing of an SVG without a size of its own.
  if (!brush.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3]) return null;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.95));
  if (!blob) return null;
  const picture = new Image();
  picture.src = URL.createObjectURL(blob);
  // A decoded picture replaces the SVG without a flash.
  await picture.decode();
  decodedPictures.push(picture);
  return picture.src;
}

const decodedPictures: HTMLImageElement[] = [];
