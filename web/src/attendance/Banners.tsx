/** Banners with proposals of the others (to end the match, to allow hints, to play another), and with news of bots. */

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { openAgain } from "../protocol/seats";
import { go } from "../router";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { peopleAt } from "../words/names";
import { list, say } from "../words/say";
import { LowerRungs } from "./LowerRungs";
import { OwnTime } from "./OwnTime";

interface WishProps {
  /** The seats that agree. */
  of: readonly number[];
  viewer: AttendanceProps["viewer"];
  /** The labels for a viewer who has not agreed yet, and for one who has. */
  join: string;
  leave: string;
  decline?: string;
  onAgree: (agreed: boolean) => void;
  children: ComponentChildren;
}

/** A proposal on which all players have to agree; spectators have no vote. Ending the match can be declined. */
function Wish({ of, viewer, join, leave, decline, onAgree, children }: WishProps) {
  const agreed = viewer !== "table" && of.includes(viewer);
  return (
    <p class="banner">
      {children}
      {viewer !== "table" && (
        <button type="button" class="btn" onClick={() => onAgree(!agreed)}>
          {agreed ? leave : join}
        </button>
      )}
      {viewer !== "table" && !agreed && decline && (
        <button type="button" class="btn btn-quiet" onClick={() => onAgree(false)}>
          {decline}
        </button>
      )}
    </p>
  );
}

export function Banners({ path, viewer }: AttendanceProps) {
  const attendance = useContext(AttendanceContext)!;
  const { endVotes, declined, hintVotes, again, ended, seating, actions } = attendance;
  const [wishes, opener, table] = [endVotes.value, again.value, seating.value];
  if (!table) return null;
  const { names } = peopleAt(table);
  const hints = hintVotes.value;
  const named = (seats: readonly number[]) => list(seats.map((seat) => names[seat] ?? ""));
  const join = async () => {
    const answer = await openAgain(path);
    if ("path" in answer) go(answer.path);
  };
  return (
    <div class="banners" role="status">
      <OwnTime viewer={viewer} />
      <LowerRungs />
      {declined.value !== null && declined.value !== viewer && !ended.value && (
        <p class="banner">
          {say("company-declined", { name: names[declined.value] ?? "" })}
          <button type="button" class="btn" onClick={() => (declined.value = null)}>
            {say("page-close")}
          </button>
        </p>
      )}
      {wishes.length > 0 && !ended.value && (
        <Wish
          of={wishes}
          viewer={viewer}
          join={say("company-end-agree")}
          leave={say("company-end-not")}
          decline={say("company-end-not")}
          onAgree={(agreed) => void actions.ask({ do: "wish", of: "end", wish: agreed })}
        >
          {say("company-wish", { names: named(wishes) })}
        </Wish>
      )}
      {hints.length > 0 && !ended.value && !attendance.mayHint.value && (
        <Wish
          of={hints}
          viewer={viewer}
          join={say("company-hints")}
          leave={say("company-hints-not")}
          onAgree={(allowed) => void actions.ask({ do: "wish", of: "hints", wish: allowed })}
        >
          {say("company-hints-wish", { names: named(hints) })}
        </Wish>
      )}
      {opener !== null && opener !== viewer && viewer !== "table" && (
        <p class="banner">
          {say("company-again", { name: names[opener] ?? "" })}
          <button type="button" class="btn btn-go" onClick={() => void join()}>
            {say("company-again-come")}
          </button>
        </p>
      )}
    </div>
  );
}
