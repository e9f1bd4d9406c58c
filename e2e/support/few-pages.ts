import { type Application, openApplication } from "../../scripts/site/application";
import { buildEnvironment } from "../../scripts/site/build-environment";
import { writeSite } from "../../scripts/site/build-site";
import { stack } from "../../supabase/tests/support/stack";

type Environment = Awaited<ReturnType<typeof buildEnvironment>>;
type BrowserFiles = Omit<Application, "prerender">;

/**
 * Makes some pages of the stack's site in a folder, beside the not-found ones, with the application that the stack has built; all
 * of them would take half a minute.
 * @param browserFiles those of another build of the same sources
 */
export async function buildPages(
  paths: readonly string[],
  outDir: string,
  browserFiles?: (environment: Environment, application: Application) => Promise<BrowserFiles>,
): Promise<void> {
  const { NODE_ENV } = process.env;
  try {
    const environment = await buildEnvironment({
      VITE_SITE_URL: stack.siteUrl,
      VITE_SUPABASE_URL: stack.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    });
    // It loads React as production does, so no earlier browser test in this worker may have loaded it.
    const application = await openApplication({ environment, log: () => undefined });
    const prerender = {
      ...application.prerender,
      publishedArticles: () => Promise.resolve([]),
      prerenderedPaths: () => Promise.resolve([...paths]),
    };
    const files = await browserFiles?.(environment, application);
    await writeSite({ ...application, ...files, prerender }, { outDir, environment });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
