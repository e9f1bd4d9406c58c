import { type LocalKey, localStore } from "./safe-storage";

/** The value under a key of local storage. @returns null when there is none, or when it does not match the schema */
export function storedJson<Value>(key: LocalKey, schema: { parse: (value: unknown) => Value }): Value | null {
  try {
    return schema.parse(JSON.parse(localStore.get(key) ?? "null"));
  } catch {
    return null;
  }
}
