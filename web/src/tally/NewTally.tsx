/** The form that opens a tally: game, players, who deals first, and the options. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Segments } from "../parts/Segments";
import { useTitle } from "../parts/title";
import { recall, remember } from "../preferences";
import type { Failure } from "../protocol/ask";
import { type GameOffer, LONGEST_NAME } from "../protocol/messages";
import { games, openTally } from "../protocol/operations";
import { randomHex } from "../protocol/randomHex";
import { OptionField } from "../start/OptionsForm";
import { settingsOf } from "../start/tableSettings";
import { fitting, isOffered } from "../table/gameOptions";
import { rulesOf } from "../table/houseRules";
import { gameName } from "../words/names";
import { say, sayAt } from "../words/say";
import { show } from "./place";
import { storeTally } from "./store";
import "./opening.css";

const GAME = "tally.game";
const NAMES = "tally.names";

export function NewTally() {
  const offers = useSignal<GameOffer[] | Failure | null>(null);
  useEffect(() => {
    void games().then((answer) => {
      offers.value = answer;
    });
  }, []);
  useTitle(say("notebook-new"));
  const answer = offers.value;
  if (!answer) return <Loading />;
  return (
    <main id="main" class="page-m ty-new" tabIndex={-1}>
      <h1>{say("notebook-new")}</h1>
      {"why" in answer ? (
        <p class="alert" role="alert">
          {answer.why}
        </p>
      ) : (
        <Form offers={answer} />
      )}
    </main>
  );
}

const storedNames = (): string[] => {
  try {
    const names: unknown = JSON.parse(recall(NAMES) ?? "[]");
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
};

/** The rules of a table that the address brings along. */
function linkedRules(offers: GameOffer[]) {
  const game = offers.find(({ name }) => name === new URLSearchParams(location.search).get("game"));
  return game && { game, ...rulesOf(game, location.search) };
}

function Form({ offers }: { offers: GameOffer[] }) {
  const linked = useMemo(() => linkedRules(offers), []);
  const game = useSignal(linked?.game ?? offers.find(({ name }) => name === recall(GAME)) ?? offers[0]!);
  const seats = useSignal(linked?.seats ?? game.value.seats[0]!);
  const names = useSignal(storedNames());
  const dealer = useSignal(0);
  const options = useSignal(linked?.options ?? settingsOf(game.value).options);
  const failure = useSignal("");
  const opening = useSignal(false);
  const offer = game.value;
  const nameAt = (seat: number) => names.value[seat] ?? "";
  const shownName = (seat: number) => nameAt(seat).trim() || say("notebook-seat", { n: seat + 1 });
  const places = Array.from({ length: seats.value }, (_, seat) => seat);

  const choose = (name: string) => {
    game.value = offers.find((other) => other.name === name)!;
    if (!game.value.seats.includes(seats.value)) seats.value = game.value.seats[0]!;
    options.value = settingsOf(game.value).options;
    dealer.value = 0;
  };
  const open = async () => {
    if (opening.value) return;
    opening.value = true;
    remember(GAME, offer.name);
    remember(NAMES, JSON.stringify(names.value));
    const asked = { game: offer.name, options: options.value, names: places.map(shownName), dealer: dealer.value };
    const answer = await openTally(asked);
    opening.value = false;
    if ("why" in answer) {
      failure.value = answer.why;
      return;
    }
    const id = randomHex(4);
    const now = Date.now();
    const { notebook, names: seated } = answer;
    try {
      await storeTally({
        id,
        notebook,
        game: offer.name,
        names: seated,
        deals: 0,
        result: null,
        draft: null,
        begun: now,
        changed: now,
      });
      show({ is: "tally", id });
    } catch {
      failure.value = say("notebook-unstored");
    }
  };

  return (
    <form
      class="ty-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div class="fld">
        <span id="ty-game">{say("start-game")}</span>
        <Segments
          labelledBy="ty-game"
          values={offers.map(({ name }) => name)}
          chosen={offer.name}
          name={gameName}
          choose={choose}
        />
      </div>
      {offer.seats.length > 1 && (
        <div class="fld">
          <span id="ty-seats">{say("start-seats-number")}</span>
          <Segments
            labelledBy="ty-seats"
            values={offer.seats.toSorted((a, b) => a - b)}
            chosen={seats.value}
            name={String}
            choose={(count) => {
              seats.value = count;
              dealer.value = Math.min(dealer.value, count - 1);
            }}
          />
        </div>
      )}
      <fieldset>
        <legend>{say("notebook-names")}</legend>
        <p class="small muted">{say("notebook-names-order")}</p>
        <div class="ty-names">
          {places.map((seat) => (
            <label key={seat} class="fld">
              <span class="of-seat" data-seat={seat}>
                {say("notebook-seat", { n: seat + 1 })}
              </span>
              <input
                type="text"
                autocomplete="off"
                maxLength={LONGEST_NAME}
                placeholder={say("notebook-seat", { n: seat + 1 })}
                value={nameAt(seat)}
                onInput={({ currentTarget: { value } }) => {
                  names.value = Array.from({ length: Math.max(names.value.length, seat + 1) }, (_, place) =>
                    place === seat ? value : nameAt(place),
                  );
                }}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {offer.name !== "bashifen" && (
        <div class="fld">
          <span id="ty-dealer">{sayAt(offer.name, "notebook-first-dealer")}</span>
          <Segments
            labelledBy="ty-dealer"
            values={places}
            chosen={dealer.value}
            name={shownName}
            choose={(seat) => (dealer.value = seat)}
          />
        </div>
      )}
      <details class="ty-options">
        <summary>{say("start-options")}</summary>
        {offer.options
          .filter((option) => isOffered(option, options.value))
          .map((option) => (
            <OptionField
              key={option.name}
              option={option}
              chosen={options.value[option.name]!}
              choose={(value) => (options.value = fitting(offer, { ...options.value, [option.name]: value }))}
            />
          ))}
      </details>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <button type="submit" class="btn btn-go big" aria-disabled={opening.value}>
        <Icon name="play" />
        {say("notebook-begin")}
      </button>
    </form>
  );
}
