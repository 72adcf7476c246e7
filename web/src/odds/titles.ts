/** What the server calls things in two languages, and of 八十分 in Chinese too. */

import type { Called } from "../protocol/messages";
import { heard, tongue } from "../words/say";

type Where = "topic" | "table" | "column" | "row";

/** By place and key; in a number's place stands n. */
const CHINESE: Record<Where, Record<string, string>> = {
  topic: { "stage-cards": "摸k张牌后手中的级牌与对子" },
  table: { draws: "按摸牌张数" },
  column: { n: "有{n}张", pair: "一对级牌", "joker-pair": "一对王" },
  row: { n: "摸{n}张" },
};

export function titleOf(where: Where, { key, title }: { key: string; title: Called }): string {
  const number = /^\d+$/.test(key);
  const chinese = tongue.value === "zh" ? CHINESE[where][number ? "n" : key] : undefined;
  return chinese?.replace("{n}", key) ?? title[heard.value];
}
