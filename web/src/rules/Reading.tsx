/** The rules of a game: yaku in pictures, then the page of the documentation. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { RulesPage } from "../../rules.mjs";
import { belowRoot } from "../addresses";
import { picture } from "../cards/Card";
import { Unfetched } from "../parts/Lazy";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import { sectionOfAddress } from "../parts/section";
import { useTitle } from "../parts/title";
import { GameLinks } from "../rooms/Games";
import { GALLERIES } from "../rooms/gallery";
import { Room } from "../rooms/Room";
import { currentLanguage, languageTag } from "../words/languages";
import { cardName, gameName } from "../words/names";
import { currentGame, say } from "../words/say";
import { Examples, type FetchPlayer } from "./Examples";
import { Gallery } from "./Gallery";
import { address, fetchPage } from "./pages";
import "./rules.css";

interface ReadingProps {
  game: string;
  none: ComponentChildren;
  player: FetchPlayer;
}

export function Reading({ game, none, player }: ReadingProps) {
  const page = useSignal<RulesPage | null>(null);
  const failed = useSignal(false);
  // English stands in for a language without rules.
  const own = address(game, currentLanguage.value);
  const from = own ?? address(game, "en");
  useLayoutEffect(() => {
    currentGame.value = game;
  }, [game]);
  useEffect(() => {
    if (from === undefined) return;
    let isCurrent = true;
    failed.value = false;
    fetchPage(from).then(
      (content) => {
        if (isCurrent) page.value = content;
      },
      () => {
        if (isCurrent) failed.value = true;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [from]);
  useTitle(say("page-rules-of", { game: gameName(game) }));
  if (from === undefined) return <>{none}</>;
  const content = page.value;
  if (!content) return <Page>{failed.value ? <Unfetched why="page-rules-failed" /> : <Loading />}</Page>;
  return (
    <Room
      room="rules"
      class="rules"
      title={content.title}
      ways={<GameLinks page="/rules" game={game} />}
      lang={own ? languageTag.value : "en"}
    >
      <nav class="r-toc" aria-label={say("guide-rules-contents")}>
        <details open={matchMedia("(width > 900px)").matches}>
          <summary>{say("guide-rules-contents")}</summary>
          <ol>
            {game in GALLERIES && (
              <li>
                <a href="#yaku">{say("guide-rules-yaku")}</a>
              </li>
            )}
            {content.sections.map(({ id, text, part }) => (
              <li key={id} class={part ? "part" : ""}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div class="r-body">
        <Gallery game={game} />
        <Article key={content.title} page={content} />
        <Examples key={`${game} ${content.title}`} game={game} page={content} player={player} />
      </div>
    </Room>
  );
}

/** The page as the build has rendered it, with pictures for letters of cards; it scrolls to the place of the address. */
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
    const place = sectionOfAddress();
    if (!place) return;
    place.scrollIntoView();
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [page]);
  return <article ref={article} class="r-text" dangerouslySetInnerHTML={{ __html: belowRoot(page.html) }} />;
}
