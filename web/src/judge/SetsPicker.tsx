/** A picker for several sets of playing cards, one of which is shown. */

import { useSignal } from "@preact/signals";
import { Segments } from "../parts/Segments";
import { PackPicker } from "../picker/PackPicker";
import type { PackCard } from "../protocol/messages";
import { say } from "../words/say";
import { isUsedUp, type PackSets } from "./packSets";

interface SetsPickerProps<Name extends string> {
  names: readonly Name[];
  /** The name of a set with the number of its cards. */
  label: (name: Name, n: number) => string;
  sets: PackSets<Name>;
  /** The greatest number of cards of a set. */
  most: number;
  onChange: (name: Name, cards: PackCard[]) => void;
}

export function SetsPicker<Name extends string>({ names, label, sets, most, onChange }: SetsPickerProps<Name>) {
  const shown = useSignal(names[0]!);
  const labelOf = (name: Name) => label(name, sets[name].length);
  return (
    <>
      <span id="judge-sets" class="vh">
        {say("verdict-sets")}
      </span>
      <Segments
        labelledBy="judge-sets"
        values={names}
        chosen={shown.value}
        name={labelOf}
        choose={(name) => (shown.value = name)}
      />
      <PackPicker
        key={shown.value}
        label={say("verdict-cards-of", { what: labelOf(shown.value) })}
        cards={sets[shown.value]}
        most={most}
        refusal={(card) => (isUsedUp(card, sets) ? say("verdict-used-up") : null)}
        onChange={(cards) => onChange(shown.value, cards)}
      />
    </>
  );
}
