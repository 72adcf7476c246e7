/**
 * Says messages in a language, word for word as the terminal does (src/hachiya/words/voice.py says how an argument may
 * be said); only bots are called by their characters here, by their rungs there. What is not known is what the program has forgotten to fetch or to tell: an error.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { ArgumentJson, MessageJson, SentenceJson, Shelf, SumParts } from "../protocol/messages";

/** Letters of one argument. What is longer is cut. */
const LONGEST = 2000;
const HIDDEN = "?";
const SUITS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** The messages that join a list: between items, and before the last item. */
const BETWEEN: Readonly<Record<string, readonly [string, string]>> = {
  "": ["language-comma", "language-comma"],
  and: ["language-and-more", "language-and"],
  or: ["language-or-more", "language-or"],
  beside: ["language-beside", "language-beside"],
  partners: ["language-partners", "language-partners"],
};

type Arguments = Readonly<Record<string, ArgumentJson>>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
/** The arguments of a pattern; each is put into words when the pattern uses it. */
type Filled = NonNullable<Parameters<FluentBundle["formatPattern"]>[1]>;

/** The messages of a language, and the English ones that stand in for missing ones. */
export class Speech {
  private readonly own: FluentBundle;
  private readonly standIn = new FluentBundle("en", { useIsolating: false });
  /** The readings of names, where the language has them. */
  readonly readings = new Map<string, string>();
  /** The names of bots. */
  readonly bots = new Set<string>();

  constructor(code: string) {
    this.own = new FluentBundle([code, "en"], { useIsolating: false });
  }

  add({ own, standIn }: Shelf): void {
    const resource = new FluentResource(own);
    for (const { id, value, attributes } of resource.body) {
      if (id.startsWith("bot-"))
        for (const name of [value, attributes.character]) if (typeof name === "string") this.bots.add(name);
      const kana = attributes.kana;
      if (typeof value === "string" && typeof kana === "string") this.readings.set(value, kana);
    }
    this.own.addResource(resource);
    this.standIn.addResource(new FluentResource(standIn));
  }

  has = (key: string): boolean => !this.find(key).next().done;

  /** The message of this key, or of its part behind a dot, in every language that has it. */
  *find(key: string): Generator<{ bundle: FluentBundle; pattern: Pattern }> {
    const [name, part] = key.split(".") as [string, string?];
    for (const bundle of [this.own, this.standIn]) {
      const message = bundle.getMessage(name);
      const pattern = part === undefined ? message?.value : message?.attributes[part];
      if (pattern) yield { bundle, pattern };
    }
  }
}

export class Voice {
  constructor(
    private readonly speech: Speech,
    /** The names of the seats. */
    private readonly names: readonly string[] = [],
  ) {}

  say({ key, args = {} }: MessageJson): string {
    const faults: Error[] = [];
    for (const { bundle, pattern } of this.speech.find(key)) {
      const wrong: Error[] = [];
      const text = bundle.formatPattern(pattern, this.argumentsOf(args), wrong);
      if (!wrong.length) return text;
      faults.push(...wrong);
    }
    throw new Error(`${key}: ${faults[0]?.message ?? "there is no such message"}`);
  }

  /** Sentences in words, each with its section of the rules. */
  tell = (telling: readonly SentenceJson[]): string =>
    this.sideBySide(
      "language-sentences",
      telling.map((sentence) => this.sentence(sentence)),
    );

  sentence({ say, clause }: SentenceJson): string {
    const sentence = this.say(say);
    return clause === undefined ? sentence : this.of("language-clause", { sentence, clause });
  }

  person(seat: number): string {
    const name = this.names[seat];
    if (name === undefined) return this.of("language-seat", { number: seat });
    const isBot = this.speech.bots.has(name.replace(/ \d+$/, ""));
    return this.of(isBot ? "language-bot" : "language-person", { name: cut(name) });
  }

  /** Items as a list, with commas between them or with another word before the last one. */
  list(items: readonly string[], way: string): string {
    const [between, beforeLast] = BETWEEN[way]!;
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return this.of(beforeLast, { first: this.sideBySide(between, items.slice(0, -1)), second: last });
  }

