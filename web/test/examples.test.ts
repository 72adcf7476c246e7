import { expect, test } from "vitest";
import { names, render } from "../rules.mjs";

const [list] = Object.values(
  import.meta.glob<string>("../../src/hachiya/learn/examples/examples.toml", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
) as [string];
const examples = [...list.matchAll(/^\[\[(\w+)\]\]\nname = "(\w+)"\nat = "([\w-]+)"$/gm)];

test("every example is found in its list", () => {
  expect(examples).toHaveLength([...list.matchAll(/^\[\[/gm)].length);
  expect(examples.length).toBeGreaterThan(4);
});

test.each(examples.map(([, game, name, at]) => [game!, name!, at!]))(
  "%s: %s has its place in every language",
  (game, _, at) => {
    const pages = names().filter((page) => page.startsWith(`${game}.`));
    expect(pages).toHaveLength(3);
    const english = render(`${game}.en`).sections;
    for (const page of pages) {
      const { sections, html } = render(page);
      expect(
        sections.map(({ part }) => part),
        page,
      ).toEqual(english.map(({ part }) => part));
      const matches = sections.filter((section) => section.at === at);
      expect(matches, page).toHaveLength(1);
      expect(html).toContain(` id="${matches[0]!.id}"`);
    }
  },
);
