/** The way past the bar, and the way to the start. */

import { say } from "../words/say";
import { Mon } from "./Icon";
import "./Bar.css";

export const Skip = () => (
  <a class="skip" href="#main">
    {say("skip")}
  </a>
);

export const Home = () => (
  <a class="home" href="/" aria-label={say("brand.home")}>
    <Mon />
    <span>{say("brand")}</span>
  </a>
);
