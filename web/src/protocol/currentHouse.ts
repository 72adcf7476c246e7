/** The house of this page, chosen once at the start: a server, unless the page is a site in a tab. */

import type { House } from "./house";
import { serverHouse } from "./serverHouse";

let chosen: House = serverHouse;

export const currentHouse = (): House => chosen;

/** Choose another house than the server, before anything is asked. */
export function chooseHouse(house: House): void {
  chosen = house;
}
