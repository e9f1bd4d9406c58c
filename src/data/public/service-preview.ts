import type { QueryClient } from "@tanstack/react-query";
import { readServiceContent } from "@domain/service-content";
import { factsQuery, serviceOfRow, type ServiceFactsRow } from "./facts.queries";
import { ownersTextsOf, serviceContentQuery } from "./service-content.queries";

// The form of a service shows the service's page in a frame, and sends it the values of its fields.

/** A row that is not stored: the values of the form's fields. */
export interface DraftService extends ServiceFactsRow {
  content_data: unknown;
}

type Message = { kind: "service-preview-ready" } | { kind: "service-preview"; service: DraftService };

/** The message of the frame as soon as it is ready. */
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

/** Makes pages of this document show a service as in the draft, instead of the stored one. */
export async function showDraft(client: QueryClient, service: DraftService): Promise<void> {
  const content = serviceContentQuery(service.slug).queryKey;
  for (const queryKey of [factsQuery.queryKey, content])
    client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  // An answer on its way would replace the draft.
  await client.cancelQueries({ queryKey: content });
  const facts = await client.ensureQueryData(factsQuery);
  const others = facts.services.filter(({ slug }) => slug !== service.slug);
  const place = facts.services.findIndex(({ slug }) => slug === service.slug);
  const services = others.toSpliced(place === -1 ? others.length : place, 0, serviceOfRow(service));
  client.setQueryData(factsQuery.queryKey, { ...facts, services });
  client.setQueryData(content, ownersTextsOf(service, readServiceContent(service.content_data)));
}
