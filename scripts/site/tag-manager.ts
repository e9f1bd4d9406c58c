import { createHash } from "node:crypto";
import { buildScript } from "./starter";

/** A script of its own, so that a site without a tag manager has not a byte of it. */
export interface TagManager {
  id: string;
  /** Where the script is in the site. */
  file: string;
  script: string;
}

/** The script that loads a tag manager after the visitor has agreed; nothing for an empty id. */
export async function buildTagManager(id: string): Promise<TagManager | undefined> {
  if (id === "") return undefined;
  const script = await buildScript("src/tag-manager.ts", { TAG_MANAGER_ID: id });
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
  return { id, file: `assets/tag-manager-${hash}.js`, script };
}

/**
 * What a policy allows for it: Google's tag manager, Analytics and Ads.
 * https://developers.google.com/tag-platform/security/guides/csp, without inline scripts: custom HTML tags do not run.
 */
export const TAG_MANAGER_SOURCES = {
  script:
    "https://www.googletagmanager.com https://www.googleadservices.com https://www.google.com https://googleads.g.doubleclick.net",
  connect:
    "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://google.com https://www.google.com https://pagead2.googlesyndication.com",
  frame: "https://www.googletagmanager.com https://td.doubleclick.net",
} as const;
