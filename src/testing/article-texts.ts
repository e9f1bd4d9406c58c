import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@/config/locales";
import { contentFiles, textsOf } from "./content-files";

const root = join(import.meta.dirname, "../..");
const SEED = "supabase/seed/posts";

const seeds = readdirSync(join(root, SEED), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .map((file) => [`${SEED}/${file}`, readFileSync(join(root, SEED, file), "utf8").split("\n")] as const);

const written = contentFiles
  .filter((file) => file.includes("/writer/"))
  .map((file) => {
    const lines = textsOf(file).flatMap(({ text }) => text.split("\n"));
    // The composer inserts the service itself.
    return [file, lines.map((line) => line.replaceAll("{slug}", "nurse-on-call"))] as const;
  });

/** The articles of the demo content and the source texts of the built-in composer: lines that name facts by placeholders. */
export const ARTICLE_TEXTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...seeds,
  ...written,
]);

export const localeOf = (text: string): Locale => (/[\u0600-\u06FF]/.test(text) ? "ar" : "en");
