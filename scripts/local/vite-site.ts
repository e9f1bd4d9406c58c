import type { Server } from "node:http";
import { createServer } from "vite";
import type { NodeHandler } from "./origin-server";
import { repositoryRoot } from "./settings";

interface ViteSiteOptions {
  server: Server;
  siteUrl: string;
  publishableKey: string;
}

/** Serves the sources with hot reload through the stack's own server. */
export async function serveWithVite({ server, siteUrl, publishableKey }: ViteSiteOptions): Promise<{
  handler: NodeHandler;
  stop: () => Promise<void>;
}> {
  // Vite takes VITE_ variables from here, as the build does.
  Object.assign(process.env, {
    VITE_SITE_URL: siteUrl,
    VITE_SUPABASE_URL: siteUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  const vite = await createServer({
    root: repositoryRoot,
    appType: "spa",
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ["**/.local*/**"] } },
  });
  return { handler: vite.middlewares, stop: () => vite.close() };
}
