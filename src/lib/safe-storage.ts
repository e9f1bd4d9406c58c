import type * as storageKeys from "./storage-keys";

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
/** The keys that begin with this key, when it is a prefix. */
type Whole<Key extends string> = Key extends `${string}${"-" | ":" | " "}` ? `${Key}${string}` : Key;

/** Removed when the tab is closed. */
type SessionKey = Whole<
  | typeof storageKeys.VISIT
  | typeof storageKeys.TRAIL
  | typeof storageKeys.LANGUAGE_CHECKED
  | typeof storageKeys.LOADED_AGAIN
>;
/** Kept until it is removed. */
export type LocalKey = Exclude<Whole<StorageKey>, SessionKey>;

type Area = "localStorage" | "sessionStorage";

/** Browser storage that may be blocked or full: reading then returns null, and writing and removing do nothing. */
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
      // In a private window or with a full disk the value lives only until the page is left.
    }
  },
  remove(key: Key): void {
    try {
      globalThis[area].removeItem(key);
    } catch {
      // Storage is not allowed, so nothing is stored either.
    }
  },
  /** The keys that begin with the prefix. */
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
