import { unsentKeys } from "./unsent";
import { withLater } from "./with-later";

/** Sends what this page and earlier ones could not. */
export function sendUnsent(): void {
  if (unsentKeys().length > 0) withLater(({ sendKept }) => void sendKept());
}

/** Sends it now, and whenever there is a network again. */
export function followUnsent(): void {
  sendUnsent();
  addEventListener("online", sendUnsent);
}
