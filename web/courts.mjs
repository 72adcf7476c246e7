/**
 * Makes the pictures of jack, queen and king from the npm package `@letele/playing-cards` (CC0, after Adrian Kennard's
 * cards) when the page is built: its React components are read as drawings, cut to the figure, and given our pigments.
 * The repository holds no copy of them; the pictures are written to `node_modules/.courts`.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PACKAGE = `${HERE}node_modules/@letele/playing-cards/dist/index.esm.js`;
const TARGET = `${HERE}node_modules/.courts/`;

const SUITS = ["S", "H", "D", "C"];
const RANKS = ["j", "q", "k"];

/** The package's colours, and ours. */
const PIGMENTS = { red: "#c02a1d", "#44F": "#2a5486", "#FC4": "#f1b434", "#000": "#1d1a1f" };

/** The figure within the card: all layers of this width. */
const FIGURE = { x: -82.4, y: -130.4, width: 164.8, height: 260.8 };

/** @typedef {{ tag: string, props: Record<string, string | number>, children: Drawing[] }} Drawing */

/** The components of the package, as functions that return drawings. */
function components() {
  const source = readFileSync(PACKAGE, "utf8");
  const exported = /export \{([^}]*)\};?\s*$/.exec(source);
  if (!exported) throw new Error(`${PACKAGE}: no exports found`);
  const names = exported[1].split(",").map((pair) => pair.trim().split(/ as /));
  const body = source
    .slice(0, exported.index)
    .replace(/^import .*$/gm, "")
    .concat(`return {${names.map(([inner, outer]) => `${outer}: ${inner}`).join(", ")}};`);
  const React = {
    createElement: (tag, props, ...children) => ({
      tag,
      props: { ...props },
      children: children.flat().filter(Boolean),
    }),
  };
  return new Function("React", "_extends", body)(React, Object.assign);
}

/** The name of an attribute in SVG. */
function attribute(name) {
  if (name === "xlinkHref") return "href";
  if (["viewBox", "preserveAspectRatio"].includes(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const isMissing = (value) => value === undefined || value === null;

/** @param {Drawing} drawing */
function svgText({ tag, props, children }) {
  const attributes = Object.entries(props)
    .filter(([, value]) => !isMissing(value))
    .map(([name, value]) => ` ${attribute(name)}="${PIGMENTS[value] ?? value}"`);
  return `<${tag}${attributes.join("")}${children.length ? `>${children.map(svgText).join("")}</${tag}>` : "/>"}`;
}

/** A drawing with all drawings within it. */
const all = (drawing) => [drawing, ...drawing.children.flatMap(all)];

/** The figure without paper and corners: two layers for each colour, one of them turned. */
function figure(card) {
  const [defs] = card.children.filter(({ tag }) => tag === "defs");
  const layers = card.children.filter(({ tag, props }) => tag === "use" && props.width === FIGURE.width);
  if (!defs || layers.length < 4) throw new Error(`${PACKAGE}: a court card is not drawn as it was`);
  // Definitions are kept if a kept drawing refers to them.
  const ids = new Set();
  const keep = (drawing) => {
    for (const { props } of all(drawing)) {
      const name = String(props.xlinkHref ?? "").slice(1);
      if (!name || ids.has(name)) continue;
      ids.add(name);
      for (const part of defs.children) if (part.props.id === name) keep(part);
    }
  };
  layers.forEach(keep);
  const { x, y, width, height } = FIGURE;
  const parts = defs.children.filter(({ props }) => ids.has(props.id));
  const props = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `${x} ${y} ${width} ${height}`,
    width,
    height,
    preserveAspectRatio: "none",
  };
  // Names are single letters, because every card is a file of its own.
  const short = new Map(parts.map(({ props: { id } }, index) => [id, String.fromCharCode(97 + index)]));
  for (const drawing of [...parts, ...layers].flatMap(all)) {
    if (short.has(drawing.props.id)) drawing.props.id = short.get(drawing.props.id);
    const name = String(drawing.props.xlinkHref ?? "").slice(1);
    if (short.has(name)) drawing.props.xlinkHref = `#${short.get(name)}`;
  }
  return svgText({ tag: "svg", props, children: [{ tag: "defs", props: {}, children: parts }, ...layers] });
}

/** The Vite plugin that makes the pictures before the build. */
export function courts() {
  return {
    name: "courts",
    config() {
      const cards = components();
      mkdirSync(TARGET, { recursive: true });
      for (const suit of SUITS)
        for (const rank of RANKS)
          writeFileSync(`${TARGET}${rank.toUpperCase()}${suit}.svg`, figure(cards[suit + rank]({})));
    },
  };
}
