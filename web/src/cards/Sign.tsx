/** A person's sign: the plant of a month, cut from its plainest card. */

import { picture } from "./Card";
import { LETTERS } from "./deck";
import "./Sign.css";

export const SIGNS = 12;
const CARDS = LETTERS.length / SIGNS;

/** `sign` is a month from 0. The person's name stands beside it. */
export const Sign = ({ sign }: { sign: number }) => (
  <span class="sign" aria-hidden="true">
    <img src={picture(LETTERS.charAt(CARDS * sign + CARDS - 1), false)} alt="" draggable={false} />
  </span>
);
