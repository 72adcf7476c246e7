/** The chat of a table: its lines, and phrases, reactions and, where the host allows it, free text to send. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect, useRef } from "preact/hooks";
import { LONGEST_TEXT, type PhraseName } from "../protocol/messages";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { seatOrder } from "../table/seats";
import { nameOf, peopleAt } from "../words/names";
import { sayMessage as message, say } from "../words/say";
import { ChatText } from "./ChatText";
import { PHRASES, REACTIONS } from "./phrases";
import "./Chat.css";

export function Chat({ viewer }: AttendanceProps) {
  const { chat, freeText, muted, seating, presence, host, actions } = useContext(AttendanceContext)!;
  const text = useSignal("");
  const failure = useSignal("");
  const log = useRef<HTMLDivElement>(null);
  const table = seating.value;
  const lines = chat.value.filter(({ seat }) => !muted.value.has(seat));
  useEffect(() => log.current?.scrollTo(0, log.current.scrollHeight), [lines.length]);
  if (!table) return null;
  const people = peopleAt(table);
  const speak = async (words: { phrase: PhraseName } | { text: string }) => {
    const fault = await actions.ask({ do: "chat", ...words });
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
          {lines.length === 0 && <li class="muted small">{say("chat-none")}</li>}
          {lines.map((line) => (
            <li key={line.number}>
              <b>{nameOf(line.seat, people)}</b>{" "}
              <span>
                <ChatText line={line} />
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
                <ChatText line={{ phrase: name, text: null }} />
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
          {freeText.value && (
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
          {seatOrder(viewer, table.players.length).map(
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
                        onChange={() => void actions.ask({ do: "silence", seat, silent: !quiet.includes(seat) })}
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
