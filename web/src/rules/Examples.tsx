/** The examples beside the clauses of a page; each is fetched when it comes into view. */

import { useSignal } from "@preact/signals";
import { type FunctionComponent, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { RulesPage } from "../../rules.mjs";
import type { DealAnswer, ExampleHead, ShelfName } from "../protocol/messages";
import { example as exampleOf, examplesOf } from "../protocol/operations";
import { loadShelves } from "../words/languages";
import { type Key, say } from "../words/say";
import { families } from "../words/shelves.json";

export interface ExamplePlayerProps {
  answer: DealAnswer;
  head: ExampleHead;
  /** Whether the example is in view. */
  isInView: boolean;
}

/** Fetches the player of examples, which uses the tables. */
export type FetchPlayer = () => Promise<FunctionComponent<ExamplePlayerProps>>;

interface ExamplesProps {
  game: string;
  page: RulesPage;
  player: FetchPlayer;
}

/** The examples, behind the first words of their sections. The text is complete without them. */
export function Examples({ game, page, player }: ExamplesProps) {
  useEffect(() => {
    const hosts: Element[] = [];
    let isCurrent = true;
    void examplesOf({ game }).then((heads) => {
      if (!isCurrent || "why" in heads) return;
      for (const head of heads) {
        const section = page.sections.find(({ at }) => at === head.at);
        const heading = section && document.getElementById(section.id);
        if (!heading) continue;
        const host = document.createElement("div");
        (heading.nextElementSibling ?? heading).after(host);
        hosts.push(host);
        render(<Example game={game} head={head} player={player} />, host);
      }
    });
    return () => {
      isCurrent = false;
      for (const host of hosts) render(null, host);
    };
  }, [game, page]);
  return null;
}

interface ExampleProps {
  game: string;
  head: ExampleHead;
  player: FetchPlayer;
}

function Example({ game, head, player }: ExampleProps) {
  const figure = useRef<HTMLElement>(null);
  const isInView = useSignal(false);
  const example = useSignal<{ Player: FunctionComponent<ExamplePlayerProps>; answer: DealAnswer } | "failed" | null>(
    null,
  );
  useEffect(() => {
    let isFetching = false;
    const fetch = async () => {
      const [answer, Player] = await Promise.all([exampleOf({ game, name: head.name }), player()]);
      if ("why" in answer) throw new Error(answer.why);
      await loadShelves(...(families[answer.table.family] as ShelfName[]));
      example.value = { answer, Player };
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        isInView.value = entry!.intersectionRatio > 0.5;
        if (!entry!.isIntersecting || isFetching) return;
        isFetching = true;
        fetch().catch(() => (example.value = "failed"));
      },
      { threshold: [0, 0.55] },
    );
    watch.observe(figure.current!);
    return () => watch.disconnect();
  }, []);
  const what = say(`guide-example-${game}-${head.name}` as Key);
  const here = example.value;
  return (
    <figure class="r-example" ref={figure} aria-label={say("guide-example-label", { what })}>
      <figcaption>{say("guide-example-label", { what })}</figcaption>
      {here === "failed" && <p>{say("guide-example-off")}</p>}
      {here && here !== "failed" && <here.Player answer={here.answer} head={head} isInView={isInView.value} />}
    </figure>
  );
}