  /** A sum in words; `brief` is for little room. */
  sum({ sign, kan, rest, unit }: SumParts, brief = false): string {
    const parts = [...(kan === null ? [] : ["kan"]), ...(rest === null ? [] : [unit])];
    return this.of(`sum-${parts.join("-")}${brief ? ".brief" : ""}`, { sign, kan: kan ?? 0, rest: rest ?? 0 });
  }

  /** Flower cards by name. */
  cards = (letters: string, way = ""): string =>
    this.list(
      [...letters].map((letter) => this.of(letter === HIDDEN ? "card-hidden" : `card-${letter}`)),
      way,
    );

  /** Yaku by name, or with an explanation. */
  yaku(groups: readonly (readonly string[])[], explained = false): string {
    const named = (key: string) => {
      const name = this.of(`yaku-${key}`);
      return explained ? this.of("yaku-meant", { name, meaning: this.of(`yaku-${key}.meaning`) }) : name;
    };
    const parts = groups.map((keys) =>
      this.sideBySide(explained ? "yaku-compound-meant" : "yaku-compound", keys.map(named)),
    );
    if (!explained) return this.sideBySide("yaku-and", parts);
    return this.sideBySide(
      "yaku-and-explained",
      parts.map((meant) => this.of("yaku-explained", { meant })),
    );
  }

  // ---------------------------------------------------------------- arguments

  private argumentsOf(args: Arguments): Filled {
    const argument = (name: string | symbol) => {
      const [base, ...ways] = String(name).split("-") as [string, ...string[]];
      const value = args[base];
      return value === undefined ? undefined : this.argument(value, ways);
    };
    return new Proxy({} as Filled, {
      get: (_, name) => argument(name),
      getOwnPropertyDescriptor: (_, name) =>
        String(name).split("-")[0]! in args ? { configurable: true, enumerable: true } : undefined,
    });
  }

  private argument(value: ArgumentJson, ways: readonly string[]): FluentNumber | string {
    if (typeof value === "number") return ungrouped(value);
    if (ways[0] === "count") return ungrouped(count(value));
    return cut(this.inWords(value, ways));
  }

  private inWords(value: ArgumentJson, ways: readonly string[]): string {
    if (typeof value !== "object") return String(value);
    if (Array.isArray(value)) {
      const between = ways.find((way) => way in BETWEEN) ?? "";
      return this.list(
        value.map((item) => this.inWords(item, ways)),
        between,
      );
    }
    if ("key" in value) return this.say(asCharacter(value));
    if ("seat" in value) {
      const name = this.names[value.seat];
      return ways.includes("name") && name !== undefined ? name : this.person(value.seat);
    }
    if ("sum" in value) return this.sum(value.sum);
    if ("cards" in value) return ways.includes("letters") ? value.cards : this.cards(value.cards);
    if ("pack" in value) return value.pack.map((name) => this.playingCard(name)).join(" ");
    return this.yaku(value.yaku, ways.includes("explained"));
  }

  protected playingCard(name: string): string {
    const suit = SUITS[name.at(-1)!];
    if (suit) return suit + name.slice(0, -1).replace("T", "10");
    return this.of(name === HIDDEN ? "pack-hidden" : `pack-${name}`);
  }

  private sideBySide = (between: string, parts: readonly string[]): string =>
    parts.length ? parts.reduce((first, second) => this.of(between, { first, second })) : "";

  private of = (key: string, args: Arguments = {}): string => this.say({ key, args });
}

/** The message that names a bot; a bot of which another message speaks is called by its character, as at its seat. */
const asCharacter = (message: MessageJson): MessageJson =>
  /^bot-[a-z]+$/.test(message.key) ? { ...message, key: `${message.key}.character` } : message;

const ungrouped = (value: number) => new FluentNumber(value, { useGrouping: false });

function count(value: Exclude<ArgumentJson, number>): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value === "object" && "cards" in value) return [...value.cards].length;
  return typeof value === "object" && "pack" in value ? value.pack.length : 1;
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join("")}…`;
}
