/**
 * The rules as pages: the build renders each of docs/play/rules/*.md to a file of its own (in `node_modules/.rules`),
 * which is fetched when it is shown. Raw HTML is never passed on; headings and decisions have their names as anchors.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";

const FOLDER = fileURLToPath(new URL("../docs/play/rules/", import.meta.url));
const TARGET = fileURLToPath(new URL("node_modules/.rules/", import.meta.url));

/** The mark of tables in which letters are cards. */
const CARD_TABLES = /<!-- table: (cards|hands|captured yaku|hachiju captured yaku) -->/;
const CARDS = /^[A-Za-v]{1,7}$/;
const SECTION = /^([AB]\d+)\b/i;
/** A reference to a section or a decision. */
const REFERENCE = /(\b[AB]\d{1,2}\b|\bC-\d+\b)/;

/** The names of all pages, as game.language. */
export const names = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .map((name) => (/\.\w+\.md$/.test(name) ? name.slice(0, -3) : `${name.slice(0, -3)}.en`))
    .sort();

const fileOf = (name) => `${FOLDER}${name.replace(/\.en$/, "")}.md`;

/** The anchor of a heading: the letter and number of its section, else its words. */
function addressOf(text) {
  const section = SECTION.exec(text);
  if (section) return section[1].toLowerCase();
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

/** The goal of a link: an anchor of the page, the rules of another game, or null for other pages. */
function goal(href) {
  const [path, hash = ""] = decodeURIComponent(href).split("#");
  const address = hash && `#${addressOf(hash)}`;
  if (!path) return address;
  const game = /^(\w+)(\.\w+)?\.md$/.exec(path);
  return game ? `/rules/${game[1]}${address}` : null;
}

/** A page of the rules: title, sections and HTML. */
export function render(name) {
  const source = readFileSync(fileOf(name), "utf8");
  const lines = source.split("\n");
  // The lines at which tables of cards begin.
  const cardTables = new Set(lines.flatMap((line, index) => (CARD_TABLES.test(line) ? [index + 1] : [])));
  const text = lines
    // The page has its own links to the other languages.
    .map((line) => (/^\*.*\]\(\w+(\.\w+)?\.md\).*\*$/.test(line) ? "" : line.replace(/<!--.*?-->/g, "")))
    .join("\n");
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const tokens = markdown.parse(text, {});
  const decisions = new Set([...source.matchAll(/^\| (C-\d+) \|/gm)].map(([, number]) => number));
  const places = new Set([...decisions, ...[...source.matchAll(/^## ([AB]\d+)\b/gm)].map(([, section]) => section)]);
  const sections = [];
  // A heading has its English anchor in every language.
  const english = name.endsWith(".en") ? null : render(name.replace(/\w+$/, "en")).sections;
  // A page of few sections lists their parts too.
  const deep = lines.filter((line) => line.startsWith("## ")).length < 6;
  let title = "";
  let heading = "";
  let inCards = false;
  let inRow = false;

  for (const [index, token] of tokens.entries()) {
    const inner = tokens[index + 1];
    if (token.type === "heading_open") {
      heading = inner.content.replace(/`/g, "");
      token.attrSet("id", addressOf(heading));
      if (token.tag === "h1") title = heading;
      inner.meta = "own";
      if (token.tag === "h2" || (deep && token.tag === "h3"))
        sections.push({
          id: addressOf(heading),
          text: heading,
          part: token.tag === "h3",
          at: english?.[sections.length]?.id ?? addressOf(heading),
        });
    }
    if (token.type === "table_open") {
      inCards = cardTables.has(token.map[0]);
      token.attrSet("class", inCards ? "r-table r-of-cards" : "r-table");
      token.meta = heading;
    }
    if (token.type === "tr_open") inRow = true;
    if (["td_open", "th_open"].includes(token.type)) {
      // The content security policy allows no style attributes.
      const style = token.attrGet("style");
      token.attrs = style ? [["class", style.replace("text-align:", "to-")]] : null;
      const number = inRow && token.type === "td_open" && decisions.has(inner.content) ? inner.content : null;
      if (number) {
        token.attrSet("id", number.toLowerCase());
        inner.meta = "own";
      }
      inRow = false;
    }
    if (token.type === "inline") token.children = linked(token, { inCards, places });
    if (token.type === "table_close") inCards = false;
  }
  markdown.renderer.rules.table_open = (all, at, options, _, self) =>
    `<div class="r-wide" role="group" tabindex="0" aria-label="${markdown.utils.escapeHtml(all[at].meta)}">${self.renderToken(all, at, options)}`;
  markdown.renderer.rules.table_close = () => "</table></div>\n";
  // The page shows the title itself, with links to the other languages.
  tokens.splice(0, tokens.findIndex(({ type }) => type === "heading_close") + 1);
  return { title, sections, html: markdown.renderer.render(tokens, markdown.options, {}) };
}

/** The tokens of a line, with marks on letters of cards, and with links to sections and pages. */
function linked(token, { inCards, places }) {
  const parts = [];
  const dropped = [];
  for (const child of token.children) {
    if (child.type === "link_open") {
      const href = goal(child.attrGet("href"));
      dropped.push(href === null);
      if (href === null) continue;
      child.attrSet("href", href);
    }
    if (child.type === "link_close" && dropped.pop()) continue;
    if (child.type === "code_inline" && inCards && CARDS.test(child.content))
      child.attrSet("data-cards", child.content);
    if (child.type === "text" && token.meta !== "own" && !dropped.length) parts.push(...referring(child, places));
    else parts.push(child);
  }
  return parts;
}

/** The tokens of a text, in which every named section and decision is a link. */
function referring(child, places) {
  const parts = child.content.split(REFERENCE);
  if (parts.length === 1) return [child];
  const Token = child.constructor;
  const text = (content) => Object.assign(new Token("text", "", 0), { content });
  return parts.flatMap((part) => {
    if (!places.has(part)) return part ? [text(part)] : [];
    const open = new Token("link_open", "a", 1);
    open.attrSet("href", `#${part.toLowerCase()}`);
    return [open, text(part), new Token("link_close", "a", -1)];
  });
}

/** The Vite plugin that renders the pages before the build. */
export function rules() {
  return {
    name: "rules",
    config() {
      mkdirSync(TARGET, { recursive: true });
      for (const name of names()) {
        const [file, made] = [`${TARGET}${name}.json`, JSON.stringify(render(name))];
        if (!existsSync(file) || readFileSync(file, "utf8") !== made) writeFileSync(file, made);
      }
    },
  };
}
