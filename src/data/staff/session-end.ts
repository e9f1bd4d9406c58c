import { staffClient } from "./staff-client";

/**
 * Tells when the session of this browser has ended: signed out here or in another tab, or not renewed by the server.
 * @returns what stops it
 */
export function onSessionEnd(listener: () => void): () => void {
  const { data } = staffClient.auth.onAuthStateChange((event) => {
    if (event === "SIGNED_OUT") listener();
  });
  return () => data.subscription.unsubscribe();
}
