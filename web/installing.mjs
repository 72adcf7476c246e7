/** The files for installing the page as an app: icons, drawn here from the sign 八, and the manifest. */

import { deflateSync } from "node:zlib";

/** Colours of the design tokens: the light page, vermilion, and text on vermilion. */
export const WASHI = "#f6f0e1";
const SHU = "#be2d1d";
const ON_SHU = "#ffffff";

/** The sign 八 on a field of 40: two strokes, each a curve with its four points. */
const STROKES = [
  [
    [17.5, 11],
    [17.7, 19.5],
    [14.9, 25.6],
    [9.5, 29.6],
  ],
  [
    [22, 9.5],
    [22.4, 19],
    [25.3, 25.5],
    [31, 29.6],
  ],
];
const BRUSH = 2;

/** The icons: round on a transparent ground, or full squares that the device cuts to its shape. */
const ICONS = {
  "icon-192.png": { size: 192, cut: false },
  "icon-512.png": { size: 512, cut: false },
  "icon-cut-192.png": { size: 192, cut: true },
  "icon-cut-512.png": { size: 512, cut: true },
};

/** The texts in English; the server has the other languages (hachiya/server/words.py). */
const WORDS = {
  lang: "en",
  name: "Hachiya, the house of eights",
  short_name: "Hachiya",
  description: "A table for hanafuda games and Bashifen",
};

/** A Vite plugin. */
export function installing() {
  return {
    name: "hachiya-installing",
    apply: "build",
    generateBundle() {
      const icons = [];
      for (const [name, { size, cut }] of Object.entries(ICONS)) {
        const emitted = this.emitFile({ type: "asset", name, source: png(size, cut) });
        const src = `/${this.getFileName(emitted)}`;
        icons.push({ src, sizes: `${size}x${size}`, type: "image/png", purpose: cut ? "maskable" : "any" });
      }
      const vector = this.getFileName(this.emitFile({ type: "asset", name: "icon.svg", source: svg() }));
      icons.push({ src: `/${vector}`, sizes: "any", type: "image/svg+xml", purpose: "any" });
      const common = {
        id: "/",
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: WASHI,
        theme_color: WASHI,
        icons,
        categories: ["games"],
      };
      const source = JSON.stringify({ ...WORDS, ...common });
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source });
      this.emitFile({ type: "asset", fileName: "apple-touch-icon.png", source: png(180, true) });
    },
  };
}

const curve = ([[ax, ay], [bx, by], [cx, cy], [dx, dy]], t) => {
  const u = 1 - t;
  const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    weights[0] * ax + weights[1] * bx + weights[2] * cx + weights[3] * dx,
    weights[0] * ay + weights[1] * by + weights[2] * cy + weights[3] * dy,
  ];
};

const ALONG = STROKES.flatMap((stroke) => Array.from({ length: 97 }, (_, step) => curve(stroke, step / 96)));

const rgb = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The share of a pixel within an edge at this distance, in pixels. */
const covered = (distance) => Math.min(1, Math.max(0, 0.5 - distance));

/** The sign 八 as a picture of `size` pixels. */
export function png(size, cut) {
  // What is cut may lose a tenth on each side.
  const scale = size / (cut ? 50 : 40);
  const middle = size / 2;
  const [ground, sign] = [rgb(SHU), rgb(ON_SHU)];
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [px, py] = [(x + 0.5 - middle) / scale + 20, (y + 0.5 - middle) / scale + 20];
      let nearest = Infinity;
      for (const [sx, sy] of ALONG) nearest = Math.min(nearest, (px - sx) ** 2 + (py - sy) ** 2);
      const ink = covered((Math.sqrt(nearest) - BRUSH) * scale);
      const disc = cut ? 1 : covered((Math.hypot(px - 20, py - 20) - 19) * scale);
      const at = y * (1 + 4 * size) + 1 + 4 * x;
      for (let channel = 0; channel < 3; channel += 1)
        rows[at + channel] = Math.round(ground[channel] + (sign[channel] - ground[channel]) * ink);
      rows[at + 3] = Math.round(255 * disc);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function svg() {
  const path = STROKES.map(([a, b, c, d]) => `M${a}C${b} ${c} ${d}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="${SHU}"/><path d="${path}" fill="none" stroke="${ON_SHU}" stroke-width="${2 * BRUSH}" stroke-linecap="round"/></svg>`;
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(body, 4);
  const sum = body.reduce((crc, byte) => CRC[(crc ^ byte) & 0xff] ^ (crc >>> 8), 0xffffffff);
  framed.writeUInt32BE((sum ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
}
