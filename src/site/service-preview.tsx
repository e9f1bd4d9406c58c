import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { type Params, redirect, useLoaderData } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { serviceDetails } from "@/content/service-details";
import { factsQuery, useFacts } from "@/data/public/facts.queries";
import { PREVIEW_READY, readPreviewMessage, showDraft } from "@/data/public/service-preview";
import type { Dictionary } from "@/texts/site/en";
import { I18nProvider, useDocumentLanguage } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import { SiteFooter } from "./layout/site-footer";
import { SiteHeader } from "./layout/site-header";
import { importServicePage } from "./service-pages";

interface Loaded {
  Page: ComponentType;
  dictionary: TextsOfFacts<Dictionary>;
  locale: Locale;
}

/** Loads the page's data. Outside the frame the address redirects to the public page. */
export async function loadPreview(
  client: QueryClient,
  { slug = "", lang }: Params,
): Promise<Loaded | Response> {
  const locale = lang === "ar" ? "ar" : "en";
  if (window.parent === window || !Object.hasOwn(serviceDetails, slug))
    return redirect(localizedPath(paths.service(slug), locale));
  const [{ Component, load }, dictionary] = await Promise.all([
    importServicePage(slug),
    importDictionary(locale),
    client.ensureQueryData(factsQuery),
  ]);
  await load?.(client, locale, { slug });
  return { Page: Component, dictionary, locale };
}

const importDictionary = async (locale: Locale): Promise<TextsOfFacts<Dictionary>> =>
  locale === "ar" ? (await import("@/texts/site/ar")).ar : (await import("@/texts/site/en")).en;

/** The page of a service with the values of its form. Nothing in it can be pressed, and nothing is counted. */
export function Component() {
  const { Page, dictionary, locale } = useLoaderData<Loaded>();
  const facts = useFacts();
  const isTold = useDraft();
  useDocumentLanguage(locale);
  useEffect(() => {
    document.body.inert = true;
  }, []);
  if (!isTold) return null;
  return (
    <I18nProvider locale={locale} dictionary={dictionary} facts={facts}>
      <SiteHeader hasOwnBar />
      <main id="content">
        <Page />
      </main>
      <SiteFooter />
    </I18nProvider>
  );
}

/** Shows the draft of the form. @returns whether one has arrived */
function useDraft(): boolean {
  const client = useQueryClient();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = readPreviewMessage(event, window.parent);
      if (message?.kind !== "service-preview") return;
      showDraft(client, message.service).then(
        () => setTold(true),
        (error: unknown) => console.error(error),
      );
    };
    addEventListener("message", hear);
    window.parent.postMessage(PREVIEW_READY, location.origin);
    return () => removeEventListener("message", hear);
  }, [client]);
  return isTold;
}
