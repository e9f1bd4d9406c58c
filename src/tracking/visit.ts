import { eventPath } from "@/config/paths";
import { insertEvent } from "@/data/insert-event";
import { sessionStore } from "@/lib/safe-storage";

const KEY = "visit";
let visit: string | undefined;

const capped = (value: string | null): string | null => (value ? value.slice(0, 100) : null);

/** The id of this tab's visit, made here and kept until the tab is closed. It says nothing about the person. */
export function visitId(): string {
  visit ??= sessionStore.get(KEY) ?? undefined;
  if (!visit) {
    visit = crypto.randomUUID();
    sessionStore.set(KEY, visit);
  }
  return visit;
}

/** Opens the visit's row once per tab. Where storage is blocked, once per page load. */
export async function openVisit(lang: "en" | "ar"): Promise<void> {
  if (sessionStore.get(KEY) !== null) return;
  const query = new URLSearchParams(location.search);
  await insertEvent("user_sessions", {
    id: visitId(),
    landing_path: eventPath(location.pathname),
    lang,
    utm_source: capped(query.get("utm_source")),
    utm_medium: capped(query.get("utm_medium")),
    utm_campaign: capped(query.get("utm_campaign")),
  });
}
