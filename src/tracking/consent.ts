import { localStore } from "@/lib/safe-storage";
import { CONSENT } from "@/lib/storage-keys";

export type Consent = "granted" | "denied" | "unasked";

const listeners = new Set<(consent: Consent) => void>();
/** The answer, when storage could not keep it. */
let current: Consent | undefined;

/** Global Privacy Control is a refusal without a question. https://w3c.github.io/gpc/ */
export const isRefusedByBrowser = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function consent(): Consent {
  if (isRefusedByBrowser()) return "denied";
  // Another tab may have changed the answer.
  const stored = current ?? localStore.get(CONSENT);
  return stored === "granted" || stored === "denied" ? stored : "unasked";
}

export function decideConsent(decision: "granted" | "denied"): void {
  localStore.set(CONSENT, decision);
  current = localStore.get(CONSENT) === decision ? undefined : decision;
  for (const listener of listeners) listener(decision);
}

/** @returns a function that ends the subscription */
export function onConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
