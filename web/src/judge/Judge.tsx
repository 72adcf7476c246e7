/** The judge of a table with real cards: hands, piles, and plays of Bashifen. */

import { useTitle } from "../parts/title";
import { Room } from "../rooms/Room";
import type { JudgedCards } from "../router";
import { KeptOffline } from "../tab/KeptOffline";
import { say } from "../words/say";
import { HandVerdict } from "./HandVerdict";
import { PileVerdict } from "./PileVerdict";
import { PlayVerdict } from "./PlayVerdict";
import "../rooms/Tabs.css";
import "./judge.css";

const PATHS: Record<JudgedCards, string> = { hand: "/judge", pile: "/judge/pile", trick: "/judge/trick" };

export function Judge({ cards }: { cards: JudgedCards }) {
  useTitle(say("verdict-title"));
  return (
    <Room
      room="judge"
      class="judge"
      title={say("verdict-title")}
      lead={say("verdict-lead")}
      ways={
        <nav class="tabs" aria-label={say("verdict-what")}>
          <ul>
            {(Object.keys(PATHS) as JudgedCards[]).map((name) => (
              <li key={name}>
                <a href={PATHS[name]} aria-current={name === cards ? "page" : undefined}>
                  {say(`verdict-${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {cards === "hand" && <HandVerdict />}
      {cards === "pile" && <PileVerdict />}
      {cards === "trick" && <PlayVerdict />}
      <KeptOffline />
    </Room>
  );
}
