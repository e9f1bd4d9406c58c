import { localStore } from "@/lib/safe-storage";
import { CLICK_ID } from "@/lib/storage-keys";
import { consent, onConsent } from "./consent";

const PARAMETERS = ["gclid", "gbraid", "wbraid"] as const;

let inMemory: string | undefined;

/** The advertisement's click id of an address; anything that does not look like one is not one. */
export function clickIdOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return (
    PARAMETERS.map((name) => query.get(name)).find(
      (value) => value !== null && /^[\w.-]{1,200}$/.test(value),
    ) ?? undefined
  );
}

/** Remembers the visit's click id: in memory until the visitor agrees, in local storage afterwards. */
export function keepClickId(search: string): void {
  inMemory = clickIdOf(search) ?? inMemory;
  const store = () => {
    if (inMemory && consent() === "granted") localStore.set(CLICK_ID, inMemory);
  };
  store();
  onConsent(store);
}
