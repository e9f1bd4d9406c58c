import type { Locale } from "@/config/locales";

/** The code that renders a text as the article's page does, with the page's texts in this language. */
export async function loadPreview(locale: Locale) {
  const [{ bodyTree }, { PreviewBody }, dictionary] = await Promise.all([
    import("@/components/patterns/markdown/body-tree"),
    import("./preview-body"),
    locale === "ar"
      ? import("@/texts/site/ar").then(({ ar }) => ar)
      : import("@/texts/site/en").then(({ en }) => en),
  ]);
  return { bodyTree, dictionary, Body: PreviewBody };
}
