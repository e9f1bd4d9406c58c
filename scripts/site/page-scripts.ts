import { createHash } from "node:crypto";

/** One source as a single script, with the values that its declarations name. */
async function buildScript(input: string, values: Readonly<Record<string, string>>): Promise<string> {
  // Vite takes longer to load than a build of a few pages takes, which needs no script.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      minify: true,
      rollupOptions: { input, output: { format: "iife" } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${input} could not be built.`);
  return chunk.code.trim();
}

/** The first lines of script of every page, with the addresses of the built files that they load. */
export const buildStarter = (app: string, pageScript: string): Promise<string> =>
  buildScript("src/starter.ts", { APP: app, PAGE_SCRIPT: pageScript });

/** A script of its own, so that a site without a tag manager contains not a byte of it. */
export interface TagManager {
  /** The path of the script in the site. */
  file: string;
  script: string;
}

/** The script that loads a tag manager after the visitor has agreed; nothing for an empty id. */
export async function buildTagManager(id: string): Promise<TagManager | undefined> {
  if (id === "") return undefined;
  const script = await buildScript("src/tag-manager.ts", { TAG_MANAGER_ID: id });
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
