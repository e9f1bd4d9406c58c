import { eventPath } from "@/config/paths";
import { insertEvent } from "@/data/public/insert-event";
import { sessionStore } from "@/lib/safe-storage";
import { VISIT } from "@/lib/storage-keys";
import { campaignOf } from "./campaign";
import type { Locale } from "@/config/locales";

let visit: string | undefined;

/** The id of this tab's visit, made here and kept until the tab is closed. It says nothing about the person. */
export function visitId(): string {
  visit ??= sessionStore.get(VISIT) ?? undefined;
  if (!visit) {
    visit = crypto.randomUUID();
    sessionStore.set(VISIT, visit);
  }
  return visit;
}

/** Opens the visit's row once per tab. Where storage is blocked, once per page load. */
export async function openVisit(lang: Locale): Promise<void> {
  if (sessionStore.get(VISIT) !== null) return;
  await insertEvent("user_sessions", {
    id: visitId(),
    landing_path: eventPath(location.pathname),
    lang,
    ...campaignOf(location.search),
  });
}
