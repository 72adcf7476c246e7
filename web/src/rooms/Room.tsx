/** A room of the house: a page with a print, a title, and a few words at its head. */

import type { ComponentChildren } from "preact";
import { Page } from "../parts/Page";
import { RoomPrint } from "../parts/RoomPrint";
import type { RoomName } from "../parts/rooms";
import "./Room.css";

interface RoomProps {
  room: RoomName;
  /** The class of its contents. */
  class: string;
  title: string;
  lead?: ComponentChildren;
  /** Links and choices below the title. */
  ways?: ComponentChildren;
  /** The language of the contents, if it is not that of the page. */
  lang?: string;
  children: ComponentChildren;
}

export const Room = ({ room, class: own, title, lead, ways, lang, children }: RoomProps) => (
  <Page>
    <main id="main" class="room" tabIndex={-1} lang={lang}>
      <header class="room-head">
        <RoomPrint room={room} />
        <div class="room-words">
          <h1>{title}</h1>
          {lead && <p class="lead">{lead}</p>}
        </div>
        {ways && <div class="room-ways">{ways}</div>}
      </header>
      <div class={own}>{children}</div>
    </main>
  </Page>
);
