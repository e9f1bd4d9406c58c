import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { onceImported } from "./scripts/site/once-imported.ts";
import { laterParts } from "./scripts/site/page-weight/later-parts.ts";
import { shortClassNames } from "./scripts/site/page-weight/short-names.ts";
import { contentTexts } from "./scripts/texts/texts-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The router's package names its development build in every mode. The other one has no warnings. */
const productionRouter = [
  { find: /^react-router$/, replacement: here("node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: here("node_modules/react-router/dist/production/dom-export.mjs"),
  },
];

/**
 * A package of the Markdown parser decodes names like `&amp;` with an element of the page, which workers do not have, and has a
 * table for them, which Vite does not choose (https://github.com/vitejs/vite/issues/7439).
 */
const ENTITIES = {
  find: /^decode-named-character-reference$/,
  replacement: here("node_modules/decode-named-character-reference/index.js"),
};
const entitiesInWorkers: Plugin = {
  name: "entities-in-workers",
  enforce: "pre",
  resolveId: { filter: { id: ENTITIES.find }, handler: () => ENTITIES.replacement },
};

/** The query client's package, without the part that only the back office uses. */
const TANSTACK = "@tanstack/(?!.*useIsFetching)";

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join("|"));

const SHARED_BY_PAGES = anyOf(
  "src/(?:assets|components/(?:ui|patterns)/[^/]+$|config|content|i18n|lib|seo|site)",
  TANSTACK,
);

/** The part of them that the back office uses, too. */
const SHARED_BY_BOTH = anyOf(
  "src/(?:components/ui/[^/]+$|config|i18n|lib|assets/scenes|data/public/(?:choose-redirect|with-search))",
  "patterns/(?:section-failure|form-field|picture|service-scene|markdown/heading-ids)",
  "_shared/domain/(?:fact-placeholders|video\\.)",
  "date-fns",
  TANSTACK,
);

/** The back office, and the packages that its pages use one by one. */
const BACK_OFFICE =
  /src\/(?:admin|data\/staff|texts\/admin|components\/(?:ui|patterns)\/staff)\/|\/node_modules\/lucide-react\//;

/** Parts of the back office's pages that need no large package. */
const SMALL_PARTS = anyOf(
  "src/data/staff",
  "src/components/patterns/staff/lazy-part",
  "src/admin/shared/(?:admin-page|card|list-states|moments|query-view|staff-name|use-fetched)",
  "_shared/domain/post-draft",
  "useIsFetching",
  "/node_modules/lucide-react/",
);

/** Small modules of some pages of the back office: each kind is a file, without what its modules import. */
const KINDS = Object.entries({
  radix: anyOf(
    "@radix-ui/(?:primitive|react-(?:collection|compose-refs|context|id|presence|primitive|roving-focus|slot|tabs|use-))",
    "ui/staff/tabs",
  ),
  "form-library": /node_modules\/(?:react-hook-form|@hookform)\//,
  forms: anyOf(
    "src/texts/admin/(?:manage|history)",
    "src/admin/(?:history/(?:use-undo|history-button)|resource/delete-dialog|shared/(?:day-input|form-fields|options))",
  ),
  figures: anyOf(
    "src/admin/(?:history/activity-(?:row|sentence)|shared/figure)",
    "src/(?:data/staff/(?:read-expiries|fact-uses)|texts/admin/permit-name)",
    "icons/pen-line",
  ),
  lists:
    /src\/admin\/shared\/(?:paged-list|pager|address-filter|search-field|chooser|focus|use-service-name|post-status-badge|icon-button)/,
  posts: /src\/(?:admin\/shared\/use-unread-posts|data\/staff\/post\.mutations)/,
  reviews: /src\/admin\/posts\/review\/(?:queue|text-row|words-of-state|use-author-name)/,
  "sign-in": /src\/(?:admin\/sign-in\/(?!sign-in-over|leave)|data\/staff\/second-factor)/,
}).map(([name, test]) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    laterParts(),
    react(),
    tailwindcss(),
    shortClassNames(),
    onceImported(),
    contentTexts(import.meta.dirname),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: "@supabase/realtime-js", replacement: here("src/data/staff/client/no-live-changes.ts") },
      { find: /^@supabase\/storage-js$/, replacement: here("src/data/staff/client/files-on-demand.ts") },
      ...(command === "build" && !isSsrBuild ? productionRouter : []),
      // In development pages and workers share their modules.
      ...(command === "serve" ? [ENTITIES] : []),
    ],
  },
  worker: { plugins: () => [entitiesInWorkers] },
  build: {
    copyPublicDir: !isSsrBuild,
    // Scenes stay files: inlined they would travel once in the HTML and again in the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Names the files of each page's modules for the prerender.
    manifest: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ["index.html", "src/page-script.ts"],
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            codeSplitting: {
              // A module belongs to the first group that matches. Forty small files cost a phone more than the bytes they would
              // save: each has its own headers, and compresses alone. A group takes what its modules import along, so those for
              // visitors come first: no page of theirs may load a file of the back office.
              groups: [
                // One file with everything it imports: nothing else runs before the first interaction.
                { name: "page-script", test: /src\/page-script\.ts/ },
                { name: "postgrest", test: /@supabase\/postgrest-js\// },
                { name: "storage", test: /@supabase\/storage-js\//, includeDependenciesRecursively: false },
                { name: "zod", test: /node_modules\/zod\// },
                {
                  name: "syntax-tree",
                  test: /node_modules\/(?:vfile-message|unist-util-(?:stringify-)?position|devlop)\//,
                  includeDependenciesRecursively: false,
                },
                // The application's start: every page, public or not, has it.
                { name: "index", test: /\/index\.html$/ },
                { name: "base", test: SHARED_BY_BOTH, minShareCount: 5 },
                { name: "site", test: SHARED_BY_PAGES, minShareCount: 4 },
                // The page behind a look link has them without the rest of the back office.
                { name: "controls", test: /components\/ui\/staff\/form-controls/ },
                ...KINDS,
                // With a lower count a page loads more that it does not use than it saves in files.
                { name: "staff", test: BACK_OFFICE, minShareCount: 16 },
                // The outer frame shows the message when the inner one cannot be loaded.
                { name: "admin-root", test: /src\/admin\/layout\/admin-root\.tsx/ },
                { name: "admin-shell", test: /src\/admin\/layout\/admin-shell\.tsx/ },
                { name: "parts", test: SMALL_PARTS, minShareCount: 5, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
}));
