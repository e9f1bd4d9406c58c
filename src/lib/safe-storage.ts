import type * as storageKeys from "./storage-keys";

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
/** The keys that begin so, where it is a beginning. */
type Whole<Key extends string> = Key extends `${string}${"-" | ":" | " "}` ? `${Key}${string}` : Key;

/** Ends with the tab. */
type SessionKey = Whole<
  | typeof storageKeys.VISIT
  | typeof storageKeys.TRAIL
  | typeof storageKeys.LANGUAGE_CHECKED
  | typeof storageKeys.LOADED_AGAIN
>;
/** Stays until it is removed. */
export type LocalKey = Exclude<Whole<StorageKey>, SessionKey>;

type Area = "localStorage" | "sessionStorage";

/** Browser storage that may be blocked or full: reading then gives null, writing and removing do nothing. */
const storage = <Key extends string>(area: Area) => ({
  get(key: Key): string | null {
    try {
      return globalThis[area].getItem(key);
    } catch {
      return null;
    }
  },
  set(key: Key, value: string): void {
    try {
      globalThis[area].setItem(key, value);
    } catch {
      // A private window or a full disk: the value lives until the page is left, which is all that can be done.
    }
  },
  remove(key: Key): void {
    try {
      globalThis[area].removeItem(key);
    } catch {
      // Not allowed: then nothing is stored either.
    }
  },
  /** The keys that begin so. */
  keys(prefix: Key): Key[] {
    try {
      return Object.keys(globalThis[area]).filter((key): key is Key => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
});

export const localStore = storage<LocalKey>("localStorage");
export const sessionStore = storage<SessionKey>("sessionStorage");
