/** The way to all rooms: links in the bar, on a phone a bar at the lower edge, and a sheet with their prints. */

import { useSignal } from "@preact/signals";
import { gameOf, route } from "../router";
import { say } from "../words/say";
import { Icon } from "./Icon";
import { RoomPrint } from "./RoomPrint";
import { roomsFor } from "./rooms";
import { InfoSheet } from "./Sheet";
import "./RoomNav.css";

export function RoomNav() {
  const open = useSignal(false);
  const here = route.value.page;
  return (
    <nav class="rooms" aria-label={say("page-rooms")}>
      <ul>
        {roomsFor(gameOf(route.value)).map(({ name, path, icon }) => (
          <li key={name} data-near={icon && ""}>
            <a href={path} aria-current={name === here ? "page" : undefined}>
              {icon && <Icon name={icon} />}
              {say(`page-room-${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" class="rooms-all" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Icon name="menu" />
        {say("page-rooms-all")}
      </button>
      {open.value && <RoomSheet onClose={() => (open.value = false)} />}
    </nav>
  );
}

function RoomSheet({ onClose }: { onClose: () => void }) {
  const here = route.value.page;
  return (
    <InfoSheet id="rooms-title" title={say("page-rooms")} onClose={onClose}>
      <ul class="rooms-prints">
        {roomsFor(gameOf(route.value)).map(({ name, path }) => (
          <li key={name}>
            <a href={path} aria-current={name === here ? "page" : undefined} onClick={onClose}>
              <RoomPrint room={name} />
              <b>{say(`page-room-${name}`)}</b>
            </a>
          </li>
        ))}
      </ul>
    </InfoSheet>
  );
}
