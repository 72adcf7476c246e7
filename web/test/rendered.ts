/** What the page writes of matches: its own code, over what the server tells. tests/explain/test_on_the_page.py asks. */

import { written as writtenDeal } from "../src/bashifen/sheets/written";
import { written as writtenRow } from "../src/hanafuda/sheets/written";
import { form } from "../src/money";
import { language } from "../src/preferences";
import type {
  Event,
  MoneyForm,
  ScoreSheetJson,
  SentenceJson,
  Shelf,
  ShelfName,
  StagesJson,
} from "../src/protocol/messages";
import { months, won } from "../src/settlement/months";
import { know, offered } from "../src/words/languages";
import { said, tell } from "../src/words/say";

interface Asked {
  languages: Record<string, Record<ShelfName, Shelf>>;
  matches: {
    names: string[];
    sheet: ScoreSheetJson | StagesJson;
    told: SentenceJson[][];
    record: Event[];
    money: MoneyForm | null;
  }[];
}

export function rendered({ languages, matches }: Asked) {
  offered.value = Object.keys(languages).map((code) => ({ code, name: code, tag: code, shelves: {} as never }));
  for (const [code, shelves] of Object.entries(languages)) know(code, Object.entries(shelves) as [ShelfName, Shelf][]);
  return matches.map(({ names, sheet, told: tellings, record, money: written }) => ({
    languages: Object.fromEntries(
      Object.keys(languages).map((code) => {
        language.value = code as typeof language.value;
        const sentences = tellings.map((telling) => tell(telling, names));
        return [code, { sentences, sheet: "deals" in sheet ? ofDeals(sheet, names) : ofMonths(sheet, names) }];
      }),
    ),
    bill: written ? bills(record, written) : [],
  }));
}

const ofMonths = ({ over, months: found, foot }: ScoreSheetJson, names: string[]) => ({
  over: said(over),
  rows: [...found, foot].map((rows) => rows.map((row) => writtenRow(row, names))),
});

const ofDeals = ({ deals }: StagesJson, names: string[]) => ({
  over: "",
  rows: [deals.map((deal) => writtenDeal(deal, names))],
});

/** What the bill of each month says that every seat has won or lost. */
function bills(record: Event[], written: MoneyForm) {
  form.value = written;
  return months(record).map((month) => won(month));
}
