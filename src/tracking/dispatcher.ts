import { localeOfPath } from "@/config/page-locale";
import { eventPath } from "@/config/page-path";
import { conversionValueAED, CURRENCY } from "@/config/conversions";
import { insertEvent } from "@/data/public/insert-event";
import { consent } from "./consent";
import { keepUnsent } from "./unsent";
import { visitId, visitTrail } from "./visit";

/** Every event of the site's analytics. One type, one dispatcher. */
export type TrackedEvent =
  | {
      name: "whatsapp_click" | "call_click";
      source: string;
      index?: number;
      service?: string;
      /** The code in the chat, or of a call. */
      code?: string;
    }
  | { name: "faq_open"; service: string; question: string };

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: Record<string, unknown>[];
  }
}

const STORED_NAME = { whatsapp_click: "whatsapp_clicked", call_click: "phone_call_clicked" } as const;

/** A command for Google's tags, which expect the `arguments` object of a call and not an array. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- a list would be ignored
  (window.dataLayer ??= []).push(arguments as unknown as Record<string, unknown>);
}

/** Updates Google's consent mode: `default` before everything else, `update` after the visitor's answer. */
export const tellConsentMode = (command: "default" | "update", state: "granted" | "denied"): void =>
  gtag("consent", command, {
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });

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
  const row = {
    event_id: eventId,
    event_name: STORED_NAME[event.name],
    page_url: path,
    source: event.source.slice(0, 60),
    source_index: event.index ?? null,
    service_slug: event.service?.slice(0, 80) ?? null,
    lang: localeOfPath(path),
    reference: event.code ?? null,
    session_id: visitId(),
    ...visitTrail(),
  };
  insertEvent("analytics_events", row)
    .catch((error: unknown) => keepUnsent(error, "analytics_events", eventId, row))
    .catch((error: unknown) => {
      // The visitor is already contacting us; a lost count must not disturb that.
      console.warn("A contact click could not be counted.", error);
    });
}
