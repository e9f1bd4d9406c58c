import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { LOCALES, type Locale } from "@/config/locales";

const root = join(import.meta.dirname, "../..");

/** Every file of texts that people edit, relative to the project's folder. */
export const contentFiles: readonly string[] = readdirSync(join(root, "src/content"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => `src/content/${file}`);

interface NamedText {
  /** The key in the file, such as `answer`. */
  name: string;
  locale: Locale;
  text: string;
}

/** The texts of a file as written there, with the placeholders of facts and danger signs. */
export function textsOf(file: string): NamedText[] {
  const texts: NamedText[] = [];
  const collect = (value: unknown, name: string) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const locale = LOCALES.find((language) => language === key);
      if (!locale) collect(inner, Array.isArray(value) ? name : key);
      else for (const text of [inner].flat()) texts.push({ name, locale, text });
    }
  };
  collect(parse(readFileSync(join(root, file), "utf8")), "");
  return texts;
}
