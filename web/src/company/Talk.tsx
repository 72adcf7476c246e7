/** What is said at the table, and a way to say something: phrases, signs, and free words where the host allows them. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect, useRef } from "preact/hooks";
import { CompanyContext, type CompanyProps } from "../frame/company";
import { around } from "../frame/seats";
import { LONGEST_TEXT, type PhraseName } from "../protocol/messages";
import { nameOf, peopleAt } from "../words/names";
import { sayMessage as message, say } from "../words/say";
import { PHRASES, REACTIONS } from "./phrases";
import { Words } from "./Words";
import "./Talk.css";

export function Talk({ viewer }: CompanyProps) {
  const { chat, free, muted, sitting, presence, host, word } = useContext(CompanyContext)!;
  const text = useSignal("");
  const failure = useSignal("");
  const log = useRef<HTMLDivElement>(null);
  const table = sitting.value;
  const heard = chat.value.filter(({ seat }) => !muted.value.has(seat));
  useEffect(() => log.current?.scrollTo(0, log.current.scrollHeight), [heard.length]);
  if (!table) return null;
  const people = peopleAt(table);
  const speak = async (words: { phrase: PhraseName } | { text: string }) => {
    const fault = await word.ask({ do: "chat", ...words });
    failure.value = fault?.why ?? "";
    return !fault;
  };
  const send = async (words: string) => {
    if (await speak({ text: words })) text.value = "";
  };
  const hosting = viewer !== "table" && viewer === host.value;
  const quiet = presence.value?.silenced ?? [];
  const mine = viewer !== "table" && quiet.includes(viewer);
  return (
    <div class="talk">
      <div class="talk-log" ref={log} role="log" aria-label={say("chat-title")}>
        <ol>
          {heard.length === 0 && <li class="muted small">{say("chat-none")}</li>}
          {heard.map((line) => (
            <li key={line.number}>
              <b>{nameOf(line.seat, people)}</b>{" "}
              <span>
                <Words line={line} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      {viewer !== "table" && !mine && (
        <>
          <div class="row" role="group" aria-label={say("chat-reactions")}>
            {REACTIONS.map((name) => (
              <button key={name} type="button" class="btn btn-quiet" onClick={() => void speak({ phrase: name })}>
                <Words line={{ phrase: name, text: null }} />
              </button>
            ))}
          </div>
          <div class="row" role="group" aria-label={say("chat-phrases")}>
            {PHRASES.map((name) => (
              <button key={name} type="button" class="btn" onClick={() => void speak({ phrase: name })}>
                {message({ key: `chat-${name}` })}
              </button>
            ))}
          </div>
          {free.value && (
            <form
              class="row talk-free"
              onSubmit={(event) => {
                event.preventDefault();
                const words = text.value.trim();
                if (words) void send(words);
              }}
            >
              <input
                type="text"
                aria-label={say("chat-text")}
                maxLength={LONGEST_TEXT}
                value={text.value}
                onInput={(event) => (text.value = event.currentTarget.value)}
              />
              <button type="submit" class="btn btn-go">
                {say("chat-send")}
              </button>
            </form>
          )}
        </>
      )}
      {mine && <p class="small muted">{say("chat-silenced")}</p>}
      {viewer !== "table" && (
        <ul class="talk-people">
          {around(viewer, table.players.length).map(
            (seat) =>
              table.players[seat] === "person" &&
              seat !== viewer && (
                <li key={seat}>
                  <span>{nameOf(seat, people)}</span>
                  <label class="chk">
                    <input
                      type="checkbox"
                      checked={muted.value.has(seat)}
                      onChange={() => {
                        const others = new Set(muted.value);
                        if (!others.delete(seat)) others.add(seat);
                        muted.value = others;
                      }}
                    />
                    {say("chat-mute")}
                  </label>
                  {hosting && (
                    <label class="chk">
                      <input
                        type="checkbox"
                        checked={quiet.includes(seat)}
                        onChange={() => void word.ask({ do: "silence", seat, silent: !quiet.includes(seat) })}
                      />
                      {say("chat-silence")}
                    </label>
                  )}
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}
