import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@/config/locales";

const root = join(import.meta.dirname, "../..");

const textsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:sql|ts)$/.test(file))
    .map((file) => join(folder, file));

/** The articles of the demo content, and what the built-in composer makes others of: lines that name facts by placeholders. */
export const ARTICLE_TEXTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...textsIn("supabase/seed/posts"), ...textsIn("supabase/functions/_shared/ai/composer/texts")].map(
    (file) => {
      // The composer puts in the service itself.
      const text = readFileSync(join(root, file), "utf8").replaceAll("{slug}", "nurse-on-call");
      return [file, text.split("\n")];
    },
  ),
);

export const localeOf = (text: string): Locale => (/[\u0600-\u06FF]/.test(text) ? "ar" : "en");
