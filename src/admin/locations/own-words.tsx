import { queryOptions, useQuery } from "@tanstack/react-query";
import { Check, CircleAlert } from "lucide-react";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { LOCALES, type Locale } from "@/config/locales";
import { tableKey } from "@/data/client/keys";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import type { ServiceName } from "@/data/staff/names";
import { localized } from "@/i18n/localized";
import { useSettled } from "../shared/use-settled";
import { locations, type LocationValues } from "./locations";
import { useLocale, useTexts } from "@/i18n/i18n";
import { locationsTexts } from "@/texts/admin/locations";

const TEXTS = (["name", "description", "landmarks", "directions"] as const).flatMap((name) =>
  LOCALES.map((lang) => `${name}_${lang}` as const),
);

/** The unsaved location, with its active services; without an id until it is stored. */
const draftOf = (id: string | undefined, values: LocationValues) => ({
  ...(id !== undefined && { id }),
  ...Object.fromEntries(TEXTS.map((name) => [name, values[name]])),
  services: Object.entries(values.services).flatMap(([service_id, said]) =>
    said?.is_active
      ? [{ service_id, requests_en: said.requests_en ?? "", requests_ar: said.requests_ar ?? "" }]
      : [],
  ),
});

/** How much of a page's text is unique, in one language. */
const ownWords = z.object({
  words: z.number(),
  leastWords: z.number(),
  /** In per cent, rounded down. */
  shared: z.number(),
  sharedBelow: z.number(),
  /** The location and the service of the most similar page. */
  sharedWith: z.tuple([z.string(), z.string()]).nullable(),
  missing: z.array(z.enum(["own", "name", "description", "landmarks", "directions"])),
});

const pageMeasure = z.object({ en: ownWords, ar: ownWords, isListed: z.boolean() });

type OwnWords = z.infer<typeof ownWords>;

/** The unique share of each page of a location, by the service's id. */
const measureQuery = (draft: ReturnType<typeof draftOf>) =>
  queryOptions({
    queryKey: [...tableKey("locations"), "staff", "measure", draft],
    queryFn: ({ signal }) =>
      readAs(
        z.record(z.string(), pageMeasure),
        staffClient.rpc("measure_location", { p_draft: draft }),
        signal,
      ),
    // Each pause in typing makes a new query.
    gcTime: 0,
    networkMode: "always",
  });

/** The unique share of each page of the unsaved location, measured at each pause in typing. */
export function useMeasure(location: string | undefined, services: ServiceName[] | undefined) {
  const locale = useLocale();
  const rows = useQuery(locations.query).data;
  const values = useWatch<LocationValues>() as LocationValues;
  const draft = useSettled(useMemo(() => draftOf(location, values), [location, values]));
  const { data, failureCount } = useQuery(measureQuery(draft));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    /** By the id of a service; the last result until there is a newer one, undefined before the first. */
    pages: data ?? last,
    /** Whether the current texts could not be measured. */
    isFailed: failureCount > 0,
    /** The name of the page of a location and a service. */
    pageName: ([locationId, serviceId]: [location: string, service: string]): string => {
      const row = rows?.find(({ id }) => id === locationId && id !== location) ?? values;
      const service = services?.find(({ id }) => id === serviceId);
      return [service, row]
        .map((row) => (row ? localized(row, "name", locale) || row.slug : ""))
        .filter(Boolean)
        .join(", ");
    },
  };
}

export type Measure = ReturnType<typeof useMeasure>;

interface OwnWordsNoteProps {
  service: string;
  measure: Measure;
}

/** The unique share of a page in both languages, and what is missing before the sitemap lists it. */
export function OwnWordsNote({ service, measure: { pages, isFailed, pageName } }: OwnWordsNoteProps) {
  const texts = useTexts(locationsTexts);
  const measured = pages?.[service];
  return (
    <section
      aria-label={texts.measure}
      aria-live="polite"
      className="grid gap-x-5 gap-y-3 text-base md:grid-cols-2"
    >
      {measured &&
        LOCALES.map((lang) => (
          <Language key={lang} lang={lang} measured={measured[lang]} pageName={pageName} />
        ))}
      {(isFailed || !measured) && (
        <p className="text-muted-foreground md:col-span-2">
          {isFailed ? texts.measureFailed : texts.measuring}
        </p>
      )}
    </section>
  );
}

interface LanguageProps {
  lang: Locale;
  measured: OwnWords;
  pageName: Measure["pageName"];
}

function Language({ lang, measured, pageName }: LanguageProps) {
  const locale = useLocale();
  const texts = useTexts(locationsTexts);
  const { words, leastWords, shared, sharedBelow, sharedWith, missing } = measured;
  const lines = [
    { isDone: words >= leastWords, text: texts.ownWords(words, leastWords) },
    {
      isDone: shared < sharedBelow,
      text: sharedWith ? texts.shared(shared, pageName(sharedWith), sharedBelow) : texts.sharedNothing,
    },
    ...(missing.length > 0
      ? [
          {
            isDone: false,
            text: texts.missing(
              missing.map((text) => texts.textNames[text]).join(locale === "ar" ? "، " : ", "),
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="min-w-0">
      <p className="font-semibold">{texts.inLanguage[lang]}</p>
      <ul>
        {lines.map(({ isDone, text }) => (
          <li key={text} className="flex items-start gap-2 wrap-anywhere">
            {isDone ? (
              <Check aria-label={texts.done} className="text-primary mt-1 size-4.5 shrink-0" />
            ) : (
              <CircleAlert aria-label={texts.open} className="text-destructive mt-1 size-4.5 shrink-0" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
