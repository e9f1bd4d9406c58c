import { createHash } from "node:crypto";
import { z } from "zod";
import { APP, type BuiltFiles, fileOf, PAGE_SCRIPT } from "./built-files";

const placeholder = (name: string): string => `__${name}__`;

/** A script without the placeholder of a value that its source declares would fail in every browser. */
const scriptWith = (...names: readonly string[]) =>
  names.reduce((schema, name) => schema.includes(placeholder(name)), z.string());

/** The scripts of pages as Vite builds them, with a placeholder for each value that their sources declare. */
export const pageScriptsSchema = z.object({
  starter: scriptWith("APP", "PAGE_SCRIPT"),
  tagManager: scriptWith("TAG_MANAGER_ID"),
});
type PageScripts = z.infer<typeof pageScriptsSchema>;

const inserted = (script: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(placeholder(name), () => value),
    script,
  );

/** The first lines of script of every page, with the addresses of the built files that they load. */
export const starterFor = ({ starter }: PageScripts, built: BuiltFiles): string =>
  inserted(starter, { APP: fileOf(built, APP), PAGE_SCRIPT: fileOf(built, PAGE_SCRIPT) });

/** A script of its own, so that a site without a tag manager contains not a byte of it. */
export interface TagManager {
  /** The path of the script in the site. */
  file: string;
  script: string;
}

/** The script that loads a tag manager after the visitor has agreed; nothing for an empty id. */
export function tagManagerFor({ tagManager }: PageScripts, id: string): TagManager | undefined {
  if (id === "") return undefined;
  const script = inserted(tagManager, { TAG_MANAGER_ID: id });
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
  return { file: `assets/tag-manager-${hash}.js`, script };
}

/**
 * The sources that a policy allows for it: Google's tag manager, Analytics and Ads.
 * https://developers.google.com/tag-platform/security/guides/csp, without inline scripts: custom HTML tags do not run.
 */
export const TAG_MANAGER_SOURCES = {
  script:
    "https://www.googletagmanager.com https://www.googleadservices.com https://www.google.com https://googleads.g.doubleclick.net",
  connect:
    "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://google.com https://www.google.com https://pagead2.googlesyndication.com",
  frame: "https://www.googletagmanager.com https://td.doubleclick.net",
} as const;
