/*
 * Vite's builds, one after the other, into the folders of the arguments: the browser's files, the program that makes pages, and the
 * scripts of pages. In one process, which loads Vite, its plugins and the texts once: 1.4 s less processor time of 10.8. JavaScript, because a
 * loader for TypeScript would cost as much again.
 */
import { build } from "vite";

const [client, server, scripts] = process.argv.slice(2);

for (const options of [{ outDir: client }, { outDir: server, ssr: "src/build/prerender.tsx", minify: false }])
  await build({ logLevel: "warn", build: { ...options, emptyOutDir: true } });

/** The values are not known yet: the build inserts them in place of these (page-scripts.ts). */
const define = Object.fromEntries(
  ["APP", "PAGE_SCRIPT", "TAG_MANAGER_ID"].map((name) => [name, `"__${name}__"`]),
);
for (const input of ["src/starter.ts", "src/tag-manager.ts"])
  await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      outDir: scripts,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rollupOptions: { input, output: { format: "iife", entryFileNames: "[name].js" } },
    },
  });
