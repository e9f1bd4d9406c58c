import { localeOfPath } from "@/config/locales";
import { eventPath } from "@/config/paths";
import { conversionValueAED, CURRENCY } from "@/config/conversions";
import { insertEvent } from "@/data/public/insert-event";
import { referenceOf } from "@/lib/reference";
import { consent } from "./consent";
import { visitId } from "./visit";

/** What the site tells its analytics. One type, one dispatcher. */
export type TrackedEvent =
  | { name: "whatsapp_click" | "call_click"; source: string; index?: number; service?: string }
  | { name: "faq_open"; service: string; question: string };

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: Record<string, unknown>[];
  }
}

const STORED_NAME = { whatsapp_click: "whatsapp_clicked", call_click: "phone_call_clicked" } as const;

/** Pushes to the page's data layer, where a tag manager may listen. */
export function pushToDataLayer(entry: Record<string, unknown>): void {
  (window.dataLayer ??= []).push({ ...entry, timestamp: new Date().toISOString() });
}

/** Sends an event to the data layer and a contact click also to the database, under the same id. */
export function track(event: TrackedEvent): void {
  if (event.name === "faq_open") {
    pushToDataLayer({ event: event.name, service: event.service, question: event.question });
    return;
  }
  const eventId = crypto.randomUUID();
  pushToDataLayer({
    event: event.name,
    event_id: eventId,
    source: event.source,
    ...(event.index === undefined ? {} : { index: event.index }),
    value: event.name === "call_click" ? conversionValueAED.call : conversionValueAED.whatsapp,
    currency: CURRENCY,
    consent: consent() === "granted" ? "granted" : "denied",
  });
  const path = eventPath(location.pathname);
  insertEvent("analytics_events", {
    event_id: eventId,
    event_name: STORED_NAME[event.name],
    page_url: path,
    source: event.source.slice(0, 60),
    source_index: event.index ?? null,
    service_slug: event.service?.slice(0, 80) ?? null,
    lang: localeOfPath(path),
    reference: referenceOf(path, event.source),
    session_id: visitId(),
  }).catch((error: unknown) => {
    // The visitor is already on the way to a person; a lost count must not disturb that.
    console.warn("A contact click could not be counted.", error);
  });
}
