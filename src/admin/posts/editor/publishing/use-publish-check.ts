import {
  type QueryClient,
  type QueryKey,
  type FetchQueryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { isBlank } from "@domain/post-draft";
import { linkAddress } from "@domain/link-address";
import type { Facts } from "@domain/facts";
import { linkPagesOf, typedPage } from "@/admin/links/link-pages";
import { LOCALES, type Locale } from "@/config/locales";
import { paths } from "@/config/paths";
import { factsQuery } from "@/data/public/facts.queries";
import { pricedItemsQuery } from "@/data/public/service-content.queries";
import { movedQuery, locationsQuery } from "@/data/staff/campaigns";
import { serviceNamesQuery } from "@/data/staff/names";
import { postTitlesQuery } from "@/data/staff/search.queries";
import {
  type AnalysisField,
  analysedText,
  type TextRange,
  type WrittenField,
} from "../analysis/analysed-text";
import { writtenTexts } from "../analysis/facts-in-texts";
import { runTextJob } from "../analysis/use-text-job";
import type { EditorForm } from "../form/editor-form";
import type { FoundFactToPublish, FoundToPublish } from "./texts-to-publish";

/** A finding that readers should not get by mistake, and the field in which it is fixed. */
export type PublishFinding = {
  /** Stable for the same finding at the same place. */
  id: string;
  /** Undefined for a finding of both languages. */
  lang: Locale | undefined;
  /** Undefined when no field can fix it. */
  field: AnalysisField | undefined;
  /** The position of a question in its list, from 1; 0 elsewhere. */
  number: number;
  range?: TextRange;
} & (
  | { what: FoundFactToPublish["what"]; text: string; placeholder: string }
  | { what: "link"; trouble: "gone" | "draft" | "off" | "dead"; text: string }
  | { what: "promise" | "serviceGone" | "serviceOff"; text: string }
  | { what: "noArabic" | "noArabicContent" | "altMissing" | "unchecked" }
);

export interface PublishCheck {
  findings: PublishFinding[];
  /** The facts of the check; undefined when they could not be read. */
  facts: Facts | undefined;
}

/** Checks a post before readers see it, against current prices, numbers and pages. */
export function usePublishCheck(): (form: EditorForm) => Promise<PublishCheck> {
  const client = useQueryClient();
  return async (form) => {
    const known = await readKnown(client);
    const found: [Locale, FoundToPublish][] = [];
    for (const locale of LOCALES) {
      const texts = writtenTexts(analysedText(form, locale), known?.facts);
      found.push([
        locale,
        await runTextJob("publishing", { locale, texts, facts: known?.facts, items: known?.items }),
      ]);
    }
    const links = await deadLinks(client, form, found);
    return {
      facts: known?.facts,
      findings: [
        ...found.flatMap(([lang, { facts }]) => facts.map((fact) => factFinding(lang, fact))),
        ...(links ?? []),
        ...found.flatMap(([lang, { promises }]) =>
          promises.map(({ field, number, range, text }) =>
            placed({ what: "promise", lang, field, number, range, text }),
          ),
        ),
        ...(known ? serviceFindings(form, known) : []),
        ...missingParts(form),
        ...(known && links ? [] : [unchecked]),
      ],
    };
  };
}

/** The age at which data is read again, in milliseconds: an editor is open for hours. */
const FRESH_MS = 60_000;

/** Reads without waiting for a lost connection. */
const readNow = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => client.fetchQuery({ ...query, staleTime: FRESH_MS, networkMode: "always", retry: false });

async function readKnown(client: QueryClient) {
  try {
    const [facts, items, services] = await Promise.all([
      readNow(client, factsQuery),
      readNow(client, pricedItemsQuery),
      readNow(client, serviceNamesQuery),
    ]);
    return { facts, items, services };
  } catch (error) {
    console.warn("The facts could not be read before publishing.", error);
    return null;
  }
}

/** Links of this site without a page; undefined when its pages could not be read. */
async function deadLinks(
  client: QueryClient,
  form: EditorForm,
  found: readonly [Locale, FoundToPublish][],
): Promise<PublishFinding[] | undefined> {
  // A fact's value is an address of its own.
  const links = found.flatMap(([lang, one]) =>
    one.links.flatMap((link) => (/\{\{|%7B%7B|^#/i.test(link.text) ? [] : [{ ...link, lang }])),
  );
  const dead = (link: (typeof links)[number], trouble: "gone" | "draft" | "off" | "dead") =>
    placed({ ...link, what: "link", trouble });
  const unreadable = links.filter(({ text }) => !isAddress(linkAddress(text)));
  const own = links.flatMap((link) => {
    const page = typedPage(linkAddress(link.text) ?? "");
    return page.kind === "page" && isPagePath(page.path) ? [{ link, page }] : [];
  });
  const findings = unreadable.map((link) => dead(link, "dead"));
  if (own.length === 0) return findings;
  try {
    const [services, places, posts, moved] = await Promise.all([
      readNow(client, serviceNamesQuery),
      readNow(client, locationsQuery),
      readNow(client, postTitlesQuery),
      readNow(client, movedQuery),
    ]);
    const pages = linkPagesOf({ services, places, posts, moved });
    for (const { link, page } of own) {
      const trouble = pages.troubleOf(page.path, page.lang ?? "en")?.kind;
      // The article itself exists once it is published.
      const isItself = page.path === paths.article(form.slug.trim());
      if (trouble !== undefined && trouble !== "moved" && !isItself) findings.push(dead(link, trouble));
    }
    return findings;
  } catch (error) {
    console.warn("The pages could not be read before publishing.", error);
    return undefined;
  }
}

/** Whether it is a complete address: “services/x” is relative to the article, where nothing exists. */
const isAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(?:[a-z][a-z\d+.-]*:|[/?])/i.test(address);

/** Files, short addresses and the back office are not in the list of pages. */
const isPagePath = (path: string): boolean =>
  !/^\/(?:go|admin|api|media|data|social|assets)(?:\/|$)/.test(path) && !/\.[a-z\d]{2,5}$/i.test(path);

function serviceFindings(
  { primary_service }: EditorForm,
  { services }: NonNullable<Awaited<ReturnType<typeof readKnown>>>,
): PublishFinding[] {
  const slug = primary_service.trim();
  if (slug === "") return [];
  const service = services.find((one) => one.slug === slug);
  if (service?.is_active) return [];
  return [
    {
      id: `service-${slug}`,
      what: service ? "serviceOff" : "serviceGone",
      text: slug,
      lang: undefined,
      field: "primary_service",
      number: 0,
    },
  ];
}

function missingParts({ ar, ...form }: EditorForm): PublishFinding[] {
  const hasTitle = !isBlank(ar.title);
  return [
    ...(isBlank(ar.content_markdown)
      ? [
          hasTitle
            ? placed({ what: "noArabicContent", lang: "ar", field: "content_markdown", number: 0 })
            : placed({ what: "noArabic", lang: "ar", field: "title", number: 0 }),
        ]
      : []),
    ...LOCALES.flatMap((lang) => {
      const text = lang === "ar" ? ar : form.en;
      const isShown = !isBlank(text.content_markdown) && text.hero_image_url !== "";
      return isShown && isBlank(text.alt_text)
        ? [placed({ what: "altMissing", lang, field: "alt_text", number: 0 })]
        : [];
    }),
  ];
}

const factFinding = (
  lang: Locale,
  { what, field, number, range, text, placeholder }: FoundFactToPublish,
): PublishFinding => placed({ what, lang, field, number, range, text, placeholder });

type Unnamed<Finding> = Finding extends { id: string } ? Omit<Finding, "id"> : never;

/** A finding with its id. The place counts: the same number may be right in one place and wrong in another. */
function placed(finding: Unnamed<PublishFinding> & { field: WrittenField }): PublishFinding {
  const { lang, what, field, range } = finding;
  const place = typeof field === "string" ? field : `${field.row}-${field.side}`;
  const text = "text" in finding ? finding.text : "";
  return { ...finding, id: `${lang}-${what}-${place}-${text}-${range?.start ?? ""}` };
}

/** Shown when something could not be read. */
export const unchecked: PublishFinding = {
  what: "unchecked",
  id: "unchecked",
  lang: undefined,
  field: undefined,
  number: 0,
};
