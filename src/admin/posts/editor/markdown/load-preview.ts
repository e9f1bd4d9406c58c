import type { Locale } from "@/config/locales";

/** The code that parses and renders a text as the article's page does, with the page's texts in this language. */
export async function loadPreview(locale: Locale) {
  const [{ preparePreview }, { bodyTree }, { PreviewBody }, dictionary] = await Promise.all([
    import("./prepare-preview"),
    import("@/components/patterns/markdown/body-tree"),
    import("./preview-body"),
    locale === "ar"
      ? import("@/texts/site/ar").then(({ ar }) => ar)
      : import("@/texts/site/en").then(({ en }) => en),
  ]);
  return { preparePreview, bodyTree, dictionary, Body: PreviewBody };
}
