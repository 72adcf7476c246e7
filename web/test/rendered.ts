/** The texts that the page writes of matches, for tests/explain/test_page_and_terminal.py. */

import { dealRowText as writtenDeal } from "../src/bashifen/sheets/dealRowText";
import { paymentText as writtenPayment } from "../src/hanafuda/sheets/paymentText";
import { language } from "../src/preferences";
import type {
  BillJson,
  DealBillJson,
  LevelSheetJson,
  ScoreSheetJson,
  Shelf,
  ShelfName,
  TableMessage,
} from "../src/protocol/messages";
import { rowText as writtenRow } from "../src/table/rowText";
import { addShelves, offeredLanguages } from "../src/words/languages";
import { sayMessage, tell, voice } from "../src/words/say";

interface Asked {
  languages: Record<string, Record<ShelfName, Shelf>>;
  matches: (Pick<TableMessage, "told"> & {
    names: string[];
    sheet: ScoreSheetJson | LevelSheetJson;
    bills: (BillJson | DealBillJson)[];
  })[];
}

export function rendered({ languages, matches }: Asked) {
  offeredLanguages.value = Object.keys(languages).map((code) => ({
    code,
    name: code,
    tag: code,
    shelves: {} as never,
  }));
  for (const [code, shelves] of Object.entries(languages))
    addShelves(code, Object.entries(shelves) as [ShelfName, Shelf][]);
  return matches.map(({ names, sheet, told: tellings, bills }) => ({
    languages: Object.fromEntries(
      Object.keys(languages).map((code) => {
        language.value = code as typeof language.value;
        const sentences = tellings.map((telling) => tell(telling, names));
        const written = "deals" in sheet ? ofDeals(sheet, names) : ofMonths(sheet, names);
        return [
          code,
          {
            sentences,
            sheet: written,
            bills: bills.map((bill) => ("follows" in bill ? ofDeal(bill, names) : ofBill(bill, names))),
          },
        ];
      }),
    ),
  }));
}

const ofMonths = ({ over, months: groups, foot }: ScoreSheetJson, names: string[]) => ({
  over: sayMessage(over),
  rows: [...groups, foot].map((rows) => rows.map((row) => writtenRow(row, names))),
});

const ofDeals = ({ deals, result }: LevelSheetJson, names: string[]) => ({
  over: "",
  rows: [deals.map((deal) => writtenDeal(deal, names))],
  result: result ? [sayMessage(result.why), ...result.pairs.map(({ stage }) => sayMessage(stage))] : [],
});

const ofDeal = ({ title, failed, opponents, pairs, follows }: DealBillJson, names: string[]) => ({
  title: sayMessage(title, names),
  failed: failed ? sayMessage(failed, names) : "",
  kitty: opponents ? sayMessage(opponents.why) : "",
  pairs: pairs.map(({ before, after }) => [sayMessage(before), sayMessage(after)]),
  follows: sayMessage(follows, names),
});

const ofBill = ({ title, groups, standing, settlement }: BillJson, names: string[]) => ({
  title: sayMessage(title, names),
  groups: groups.map((group) => [
    sayMessage(group.title),
    group.payments.map((payment) => writtenPayment(payment, names)),
  ]),
  standing: standing.map(({ won, total }) => [voice().sum(won), voice().sum(total)]),
  settlement: settlement.map((payment) => writtenPayment(payment, names)),
});
