/** What a site in a tab shows around the application: why the house cannot be used, and news of versions. */

import type { ComponentChildren } from "preact";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { route } from "../router";
import { say } from "../words/say";
import { houseState } from "./houseState";
import type { HouseProblem } from "./messages";
import { takeNewVersion, versionNews } from "./versions";
import "./TabDoor.css";

export { openTab } from "./openTab";

export function TabDoor({ children }: { children: ComponentChildren }) {
  const state = houseState.value;
  if (state === "elsewhere") return <ElsewherePage />;
  if (typeof state === "object") return <ProblemPage problem={state} />;
  return (
    <>
      {children}
      <News starting={state === "starting"} />
    </>
  );
}

function ElsewherePage() {
  useTitle(say("site-elsewhere-title"));
  return (
    <Page>
      <main id="main" class="page-m gone" tabIndex={-1}>
        <h1>{say("site-elsewhere-title")}</h1>
        <p role="status">{say("site-elsewhere-text")}</p>
      </main>
    </Page>
  );
}

function ProblemPage({ problem: { kind, detail } }: { problem: HouseProblem }) {
  useTitle(say("site-problem-title"));
  return (
    <Page>
      <main id="main" class="page-m gone" tabIndex={-1}>
        <h1>{say("site-problem-title")}</h1>
        <p class="alert" role="alert">
          {say(`site-problem-${kind}`)}
        </p>
        <p>{say("site-problem-kept")}</p>
        <p class="row">
          <button type="button" class="btn" onClick={() => location.reload()}>
            {say("page-retry")}
          </button>
        </p>
        {detail && <p class="small muted">{say("site-problem-detail", { detail })}</p>}
      </main>
    </Page>
  );
}

/** What is under way, below the page; at a table only what concerns it. */
function News({ starting }: { starting: boolean }) {
  const atTable = route.value.page === "table";
  if (starting)
    return (
      <Notice>
        {say("site-starting")} {say("site-starting-text")}
      </Notice>
    );
  if (atTable || !versionNews.value) return null;
  if (versionNews.value === "kept") return <Notice>{say("site-offline")}</Notice>;
  return (
    <Notice>
      {say("site-new")}
      <button type="button" class="btn" onClick={takeNewVersion}>
        {say("site-new-take")}
      </button>
    </Notice>
  );
}

const Notice = ({ children }: { children: ComponentChildren }) => (
  <p class="site-news" role="status">
    {children}
  </p>
);
