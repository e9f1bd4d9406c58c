/** The entry for an object whose names were all read. */
const NAMES = "*";

/**
 * A value that records which of its parts are read.
 * @param value of objects, lists and plain values, as in JSON
 * @returns the recording value, and a function for the sorted paths of what was read so far, like `services.0.name.en`
 */
export function notingReads<Value extends object>(value: Value): { noted: Value; paths: () => string[] } {
  const paths = new Set<string>();
  const noting = (prefix: string, part: object): object => {
    // Each path gives the same object every time: React and memoised texts compare objects.
    const known = new Map<string, unknown>();
    return new Proxy(part, {
      get: (target, name) => {
        if (typeof name === "symbol") return Reflect.get(target, name);
        if (known.has(name)) return known.get(name);
        const found: unknown = Reflect.get(target, name);
        if (isInherited(target, name)) return found;
        const path = prefix + name;
        paths.add(path);
        const noted = typeof found === "object" && found !== null ? noting(`${path}.`, found) : found;
        known.set(name, noted);
        return noted;
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
  };
  return { noted: noting("", value) as Value, paths: () => [...paths].toSorted() };
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
