/** The rules of one game to read: yaku in pictures, then the page as it stands in the documentation. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { RulesPage } from "../../rules.mjs";
import { picture } from "../cards/Card";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { LANGUAGES, language } from "../preferences";
import { cardName } from "../words/names";
import { played, say, sayName, toldIn } from "../words/say";
import { GALLERIES, Gallery } from "./Gallery";
import { address, fetched, GAMES } from "./pages";
import "./rules.css";

export function Reading({ game, none }: { game: string; none: ComponentChildren }) {
  const page = useSignal<RulesPage | null>(null);
  const failed = useSignal(false);
  // The rules of flower cards are not told in Chinese.
  const lang = address(game, language.value) ? language.value : "en";
  const from = address(game, lang);
  useLayoutEffect(() => {
    played.value = game;
    toldIn.value = LANGUAGES.filter((one) => address(game, one));
  }, [game]);
  useEffect(() => {
    if (from === undefined) return;
    let wanted = true;
    failed.value = false;
    fetched(from).then(
      (found) => {
        if (wanted) page.value = found;
      },
      () => {
        if (wanted) failed.value = true;
      },
    );
    return () => {
      wanted = false;
    };
  }, [from]);
  useTitle(`${sayName("game", game)} ${say("rules.link")}`);
  if (from === undefined) return <>{none}</>;
  const read = page.value;
  return (
    <Page>
      {failed.value && (
        <p class="alert" role="alert">
          {say("rules.failed")}
        </p>
      )}
      {!read ? (
        <Loading />
      ) : (
        <main id="main" class="rules" tabIndex={-1} lang={lang}>
          <nav class="r-games" aria-label={say("rules.games")}>
            {GAMES.map((name) => (
              <a key={name} href={`/rules/${name}`} aria-current={name === game ? "page" : undefined}>
                {sayName("game", name)}
              </a>
            ))}
          </nav>
          <h1>{read.title}</h1>
          <p class="r-odds">
            <a href={`/odds/${game}`}>{say("odds.of", { game: sayName("game", game) })}</a>
          </p>
          <nav class="r-toc" aria-label={say("rules.contents")}>
            <details open={matchMedia("(min-width: 861px)").matches}>
              <summary>{say("rules.contents")}</summary>
              <ol>
                {game in GALLERIES && (
                  <li>
                    <a href="#yaku">{say("rules.yaku")}</a>
                  </li>
                )}
                {read.sections.map(({ id, text, part }) => (
                  <li key={id} class={part ? "part" : ""}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
          <div class="r-body">
            <Gallery game={game} />
            <Article key={read.title} page={read} />
          </div>
        </main>
      )}
    </Page>
  );
}

/** The page as it was rendered when it was built. Letters of cards get their pictures; the address leads to its place. */
function Article({ page }: { page: RulesPage }) {
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const code of article.current!.querySelectorAll<HTMLElement>("[data-cards]")) {
      const cards = code.dataset.cards!;
      for (const card of cards) {
        const face = new Image(250, 400);
        face.src = picture(card);
        face.alt = cards.length > 1 ? cardName(card) : "";
        face.className = "fuda";
        face.loading = "lazy";
        code.before(face);
      }
    }
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!place) return;
    place.scrollIntoView();
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [page]);
  return <article ref={article} class="r-text" dangerouslySetInnerHTML={{ __html: page.html }} />;
}
