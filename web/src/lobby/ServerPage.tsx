/** The page in place of the lobby at a site in a tab: people elsewhere meet on a server. */

import { serverForFriends } from "../addresses";
import { useTitle } from "../parts/title";
import { Room } from "../rooms/Room";
import { say } from "../words/say";

export function ServerPage() {
  useTitle(say("site-server-title"));
  return (
    <Room room="lobby" class="gone" title={say("site-server-title")} lead={say("site-server-text")}>
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
    </Room>
  );
}
