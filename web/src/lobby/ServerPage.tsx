/** The page in place of the lobby at a site in a tab: people elsewhere meet on a server. */

import { serverForFriends } from "../addresses";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { say } from "../words/say";

export function ServerPage() {
  useTitle(say("site-server-title"));
  return (
    <Page>
      <main id="main" class="page-m gone" tabIndex={-1}>
        <h1>{say("site-server-title")}</h1>
        <p>{say("site-server-text")}</p>
        {!serverForFriends && <p>{say("site-server-none")}</p>}
        <p class="row">
          {serverForFriends && (
            <a class="btn btn-go" href={serverForFriends}>
              {say("site-server-go", { server: new URL(serverForFriends).host })}
            </a>
          )}
          <a class="btn" href="/">
            {say("page-to-start")}
          </a>
        </p>
      </main>
    </Page>
  );
}
