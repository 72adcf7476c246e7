/** How a person comes to another browser: twelve words that are shown once, and a place to enter them. */

import { useSignal } from "@preact/signals";
import { InfoSheet } from "../parts/Sheet";
import { newRecoveryPhrase, recall } from "../protocol/operations";
import { say } from "../words/say";

interface OtherDevicesProps {
  known: boolean;
  /** Whether a phrase was shown before; a new one replaces it. */
  had: boolean;
  /** Called when this browser has joined another person's tables. */
  joined: () => void;
}

export function OtherDevices({ known, had, joined }: OtherDevicesProps) {
  const words = useSignal<readonly string[]>([]);
  const failure = useSignal("");
  const show = async () => {
    const answer = await newRecoveryPhrase();
    if ("why" in answer) failure.value = answer.why;
    else {
      failure.value = "";
      words.value = answer.words;
    }
  };
  const close = () => {
    words.value = [];
    joined();
  };
  return (
    <section aria-labelledby="own-devices">
      <h2 id="own-devices">{say("own-devices")}</h2>
      <p>{say("own-devices-text")}</p>
      {known && (
        <>
          {had && <p>{say("own-phrase-had")}</p>}
          <button type="button" class="btn" onClick={() => void show()}>
            {say(had ? "own-phrase-new" : "own-phrase-show")}
          </button>
          {failure.value && (
            <p class="alert" role="alert">
              {failure.value}
            </p>
          )}
        </>
      )}
      <RecoveryForm joined={joined} />
      {words.value.length > 0 && (
        <InfoSheet id="own-phrase" title={say("own-phrase")} onClose={close}>
          <p>{say("own-phrase-text")}</p>
          <ol class="own-words">
            {words.value.map((word, at) => (
              <li key={at}>{word}</li>
            ))}
          </ol>
          <div class="row">
            <button type="button" class="btn btn-go" onClick={close}>
              {say("own-phrase-written")}
            </button>
          </div>
        </InfoSheet>
      )}
    </section>
  );
}

function RecoveryForm({ joined }: { joined: () => void }) {
  const phrase = useSignal("");
  const failure = useSignal("");
  const recovered = useSignal(false);
  const go = async (event: Event) => {
    event.preventDefault();
    const answer = await recall({ phrase: phrase.value });
    failure.value = "why" in answer ? answer.why : "";
    recovered.value = !failure.value;
    if (failure.value) return;
    phrase.value = "";
    joined();
  };
  return (
    <form class="own-recall" onSubmit={(event) => void go(event)}>
      <label class="own-field">
        <span>{say("own-recall")}</span>
        <input
          type="text"
          name="phrase"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={400}
          required
          value={phrase.value}
          onInput={(event) => (phrase.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {say("own-recall-go")}
      </button>
      <p role="status">{recovered.value && say("own-recall-done")}</p>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
    </form>
  );
}
