/** The application: it shows the page of the present path. */

import { useEffect, useRef } from "preact/hooks";
import { tabWorker } from "./addresses";
import { JudgePage } from "./judge/JudgePage";
import { LearnPage } from "./LearnPage";
import { LazyStartNotice } from "./lobby/LazyStartNotice";
import { LobbyPage } from "./lobby/LobbyPage";
import { OddsPage } from "./odds/OddsPage";
import { TablesPage } from "./ownTables/TablesPage";
import { PuzzlePage } from "./PuzzlePage";
import { GonePage } from "./parts/Gone";
import { PreferencesSheet } from "./parts/PreferencesSheet";
import { sectionOfAddress } from "./parts/section";
import { ReplayPage } from "./ReplayPage";
import { route } from "./router";
import { GlossaryPage } from "./rules/GlossaryPage";
import { RulesPage } from "./rules/RulesPage";
import { HouseRulesPage } from "./start/HouseRulesPage";
import { preloadStart, StartPage } from "./start/StartPage";
import { StatisticsPage } from "./statistics/StatisticsPage";
import { TablePage } from "./TablePage";
import { TodaysPuzzle } from "./TodaysPuzzle";
import { TallyPage } from "./tally/TallyPage";
import { CodePage, JoinPage } from "./waitingRoom/WaitingRoomPage";

/** Fetches the player of examples. */
const player = async () => (await import("./examples/ExamplePlayer")).ExamplePlayer;

/** The delay after which every page fetches the start page, so that it opens even if the network is lost later. */
const IDLE_MS = 1000;

export function App() {
  const here = route.value;
  const firstPage = useRef(here);
  useEffect(() => {
    // After a link the focus goes to the beginning of the page, unless the link leads to a section.
    if (here !== firstPage.current && !sectionOfAddress()) document.getElementById("main")?.focus();
  }, [here]);
  useEffect(() => {
    const idle = setTimeout(() => void preloadStart(), IDLE_MS);
    return () => clearTimeout(idle);
  }, []);
  return (
    <>
      <Page />
      <PreferencesSheet />
      <LazyStartNotice />
    </>
  );
}

function Page() {
  const here = route.value;
  if (here.page === "start") return <StartPage Today={TodaysPuzzle} />;
  if (here.page === "lobby") return <LobbyPage />;
  if (here.page === "tables") return <TablesPage />;
  if (here.page === "tally") return <TallyPage />;
  if (here.page === "table") return <TablePage key={here.path} path={here.path} viewer={here.viewer} />;
  if (here.page === "join") return <JoinPage key={`${here.table}/${here.seat}`} place={here} />;
  if (here.page === "code") return tabWorker ? <LobbyPage /> : <CodePage />;
  if (here.page === "replay") return <ReplayPage place={here} />;
  if (here.page === "puzzles") return <PuzzlePage key={here.name} name={here.name} />;
  if (here.page === "learn") return <LearnPage key={`${here.game}/${here.name}`} game={here.game} name={here.name} />;
  if (here.page === "rules") return <RulesPage key={here.game} game={here.game} player={player} />;
  if (here.page === "odds") return <OddsPage key={here.game} game={here.game} />;
  if (here.page === "house") return <HouseRulesPage key={`${here.game}${location.search}`} game={here.game} />;
  if (here.page === "judge") return <JudgePage cards={here.cards} />;
  if (here.page === "glossary") return <GlossaryPage key={here.game} game={here.game} />;
  if (here.page === "statistics") return <StatisticsPage key={here.whose} whose={here.whose} />;
  return <GonePage />;
}
