/** An invitation: who invites, to which game, under which rules and clock, who sits there, and the way to the seat. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { NameField } from "../parts/NameField";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { recall, remember } from "../preferences";
import { GamePrint } from "../prints/GamePrint";
import type { Failure } from "../protocol/ask";
import type { Seated, ShownInvitation } from "../protocol/messages";
import { go } from "../router";
import { Chips } from "../table/Chips";
import { SeatMark } from "../table/SeatMark";
import { clockFact, ruleFacts } from "../table/tableFacts";
import { useOffers } from "../table/useOffers";
import { gameName, peopleAt } from "../words/names";
import { named, say } from "../words/say";
import "./Invitation.css";

interface InvitationProps {
  invitation: ShownInvitation;
  /** Takes the seat under a name. */
  join: (name: string) => Promise<Seated | Failure>;
}

export function Invitation({ invitation, join }: InvitationProps) {
  const { game, options, timing, watched, reveal, free_words: freeWords, host, players, signs } = invitation;
  const { names } = peopleAt({ ...invitation, viewer: "table" });
  const offers = useOffers();
  const title = say("invite-who", { who: names[host]! });
  useTitle(title);
  const facts = [
    ...ruleFacts(
      options,
      offers.value.find((offer) => offer.name === game),
    ),
    clockFact(timing),
    say(watched ? "invite-watched" : "invite-unwatched"),
    freeWords && say("invite-free-words"),
    reveal === "deal" && say("invite-opens-deals"),
  ].filter((fact) => fact !== false);
  return (
    <Page>
      <main id="main" class="page-m invitation" tabIndex={-1}>
        <GamePrint game={game} />
        <div class="invitation-words">
          <h1>{title}</h1>
          <p class="invitation-game mincho">{gameName(game)}</p>
          <p class="muted">{named("game", game, "tile")}</p>
          <Chips label={say("invite-settings")} facts={facts} />
          <ul class="invitation-seats" aria-label={say("start-invite-seats")}>
            {players.map((player, seat) => (
              <li key={seat}>
                <SeatMark player={player} name={names[seat] ?? ""} sign={signs[seat]} />
                {player === "open" ? (
                  <span class="muted">
                    {names[seat] ? say("start-invite-kept", { who: names[seat] }) : say("start-invite-free")}
                  </span>
                ) : (
                  <b>{names[seat]}</b>
                )}
                {seat === host && <small class="muted">{say("company-host")}</small>}
              </li>
            ))}
          </ul>
          <WayIn invitation={invitation} who={names[host]!} join={join} />
        </div>
      </main>
    </Page>
  );
}

/** A form that takes the seat; or why that is impossible, and what the person can do instead. */
function WayIn({ invitation, who, join }: InvitationProps & { who: string }) {
  const { table, seat, state, mine, watched } = invitation;
  if (mine)
    return (
      <Answer title={say("invite-mine-title")}>
        <a class="btn btn-go" href={`/t/${table}/${seat}`}>
          <Icon name="play" />
          {say("invite-mine-go")}
        </a>
      </Answer>
    );
  if (state === "over")
    return (
      <Answer title={say("invite-over-title")} text={say("invite-over-text")}>
        <a class="btn btn-go" href={`/replay/${table}`}>
          <Icon name="play" />
          {say("invite-over-go")}
        </a>
      </Answer>
    );
  if (state !== "free")
    return (
      <Answer
        title={say("invite-used-title")}
        text={
          state === "playing"
            ? [say("invite-playing-title"), say("invite-playing-text")].join(" · ")
            : say("invite-used-text", { who })
        }
      >
        {watched && (
          <a class="btn btn-go" href={`/t/${table}/table`}>
            <Icon name="eye" />
            {say("page-gone-watch")}
          </a>
        )}
        <a class="btn" href="/lobby">
          <Icon name="people" />
          {say("page-room-lobby")}
        </a>
      </Answer>
    );
  return <SitDown table={table} join={join} />;
}

interface AnswerProps {
  title: string;
  text?: string;
  children: ComponentChildren;
}

/** What is true of an invitation that seats nobody, with ways on. */
const Answer = ({ title, text, children }: AnswerProps) => (
  <section class="invitation-answer" aria-labelledby="invitation-answer">
    <h2 id="invitation-answer">{title}</h2>
    {text && <p>{text}</p>}
    <p class="row">{children}</p>
  </section>
);

function SitDown({ table, join }: { table: string; join: InvitationProps["join"] }) {
  const name = useSignal(recall("name") ?? "");
  const failure = useSignal<Failure | null>(null);
  const sit = async (event: Event) => {
    event.preventDefault();
    remember("name", name.value);
    const answer = await join(name.value.trim());
    if ("path" in answer) go(answer.path);
    else failure.value = answer;
  };
  return (
    <form onSubmit={(event) => void sit(event)}>
      <NameField label={say("start-join-name")} name={name} />
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value.why}
        </p>
      )}
      <button type="submit" class="btn btn-go big">
        <Icon name="play" />
        {say("start-join-go")}
      </button>
      {failure.value?.code === "taken" && (
        <p>
          <a href={`/t/${table}/table`}>{say("page-gone-watch")}</a>
        </p>
      )}
    </form>
  );
}
