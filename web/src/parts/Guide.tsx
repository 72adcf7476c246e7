/** The guides of each game: rules, odds and glossary, in the same order everywhere. */

import { gameName } from "../words/names";
import { say } from "../words/say";
import "./Guide.css";

export const GUIDES = ["rules", "odds", "glossary"] as const;
export type GuideName = (typeof GUIDES)[number];

/** The order of the games. */
const GAMES = ["sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen"];

/** Links to the other guides of a game, and to the same guide of other games. */
export function GuideNav({ guide, game }: { guide: GuideName; game: string }) {
  return (
    <nav class="guides" aria-label={say("page-guides")}>
      <Guides current={guide} game={game} />
      <ul class="guide-games">
        {GAMES.map((name) => (
          <li key={name}>
            <a href={`/${guide}/${name}`} aria-current={name === game ? "page" : undefined}>
              {gameName(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the guides from other pages; `statistics` is for the page of statistics. */
export const GuideLinks = ({ statistics = false, puzzles = false }) => (
  <nav class="guides" aria-label={say("page-guides")}>
    <Guides statistics={statistics} puzzles={puzzles} />
  </nav>
);

interface GuidesProps {
  current?: GuideName;
  game?: string;
  statistics?: boolean;
  puzzles?: boolean;
}

function Guides({ current, game, statistics, puzzles }: GuidesProps) {
  return (
    <ul class="guide-kinds">
      {GUIDES.map((name) => (
        <li key={name}>
          <a href={game ? `/${name}/${game}` : `/${name}`} aria-current={name === current ? "true" : undefined}>
            {say(`page-guide-${name}`)}
          </a>
        </li>
      ))}
      <li>
        <a href="/statistics" aria-current={statistics ? "true" : undefined}>
          {say("page-guide-statistics")}
        </a>
      </li>
      <li>
        <a href="/puzzles" aria-current={puzzles ? "true" : undefined}>
          {say("page-guide-puzzles")}
        </a>
      </li>
      <li>
        <a href="/tally">{say("page-guide-tally")}</a>
      </li>
    </ul>
  );
}
