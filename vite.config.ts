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

const BACK_OFFICE = /src\/(?:admin|data\/staff|texts\/admin|components\/(?:ui|patterns)\/staff)\/|node_modules\/(?:@supabase\/(?!postgrest)|@radix-ui|radix-ui|lucide-react|sonner|react-hook-form|@hookform|react-remove-scroll|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib|iceberg-js|get-nonce|detect-node-es|react-remove-scroll-bar)\//;

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
              // One file with everything it imports: nothing else runs before the first interaction.
              groups: [
                { name: "page-script", test: /src\/page-script\.ts/ },
                { name: "index", test: /\/index\.html$/ },
                // Modules that several public pages share are one file: forty small files cost a phone more than the bytes it would save.
                { name: "site", test: SHARED_BY_PAGES, minShareCount: 4 },
                { name: "postgrest", test: /node_modules\/@supabase\/postgrest-js\// },
                { name: "zod", test: /node_modules\/zod\// },
                { name: "staff", test: BACK_OFFICE, minShareCount: Number(process.env.T ?? 20), includeDependenciesRecursively: false },
                { name: "frame", test: /src\/admin\/layout\/admin-(root|shell)\.tsx/ },
              ],
            },
          },
        },
  },
}));
