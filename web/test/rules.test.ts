import { expect, test } from "vitest";
import { names, render } from "../rules.mjs";
import { ruleOf } from "../src/words/clause";
import { fixtures } from "./hanafuda";

const pages = names().map((name) => [name, render(name)] as const);
const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

test("every game has its rules in every language", () => {
  for (const game of ["bashifen", "hachiju", "nakayoshi", "sannin", "shiragiku"]) {
    expect(names()).toEqual(expect.arrayContaining([`${game}.en`, `${game}.ja`, `${game}.zh`]));
  }
});

test.each(pages)("every link of %s has a target", (name, { html, sections }) => {
  const here = ids(html);
  for (const { id } of sections) expect(here, id).toContain(id);
  for (const [, href] of html.matchAll(/href="([^"]+)"/g)) {
    const [path, hash] = decodeURIComponent(href!).split("#");
    const [, game] = /^\/rules\/(\w+)$/.exec(path!) ?? [];
    if (path) expect(names(), href).toContain(`${game}.en`);
    if (hash) expect(game ? ids(render(`${game}.en`).html) : here, `${name} ${href}`).toContain(hash);
  }
});

test.each(pages)("%s contains only text elements", (_, { html, title }) => {
  expect(title).not.toBe("");
  expect(html).not.toMatch(/<script|<style|<img|<iframe|style=|on\w+="|<!--|javascript:/i);
});

test("letters are drawn as cards only in tables of cards", () => {
  const [, { html }] = pages.find(([name]) => name === "sannin.en")!;
  expect(html).toContain('<code data-cards="BCHhijm">');
  expect(html).toContain("<code>A</code> <code>B</code>"); // menus of multipliers
});

test.each(fixtures.years)("each payment's clause is a section of the rules ($multipliers)", ({ record }) => {
  const here = ids(render("sannin.en").html);
  const clauses = new Set(record.flatMap((event) => (event.e === "pay" ? [event.clause] : [])));
  expect(clauses.size).toBeGreaterThan(3);
  for (const clause of clauses) expect(here, clause).toContain(ruleOf("sannin", clause).split("#")[1]);
});
