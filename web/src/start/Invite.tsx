/** The links for friends at a table that was just opened. Each is the key to a seat, and told only now. */

import { useEffect, useRef } from "preact/hooks";
import { Address } from "../parts/Address";
import { Icon } from "../parts/Icon";
import type { Seated } from "../protocol/messages";
import { say } from "../words/say";

/** Who sits at a seat that is kept for a person. */
export const PERSON = "person";

/** Names of the machine itself. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

export function Invite({ path, joins }: Seated) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="nt-s" aria-labelledby="invite-title">
      <h2 id="invite-title" ref={heading} tabIndex={-1}>
        {say("start-invite-title")}
      </h2>
      <p>{say("start-invite-text")}</p>
      {joins.map((join, index) => {
        const label = say("start-invite-link", { n: index + 1 });
        return (
          <div class="fld" key={join.path}>
            <span aria-hidden="true">{label}</span>
            <Address href={new URL(`${join.path}#${join.recovery}`, location.href).href} label={label} />
          </div>
        );
      })}
      <p class="small muted">{say("start-invite-once")}</p>
      {LOOPBACK.includes(location.hostname) && <p class="small muted">{say("start-invite-local")}</p>}
      <a class="btn btn-go big" href={path}>
        <Icon name="play" />
        {say("start-invite-go")}
      </a>
    </section>
  );
}
