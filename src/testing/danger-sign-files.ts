import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emergencyNumbers } from "@/config/contact";
import { LOCALES } from "@/config/locales";
import { contentFiles, textsOf } from "./content-files";
import { remembered } from "./remembered";

const root = join(import.meta.dirname, "../..");
const FOLDERS = ["src/content", "src/texts", "supabase/seed", "supabase/migrations"];
/** Every file with texts that patients or staff read. */
export const files = [
  ...contentFiles,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  ).filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith(".test.ts")),
];

/** The end of a text: the next one begins below no heading. */
const END_OF_TEXT = "\n$md$\n";
/** The beginning of an article's Arabic version in the seed. */
const ARABIC = "('ar',";

/** A file as its readers see it: with numbers filled in, and with "do not wait if" lists followed by their advice. */
export const readable = remembered((file: string): string => {
  if (file.endsWith(".yaml")) {
    const texts = textsOf(file);
    return LOCALES.map((language) =>
      texts
        .filter(({ locale }) => locale === language)
        .map(({ name, text }) => (name === "doNotWait" ? `${emergencyNumbers.ambulance}: ${text}` : text))
        .map((text) => text.replaceAll("{{ambulance}}", emergencyNumbers.ambulance))
        .join(END_OF_TEXT),
    ).join(`${END_OF_TEXT}${ARABIC}\n`);
  }
  return readFileSync(join(root, file), "utf8")
    .replaceAll(/\$\{(?:emergencyNumbers\.)?ambulance\}/g, emergencyNumbers.ambulance)
    .replaceAll(/doNotWait: "/g, `"${emergencyNumbers.ambulance}: `);
});
