import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { onceImported } from "./scripts/site/once-imported.ts";
import { laterParts } from "./scripts/site/page-weight/later-parts.ts";
import { shortClassNames } from "./scripts/site/page-weight/short-names.ts";
import { contentTexts } from "./scripts/texts/texts-plugin.ts";

const SHARED_BY_PAGES =
  /src\/(?:assets|components\/(?:ui|patterns)\/[^/]+$|config|content|i18n|lib|seo|site)|@tanstack/;

/** The part of them that the back office uses, too. */
const SHARED_BY_BOTH =
  /src\/(?:components\/(?:ui\/[^/]+$|patterns\/(?:section-failure|form-field))|config|i18n|lib)|fact-placeholders|@tanstack|date-fns/;

/** The back office, and the packages that its pages use one by one. */
const BACK_OFFICE =
  /src\/(?:admin|data\/staff|texts\/admin|components\/(?:ui|patterns)\/staff)\/|\/node_modules\/(?:@radix-ui|lucide-react)\//;

/** Parts of the back office's pages that need no large package. */
const SMALL_PARTS =
  /src\/(?:data\/staff|admin\/(?:history\/activity|shared\/(?:admin-page|card|figure|list-states|moments|query-view|staff-name)))|\/node_modules\/lucide-react\//;

export default defineConfig(({ isSsrBuild }) => ({
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
    alias: {
      "@supabase/realtime-js": fileURLToPath(
        new URL("src/data/staff/client/no-live-changes.ts", import.meta.url),
      ),
    },
  },
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
                { name: "zod", test: /node_modules\/zod\// },
                // The application's start: every page, public or not, has it.
                { name: "index", test: /\/index\.html$/ },
                { name: "base", test: SHARED_BY_BOTH, minShareCount: 8 },
                { name: "site", test: SHARED_BY_PAGES, minShareCount: 4 },
                // The page behind a look link has them without the rest of the back office.
                { name: "controls", test: /components\/ui\/staff\/form-controls/ },
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
