/** Of an object behind which all of its names were read. */
const NAMES = "*";

/**
 * A value that notes which of its parts are read.
 * @param value of objects, lists and plain values, as JSON has them
 * @returns it, and the paths of what was read until now, sorted, like `services.0.name.en`
 */
export function notingReads<Value extends object>(value: Value): { noted: Value; paths: () => string[] } {
  const paths = new Set<string>();
  const known = new Map<string, object>();
  const within = (path: string, part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    // The same object each time: React and memories of texts compare them.
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

/** The functions of objects and lists. */
const isInherited = (target: object, name: string): boolean => !Object.hasOwn(target, name) && name in target;

/** What a value has at some paths: of objects and lists no more than that they are there. */
export const valuesAt = (value: object, paths: readonly string[]): unknown[] =>
  paths.map((path) => {
    let part: unknown = value;
    for (const name of path.split(".")) {
      if (typeof part !== "object" || part === null) return undefined;
      if (name === NAMES) return Object.keys(part);
      part = (part as Record<string, unknown>)[name];
    }
    if (typeof part === "object" && part !== null) return Array.isArray(part) ? "list" : "object";
    // In a list of its own a text is not taken for the words above, nor a null for a missing value.
    return part === undefined ? undefined : [part];
  });
