import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useMatches, type Params } from "react-router-dom";
import type { Facts } from "@domain/facts";
import type { PageSubject } from "@/components/patterns/page-subject";
import type { Locale } from "@/config/locales";
import { serviceName } from "@/content/service-titles";
import type { Dictionary } from "@/texts/site/en";

interface SubjectSources {
  /** The cache with the page's data. */
  client: QueryClient;
  params: Params;
  locale: Locale;
  facts: Facts;
  t: Dictionary;
}

/** The subject of a page; undefined without a service, or while its data is loading. */
export type SubjectOf = (sources: SubjectSources) => PageSubject | undefined;

/** An active service as the subject of a page; undefined for any other slug. */
export function serviceSubject(
  slug: string,
  { locale, facts, t }: Pick<SubjectSources, "locale" | "facts" | "t">,
): PageSubject | undefined {
  const name = serviceName(facts, slug, locale);
  return name === undefined
    ? undefined
    : { service: slug, message: t.chat.service(facts.name[locale], name) };
}

/** The properties of a page that its layout needs, from the page's route. */
export interface PageTraits {
  subject?: SubjectOf;
  /** On phones the page has its own contact bar at the lower edge. */
  hasOwnBar?: true;
}

/** The subject of the current page, and whether the page has a bar of its own. */
export function usePageTraits(
  locale: Locale,
  facts: Facts,
  t: Dictionary,
): { subject: PageSubject | undefined; hasOwnBar: boolean } {
  const client = useQueryClient();
  const { params = {}, handle } = useMatches().at(-1) ?? {};
  const { subject: subjectOf, hasOwnBar = false } = (handle ?? {}) as PageTraits;
  // As text: the store is read again and again, and an object would be different each time.
  const read = () => JSON.stringify(subjectOf?.({ client, params, locale, facts, t }) ?? null);
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const written = useSyncExternalStore(subscribe, read, read);
  const subject = useMemo(() => (JSON.parse(written) ?? undefined) as PageSubject | undefined, [written]);
  return { subject, hasOwnBar };
}
