/** The entry for an object whose names were all read. */
const NAMES = "*";

/**
 * A value that records which of its parts are read.
 * @param value of objects, lists and plain values, as in JSON
 * @returns the recording value, and a function for the sorted paths of what was read so far, like `services.0.name.en`
 */
export function notingReads<Value extends object>(value: Value): { noted: Value; paths: () => string[] } {
  const paths = new Set<string>();
  const known = new Map<string, object>();
  const within = (path: string, part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    // Each path gives the same object every time: React and memoised texts compare objects.
    const noted = known.get(path) ?? noting(path === "" ? "" : `${path}.`, part);
    known.set(path, noted);
    return noted;
  };
  const noting = (prefix: string, part: object): object =>
    new Proxy(part, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof name === "symbol" || isInherited(target, name)) return found;
        paths.add(prefix + name);
        return within(prefix + name, found);
      },
      has: (target, name) => {
        if (typeof name === "string") paths.add(prefix + name);
        return Reflect.has(target, name);
      },
      getOwnPropertyDescriptor: (target, name) => {
        if (typeof name === "string") paths.add(prefix + name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      ownKeys: (target) => {
        paths.add(prefix + NAMES);
        return Reflect.ownKeys(target);
      },
    });
  return { noted: within("", value) as Value, paths: () => [...paths].toSorted() };
}

/** The methods that objects and lists inherit. */
const isInherited = (target: object, name: string): boolean => !Object.hasOwn(target, name) && name in target;

/** The values at some paths. For an object or a list, only its presence counts. */
export const valuesAt = (value: object, paths: readonly string[]): unknown[] =>
  paths.map((path) => {
    let part: unknown = value;
    for (const name of path.split(".")) {
      if (typeof part !== "object" || part === null) return undefined;
      if (name === NAMES) return Object.keys(part);
      part = (part as Record<string, unknown>)[name];
    }
    if (typeof part === "object" && part !== null) return Array.isArray(part) ? "list" : "object";
    // Wrapped in a list, a text cannot be confused with the words above, nor null with a missing value.
    return part === undefined ? undefined : [part];
  });
