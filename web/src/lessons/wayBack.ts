/** The table from which a person has come to a lesson, and to which they go back; it is in the address. */

const TABLE = /^\/t\/[\w-]+\/(\d|table)$/;

/** The path of that table; null if the person comes from no table. */
export function wayBack(search = location.search): string | null {
  const table = new URLSearchParams(search).get("table");
  return table && TABLE.test(table) ? table : null;
}

/** A path of the lessons that keeps the way back. */
export function withTable(path: string, search = location.search): string {
  const table = wayBack(search);
  return table ? `${path}?${new URLSearchParams({ table })}` : path;
}
