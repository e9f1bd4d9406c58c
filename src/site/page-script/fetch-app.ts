import type { BeforeApp } from "@/lib/prerendered-page";
import { whenIdle } from "@/lib/browser-state";

/** Where what a prerendered page was made from is, which its head names. */
export const stateAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="page-state"]')?.content;

/**
 * Has the browser cache the application's files while it has nothing else to do, one in each idle moment, and runs none of them:
 * whoever touches the page later has it at once.
 */
export function fetchApp(page: BeforeApp): void {
  const read = async () => {
    const address = stateAddress();
    const state = !page.isHydrating && address && (await fetchQuietly(address));
    if (!state || page.isHydrating) return;
    const { files } = (await state.json()) as { files: string[] };
    for (const file of files) {
      await new Promise<void>(whenIdle);
      if (page.isHydrating) return;
      prefetch(file);
    }
  };
  const start = () => whenIdle(() => void read());
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/**
 * As a link: for the answer to a `fetch` that nobody reads, Chrome's main thread works 10 to 17 ms a page, as measured at full speed.
 * Safari knows no such links.
 */
function prefetch(file: string): void {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) return void fetchQuietly(file);
  // With the credentials of the later request, so that the cache takes both for the same.
  document.head.append(Object.assign(link, { rel: "prefetch", href: file, crossOrigin: "" }));
}

/** The later request for the file reports why it fails. */
const fetchQuietly = (address: string) =>
  fetch(address, { priority: "low" }).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  );
