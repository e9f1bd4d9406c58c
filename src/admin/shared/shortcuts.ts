export type ShortcutKeys = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/**
 * The letter that is pressed with Ctrl or Cmd alone, in lower case. On an Arabic keyboard it is that of the key's place;
 * elsewhere the letter itself, wherever it is.
 */
export function shortcutLetter(keys: ShortcutKeys): string | undefined {
  if (!(keys.ctrlKey || keys.metaKey) || keys.altKey || keys.shiftKey) return undefined;
  const letter = /^[a-z]$/i.test(keys.key) ? keys.key : /^Key([A-Z])$/.exec(keys.code)?.[1];
  return letter?.toLowerCase();
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What is written on the key for shortcuts. */
export const CONTROL_KEY = isApple ? "⌘" : "Ctrl";

/** A shortcut as this device's programs write it: "Ctrl+K", "⌘K". */
export const withControl = (letter: string): string => `${CONTROL_KEY}${isApple ? "" : "+"}${letter}`;
