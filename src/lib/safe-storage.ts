type Area = "localStorage" | "sessionStorage";

/** Browser storage that may be blocked or full: reading then gives null, writing and removing do nothing. */
const storage = (area: Area) => ({
  get(key: string): string | null {
    try {
      return globalThis[area].getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      globalThis[area].setItem(key, value);
    } catch {
      // A private window or a full disk: the value lives until the page is left, which is all that can be done.
    }
  },
  remove(key: string): void {
    try {
      globalThis[area].removeItem(key);
    } catch {
      // Not allowed: then nothing is stored either.
    }
  },
});

export const localStore = storage("localStorage");
export const sessionStore = storage("sessionStorage");
