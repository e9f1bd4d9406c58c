import { withoutMarks } from "@/i18n/isolated";

/** JSON for a script element: nothing in it can end the element or begin another, and programs read no direction marks. */
export const scriptJson = (value: unknown): string =>
  withoutMarks(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
