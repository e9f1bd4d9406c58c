import { createHash, timingSafeEqual } from "node:crypto";
import { FunctionError } from "./errors.ts";

/**
 * Lets the scheduler and the host in: by the project's secret key, or by `PUBLISH_DUE_SECRET`, a secret for nothing else.
 * @throws 401 for everyone else
 */
export function requireScheduler(request: Request, secretKey: string): void {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  const shown = [bearer, request.headers.get("apikey")].filter((value) => typeof value === "string");
  const accepted = [secretKey, Deno.env.get("PUBLISH_DUE_SECRET") ?? ""].filter((value) => value !== "");
  const isAccepted = shown.some((one) => accepted.some((other) => isSame(one, other)));
  if (!isAccepted)
    throw new FunctionError("no_session", {
      en: "Only the scheduler may ask for this.",
      ar: "هذا الطلب للجدولة وحدها.",
    });
}

/** Takes the same time wherever the two differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
