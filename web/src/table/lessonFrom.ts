/** The address of a lesson that leads back to a table; of all lessons if none is named. */

export const lessonFrom = (table: string, lesson = ""): string =>
  `/learn${lesson && `/${lesson}`}?${new URLSearchParams({ table })}`;
