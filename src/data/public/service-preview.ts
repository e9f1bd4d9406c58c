import type { QueryClient } from "@tanstack/react-query";
import { readServiceContent } from "@domain/service-content";
import { factsQuery, serviceOfRow, type ServiceFactsRow } from "./facts.queries";
import { ownersTextsOf, serviceContentQuery } from "./service-content.queries";

// The form of a service shows the service's page in a frame, and tells it what is in the fields.

/** A row that is not stored: what is in the fields of the form. */
export interface DraftService extends ServiceFactsRow {
  content_data: unknown;
}

type Message = { kind: "service-preview-ready" } | { kind: "service-preview"; service: DraftService };

/** What the frame says as soon as it can show something. */
export const PREVIEW_READY: Message = { kind: "service-preview-ready" };

export const previewMessage = (service: DraftService): Message => ({ kind: "service-preview", service });

/** A preview message of another window of this site; undefined for anything else. */
export function readPreviewMessage(
  { data, origin, source }: MessageEvent,
  from: unknown,
): Message | undefined {
  if (origin !== location.origin || source !== from) return undefined;
  const message = data as Partial<Message> | null;
  const isOne = message?.kind === "service-preview" || message?.kind === "service-preview-ready";
  return isOne ? (message as Message) : undefined;
}

/** Makes pages show a service as the draft has it, whatever is stored, for as long as this document is there. */
export async function showDraft(client: QueryClient, service: DraftService): Promise<void> {
  const content = serviceContentQuery(service.slug).queryKey;
  for (const queryKey of [factsQuery.queryKey, content])
    client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  // An answer on its way would take the draft's place.
  await client.cancelQueries({ queryKey: content });
  const facts = await client.ensureQueryData(factsQuery);
  const others = facts.services.filter(({ slug }) => slug !== service.slug);
  const place = facts.services.findIndex(({ slug }) => slug === service.slug);
  const services = others.toSpliced(place === -1 ? others.length : place, 0, serviceOfRow(service));
  client.setQueryData(factsQuery.queryKey, { ...facts, services });
  client.setQueryData(content, ownersTextsOf(service, readServiceContent(service.content_data)));
}
