import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emergencyNumbers } from "@/config/contact";

const root = join(import.meta.dirname, "../..");
const FOLDERS = [
  "src/content",
  "src/words",
  "supabase/functions/_shared/ai/composer/texts",
  "supabase/seed",
  "supabase/migrations",
];
/** Every file with texts that patients or staff read. */
export const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith(".test.ts"));

/** A file as its readers see it: with numbers filled in, and with "do not wait if" lists followed by their advice. */
export const readable = (file: string): string =>
  readFileSync(join(root, file), "utf8")
    .replaceAll(/\$\{(?:emergencyNumbers\.)?ambulance\}/g, emergencyNumbers.ambulance)
    .replaceAll(/doNotWait: "/g, `"${emergencyNumbers.ambulance}: `);
