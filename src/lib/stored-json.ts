import { type LocalKey, localStore } from "./safe-storage";

/** What local storage has under a key. @returns null when there is nothing, or something that the schema does not take */
export function storedJson<Value>(key: LocalKey, schema: { parse: (value: unknown) => Value }): Value | null {
  try {
    return schema.parse(JSON.parse(localStore.get(key) ?? "null"));
  } catch {
    return null;
  }
}
