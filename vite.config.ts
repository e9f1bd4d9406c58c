import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every public page needs travels in two files instead of twenty: they compress better together, and each request
 * costs its headers. Everything else is split by route.
 */
const FIRST_DOWNLOAD = [
  // Alone, else the entry, which must be tiny, would pull in whatever shares a file with it.
  { name: "boot", test: /vite\/preload-helper|src\/boot\.ts/ },
  {
    name: "vendor",
    // Without what only staff's pages use of the same packages.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx)\/(?!.*\/(?:mutationObserver|infiniteQueryObserver|queriesObserver|use(?:Mutation|InfiniteQuery|Queries))\.)|rolldown\/runtime/,
  },
  {
    name: "shared",
    test: /_shared\/domain\/service-names|src\/(?:i18n\/(?!dictionaries|admin)|config\/|tracking\/|lib\/(?!video)|content\/(?:facts|service-titles)\.|seo\/(?:page-head|use-site-head|description)|components\/(?:ui\/(?:button|icons|line-icons|skeleton)|patterns\/(?:contact-link|scene|section-failure|steps-line))|data\/(?:settings\/site-settings|errors|url-redirects\/redirect-rules|insert-event|prime-query|reviews\/(?:reviews|stored-rating)\.queries)|site\/reviews\/(?:review-quote|review-link|reviews-fallback))/,
  },
  {
    name: "service",
    test: /src\/site\/services\/(?:service-(?!content|texts|head|video)|service\.queries|price-and-why|section-boundary|unknown-service|floating-layer|use-service-texts)/,
    // Only what every service page needs: what it shares with other pages stays with them.
    includeDependenciesRecursively: false,
  },
  {
    // The editor's preview draws with the article page's code: that must not cut it to pieces for readers.
    name: "article",
    test: /src\/(?:site\/article\/(?!find-infographic)|components\/patterns\/markdown\/(?:body-node|markdown-body)|data\/generated-images\/stored-pictures|i18n\/dictionaries\/article-page)/,
    includeDependenciesRecursively: false,
  },
];

/** Goes once more over the files of every first download, which are counted in bytes: a hundredth of them is left out. */
const minifyTwice = (): Plugin => ({
  name: "minify-twice",
  apply: (_, { mode, isSsrBuild }) => mode === "production" && !isSsrBuild,
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !FIRST_DOWNLOAD.some(({ name }) => name === file.name)) continue;
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
      if (code !== undefined) file.code = code;
    }
  },
});

/** The router's package names its development build whatever the mode is; the other one has no warnings in it. */
const productionRouter = [
  { find: /^react-router$/, replacement: here("./node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: here("./node_modules/react-router/dist/production/dom-export.mjs"),
  },
];

export default defineConfig(({ mode, command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), minifyTwice()],
  resolve: {
    alias: [
      { find: "@", replacement: here("./src") },
      { find: "@domain", replacement: here("./supabase/functions/_shared/domain") },
      ...(command === "build" && mode === "production" && !isSsrBuild ? productionRouter : []),
    ],
  },
  build: {
    copyPublicDir: !isSsrBuild,
    // Scenes stay files: inlined they would travel once in the HTML and again in the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: FIRST_DOWNLOAD } } },
  },
}));
